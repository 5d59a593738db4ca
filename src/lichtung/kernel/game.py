"""What a game must offer, and what every game gets for it: starting, loading, playouts.

A game's folder makes one instance of a subclass, called GAME. The methods that raise must be overridden; the others have a
sensible default.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from lichtung.kernel import loading
from lichtung.kernel.addresses import OUTCOME, ROUND, STEP
from lichtung.kernel.chance import Dice, Fate, fast_start
from lichtung.kernel.errors import InvalidSettings, LichtungError
from lichtung.kernel.frames import Frame
from lichtung.kernel.history import History
from lichtung.kernel.layout import Layout
from lichtung.kernel.notation import Vocabulary
from lichtung.kernel.plain import Json
from lichtung.kernel.playouts import play_many
from lichtung.kernel.result import Reason, Result
from lichtung.kernel.schema import Action, Ahead, Target
from lichtung.kernel.settings import Option, Preset, Settings, checked, checked_seed
from lichtung.kernel.state import STACK_SIZE, State
from lichtung.kernel.terms import Terms
from lichtung.kernel.vecs import vec

ALIKE: Final = 64  # so many different settings are remembered


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """What a stored log may still tell a seat of what it once saw: everything, unless a game says otherwise."""

    def text(self, text: str) -> str:
        """A word or card of the past as the log names it."""
        return text

    def view(self, view: Json) -> Json:
        """A view of the past as the log shows it."""
        return view


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. States know their game; the game knows no state."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, ...],
        options: dict[str, Option],
        layout: Layout,
        frames: list[Frame],
        frame_names: list[str],
        steps: list[str],
        reasons: list[Reason],
        cards: dict[int, str],
    ) -> None:
        self.name: str = name
        self.version: int = version
        self.seats: tuple[int, ...] = seats
        self.options: dict[str, Option] = options
        self.layout: Layout = layout
        layout.close()
        self.frames: list[Frame] = frames
        self.frame_names: list[str] = frame_names
        self.steps: list[str] = steps
        self.reasons: list[Reason] = reasons
        self.cards: dict[int, str] = cards
        self.codes: dict[str, int] = {text.lower(): card for card, text in cards.items()}
        self.vocabulary: Vocabulary | None = None  # the words of its options, where they do not depend on the state
        self.data_hash: str = ""  # identifies the component set where it can be exchanged
        self.data_folder: str | None = None  # where another component set than the usual one was read from
        self.about: str = ""  # what players should know about this game's components before they play
        self.things: dict[str, bool] = {}  # what lies on a table, and whether the next part of its path is a seat
        self.phrases: dict[str, dict[str, Json]] = {}  # what components that are data say: kind, code, phrase
        self.usual_seats: int = seats[0]  # how many a table is laid for when nobody says how many play
        self.presets: dict[str, Preset] = {}  # by name, `first` for a first game; empty where nobody has chosen any
        self.minutes: int = 0  # how long a game takes; 0 where nobody has said so
        self.cooperative: bool = False  # whether all seats win or lose together
        self.setting_rules: dict[str, str] = {}  # name of a setting (or "seats") to the rule that limits it
        self.phases: tuple[str, ...] = ()  # of the rulebook, in which things happen
        self.great: tuple[str, ...] = ()  # those of them that are great moments
        self.over_rule: str = ""  # the rule that says that nothing follows the end
        self.derived_keys: tuple[str, ...] = ()
        self.memory_in_view: bool = True  # whether what a seat was once shown stays in its view
        self.bound: int = 10_000  # no ordinary game asks more questions than this
        # Which frames can be pending in a loaded position: on which others, and as the lowest one in which steps.
        self.lies_on: dict[int, tuple[int, ...]] = {}
        self.lowest: dict[int, tuple[int, ...]] = {}
        self.alike: dict[str, Terms] = {}  # seats and settings to terms whose tables others can share

    # -- to be overridden --------------------------------------------------------------------------------------------

    def with_data(self, folder: str) -> Game:
        """The same game with the component set in a folder."""
        raise LichtungError(f"the components of {self.name} cannot be exchanged")

    def check(self, seats: int, settings: Settings) -> None:
        """Refuse combinations of settings that the rules do not allow."""

    def rules(self, seats: int, settings: Settings) -> list[int]:
        """The settings as numbers, for the rules to read as `s.rules`."""
        return []

    def open_zones(self, seats: int, settings: Settings) -> set[str]:
        """Zones that are open to everybody under these settings although their layout says otherwise."""
        return set()

    def allows_talk(self, settings: Settings) -> bool:
        """Whether players may talk to each other under these settings."""
        return True

    def prepare(self, s: State) -> None:
        """Set the counters of a fresh state to their starting values."""

    def turn_of_round(self, s: State) -> int:
        """Whose turn it is in a loaded position that does not say so."""
        return 0

    def lay_out(self, s: State) -> None:
        """Put the components of a fresh state where they lie before anything is shuffled."""

    def setup(self, s: State) -> None:
        """Shuffle, deal, and put the first frames on the stack."""
        raise NotImplementedError

    def step_frame(self, step: str) -> int:
        """The frame that a step begins with, as made by `frame`."""
        raise NotImplementedError

    def check_position(self, s: State, strict: bool) -> None:
        """Refuse positions that cannot be; `strict` also wants every component to be there."""

    def check_pending(self, s: State) -> None:
        """Refuse pending frames of a loaded position that do not go with each other or with what lies in the zones.

        What every frame says of itself (`fits`) is checked before, and so are `lies_on` and `lowest` where a game has them.
        """

    def word(self, s: State, option: int) -> str:
        """The word of an option."""
        return self.spoken().word(option)

    def read(self, s: State, word: str) -> list[int]:
        """The options a word can mean, whether offered or not."""
        return self.spoken().read(word)

    def points_at(self, s: State, option: int) -> list[Target]:
        """What an option points at: cards, cells, seats, numbers or words."""
        return self.spoken().points_at(option)

    def all_options(self, terms: Terms) -> list[tuple[int, str, list[Target]]]:
        """Every option int of the game with its word and what it points at."""
        known = self.spoken()
        return [(option, known.word(option), known.points_at(option)) for option in known.all_options()]

    def thing_of(self, target: str, at: str) -> str:
        """Which of its `things` something on a table is, by a target and where it lies; either can be empty."""
        return at.partition(".")[0]

    def spoken(self) -> Vocabulary:
        """The vocabulary, for games whose words do not depend on the state."""
        assert self.vocabulary is not None, (
            f"{self.name} needs a vocabulary, or its own word, read, points_at, all_options"
        )
        return self.vocabulary

    def result(self, s: State) -> Result:
        """How the game ended: in a solo or team game the reason says it all."""
        reason = self.reasons[int(s.data[OUTCOME]) - 1]
        seats = tuple(range(s.terms.seats))
        score = 1.0 if reason.won else 0.0
        winners = seats if reason.won else ()
        return Result(
            reason.won, reason.word, reason.rule, tuple([score] * len(seats)), tuple([1] * len(seats)), winners
        )

    def standing(self, s: State) -> list[float]:
        """Returns how things stand: the points of every seat, or the one number that a team plays for.

        Nothing where a game has no such number. Everybody may know it once the game is over.
        """
        return []

    def goal(self, s: State) -> float:
        """Returns the standing at which a team has all that it needs; 0 where there is no such number."""
        return 0.0

    def derived(self, s: State) -> dict[str, object]:
        """Keys of positions and views that follow from the others."""
        return {}

    def insight(self, s: State, viewer: int | None) -> Mapping[str, object]:
        """Returns what a table shows and no rule asks for: to a spectator all of it, to a seat what differs for that seat.

        The rules' own functions compute it, on the state or on a sketch of it. It must depend on nothing that the viewer
        does not know: the contract tests deal every hidden card anew and compare the views.
        """
        return {}

    def ahead(self, s: State, option: int) -> Ahead | None:
        """Returns where what an option plays could go, with what that would do; None where there is nothing to foretell.

        For whoever is asked, before the option is chosen; like `insight` it depends on nothing that they do not know.
        """
        return None

    def card_fits(self, zone: str, card: int) -> bool:
        """Whether a card can lie in a zone of a loaded position."""
        return True

    def back(self, s: State, place: int, address: int) -> str:
        """What the back of a hidden card shows to everybody; empty when all backs are alike."""
        return ""

    def back_of(self, card: int, place: int) -> str:
        """What a card shows of itself when it is moved face down to a place."""
        return ""

    def has_back(self, card: int, back: str) -> bool:
        """Whether a card's back shows this."""
        return True

    def mistakable(self, s: State, place: int, card: int, other: int) -> bool:
        """Whether somebody who saw `card` leave a heap, but not its face, must think that it could have been `other`."""
        return True

    def log(self, s: State, seat: int | None) -> Log:
        """How the log of this state names what the seat saw earlier."""
        return Log()

    def can_hide(self, place: int, card: int) -> bool:
        """Whether, as everybody knows from the rules, a hidden card of a place could be this one."""
        return True

    def waiting_is_public(self, s: State) -> bool:
        """Whether the others may know whose answer the game is waiting for."""
        return True

    def is_secret(self, counter: str) -> bool:
        """Whether a counter's changes must not be told."""
        return False

    # -- for everybody -----------------------------------------------------------------------------------------------

    def card_name(self, card: int) -> str:
        """The short code of a card."""
        return self.cards[card]

    def card_code(self, text: str) -> int:
        """The card that a code or identifier names, 0 if none."""
        return self.codes.get(text.lower(), 0)

    def step_name(self, s: State) -> str:
        """The name of the present step."""
        return self.steps[int(s.data[STEP])]

    def actions(self, seats: Any = None, **settings: Any) -> dict[int, Action]:
        """Every option int with its word and what it points at; the same for one version of the game."""
        terms = self.terms(self.seats[0] if seats is None else seats, settings)
        actions = self.all_options(terms)
        return {option: {"word": word, "points_at": [one.copy() for one in at]} for option, word, at in actions}

    def terms(self, seats: Any, settings: Settings) -> Terms:
        """Check the settings and make the tables that follow from them."""
        if isinstance(seats, bool) or seats not in self.seats:
            rule = self.setting_rules.get("seats", "")
            raise InvalidSettings(f"seats: expected one of {self.seats}, got {seats!r}", rule)
        full: Settings = {name: option.default for name, option in self.options.items()}
        for name, value in settings.items():
            if name not in self.options:
                raise InvalidSettings(f"{name}: no such setting; expected one of {', '.join(self.options)}")
            full[name] = self.checked(name, value)
        self.check(seats, full)
        text = json.dumps(full, sort_keys=True)
        key = f"{seats} {text}"
        if len(self.alike) >= ALIKE and key not in self.alike:
            self.alike.clear()
        terms = Terms(self, seats, full, text, self.alike.get(key))
        self.alike.setdefault(key, terms)
        return terms

    def checked(self, name: str, value: Any) -> Any:
        """A setting's value, if it is one of its choices."""
        return checked(name, self.options[name], value, self.setting_rules.get(name, ""))

    def blank(self, terms: Terms, tracks: bool) -> State:
        """A state with empty zones and starting counters."""
        size = self.layout.size
        known = vec[i64]([0] * size) if tracks else terms.unknown
        s = State(terms, vec[i64]([0] * size), known, vec[i64]([0] * STACK_SIZE))
        s.tracks = tracks
        s.data[ROUND] = 1
        self.prepare(s)
        return s

    def start(
        self,
        seats: Any = None,
        seed: Any = None,
        script: list[str] | tuple[str, ...] | None = None,
        fast: bool = False,
        **settings: Any,
    ) -> State:
        """A new game. Without a seed it takes 128 bits from the operating system.

        `script`: results for the first random events. `fast`: the small generator that playouts use, and no record.
        """
        terms = self.terms(self.seats[0] if seats is None else seats, settings)
        if fast:
            return self.start_fast(terms, fast_start(0 if seed is None else seed))
        s = self.blank(terms, True)
        s.fate = Fate(checked_seed(seed))
        s.fate.script = [str(entry) for entry in script or []]
        self.lay_out(s)
        self.setup(s)
        s.advance()
        s.history = History(None, bool(script), s.fate.log, [])
        s.fate.log = []
        return s

    def start_fast(self, terms: Terms, rng: i64) -> State:
        """A new game for playouts: the small generator, no knowledge, no record."""
        template = terms.template
        if template is None:
            template = self.blank(terms, False)
            self.lay_out(template)
            terms.template = template
        s = template.copy()
        s.rng = rng
        self.setup(s)
        s.advance()
        return s

    def load(
        self,
        position: Any,
        strict: bool = True,
        seed: Any = 0,
        script: list[str] | tuple[str, ...] | None = None,
        stop: str | None = None,
    ) -> State:
        """The state of a position. Without `pending` it stands at the beginning of its step and goes on to a question.

        `strict=False` does not ask for all components. `stop` names a step to halt before.
        """
        return loading.load(self, position, strict, seed, script or [], stop)

    def playouts(
        self,
        games: int | None = None,
        seconds: float | None = None,
        seed: int = 1,
        seats: int | None = None,
        **settings: Any,
    ) -> tuple[int, int, int]:
        """Play random games in compiled code; returns (decisions, games, checksum).

        Game g starts as `start(seed=seed + g, fast=True)`; every question with two or more options is a decision and is
        answered by `options[dice.below(len(options))]`, one `Dice(seed)` for all games. The checksum c, 0 at first, becomes
        `(c * 31 + option) % 2**40` with every decision.
        """
        if games is None and seconds is None:
            raise InvalidSettings("expected a number of games or of seconds")
        terms = self.terms(self.seats[0] if seats is None else seats, settings)
        return play_many(terms, -1 if games is None else games, -1.0 if seconds is None else seconds, seed, Dice(seed))
