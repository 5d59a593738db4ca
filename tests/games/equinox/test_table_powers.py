"""The powers of Lupino, Aquilon, Raneri, Vulpa and Ursus."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.equinox.table import after, discarded, lay, offered, options, stack, study
from tests.games.studying import asked, hand, listened, names, play, refused, told

DECK = "chameleon_1 chameleon_2 chameleon_3 chameleon_4 chameleon_5 chameleon_6 chameleon_7 chameleon_8"
ROUND_3: dict[str, Any] = {"round": 3, "vanished": ["cornu", "carmen"], "deck": DECK, "champions": "susi noctia"}
FULL = " ".join(f"cornu_{n}" for n in range(9))


def test_lupino_takes_a_visible_lupino_card_of_an_earlier_row() -> None:
    """EQX-LUPINO-1, EQX-LUPINO-2"""
    stacks = {"lupino/1": "lupino_4 lupino_5", "lupino/2": "lupino_6", "lupino/3": "lupino_7", "susi/1": "susi_3"}
    s = after("lupino_1", hand="susi_1", stacks=stacks, stop="discard", **ROUND_3)
    s.play("yes")
    assert asked(s) == (0, "choose_lupino_card")
    assert options(s) == {"take:lupino/1", "take:lupino/2"}
    assert refused(s, "take:lupino/3") == "EQX-LUPINO-2"
    assert refused(s, "take:susi/1") == "EQX-LUPINO-1"
    s.play("take:lupino/1")
    assert hand(s) == "lupino_5 susi_1"


@pytest.mark.parametrize(
    "stacks",
    [
        {"lupino/3": "lupino_4"},
        {"lupino/1": "lupino_4 chameleon_9"},
        {"lupino/2": "chameleon_9"},
        {"lupino/4": "lupino_5"},
    ],
)
def test_cards_of_the_current_row_covered_cards_and_chameleons_are_not_eligible(stacks: dict[str, str]) -> None:
    """EQX-LUPINO-2"""
    assert not offered(after("lupino_1", hand="susi_1", stacks=stacks, stop="discard", **ROUND_3))


def test_the_space_keeps_its_other_cards_or_becomes_empty() -> None:
    """EQX-LUPINO-3"""
    for cards, rest in (("chameleon_9 lupino_5", "chameleon_9"), ("lupino_5", "")):
        s = after(
            "lupino_1", hand="susi_1", stacks={"lupino/1": cards}, stones={"lupino/1": 1}, stop="discard", **ROUND_3
        )
        s.play("yes")
        assert stack(s, "lupino/1") == rest
        assert s.position()["stones"] == {"lupino/1": 1}
        assert stack(s, "lupino/3") == "lupino_1"
        assert s.choice is None


def test_aquilon_takes_a_visible_chameleon_of_any_row_also_of_a_vanished_creature() -> None:
    """EQX-AQUILON-1"""
    stacks = {
        "cornu/1": "cornu_1 chameleon_9",
        "susi/3": "chameleon_10",
        "noctia/2": "chameleon_0 noctia_3",
        "susi/1": "susi_3",
    }
    s = after("aquilon_1", hand="susi_1", stacks=stacks, stop="discard", **ROUND_3)
    s.play("yes")
    assert asked(s) == (0, "choose_aquilon_card")
    assert options(s) == {"take:cornu/1", "take:susi/3"}
    assert refused(s, "take:noctia/2") == "EQX-AQUILON-1"
    s.play("take:cornu/1")
    assert (hand(s), stack(s, "cornu/1")) == ("chameleon_9 susi_1", "cornu_1")


def test_a_chameleon_taken_from_the_current_row_changes_the_strength_or_makes_the_row_incomplete() -> None:
    """EQX-AQUILON-2"""
    row = "moosmann_4 klumpi_5 echomir_6 noctia_8"
    eight = "susi moosmann cornu klumpi echomir aquilon noctia carmen"
    given: dict[str, Any] = {**ROUND_3, "champions": eight}
    for cards, gone in (("susi_0 chameleon_9", {"susi"}), ("chameleon_9", set())):
        s = after("aquilon_7", hands=[FULL, "susi_1"], stacks={**lay(row, 3), "susi/3": cards}, **given)
        play(s, "yes", "stop")
        assert set(s.position()["vanished"]) == {"cornu", "carmen"} | gone


SWAP: dict[str, Any] = {
    "stacks": {
        "susi/1": "susi_1 susi_2",
        "susi/2": "chameleon_9",
        "susi/3": "susi_4 susi_5",
        "noctia/1": "noctia_1",
        "cornu/1": "cornu_1",
        "cornu/2": "cornu_2",
        "raneri/1": "raneri_9",
    },
    **ROUND_3,
}


def test_raneri_chooses_a_creature_in_the_tournament_with_two_filled_spaces_himself_included() -> None:
    """EQX-RANERI-1"""
    s = after("raneri_1", hand="susi_9", stop="discard", **SWAP)
    s.play("yes")
    assert asked(s) == (0, "choose_raneri_creature")
    assert options(s) == {"creature:susi", "creature:raneri"}
    assert refused(s, "creature:cornu") == "EQX-RANERI-1"
    assert refused(s, "creature:noctia") == "EQX-RANERI-1"
    s.play("creature:susi")
    assert asked(s) == (0, "choose_raneri_rows")
    assert options(s) == {"swap:1&2", "swap:1&3", "swap:2&3"}
    assert refused(s, "swap:1&4") == "EQX-RANERI-1"


def test_the_visible_cards_change_places_and_covered_cards_and_stones_stay() -> None:
    """EQX-RANERI-2, EQX-RANERI-4"""
    stones = {"susi/1": 1, "susi/3": 0}
    s = after("raneri_1", hand="susi_9", stop="discard", stones=stones, **SWAP)
    play(s, "yes", "creature:susi", "swap:1&3")
    assert (stack(s, "susi/1"), stack(s, "susi/3"), stack(s, "susi/2")) == (
        "susi_1 susi_5",
        "susi_4 susi_2",
        "chameleon_9",
    )
    assert s.position()["stones"] == stones


def test_creature_cards_and_chameleons_are_swapped_alike() -> None:
    """EQX-RANERI-3, EQX-RANERI-4"""
    s = after("raneri_1", hand="susi_9", stop="discard", **SWAP)
    play(s, "yes", "creature:susi", "swap:1&2")  # two earlier rows
    assert (stack(s, "susi/1"), stack(s, "susi/2")) == ("susi_1 chameleon_9", "susi_2")


def test_a_swap_with_the_current_row_changes_the_strength_and_earlier_rows_are_not_evaluated_again() -> None:
    """EQX-RANERI-4"""
    eight = "susi moosmann cornu klumpi echomir raneri noctia carmen"
    row = lay("susi_9 moosmann_4 klumpi_5 echomir_6 noctia_8", 3)
    given: dict[str, Any] = {**ROUND_3, "champions": eight}
    s = after("raneri_7", hands=[FULL, "susi_1"], stacks={**row, "susi/1": "susi_0"}, **given)
    play(s, "yes", "stop")
    assert s.position()["vanished"] == {"cornu": 1, "carmen": 2, "susi": 3}
    s = after("raneri_7", hands=[FULL, "susi_1"], stacks={**row, "susi/1": "susi_0", "susi/2": "susi_10"}, **given)
    play(s, "yes", "swap:1&2", "stop")
    assert s.position()["vanished"] == {"cornu": 1, "carmen": 2, "moosmann": 3}


def test_after_the_swap_the_card_now_visible_decides_about_neutralisation() -> None:
    """EQX-RANERI-5"""
    s = after(
        "raneri_1", hands=[FULL.replace("cornu", "carmen"), "susi_9 susi_8"], champion_cards={"susi": [1]}, **SWAP
    )
    play(s, "yes", "creature:susi", "swap:2&3", "stop")
    assert stack(s, "susi/3") == "susi_4 chameleon_9"
    play(s, "skip", "play:susi_9")
    assert not offered(s)
    s = after(
        "raneri_1", hands=[FULL.replace("cornu", "carmen"), "susi_9 susi_8"], champion_cards={"susi": [1]}, **SWAP
    )
    play(s, "yes", "creature:susi", "swap:1&3", "stop", "skip", "play:susi_9")
    assert offered(s)


def test_in_round_one_raneris_power_is_never_legal() -> None:
    """EQX-RANERI-6"""
    stacks = {"susi/1": "susi_1 susi_2", "raneri/1": "raneri_3", "susi/2": "susi_5"}  # whatever lies in a later row
    assert not offered(after("raneri_1", hand="susi_9", stacks=stacks, deck=DECK, stop="discard"))


def test_vulpa_discards_the_visible_card_of_another_creatures_current_space() -> None:
    """EQX-VULPA-1"""
    stacks = {
        "susi/3": "susi_1 susi_2",
        "noctia/3": "noctia_2 chameleon_9",
        "susi/2": "susi_3",
        "vulpa/3": "vulpa_4",
        "cornu/2": "cornu_1",
    }
    s = listened(after("vulpa_1", hand="susi_9", stacks=stacks, stop="discard", **ROUND_3))
    s.play("yes")
    assert asked(s) == (0, "choose_vulpa_card")
    assert options(s) == {"discard:susi/3", "discard:noctia/3"}
    assert refused(s, "discard:vulpa/3") == "EQX-VULPA-1"
    assert refused(s, "discard:susi/2") == "EQX-VULPA-1"
    s.play("discard:noctia/3")
    assert (discarded(s), stack(s, "noctia/3")) == ("chameleon_9", "noctia_2")
    assert names(told(s, 1), "chameleon_9")


def test_the_card_below_gives_the_strength_or_the_row_is_incomplete() -> None:
    """EQX-VULPA-2, EQX-VULPA-3"""
    eight = "susi moosmann cornu klumpi echomir vulpa noctia carmen"
    row = "moosmann_4 klumpi_5 echomir_6 noctia_8"
    given: dict[str, Any] = {**ROUND_3, "champions": eight}
    for cards, gone in (("susi_0 susi_9", {"susi"}), ("susi_10 susi_9", {"moosmann"}), ("susi_9", set())):
        s = after("vulpa_7", hands=[FULL, "susi_1"], stacks={**lay(row, 3), "susi/3": cards}, **given)
        play(s, "yes", "discard:susi/3")
        assert asked(s) == (0, "choose_discard")  # the choice is final
        s.play("stop")
        assert set(s.position()["vanished"]) == {"cornu", "carmen"} | gone


@pytest.mark.parametrize(("other", "gone"), [(3, "susi"), (4, "ursus")])
def test_an_ursus_card_has_half_a_point_more_than_printed(other: int, gone: str) -> None:
    """EQX-URSUS-1, EQX-PLAY-8"""
    row = lay("moosmann_6 klumpi_7 echomir_8 noctia_9", 3)
    for cards in ("ursus_3", "chameleon_9 ursus_3"):
        stacks = {**row, "ursus/3": cards, "susi/3": f"susi_{other}"}
        given: dict[str, Any] = {**ROUND_3, "champions": "susi moosmann cornu klumpi echomir ursus noctia carmen"}
        s = study("vanish", hands=["", "susi_10"], stacks=stacks, **given)
        assert s.position()["vanished"] == {"cornu": 1, "carmen": 2, gone: 3}


def test_ursus_has_no_power_during_the_game() -> None:
    """EQX-URSUS-2"""
    stacks = {"susi/3": "susi_1", "ursus/1": "ursus_3"}
    assert not offered(after("ursus_1", hands=["susi_9", "susi_2"], stacks=stacks, stop="discard", **ROUND_3))
    s = after("fungi_1", hand="susi_9", round=3, vanished=["ursus", "susi"], deck=DECK, stop="discard")
    s.play("yes")
    assert len(hand(s).split()) == 4  # Susi was the only power to borrow
    assert not offered(after("fungi_1", hand="susi_9", round=2, vanished=["ursus"], deck=DECK, stop="discard"))
