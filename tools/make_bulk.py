"""Write tests/bulk/<game>.txt: the course and outcome of many games, which both builds must reproduce.

To be run after a change of the rules, or of a game's players, scenes or plan: `.venv/bin/python -m tools.make_bulk`, or
`… tools.make_bulk sylvion` for one game alone. With `--digests N` it writes nothing, but prints the digest of the first N
games, for comparing builds.
"""

from __future__ import annotations

import argparse
import sys

from tests.bulk.games import Plan, Tally, plans, play

HEAD = "# Games {block} by {block}, as tests/bulk/plans/{name}.py numbers them. Written by tools/make_bulk.py.\n"


def digest(plan: Plan, games: int) -> str:
    """The course of the first games, and the digest of all their final states."""
    tally = Tally()
    for number in range(games):
        play(plan, number, tally, checked=False)
    return f"{tally.line()} {tally.digests.hexdigest()}"


def write(plan: Plan) -> None:
    """Play all blocks of a game and store them."""
    lines = []
    for number in range(plan.blocks):
        lines.append(plan.line(number))
        print(f"\r{plan.name}: {number + 1} of {plan.blocks} blocks", end="", file=sys.stderr)
    print(file=sys.stderr)
    plan.stored_in.write_text(HEAD.format(block=plan.block, name=plan.name) + "\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--digests", type=int, metavar="N", help="print the digest of the first N games")
    given = parser.parse_args(arguments)
    for plan in plans():
        if given.game and plan.name not in given.game:
            continue
        if given.digests is None:
            write(plan)
        else:
            print(digest(plan, given.digests))


if __name__ == "__main__":
    main(sys.argv[1:])
