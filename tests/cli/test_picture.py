"""The picture in the README is what the table looks like."""

from __future__ import annotations

from xml.etree import ElementTree

from tools import terminal_picture


def test_the_picture_is_up_to_date() -> None:
    stored = terminal_picture.PICTURE.read_text(encoding="utf-8")
    assert terminal_picture.picture() == stored, "run python tools/terminal_picture.py"


def test_the_picture_shows_the_board_in_colours() -> None:
    root = ElementTree.fromstring(terminal_picture.picture())
    texts = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]
    colours = {element.get("fill") for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert any("Fountain" in text for text in texts)
    assert len(colours) >= 6
