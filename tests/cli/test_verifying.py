"""`lichtung verify` and the proof of a fair deal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import lichtung
from lichtung import deal
from tests.cli.harness import call

TABLE = "abcDEF234567"
SECRET, NONCE = "11" * 32, "22" * 16
SHARES: deal.Shares = {0: "ab" * 32, 1: None}
PROOF = deal.Proof(TABLE, deal.commitment(TABLE, SECRET, NONCE), SECRET, NONCE, SHARES)


def proven(shares: deal.Shares = SHARES) -> str:
    """A record with the proof of its deal, as a server gives it."""
    state = lichtung.game("sylvion").start(seats=2, seed=deal.seed(TABLE, SECRET, shares), mode="introductory")
    for _ in range(5):
        state.play(state.words()[-1])
    proof = deal.Proof(TABLE, PROOF.commitment, SECRET, NONCE, shares)
    head, _, body = state.record().partition("\n\n")
    return f"{head}\n\n{proof.written()}{body}"


def kept(tmp_path: Path, text: str) -> str:
    """A file with a record."""
    file = tmp_path / "game.rec"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_fair_deal_is_said_to_be_one(tmp_path: Path) -> None:
    done = call(tmp_path, "verify", kept(tmp_path, proven()))
    said = " ".join(done.stdout.split())
    assert 0 == done.returncode
    assert ": ok – sylvion, moves: 5" in said
    assert f"The deal is fair. It was promised as {PROOF.commitment} before the first card." in said
    assert "Its cards follow from the shares of A, too. No share came from B." in said


def test_a_game_that_somebody_played_alone_rests_on_the_promise(tmp_path: Path) -> None:
    done = call(tmp_path, "verify", kept(tmp_path, proven({0: None})))
    assert 0 == done.returncode
    assert "Nobody gave a share to it" in " ".join(done.stdout.split())


def test_the_promise_that_one_was_given_is_compared(tmp_path: Path) -> None:
    file = kept(tmp_path, proven())
    assert 0 == call(tmp_path, "verify", file, "--commitment", PROOF.commitment.upper()).returncode
    done = call(tmp_path, "verify", file, "--commitment", "0" * 64)
    assert 2 == done.returncode
    assert done.stdout.startswith(f"{file}: the deal is not proven: the record names another promise than")
    plain = kept(tmp_path, "\n".join(line for line in proven().splitlines() if not line.startswith("; deal")) + "\n")
    assert 0 == call(tmp_path, "verify", plain).returncode
    done = call(tmp_path, "verify", plain, "--commitment", PROOF.commitment)
    assert (2, f"{plain}: this record has no proof of its deal.\n") == (done.returncode, done.stdout)


FORGED: dict[str, tuple[Callable[[str], str], str]] = {
    "another secret": (lambda text: text.replace(SECRET, "33" * 32), "not the one that it had promised"),
    "another nonce": (lambda text: text.replace(NONCE, "44" * 16), "not the one that it had promised"),
    "another table": (lambda text: text.replace(f"table {TABLE}", "table another"), "not the one that it had promised"),
    "another share": (lambda text: text.replace("ab" * 32, "cd" * 32), "do not follow from the shares"),
    "a share left out": (lambda text: text.replace("; deal seat 1 none\n", ""), "do not follow from the shares"),
    "another seat": (lambda text: text.replace("seat 1 none", "seat 2 none"), "do not follow from the shares"),
    "a line left out": (lambda text: text.replace(f"; deal nonce {NONCE}\n", ""), "is damaged"),
    "a line twice": (lambda text: text.replace("; deal seat 1 none\n", "; deal seat 1 none\n" * 2), "is damaged"),
    "an unknown line": (lambda text: text.replace("; deal nonce", "; deal nonsense"), "is damaged"),
    "a short share": (lambda text: text.replace("ab" * 32, "ab" * 31), "is damaged"),
    "no seed": (lambda text: "\n".join(line for line in text.splitlines() if "[seed" not in line), "do not follow"),
}


@pytest.mark.parametrize("forgery", FORGED)
def test_a_forged_proof_is_refused_in_one_line(tmp_path: Path, forgery: str) -> None:
    forge, complaint = FORGED[forgery]
    text = proven()
    assert text != forge(text)
    file = kept(tmp_path, forge(text))
    done = call(tmp_path, "verify", file)
    assert 2 == done.returncode
    assert complaint in done.stdout
    assert 1 == len(done.stdout.splitlines())
    assert "" == done.stderr


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
@pytest.mark.parametrize("forgery", ["another secret", "another share", "a line twice", None])
def test_every_outcome_is_said_in_every_language(tmp_path: Path, lang: str, forgery: str | None) -> None:
    forge = FORGED[forgery][0] if forgery else str
    done = call(tmp_path, "--lang", lang, "verify", kept(tmp_path, forge(proven())))
    assert (2 if forgery else 0) == done.returncode
    assert "cli-deal" not in done.stdout


def test_a_seed_needs_every_part() -> None:
    """Each part alone changes the seed, and no two sets of shares are written alike."""
    one = deal.seed(TABLE, SECRET, SHARES)
    others = [
        deal.seed("another", SECRET, SHARES),
        deal.seed(TABLE, NONCE * 2, SHARES),
        deal.seed(TABLE, SECRET, {0: SHARES[0]}),
        deal.seed(TABLE, SECRET, {1: SHARES[0], 0: None}),
        deal.seed(TABLE, SECRET, {0: SHARES[0], 1: "ab" * 32}),
    ]
    assert 6 == len({one, *others})
    assert all(0 <= seed < 2**128 for seed in (one, *others))
    assert one == deal.seed(TABLE, SECRET, dict(reversed(SHARES.items())))
