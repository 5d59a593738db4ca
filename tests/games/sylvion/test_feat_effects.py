"""Expansion 1: Owl's Wisdom, Deluge, Hedgehog Fence and Squirrel Disinformation."""

from __future__ import annotations

from tests.games.studying import asked, bag, cards, outcome
from tests.games.sylvion.table import row, study

FILLER = ["E0 E0"] * 4
EMPTY = ". . . ."


def test_owls_wisdom_takes_two_cards_of_choice_and_shuffles_the_rest() -> None:
    """SYL-FEAT-OWL-1"""
    s = study(
        "defend",
        feats_betrayals=True,
        hand="WHA",
        feats="OWLS_WISDOM",
        defender_deck="F1 T2 OWL T3 F1",
        ravager_stack=FILLER,
        script=["F1 OWL T2"],
    )
    s.play("feat:OWLS_WISDOM")
    assert asked(s) == (0, "wisdom_card")
    assert sorted(s.words()) == ["take:F1", "take:OWL", "take:T2", "take:T3"]
    s.play("take:T3")
    assert asked(s) == (0, "wisdom_card")
    assert sorted(s.words()) == ["take:F1", "take:OWL", "take:T2"]
    s.play("take:F1")
    assert asked(s) == (0, "main_action")
    assert (bag(s, "hands", 0), cards(s, "defender_deck"), bag(s, "box")) == (
        "F1 T3 WHA",
        ["F1", "OWL", "T2"],
        "OWLS_WISDOM",
    )


def test_owls_wisdom_takes_the_only_card_of_a_deck_and_renews_nothing() -> None:
    """SYL-FEAT-OWL-1, SYL-FEAT-OWL-2"""
    s = study(
        "defend",
        feats_betrayals=True,
        feats="OWLS_WISDOM",
        defender_deck="F1",
        sylvan_discard="T1 T2 T3",
        ravager_stack=FILLER,
    )
    s.play("feat:OWLS_WISDOM")
    assert asked(s) == (0, "main_action")
    assert (bag(s, "hands", 0), bag(s, "defender_deck"), bag(s, "sylvan_discard")) == ("F1", "", "T1 T2 T3")


def test_owls_wisdom_may_empty_the_deck_without_renewing_it() -> None:
    """SYL-FEAT-OWL-2"""
    s = study(
        "defend",
        feats_betrayals=True,
        feats="OWLS_WISDOM",
        defender_deck="F1 F2",
        sylvan_discard="T1 T2 T3",
        ravager_stack=FILLER,
    )
    s.play("feat:OWLS_WISDOM")
    s.play("take:F2")
    assert asked(s) == (0, "main_action")
    assert (bag(s, "hands", 0), bag(s, "defender_deck"), bag(s, "sylvan_discard")) == ("F1 F2", "", "T1 T2 T3")


def test_a_betrayal_taken_by_owls_wisdom_is_resolved_before_the_second_card() -> None:
    """SYL-FEAT-OWL-3"""
    s = study(
        "defend",
        feats_betrayals=True,
        hand="T1 T2",
        feats="OWLS_WISDOM",
        defender_deck="F1 BET F2 F3",
        ravager_stack=FILLER,
    )
    s.play("feat:OWLS_WISDOM")
    assert "take:BET" in s.words()
    s.play("take:BET")
    assert asked(s) == (0, "betrayal_mode")
    s.play("discard_other")
    s.play("discard:T2")
    assert asked(s) == (0, "wisdom_card")
    s.play("take:F3")
    assert asked(s) == (0, "main_action")
    assert (bag(s, "hands", 0), bag(s, "defender_deck")) == ("F3 T1", "F1 F2")
    assert (bag(s, "box"), bag(s, "sylvan_discard")) == ("BET OWLS_WISDOM", "T2")


def test_the_deluge_discards_everything_on_the_clearing_to_its_own_pile() -> None:
    """SYL-FEAT-DELUGE-1, SYL-FEAT-DELUGE-2"""
    s = study(
        "defend",
        feats_betrayals=True,
        elements=True,
        hand="WHA",
        feats="DELUGE",
        clearing=["T1 F2 E3 .", "G L B4 E0", EMPTY, ". . . F4"],
        defender_deck="OWL STA",
        ravager_stack=FILLER,
    )
    s.play("feat:DELUGE")
    assert [row(s, number) for number in (1, 2, 3, 4)] == [EMPTY] * 4
    assert bag(s, "sylvan_discard") == "F2 F4 T1"
    assert bag(s, "ravager_discard") == "E0 E3 GEY LAK"
    assert (bag(s, "hands", 0), cards(s, "defender_deck")) == ("WHA", ["OWL", "STA"])
    assert s.position()["forest_health"] == 12


def test_in_the_first_edition_the_deluge_draws_one_card_for_a_single_fountain() -> None:
    """SYL-FEAT-DELUGE-3"""
    s = study(
        "defend",
        feats_betrayals=True,
        edition="first",
        feats="DELUGE",
        clearing=["T1 F2 E3 ."],
        defender_deck="OWL STA HED",
        ravager_stack=FILLER,
    )
    s.play("feat:DELUGE")
    assert (bag(s, "hands", 0), cards(s, "defender_deck")) == ("OWL", ["STA", "HED"])


def test_in_the_first_edition_the_deluge_draws_a_card_for_each_fountain() -> None:
    """SYL-FEAT-DELUGE-3"""
    s = study(
        "defend",
        feats_betrayals=True,
        edition="first",
        hand="WHA",
        feats="DELUGE",
        clearing=["T1 F2 E3 .", ". . . F4"],
        defender_deck="OWL STA HED",
        ravager_stack=FILLER,
    )
    s.play("feat:DELUGE")
    assert (bag(s, "hands", 0), cards(s, "defender_deck")) == ("OWL STA WHA", ["HED"])


def test_in_the_first_edition_the_deluge_draws_after_everything_has_been_discarded() -> None:
    """SYL-FEAT-DELUGE-3"""
    s = study(
        "defend",
        feats_betrayals=True,
        edition="first",
        feats="DELUGE",
        clearing=["F2 . . .", ". E1 . .", "T1 . . .", ". . . F4"],
        ravager_stack=FILLER,
    )
    s.play("feat:DELUGE")
    assert asked(s) == (0, "deck_demobilization_mode")
    assert [row(s, number) for number in (1, 2, 3, 4)] == [EMPTY] * 4
    assert (bag(s, "sylvan_discard"), bag(s, "ravager_discard")) == ("F2 F4 T1", "E1")


def test_hedgehog_fence_skips_step_1_of_the_next_round_only() -> None:
    """SYL-FEAT-FENCE-1, SYL-REVEAL-1"""
    s = study(
        "defend",
        feats_betrayals=True,
        feats="FENCE",
        clearing=["E1 . . ."],
        defender_deck="F1 F2 F3 T1 T2 T3",
        ravager_stack=FILLER,
    )
    s.play("feat:FENCE")
    assert s.position()["skip_next_reveal"] is True
    s.play("end")
    assert (asked(s), s.position()["round"], s.position()["skip_next_reveal"]) == ((0, "main_action"), 2, False)
    assert (row(s, 1), bag(s, "hands", 0)) == (". E1 . .", "F1 F2 F3")
    assert [len(stack) for stack in s.position()["ravager_stack"]] == [2, 2, 2, 2]
    s.play("end")
    assert row(s, 1) == "E0 . E1 ."
    assert [len(stack) for stack in s.position()["ravager_stack"]] == [1, 1, 1, 1]


def test_a_skipped_step_1_does_not_change_whose_round_it_is() -> None:
    """SYL-FEAT-FENCE-1, SYL-TEAM-1"""
    s = study("defend", feats_betrayals=True, hands=["", ""], feats="FENCE", ravager_stack=FILLER)
    s.play("feat:FENCE")
    s.play("end")
    assert (asked(s), s.position()["round"]) == ((1, "main_action"), 2)
    s.play("end")
    assert (asked(s), s.position()["round"]) == ((0, "main_action"), 3)


def test_in_a_skipped_step_1_no_hedgehog_can_be_played() -> None:
    """SYL-FEAT-FENCE-2"""
    s = study("reveal", feats_betrayals=True, hand="HED", skip_next_reveal=True, ravager_stack=["SIM", "DES", "E1", ""])
    assert (asked(s), bag(s, "hands", 0)) == ((0, "main_action"), "HED")
    assert s.position()["on_stack"] == [".", ".", ".", "."]
    assert s.position()["ravager_stack"] == [["SIM"], ["DES"], ["E1"], []]


def test_the_skip_is_void_when_doves_empty_the_stacks_after_the_fence() -> None:
    """SYL-FEAT-FENCE-1, SYL-ROUND-3"""
    s = study("defend", feats_betrayals=True, hand="DOV F1", feats="FENCE", ravager_stack=["E1", "E1", "E1", "E1"])
    s.play("feat:FENCE")
    s.play("play:DOV")
    s.play("end")
    assert outcome(s) == (True, "forest_healed")


def test_squirrel_disinformation_redistributes_the_shown_cards_freely() -> None:
    """SYL-FEAT-SQUIRREL-1"""
    s = study(
        "defend",
        feats_betrayals=True,
        feats="DISINFO",
        ravager_stack=["E0 E1 BLA", "E2 E3 SIM", "DES", ""],
    )
    s.play("feat:DISINFO")
    asking, slots = [], []
    for card in ("E3", "DES", "E0", "E1"):
        asking.append((asked(s)[1], " ".join(sorted(s.words()))))
        slots.append(s.view(0)["choice"]["about"])
        s.play(f"put:{card}")
    assert asking == [
        ("disinformation_card", "put:DES put:E0 put:E1 put:E2 put:E3"),
        ("disinformation_card", "put:DES put:E0 put:E1 put:E2"),
        ("disinformation_card", "put:E0 put:E1 put:E2"),
        ("disinformation_card", "put:E1 put:E2"),
    ]
    order = [(1, "top"), (1, "second"), (2, "top"), (2, "second")]
    assert slots == [{"row": row, "slot": slot} for row, slot in order]
    assert asked(s) == (0, "main_action")
    assert s.position()["ravager_stack"] == [["E3", "DES", "BLA"], ["E0", "E1", "SIM"], ["E2"], []]


def test_the_mark_makes_a_different_card_only_with_the_ravager_figure() -> None:
    """SYL-FEAT-SQUIRREL-1"""
    stacks = ["E2 E2*", "", "", ""]
    without = study("defend", feats_betrayals=True, feats="DISINFO", ravager_stack=stacks)
    without.play("feat:DISINFO")
    assert asked(without) == (0, "main_action")
    figure = study("defend", feats_betrayals=True, ravager_figure=True, feats="DISINFO", ravager_stack=stacks)
    figure.play("feat:DISINFO")
    assert sorted(figure.words()) == ["put:E2", "put:E2*"]
    figure.play("put:E2*")
    assert figure.position()["ravager_stack"][0] == ["E2*", "E2"]
