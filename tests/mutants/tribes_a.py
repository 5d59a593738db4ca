"""Rules of Tribes of the Wind broken on purpose, from the general rules to villages; each with the tests that notice."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

FOLDER = "lichtung/games/tribes"
TESTS = "tests/games/tribes"


def mutant(rule: str, file: str, old: str, new: str, test: str) -> Mutant:
    return Mutant(rule, f"{FOLDER}/{file}.py", old, new, f"{TESTS}/test_{test}.py")


MUTANTS = [
    # General
    mutant(
        "TRB-GEN-2",
        "effects",
        "address = WATER + s.data[TURN]\n    s.put(address, s.data[address] + amount)",
        "address = WATER + 0\n    s.put(address, s.data[address] + amount)",
        "general",
    ),
    mutant(
        "TRB-GEN-3",
        "turn",
        "seat = (s.data[TURN] + 1) % s.rules[SEATS]",
        "seat = (s.data[TURN] + s.rules[SEATS] - 1) % s.rules[SEATS]",
        "general",
    ),
    mutant(
        "TRB-GEN-4",
        "forest",
        "return cost if cost > s.rules[MIN_FOREST_COST] else s.rules[MIN_FOREST_COST]",
        "return cost if cost > 1 else 1",
        "general",
    ),
    mutant(
        "TRB-GEN-6",
        "leaders",
        "return s.data[WATER + s.data[TURN]] >= s.rules[PAY + leader]",
        "return s.data[WATER + s.data[TURN]] >= s.rules[PAY + leader] - 1",
        "general",
    ),
    # Set-up
    mutant(
        "TRB-SETUP-2",
        "setup",
        "deal(s, ELEMENT_DECK, ELEMENT_DISPLAY + slot)",
        "deal(s, ELEMENT_DECK, ELEMENT_DISPLAY + 3 - slot)",
        "setup",
    ),
    mutant("TRB-SETUP-3", "setup", "        s.shuffle(VILLAGE_STACK)\n", "", "setup"),
    mutant(
        "TRB-SETUP-4",
        "setup",
        "s.rules[MIN_PLAYERS + tile] <= s.rules[SEATS]",
        "s.rules[MIN_PLAYERS + tile] < s.rules[SEATS] + 2",
        "setup",
    ),
    mutant("TRB-SETUP-5", "setup", "        show_top_tile(s)\n", "", "setup"),
    mutant(
        "TRB-SETUP-6",
        "setup",
        "random_board(s, s.rules[BOARD_COUNT] - seat)",
        "random_board(s, 4 - seat)",
        "setup_players",
    ),
    mutant(
        "TRB-SETUP-7",
        "setup",
        "            if board_is_free(s, board):\n                found",
        "            if board > 0:\n                found",
        "setup_players",
    ),
    mutant("TRB-SETUP-8", "setup", "    for i in range(4):\n", "    for i in range(3):\n", "setup_players"),
    mutant("TRB-SETUP-9", "setup", "ALL_TEMPLES: Final = 15", "ALL_TEMPLES: Final = 7", "setup_players"),
    mutant(
        "TRB-SETUP-10",
        "setup",
        "    for i in range(1, PLACES):\n        s.put(POLL",
        "    for i in range(2, PLACES - 1):\n        s.put(POLL",
        "setup_players",
    ),
    mutant(
        "TRB-SETUP-12",
        "setup",
        "start if start >= 0 else s.roll(seats)",
        "start if start >= 0 else s.roll(seats - 1)",
        "setup_players",
    ),
    mutant(
        "TRB-SETUP-13",
        "setup",
        "seat = (s.data[START_PLAYER] + order) % seats\n            s.make",
        "seat = (s.data[START_PLAYER] + seats - order) % seats\n            s.make",
        "setup_players",
    ),
    mutant("TRB-SETUP-14", "setup", "        s.put(riders, s.data[riders] - leaving)\n", "", "setup_players"),
    mutant(
        "TRB-SETUP-15",
        "setup",
        "            seat = (s.data[START_PLAYER] + order) % seats\n            for i",
        "            seat = order\n            for i",
        "setup_players",
    ),
    mutant(
        "TRB-SETUP-16",
        "setup",
        "        s.put(TURN, s.data[START_PLAYER])\n        s.then(frames.ACTION)",
        "        s.put(TURN, 0)\n        s.then(frames.ACTION)",
        "setup_players",
    ),
    # Turns
    mutant("TRB-TURN-1", "turn", "        if seat == s.data[START_PLAYER]:", "        if seat == 0:", "turn"),
    mutant(
        "TRB-TURN-2",
        "drawing",
        "s.then(frames.DRAW_CARD, frames.END_DRAW, frames.LEADER_CHECK)",
        "s.then(frames.LEADER_CHECK, frames.DRAW_CARD, frames.END_DRAW)",
        "turn",
    ),
    mutant("TRB-TURN-4", "turn", "if data[rack] >= DISCARDS:", "if data[rack] > RACK:", "turn"),
    mutant(
        "TRB-TURN-5",
        "turn",
        "            s.then(frames.MAIN_ACTION)\n            use_ability",
        "            use_ability",
        "turn",
    ),
    # Playing a card
    mutant(
        "TRB-PLAY-1",
        "turn",
        "if rows_met(s, data[at], own, first, second) != 0:",
        "if rows_met(s, data[at], own, first, second) != 1:",
        "play",
    ),
    mutant(
        "TRB-PLAY-2",
        "requirements",
        "    mine = (own >> shift) & BYTE\n",
        "    mine = ((own - rules[PACK + card]) >> shift) & BYTE\n",
        "play",
    ),
    mutant("TRB-PLAY-3", "turn", "ROW_EFFECT + card * 3 + option - words.ROW - 1", "ROW_EFFECT + card * 3", "play"),
    mutant(
        "TRB-PLAY-5",
        "requirements",
        "    if sum >= s.rules[TIER_BOUND + 1]:\n        return 2\n",
        "    if sum >= s.rules[TIER_BOUND + 1]:\n        return 3\n",
        "play",
    ),
    mutant(
        "TRB-PLAY-9",
        "turn",
        "        s.move(card, rack_of(s), ELEMENT_DISCARD)\n",
        "        s.move(card, rack_of(s), ELEMENT_DECK)\n",
        "play",
    ),
    # Requirements
    mutant(
        "TRB-REQ-1",
        "requirements",
        "found += s.rules[PACK + s.data[at]]\n    return found\n\n\ndef own_backs",
        "found += 1 << s.rules[ASKED + s.data[at]]\n    return found\n\n\ndef own_backs",
        "requirements",
    ),
    mutant(
        "TRB-REQ-2",
        "requirements",
        "backs(s, (s.data[TURN] + seats - 1) % seats)",
        "backs(s, (s.data[TURN] + 2) % seats)",
        "requirements",
    ),
    mutant(
        "TRB-REQ-3",
        "requirements",
        "for slot in range(ELEMENT_DISPLAY, ELEMENT_DISPLAY + DISPLAY):",
        "for slot in range(ELEMENT_DISPLAY, ELEMENT_DISPLAY + DISPLAY - 1):",
        "requirements",
    ),
    mutant(
        "TRB-REQ-4",
        "requirements",
        "if mine >= rules[NEED + card * 3] else 0",
        "if mine > rules[NEED + card * 3] else 0",
        "requirements",
    ),
    mutant(
        "TRB-REQ-5", "requirements", "FIRST_ROW if mine == 0 else 0", "FIRST_ROW if mine <= 1 else 0", "requirements"
    ),
    mutant("TRB-REQ-6", "requirements", " and own >> 24 != 0", "", "requirements"),
    mutant(
        "TRB-REQ-7",
        "requirements",
        "    if kind == SUMX:\n        return FIRST_ROW\n",
        "    if kind == SUMX:\n        return FIRST_ROW if mine > 0 else 0\n",
        "requirements",
    ),
    mutant(
        "TRB-REQ-8", "requirements", "    return 1 if sum >= s.rules[TIER_BOUND] else 0", "    return 1", "requirements"
    ),
    mutant(
        "TRB-REQ-9",
        "requirements",
        "rows_of(one >= 1, other >= 1)",
        "rows_of(one >= 1 or mine >= 1, other >= 1)",
        "requirements",
    ),
    mutant(
        "TRB-REQ-10",
        "requirements",
        "rows_of(mine > one, mine > other)",
        "rows_of(mine > one, mine > one + other)",
        "requirements",
    ),
    mutant(
        "TRB-REQ-11",
        "requirements",
        "rows_of(mine < one, mine < other)",
        "rows_of(mine < one, mine > other)",
        "requirements",
    ),
    mutant(
        "TRB-REQ-12",
        "requirements",
        "rows_of(mine < one, mine < other)",
        "rows_of(mine < one or one == 0, mine < other)",
        "requirements",
    ),
    mutant(
        "TRB-REQ-13",
        "requirements",
        "rows_of(mine > one, mine > other)",
        "rows_of(mine >= one, mine > other)",
        "requirements",
    ),
    # Effects
    mutant(
        "TRB-EFF-1",
        "effects",
        "            s.then(part_frame(s, effect, x, i), frame(frames.CHOOSE_PART, rest))",
        "            s.then(part_frame(s, effect, x, i))",
        "effects",
    ),
    mutant(
        "TRB-EFF-2",
        "effects",
        "        begin(s, effect, packed >> X_SHIFT, 1 << i)\n",
        "        begin(s, effect, packed >> X_SHIFT, own_parts(s, effect))\n",
        "effects",
    ),
    mutant("TRB-EFF-3", "leaders", " and s.rules[ABILITY_ELEMENT + leader] == s.rules[ELEMENT + card]", "", "effects"),
    mutant(
        "TRB-EFF-4",
        "effects",
        " != 0 and part_at(s, effect, i) >> 6 == W:",
        " != 0 and i == 0 and part_at(s, effect, i) >> 6 == W:",
        "effects",
    ),
    mutant(
        "TRB-EFF-5", "effects", "        if is_offered(found, count, option):\n            continue\n", "", "effects"
    ),
    mutant(
        "TRB-EFF-7",
        "effects",
        "        if is_possible(s, (option & 0xFFFF) >> 6, amount_of(s, effect, x, i)):\n",
        "        if i == 0 or is_possible(s, (option & 0xFFFF) >> 6, amount_of(s, effect, x, i)):\n",
        "effects",
    ),
    mutant(
        "TRB-EFF-8",
        "effects",
        "        return amount >= 1 and polluted(s, seat) != 0",
        "        return amount >= 1",
        "effects",
    ),
    mutant(
        "TRB-EFF-9", "effects", "1 if i >= PART_LIMIT and may_be_left(s, i - PART_LIMIT) else 0", "1", "effects_limits"
    ),
    mutant(
        "TRB-EFF-10",
        "effects",
        "frame(frames.MOVE_RIDER, amount - water + plus(s, M))",
        "frame(frames.MOVE_RIDER, amount + plus(s, M))",
        "effects_limits",
    ),
    mutant("TRB-EFF-11", "effects", "    return amount >= 1\n", "    return True\n", "effects_limits"),
    mutant(
        "TRB-EFF-12",
        "effects",
        "s.put(address, s.data[address] + amount)",
        "s.put(address, min(s.data[address] + amount, 106))",
        "effects_limits",
    ),
    # Pollution
    mutant("TRB-POLL-1", "pollution", "        if tokens > 1:\n", "        if tokens > 2:\n", "pollution"),
    mutant(
        "TRB-POLL-3",
        "pollution",
        "s.data[address] - tokens)",
        "s.data[address] - tokens)\n    s.put(address + 1, s.data[address + 1] + tokens)",
        "pollution",
    ),
    mutant("TRB-POLL-4", "village", " and s.data[TERRAIN + seat * SEAT + other] == 0:", ":", "pollution"),
    mutant("TRB-POLL-5", "village", "s.put(address, s.data[address] + 1)", "s.put(address, 1)", "pollution"),
    # Forests
    mutant("TRB-FOREST-1", "forest", "cost = printed - discounts(s)", "cost = printed", "forest"),
    mutant(
        "TRB-FOREST-2",
        "forest",
        "        s.put(purse, s.data[purse] - cost)\n",
        "        s.put(purse, s.data[purse])\n",
        "forest",
    ),
    mutant(
        "TRB-FOREST-3",
        "forest",
        "s.data[WATER + s.data[TURN]] >= cost and",
        "s.data[WATER + s.data[TURN]] >= cost - 1 and",
        "forest",
    ),
    mutant(
        "TRB-FOREST-4",
        "forest",
        "words.TILE + data[FOREST_STACK + data[FOREST_STACK]]",
        "words.TILE + data[FOREST_STACK + 1]",
        "forest",
    ),
    mutant("TRB-FOREST-5", "forest", "beside(laid) & ~laid & ~polluted(s, seat)", "beside(laid) & ~laid", "forest"),
    mutant(
        "TRB-FOREST-6",
        "forest",
        "            s.then(frame(frames.FOREST_FIELD, cost, option - words.TILE))",
        "            s.put(WATER + s.data[TURN], s.data[WATER + s.data[TURN]] - cost)\n            s.then(frame(frames.FOREST_FIELD, 0, option - words.TILE))",
        "forest",
    ),
    mutant(
        "TRB-FOREST-7",
        "forest",
        "                s.move(s.data[FOREST_STACK + s.data[FOREST_STACK]], FOREST_STACK, slot)\n                show_top_tile(s)\n",
        "                return\n",
        "forest",
    ),
    mutant("TRB-FOREST-8", "leaders", "if (kind == ON_FOREST or kind == DISCOUNT)", "if kind == ON_FOREST", "forest"),
    # Moves
    mutant(
        "TRB-MOVE-1",
        "riders",
        "s.put(base + target, s.data[base + target] + 1)",
        "s.put(base + target, s.data[base + target] + 1 if target > 0 else s.data[base])",
        "moves",
    ),
    mutant(
        "TRB-MOVE-2",
        "state",
        "abs((other - 1) // 4 - row) + abs((other - 1) % 4 - column) == 1",
        "abs((other - 1) // 4 - row) <= 1 >= abs((other - 1) % 4 - column) and other != field",
        "moves",
    ),
    mutant("TRB-MOVE-3", "riders", "return found | 1 if place == start else found", "return found", "moves"),
    mutant(
        "TRB-MOVE-4",
        "riders",
        "return (found | gates | 1) & ~(1 << place)",
        "return (found | gates) & ~(1 << place)",
        "moves",
    ),
    mutant(
        "TRB-MOVE-5",
        "state",
        "if is_village(tile) and s.rules[BONUSES + tile] & PORTAL != 0:",
        "if s.rules[BONUSES + tile] & PORTAL != 0:",
        "moves",
    ),
    mutant("TRB-MOVE-6", "riders", "found = NEXT_TO[place] & laid", "found = NEXT_TO[place]", "moves"),
    mutant("TRB-MOVE-8", "riders", "        if moves > 1:\n", "        if moves > 2:\n", "moves"),
    mutant(
        "TRB-MOVE-9",
        "riders",
        "        if option == words.STOP:\n            return\n",
        "        if option == words.STOP:\n            s.then(frame(frames.MOVE_RIDER, moves))\n            return\n",
        "moves",
    ),
    # Catapult
    mutant(
        "TRB-CATA-1",
        "riders",
        "offer_fields(s, tiles(s, s.data[TURN]) & ~(1 << source), words.TO, 0)",
        "offer_fields(s, tiles(s, s.data[TURN]) & NEXT_TO[source], words.TO, 0)",
        "catapult",
    ),
    mutant(
        "TRB-CATA-2",
        "riders",
        "offer_fields(s, tiles(s, s.data[TURN]) & ~(1 << source), words.TO, 0)",
        "offer_fields(s, tiles(s, s.data[TURN]), words.TO, 0)",
        "catapult",
    ),
    mutant(
        "TRB-CATA-3",
        "riders",
        "        if option != words.DECLINE:\n            s.then(frame(frames.CATAPULT_TARGET, option - words.FROM))",
        "        s.then(frame(frames.CATAPULT_TARGET, option - words.FROM if option != words.DECLINE else 0))",
        "catapult",
    ),
    mutant(
        "TRB-CATA-4",
        "riders",
        "        put_rider(s, source, option - words.TO)\n",
        "        put_rider(s, source, option - words.TO)\n        s.then(frame(frames.MOVE_RIDER, 1))\n",
        "catapult",
    ),
    # Temples
    mutant("TRB-TEMPLE-1", "turn", "if data[rack] >= DISCARDS:", "if data[rack] > DISCARDS:", "temple"),
    mutant(
        "TRB-TEMPLE-2",
        "temple",
        "s.move(packed & words.CARD_MASK, rack, ELEMENT_DISCARD)",
        "s.move(packed & words.CARD_MASK, rack, RACKS + (s.data[TURN] + 1) % 2 * RACK)",
        "temple",
    ),
    mutant(
        "TRB-TEMPLE-3", "temple", "s.data[UNPLACED + seat] & ~(1 << kind)", "s.data[UNPLACED + seat] & ~1", "temple"
    ),
    mutant(
        "TRB-TEMPLE-4",
        "temple",
        "offer_fields(s, tiles(s, seat) & ~temples(s, seat), words.FIELD, 0)",
        "offer_fields(s, tiles(s, seat) & ~temples(s, seat) & ~2, words.FIELD, 0)",
        "temple",
    ),
    mutant(
        "TRB-TEMPLE-5",
        "temple",
        "offer_fields(s, tiles(s, seat) & ~temples(s, seat), words.FIELD, 0)",
        "offer_fields(s, tiles(s, seat), words.FIELD, 0)",
        "temple",
    ),
    mutant(
        "TRB-TEMPLE-6",
        "temple",
        "TEMPLE_EFFECT + s.data[BOARD + seat] * TEMPLES + kind",
        "TEMPLE_EFFECT + TEMPLES + kind",
        "temple",
    ),
    mutant(
        "TRB-TEMPLE-7",
        "turn",
        "            s.then(frames.DISCARD_THREE)\n",
        "            s.then(frames.DISCARD_THREE, frames.TEMPLE_KIND, frame(frames.MOVE_RIDER, 1))\n",
        "temple",
    ),
    mutant(
        "TRB-TEMPLE-8",
        "turn",
        "words.TEMPLE if temple_is_possible(s) else words.REDRAW",
        "words.TEMPLE if s.data[TURN] > 0 else words.REDRAW",
        "temple",
    ),
    mutant("TRB-TEMPLE-9", "temple", "        if free != 0:\n", "        if free != 0 and count > 1:\n", "temple"),
    # Villages
    mutant("TRB-VILLAGE-1", "village", " or s.data[TREE_HOUSES + seat] == 0:", ":", "village"),
    mutant(
        "TRB-VILLAGE-3",
        "village",
        "s.put(riders, s.data[riders] + slots)",
        "s.put(riders, s.data[riders] + 2)",
        "village",
    ),
    mutant(
        "TRB-VILLAGE-4",
        "village",
        "s.put(riders + field, s.data[riders + field] - slots)",
        "s.put(riders + field, 0)",
        "village",
    ),
    mutant(
        "TRB-VILLAGE-5",
        "village",
        "if NEXT_TO[field] & (1 << other) != 0 and",
        "if NEXT_TO[field] & (1 << other) != 0 and s.data[POLLUTION + seat * SEAT + other] == 0 and",
        "village",
    ),
    mutant("TRB-VILLAGE-6", "village", "& TURBINE == 0:", "& TURBINE >= 0:", "village"),
    mutant(
        "TRB-VILLAGE-7",
        "village",
        "s.put(TREE_HOUSES + seat, s.data[TREE_HOUSES + seat] - 1)",
        "s.put(TREE_HOUSES, s.data[TREE_HOUSES] - 0)",
        "village",
    ),
    mutant("TRB-VILLAGE-8", "village", " < s.rules[TRIGGER] or", " < s.rules[TRIGGER] - 1 or", "village"),
    mutant(
        "TRB-VILLAGE-9",
        "village",
        "s.then(frames.CATAPULT_RIDER, frames.VILLAGE_CARD)",
        "s.then(frames.VILLAGE_CARD, frames.CATAPULT_RIDER)",
        "village",
    ),
]
