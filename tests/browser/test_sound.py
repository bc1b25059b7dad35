"""Sound: off until it is asked for; every sound can be heard, and none is too long or too loud."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import bar, open_table, wait_for_choice

LIBRARY: Final = """
export * from "./src/lib/sound/sounds";
export * from "./src/lib/sound/synth";
"""
RENDER: Final = """async () => {
  const rate = 22_050;
  const measured = async (seconds, begin) => {
    const audio = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate);
    begin(Sound.busOf(audio, 1));
    const samples = (await audio.startRendering()).getChannelData(0);
    const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
    const tail = samples.slice(-rate / 20);
    return {
      seconds,
      loudest: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
      power: Math.sqrt(power),
      tail: tail.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    };
  };
  const heard = { once: {}, on: {} };
  for (const [name, sound] of Object.entries(Sound.SOUNDS)) {
    const render = (bus) => Sound.play(sound, bus, 0);
    heard.once[name] = await measured(Sound.heardFor(sound) + 0.1, render);
  }
  for (const [name, ambience] of Object.entries(Sound.AMBIENCES)) {
    heard.on[name] = await measured(6, (bus) => Sound.surround(ambience, bus));
  }
  return heard;
}"""
WATCHED: Final = """
window.opened = [];
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.opened.push(this);
  }
};
"""
STATES: Final = "() => window.opened.map((audio) => audio.state)"


@pytest.fixture(scope="module")
def library(web: Path) -> str:
    """The page's own code for sounds, as a script."""
    command = ["npx", "esbuild", "--bundle", "--format=iife", "--global-name=Sound", "--loader=ts"]
    made = subprocess.run(
        command, cwd=web, check=True, capture_output=True, text=True, input=LIBRARY
    )
    return made.stdout


def test_every_sound_is_heard_and_keeps_its_bounds(page: Page, library: str) -> None:
    page.add_script_tag(content=library)
    heard: dict[str, dict[str, dict[str, Any]]] = page.evaluate(RENDER)
    assert {"card", "token", "dark", "hit", "verdict", "thud", "gasp", "gavel", "fall"} <= set(
        heard["once"]
    )
    assert "rain" in heard["on"]
    for name, sound in heard["once"].items():
        assert 0.02 < sound["loudest"] < 0.95, (name, sound)
        assert sound["power"] > 0.001, (name, sound)
        assert sound["seconds"] < 3.5, (name, sound)
        assert sound["tail"] < 0.002, (name, sound)
    for name, sound in heard["on"].items():
        assert 0.002 < sound["power"] < 0.1, (name, sound)
        assert sound["loudest"] < 0.5, (name, sound)


def test_there_is_no_audio_before_it_is_wanted_and_none_afterwards(page: Page) -> None:
    page.context.add_init_script(WATCHED)
    open_table(page, "android", ["me", "rookie", "rookie"], seed=7)
    wait_for_choice(page)
    page.keyboard.press("Escape")
    assert page.evaluate(STATES) == []

    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Volume")).to_have_count(0)
    page.get_by_role("button", name="Sound on").click()
    page.wait_for_function("() => window.opened.at(-1)?.state === 'running'")
    page.get_by_label("Volume").fill("0.25")

    page.reload()
    expect(bar(page)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Volume")).to_have_value("0.25")
    page.wait_for_function("() => window.opened.at(-1)?.state === 'running'")

    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.wait_for_function("() => window.opened.every((audio) => audio.state === 'closed')")
    page.reload()
    expect(bar(page)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Sound on")).to_be_visible()
    assert page.evaluate(STATES) == []
