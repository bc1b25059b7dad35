"""How long the page takes from a message of the server to the picture of it.

``python -m benchmarks.bench_browser``: the page plays a part of a game of each kind by itself, in
Chromium, and prints milliseconds from the arrival of each update to after its first frame.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.driver import open_table, wait_for_choice
from tests.server.harness import ServerProcess

GAMES: Final = (("android", 5, 120), ("voices", 6, 60))
SIZES: Final = ((1280, 720), (390, 844))

TIME_MESSAGES: Final = """(() => {
  const Native = window.WebSocket;
  window.drawn = [];
  window.WebSocket = class extends Native {
    set onmessage(receive) {
      super.onmessage = (event) => {
        const { type } = JSON.parse(event.data);
        const arrived = performance.now();
        receive(event);
        requestAnimationFrame(() => {
          const afterFrame = new MessageChannel();
          afterFrame.port1.onmessage = () =>
            window.drawn.push({ type, took: performance.now() - arrived });
          afterFrame.port2.postMessage(null);
        });
      };
    }
  };
})()"""

PLAY: Final = """(choices) => new Promise((done) => {
  let made = 0;
  let answered = null;
  const step = () => {
    const bar = document.querySelector('[aria-label=Decision]');
    if (made >= choices || !bar || document.querySelector('dialog[open]')) return done();
    if (bar.classList.contains('mine') && bar.dataset.ask !== answered) {
      const aimed = [...document.querySelectorAll('button')].find((one) =>
        one.textContent.includes('Push!'));
      const ways = [...bar.querySelectorAll('button[data-action]:not(:disabled)')];
      const chosen = aimed ?? ways[(made * 7) % ways.length];
      if (chosen) {
        answered = bar.dataset.ask;
        made += 1;
        chosen.click();
      } else bar.querySelector('button[data-group]')?.click();
    }
    setTimeout(step, 120);
  };
  step();
})"""


def measure(browser: Browser, url: str, game: str, seats: int, choices: int) -> None:
    for width, height in SIZES:
        context = browser.new_context(base_url=url, viewport={"width": width, "height": height})
        page = context.new_page()
        page.add_init_script(TIME_MESSAGES)
        open_table(page, game, ["me", *["random"] * (seats - 1)], seed=5)
        wait_for_choice(page)
        page.evaluate(PLAY, choices)
        drawn = page.evaluate("window.drawn")
        first = [one["took"] for one in drawn if one["type"] == "position"]
        updates = sorted(one["took"] for one in drawn if one["type"] == "update")
        sys.stdout.write(
            f"{game:8} {seats} seats {width}x{height}: first picture {first[0]:.0f} ms; "
            f"{len(updates)} updates, median {at(updates, 0.5):.0f} ms, "
            f"95 of 100 within {at(updates, 0.95):.0f} ms, longest {updates[-1]:.0f} ms\n"
        )
        context.close()


def at(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game, seats, choices in GAMES:
            measure(browser, server.url, game, seats, choices)
        browser.close()


if __name__ == "__main__":
    main()
