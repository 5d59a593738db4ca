"""Write tests/bulk/sylvion.txt: the course and outcome of many games, which both builds must reproduce.

To be run after a change of the rules, or of the players in tests/helpers: `.venv/bin/python -m tools.make_bulk`. With
`--digests N` it writes nothing, but prints the digest of the first N games, for comparing builds.
"""

from __future__ import annotations

import argparse
import sys

from tests.bulk.games import ALL_GAMES, BLOCK, STORED, Tally, block, play

HEAD = f"# Games {BLOCK} by {BLOCK}, as tests/bulk/games.py numbers them. Written by tools/make_bulk.py.\n"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--digests", type=int, metavar="N", help="print the digest of the first N games")
    games = parser.parse_args(arguments).digests
    if games is not None:
        tally = Tally()
        for number in range(games):
            play(number, tally, checked=False)
        print(tally.line(), tally.digests.hexdigest())
        return
    lines = []
    for number in range(ALL_GAMES // BLOCK):
        lines.append(block(number))
        print(f"\r{number + 1} of {ALL_GAMES // BLOCK} blocks", end="", file=sys.stderr)
    print(file=sys.stderr)
    STORED.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
