"""What nobody sends by mistake: texts and JSON that programs stumble over."""

from __future__ import annotations

TEXTS = [
    "\\u0000", "a\\u0000b", "\\u001b[31m", "line\\nbreak", "\\u007f", "\\u009b2J", "\\u2028", "\\u202egnp.exe", "\\u2066a",
    "\\u200fa", "\\u061ca", "a\\u200bb", "\\ufeffa", "\\ud800", "\\udc00", "a\\ud83d", "\\ude00\\ud83d", "\\ufffe",
    "\\udb40\\udc41", "", " ", "\\u00a0", "\\u0301",
]  # fmt: skip
"""Texts that are unfit for a name and for chat, as they stand in JSON."""

HALVES = [
    "NaN",
    "-Infinity",
    "1e999",
    "9" * 400,
    "-" + "9" * 25,
    "\x00",
    "tru",
    "'a'",
    "[1,]",
    '{"a":1,}',
    '"\x01"',
    '"\\x"',
    '"\\u12"',
]
"""Values that are no JSON or that nothing can hold."""


def nested(depth: int, unit: str) -> str:
    """A value of this depth, made of brackets like `[` or `{"a":`."""
    closing = "".join({"[": "]", "{": "}"}.get(letter, "") for letter in reversed(unit))
    times = depth // len(closing)
    return unit * times + "1" + closing * times


def values(room: int) -> list[str]:
    """Values that no field has, as JSON; the deep ones take about so many characters."""
    deep = [nested(room // 2, "["), nested(room // 6, '{"a":'), nested(room // 4, '[{"a":'), "[" * room, "]" * 9]
    return [*HALVES, nested(66, "["), *deep, '"' + "\\" * (room | 1), '{"a":"' + '\\"[' * (room // 3)]


def messages(fine: str, room: int = 4000) -> list[bytes]:
    """What shall be refused, made from a message that is not; in it, @ stands in a text."""
    whole = fine.replace("@", "a").encode()
    first = fine.partition(":")[0]
    found = [fine.replace("@", text).encode() for text in TEXTS if "@" in fine]
    found += [f"{first}:{value}}}".encode() for value in values(room)]
    found += [whole[:-1] + f',"extra":{value}}}'.encode() for value in values(room)]
    found += [
        whole[:-1] + b',"extra":"' + bad + b'"}' for bad in (b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80")
    ]
    found += [b"\xef\xbb\xbf" + whole, whole.decode().encode("utf-16"), whole + b"\xff", whole[:-1], whole + whole]
    return [*found, b"[" + whole + b"]", b"", b"null", b"[]", b'""', b"0", b"\x00", b"\xff\xfe"]
