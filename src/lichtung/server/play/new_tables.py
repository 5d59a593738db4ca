"""New tables: from a wish to a stored table, checked by the rules before anything is kept."""

from __future__ import annotations

from lichtung.bots.levels import LEVELS
from lichtung.kernel import catalogue
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import Game
from lichtung.kernel.plain import Json
from lichtung.kernel.settings import Settings
from lichtung.server.faults import Refused, as_refusal
from lichtung.server.people.callers import Caller, check_name
from lichtung.server.play.fair_deals import new_deal
from lichtung.server.store.records import StoredSeat, StoredTable, TableOptions, new_id
from lichtung.server.wire import BranchWish, SeatWish, TableWish
from lichtung.table.seating import require_people
from lichtung.table.seats import is_of_one_person


def new_table(wish: TableWish, caller: Caller) -> StoredTable:
    """Returns the table that somebody wishes for."""
    game = require_game(wish.game)
    settings = complete_settings(game, len(wish.seats), wish.settings)
    seats = [make_seat(at, seat, caller) for at, seat in enumerate(wish.seats)]
    require_people([seat.kind for seat in wish.seats])
    if wish.spectators == "seats" and not is_of_one_person(seats):
        raise Refused("NotAllowed", "spectators see the hands only where every seat is your own or a bot's")
    humans = [seat for seat in wish.seats if seat.kind != "bot"]
    alone = all(seat.kind == "me" for seat in humans)
    id = new_id()
    return StoredTable(
        id=id,
        game=game.name,
        rules_version=game.version,
        data_hash=game.data_hash,
        settings=settings,
        seed="" if wish.seed is None else f"{wish.seed:x}",
        seats=seats,
        practice=wish.seed is not None and not alone,
        deal=new_deal(id) if wish.seed is None else None,
        options=TableOptions(
            limit_seconds=wish.limit_seconds,
            spectators=wish.spectators,
            hints=alone if wish.hints is None else wish.hints,
            numbered=wish.seed is not None,
            starts=wish.start,
            creator=caller.person,
            kinds=[seat.kind for seat in wish.seats],
        ),
    )


def new_branch(wish: BranchWish, parent: StoredTable, position: Json, caller: Caller) -> StoredTable:
    """Returns a table that goes on from a position of another one, which was dealt anew where other people will play."""
    if len(wish.seats) != len(parent.seats):
        raise Refused("InvalidInput", f"expected {len(parent.seats)} seats, got {len(wish.seats)}")
    require_people([seat.kind for seat in wish.seats])
    seats = [make_seat(at, seat, caller) for at, seat in enumerate(wish.seats)]
    return StoredTable(
        id=new_id(),
        game=parent.game,
        rules_version=parent.rules_version,
        data_hash=parent.data_hash,
        settings=parent.settings,
        start=position,
        seats=seats,
        options=options_after(
            parent, seats, caller.person, [seat.kind for seat in wish.seats], redealt=is_for_others(wish)
        ),
        branch_of=parent.id,
        branch_at=wish.at,
        practice=True,
    )


def is_for_others(wish: BranchWish) -> bool:
    """Whether other people will play, who must not meet cards that somebody has seen already."""
    return any(seat.kind in ("open", "friend") for seat in wish.seats)


def options_after(
    parent: StoredTable, seats: list[StoredSeat], creator: str, kinds: list[str], *, redealt: bool = False
) -> TableOptions:
    """Returns the options of a table that follows another one: spectators see hands only where one person plays."""
    old = parent.options
    return TableOptions(
        limit_seconds=old.limit_seconds,
        spectators="public" if old.spectators == "seats" and not is_of_one_person(seats) else old.spectators,
        hints=old.hints,
        starts=True,
        redealt=redealt,
        creator=creator,
        kinds=kinds,
    )


def new_rematch(parent: StoredTable, person: str) -> StoredTable:
    """Returns the same table again: same game, settings and people, new cards; seats move on by one. A person asks for it."""
    count = len(parent.seats)
    kinds = parent.options.kinds
    seats = [
        StoredSeat(seat=at, kind=old.kind, person=old.person, name=old.name, level="" if old.taken_over else old.level)
        for at, old in enumerate(parent.seats[(at + 1) % count] for at in range(count))
    ]
    require_people([seat.kind for seat in seats])
    id = new_id()
    return StoredTable(
        id=id,
        game=parent.game,
        rules_version=catalogue.game(parent.game).version,
        data_hash=catalogue.game(parent.game).data_hash,
        settings=parent.settings,
        seats=seats,
        options=options_after(parent, seats, person, [kinds[(at + 1) % count] for at in range(count)]),
        deal=new_deal(id),
    )


def require_game(name: str) -> Game:
    """Returns the game of that name."""
    if name not in catalogue.games():
        raise Refused("NotFound", f"there is no game {name!r}; there are {', '.join(catalogue.games())}")
    return catalogue.game(name)


def complete_settings(game: Game, seats: int, settings: Settings) -> Settings:
    """Returns all settings of a game, those that were not named with their usual values."""
    try:
        return dict(game.terms(seats, settings).settings)
    except LichtungError as error:
        raise as_refusal(error) from None
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise Refused("InvalidSettings", f"a setting has a wrong shape: {error}", rule="") from None


def make_seat(at: int, wish: SeatWish, caller: Caller) -> StoredSeat:
    """Returns a seat as somebody wishes it."""
    if wish.name and wish.kind != "bot":
        check_name(wish.name)
    if wish.kind == "me":
        return StoredSeat(seat=at, kind="human", person=caller.person, name=wish.name or caller.name)
    if wish.kind == "bot":
        return StoredSeat(seat=at, kind="bot", level=require_level(wish.level or ""), name=wish.name or "")
    return StoredSeat(seat=at, kind=wish.kind, name=wish.name or "")


def require_level(level: str) -> str:
    """Returns the level, if there are bots of it."""
    if level not in LEVELS:
        raise Refused("InvalidInput", f"there is no level {level!r}; there are {', '.join(LEVELS)}", level=level)
    return level
