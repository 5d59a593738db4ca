"""Resampling: every deal that a seat cannot rule out is equally likely, and what the seat knows stays."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.conftest import LONG
from tests.games.studying import play
from tests.games.sylvion.table import study
from tests.helpers.measured import note
from tests.helpers.stats import chi_square, evenly, limit

FILLER = ["E0"] * 4
TIMES = 200 if LONG else 20  # samples for each possible deal


def deck_of(s: State) -> tuple[str, ...]:
    return tuple(s.position()["defender_deck"])


def deal_of(s: State, seat: int) -> tuple[Any, ...]:
    """The hand of a seat and the deck."""
    position = s.position()
    return (*position["hands"][seat], "|", *position["defender_deck"])


def samples(s: State, seat: int, deals: int) -> list[State]:
    return [s.resample(seat, seed) for seed in range(TIMES * deals)]


def test_all_24_orders_of_a_deck_of_four_are_equally_likely() -> None:
    s = study("defend", hand="F1", defender_deck="F2 T1 OWL WHA", ravager_stack=FILLER)
    counts = Counter(deck_of(deal) for deal in samples(s, 0, 24))
    assert evenly(counts, 24)
    note("Sylvion: resampled orders of a deck of 4", f"{TIMES * 24} samples", "all 24 equally likely (chi-square)")


def test_equal_cards_are_dealt_as_often_as_they_are_there() -> None:
    s = study("defend", hand="F1", defender_deck="T1 T1 T1 OWL", ravager_stack=FILLER)
    counts = Counter(deck_of(deal).index("OWL") for deal in samples(s, 0, 4))
    assert evenly(counts, 4)


def test_the_partners_hand_and_the_deck_are_dealt_together_in_radio_silence() -> None:
    """Two of five cards in the hand, three in order in the deck: 60 deals."""
    s = study(
        "defend",
        communication="radio_silence",
        hands=["F1", "OWL WHA"],
        defender_deck="F2 T1 ELE",
        ravager_stack=FILLER,
    )
    counts = Counter(deal_of(deal, 1) for deal in samples(s, 0, 60))
    assert evenly(counts, 60)
    assert all(deal.position()["hands"][0] == ["F1"] for deal in samples(s, 0, 1))
    note("Sylvion: resampled hands and decks in radio silence", f"{TIMES * 60} samples", "all 60 deals equally likely")


def test_a_spectator_deals_both_hands_and_the_deck() -> None:
    s = study("defend", communication="radio_silence", hands=["F1", "OWL"], defender_deck="F2 T1", ravager_stack=FILLER)
    deals = [s.resample(None, seed) for seed in range(TIMES * 24)]
    counts = Counter((*deal.position()["hands"][0], *deal_of(deal, 1)) for deal in deals)
    # the spectator knows that the question is open, which is so in every deal
    assert evenly(counts, 24)


def test_an_open_hand_stays_as_it_is() -> None:
    s = study("defend", hands=["F1", "OWL WHA"], defender_deck="F2 T1 ELE", ravager_stack=FILLER)
    assert {tuple(deal.position()["hands"][1]) for deal in samples(s, 0, 6)} == {("WHA", "OWL")}
    assert evenly(Counter(deck_of(deal) for deal in samples(s, 0, 6)), 6)


def test_no_betrayal_is_dealt_to_a_hand() -> None:
    """A betrayal never stays in a hand, so a deal that puts one there can be ruled out."""
    s = study(
        "defend",
        communication="radio_silence",
        feats_betrayals=True,
        hands=["F1", "OWL"],
        defender_deck="BET T1",
        ravager_stack=FILLER,
    )
    counts = Counter(deal_of(deal, 1) for deal in samples(s, 0, 4))
    possible = {
        ("OWL", "|", "BET", "T1"),
        ("OWL", "|", "T1", "BET"),
        ("T1", "|", "BET", "OWL"),
        ("T1", "|", "OWL", "BET"),
    }
    assert set(counts) == possible
    assert evenly(counts, 4)


def test_shown_cards_stay_where_they_were_seen() -> None:
    """Squirrels show the two top cards of each stack: only what lies below is dealt."""
    stacks = ["E1 E2 E3 BLA", "E0 E0 SIM", "E0 E0", "E0"]
    s = study("defend", mode="introductory", hand="SQU F1 F2", ravager_stack=stacks)
    play(s, "play:SQU", "discard:F1", "swap")
    counts: Counter[tuple[str, ...]] = Counter()
    for deal in samples(s, 0, 6):
        stack = deal.position()["ravager_stack"]
        assert [row[:2] for row in stack] == [["E2", "E1"], ["E0", "E0"], ["E0", "E0"], ["E0"]]
        counts[(*stack[0][2:], *stack[1][2:])] += 1
    assert set(counts) == set(permutations(["E3", "BLA", "SIM"]))
    assert evenly(counts, 6)


def test_cards_put_back_by_a_tornado_stay_on_top_for_whoever_put_them_there() -> None:
    s = study(
        "reveal",
        communication="radio_silence",
        elements=True,
        hands=["F3 T3", "STA"],
        defender_deck="F1 F2 T1",
        ravager_stack=["TOR E0", "E0 E0", "E0 E0", "E0 E0"],
        stop="move",
    )
    play(s, "put_back:F3")
    mine = Counter(deal_of(deal, 1) for deal in samples(s, 0, 24))
    assert {deal[2:4] for deal in mine} == {("T3", "F3")}
    assert evenly(mine, 24)
    theirs = [deck_of(deal) for deal in samples(s, 1, 120)]
    assert evenly(Counter(theirs), 120)


def test_a_random_discard_leaves_the_rest_of_a_known_hand_uncertain_only_where_it_must() -> None:
    """Cards returned to the partner's hand by a tornado are known; a card that is seen to leave the hand is gone."""
    s = study(
        "defend",
        communication="radio_silence",
        elements=True,
        hands=["F1 F1", "OWL"],
        clearing=["T3 . . F4"],
        defender_deck="F2 F3 T1 T2 T4 ELE",
        ravager_stack=["TOR E0", "E0 E0", "E0 E0", "E0 E0"],
    )
    play(s, "end")
    for deal in samples(s, 0, 2):
        assert {"T3", "F4"} <= set(deal.position()["hands"][1])
    unknown: Counter[str] = Counter()
    for deal in samples(s, 0, 10):
        rest = Counter(deal.position()["hands"][1]) - Counter(["T3", "F4"])
        unknown.update(rest)
    # four unknown cards of seven: the owl, what was drawn, the deck
    kinds = ["OWL", "F2", "F3", "T1", "T2", "T4", "ELE"]
    assert set(unknown) == set(kinds)
    assert chi_square(unknown, dict.fromkeys(kinds, 1 / 7)) < limit(7)


# -- a function of knowledge and seed --------------------------------------------------------------------------------

KINDS = ["F1", "F2", "F3", "F4", "T1", "T2", "T3", "T4", "WHA", "ELE", "HED", "OWL"]
SYLVAN = [card for kind in KINDS for card in (kind, kind)]
RAVAGER = [*["E0", "E1", "E2", "E3"] * 8, *["BLA", "SIM"] * 8]


def silent_game(first: list[str], second: list[str], rest: list[str], ravager: list[str]) -> State:
    """An introductory game for two in radio silence, dealt by a script: both hands, the deck, the four stacks."""
    script = [" ".join([*first, *second, *rest]), " ".join(ravager)]
    return lichtung.game("sylvion").start(
        seats=2, seed=0, script=script, mode="introductory", communication="radio_silence"
    )


def stacks(tops: list[str], deeper: list[str]) -> list[str]:
    """48 Ravager cards as four stacks of 12: given cards on top of each, then others in their order."""
    rest = RAVAGER[:]
    for card in tops:
        rest.remove(card)
    for card in deeper:
        rest.remove(card)
    rest = [*deeper, *rest]
    found: list[str] = []
    for row in range(4):
        found += [*tops[row::4], *rest[row * (12 - len(tops) // 4) : (row + 1) * (12 - len(tops) // 4)]]
    return found


def without(cards: list[str], taken: list[str]) -> list[str]:
    rest = cards[:]
    for card in taken:
        rest.remove(card)
    return rest


def two_that_look_alike() -> list[State]:
    """Two games in which seat 0 has seen the same from the start: other cards in the partner's hand, deck and stacks."""
    mine = ["F1", "F2", "T1", "T2", "WHA", "ELE"]
    drawn = ["F3", "T3", "OWL"]
    rest = without(SYLVAN, [*mine, *drawn])
    tops = ["E0", "E1", "E0", "E1"]
    one = silent_game(mine, rest[:6], [*drawn, *rest[6:]], stacks(tops, ["SIM", "E3", "BLA"]))
    other = silent_game(mine, rest[9:], [*drawn, *rest[:9]], stacks(tops, ["BLA", "BLA", "E2", "E3"]))
    return [one, other]


@pytest.mark.parametrize("words", [[], ["play:F1"], ["play:F1", "place:r1c3"], ["play:T1", "place:r4c4", "play:F1"]])
def test_resampling_is_a_function_of_what_the_seat_has_seen(words: list[str]) -> None:
    one, other = two_that_look_alike()
    assert one.digest() != other.digest()
    for word in words:
        one.play(word)
        other.play(word)
    assert one.view(0) == other.view(0)
    assert one.view(1) != other.view(1)
    for seed in range(20):
        assert one.resample(0, seed).digest() == other.resample(0, seed).digest()
    assert one.resample(1, 1).digest() != other.resample(1, 1).digest()


def test_resampling_does_not_depend_on_what_the_partner_drew() -> None:
    """After the partner's whole turn: what was drawn there is hidden, what was turned up was the same."""
    mine = ["F1", "F2", "T1", "T2", "WHA", "ELE"]
    drawn, again = ["F3", "T3", "OWL"], ["F1", "T4", "WHA"]  # what seat 0 draws in rounds 1 and 3
    rest = [card for card in without(SYLVAN, [*mine, *drawn, *again]) if card != "HED"]
    tops = ["E0", "E1", "E0", "E1", "E0", "E0", "E0", "E0", "E1", "E1", "E1", "E1"]
    games = []
    for hidden, below in ((rest, "SIM"), (rest[::-1], "BLA")):
        deck = [*drawn, *hidden[6:9], *again, *hidden[9:], "HED", "HED"]
        s = silent_game(mine, hidden[:6], deck, stacks(tops, [below]))
        play(s, "end", "end")
        games.append(s)
    one, other = games
    assert one.view(0) == other.view(0)
    assert one.position()["hands"][1] != other.position()["hands"][1]
    assert one.record(0) == other.record(0)
    for seed in range(20):
        assert one.resample(0, seed).digest() == other.resample(0, seed).digest()
        assert one.resample(None, seed).digest() == other.resample(None, seed).digest()


def test_resampling_does_not_depend_on_the_order_of_the_recruit_pile() -> None:
    """In the mobilisation: the same columns, another pile, another desertion deck, other stacks."""
    game = lichtung.game("sylvion")
    start = game.start(seed=5).position()
    pile = [card for column in start["recruit_column"] for card in column] + start["recruit_pile"]
    edges = start["desertion_deck"]
    fire = [card for stack in start["ravager_stack"] for card in stack]
    one, other = (
        game.start(seed=seed, script=[" ".join(pile[:12] + rest), " ".join(numbers), " ".join(cards)])
        for seed, rest, numbers, cards in (
            (1, pile[12:], edges, fire),
            (2, pile[:11:-1], [edges[0], *edges[:0:-1]], fire[::-1]),
        )
    )
    for s in (one, other):
        s.play("recruit:2")
    assert one.view(0) == other.view(0)
    assert one.digest() != other.digest()
    for seed in range(20):
        assert one.resample(0, seed).digest() == other.resample(0, seed).digest()
