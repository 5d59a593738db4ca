"""A short round of each game as a moving picture: docs/gallery/moving-<game>.webp, at most 1.5 MB each.

Run `python -m tools.moving [GAME …]` (needs Chromium and the built browser table). One seat is played by chance in a numbered
deal, at the usual speed; between two answers the picture shows what moves. What stands still takes one frame only.
"""

from __future__ import annotations

import io
import random
import sys
from time import monotonic
from typing import Final

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

from tests.browser.visitor import Visitor, visiting
from tools import browser as chromium
from tools.gallery import DEAL, GAMES, LEVEL, MIDDLE, OUT, served

SIZE: Final = (1120, 700)  # of the page
SHOWN: Final = (720, 450)
SECONDS: Final = 14.0
REST: Final = 900  # milliseconds that an open question is looked at before it is answered
MAX_BYTES: Final = 1_500_000
QUALITIES: Final = (70, 55, 40, 28)  # the first that fits

Frame = tuple[Image.Image, int]  # and for how many milliseconds


def record(visitor: Visitor, dice: random.Random) -> list[Frame]:
    """Play on for a while, and photograph as quickly as it goes."""
    frames: list[Frame] = []
    start = last = asked = monotonic()
    shown = ""
    while monotonic() - start < SECONDS:
        shot = visitor.page.screenshot(type="jpeg", quality=90, animations="allow")
        image = Image.open(io.BytesIO(shot)).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
        now = monotonic()
        add(frames, image, round((now - last) * 1000))
        last = now
        state = visitor.look()
        if state["over"]:
            break
        if state["busy"] or not state["lit"]:
            asked = now
        elif (now - asked) * 1000 > REST or state["shown"] == shown:
            shown = state["shown"]
            visitor.answer(dice, state)
            asked = monotonic()
    return frames


def add(frames: list[Frame], image: Image.Image, milliseconds: int) -> None:
    """One picture more, or the last one for longer."""
    if frames and ImageChops.difference(frames[-1][0], image).getbbox() is None:
        frames[-1] = (frames[-1][0], frames[-1][1] + milliseconds)
    else:
        frames.append((image, milliseconds))


def pack(frames: list[Frame]) -> bytes:
    """The frames as one file that is small enough."""
    for quality in QUALITIES:
        file = io.BytesIO()
        images, times = zip(*frames, strict=True)
        images[0].save(
            file,
            "WEBP",
            save_all=True,
            append_images=images[1:],
            duration=list(times),
            loop=0,
            quality=quality,
            method=4,
        )
        if file.tell() <= MAX_BYTES:
            break
    return file.getvalue()


def main() -> int:
    """Make the pictures of all games, or of the named ones."""
    path = chromium.find()
    if path is None:
        print("There is no Chromium: run python tools/browser.py", file=sys.stderr)
        return 1
    with sync_playwright() as play, served() as site:
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for game in sys.argv[1:] or GAMES:
            with visiting(browser, site, SIZE, "en", "light", speed="normal") as visitor:
                visitor.sit(game, LEVEL.get(game, "easy"), DEAL)
                visitor.play_quickly(DEAL, until=MIDDLE[game] // 2)
                frames = record(visitor, random.Random(DEAL))
            packed = pack(frames)
            (OUT / f"moving-{game}.webp").write_bytes(packed)
            print(f"moving-{game}: {len(frames)} frames, {len(packed) / 1e6:.2f} MB", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
