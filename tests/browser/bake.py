"""Paint the city of the map: ``python -m tests.browser.bake``, after its painter has changed.

Only a browser can run the painter, so the pictures are kept beside its source, with a note of what
they were painted from.
"""

from __future__ import annotations

import base64
import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import sync_playwright

from caseboard.games.android.box import box
from tests.browser.chromium import chromium

WEB: Final = Path(__file__).parents[2] / "web"
PICTURE: Final = WEB / "art" / "city.webp"
FRONT: Final = WEB / "art" / "front.webp"
"""The part under the words of the front page: small, as it is the first picture to load."""
NOTE: Final = WEB / "art" / "city.json"
SHARED: Final = ("src/android/city.ts", "src/android/geometry.ts")
PAINT: Final = """async (world) => {
  const picture = await City.paint(world);
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""
CUT: Final = """async (picture) => {
  const whole = await createImageBitmap(await (await fetch(picture)).blob());
  const [x, y, width, height] = [0.06, 0.04, 0.66, 0.62].map(
    (share, n) => share * (n % 2 ? whole.height : whole.width),
  );
  const canvas = new OffscreenCanvas(1280, Math.round((1280 * height) / width));
  const pen = canvas.getContext("2d", { alpha: false });
  pen.imageSmoothingQuality = "high";
  pen.drawImage(whole, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const front = await canvas.convertToBlob({ type: "image/webp", quality: 0.42 });
  const bytes = new Uint8Array(await front.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


def world() -> dict[str, Any]:
    """The places and districts, as the page knows them."""
    places, districts = box().places, box().districts
    made: dict[str, Any] = msgspec.to_builtins({"places": places, "districts": districts})
    return made


def note() -> dict[str, str]:
    """What the picture depends on, and which picture it is."""
    painter = [*sorted((WEB / "art" / "city").glob("*.ts")), *(WEB / name for name in SHARED)]
    sources = hashlib.sha256(json.dumps(world(), sort_keys=True).encode())
    for path in painter:
        sources.update(path.read_bytes())
    pictures = {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in (PICTURE, FRONT)
    }
    return {"painted-from": sources.hexdigest(), **pictures}


def bundled() -> str:
    command = ["npx", "esbuild", "art/city/paint.ts", "--bundle", "--format=iife"]
    made = subprocess.run(
        [*command, "--global-name=City"], cwd=WEB, check=True, capture_output=True, text=True
    )
    return made.stdout


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        page.add_script_tag(content=bundled())
        city = page.evaluate(PAINT, world())
        PICTURE.write_bytes(base64.b64decode(city))
        front = page.evaluate(CUT, f"data:image/webp;base64,{city}")
        FRONT.write_bytes(base64.b64decode(front))
        browser.close()
    NOTE.write_text(json.dumps(note(), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
