"""The games as data: one parameter set a ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from bgdesk.rules.position import NO_EXTRA, Extra, Position, side


class Relation(StrEnum):
    """How the paths of the two players lie to each other."""

    CONTRARY = "contrary"
    PARALLEL_DIAGONAL = "parallel_diagonal"
    PARALLEL_SAME = "parallel_same"


class Contact(StrEnum):
    """What happens where the two players meet."""

    HIT = "hit"
    """Two checkers close a point, one is hit and goes to the bar."""
    PIN = "pin"
    """Two checkers close a point, one is trapped under the checker that lands on it."""
    BLOCK = "block"
    """One checker closes a point."""


class Opening(StrEnum):
    """What the winner of the opening throw plays first."""

    USE_OPENING_DICE = "use_opening_dice"
    THROW_AGAIN = "throw_again"
    WINNER_CHOICE = "winner_choice"
    """He plays the opening dice or throws both again, as he likes."""


class NextStarter(StrEnum):
    """Who starts a later game."""

    NEW_OPENING = "new_opening"
    PREVIOUS_WINNER = "previous_winner"


class Entry(StrEnum):
    """When checkers in reserve are brought in; those on the bar always go first."""

    FREE = "free"
    ALL_FIRST = "all_first"
    BARRIER = "barrier"
    """While any is in reserve no checker may go to the mover's own 12-point or beyond."""


class Doubles(StrEnum):
    """What equal dice are worth."""

    FOUR = "four"
    COMPLEMENT = "complement"
    """Four times the number, then four times the number on the other side of the die."""
    CASCADE = "cascade"
    """From the player's fourth turn: four times the number, then four times each higher number."""


class Rest(StrEnum):
    """What becomes of numbers that a player cannot play."""

    LOST = "lost"
    OPPONENT_PLAYS = "opponent_plays"


class Prime(StrEnum):
    """Limits on six points in a row."""

    NOT_IN_OWN_START = "not_in_own_start"
    """Not all six of the mover's own 24 to 19."""
    NOT_IN_EITHER_START = "not_in_either_start"
    """Nor all six of the opponent's 24 to 19."""
    OPEN_IF_ALL_TRAPPED = "open_if_all_trapped"
    """Not in front of all the opponent's checkers on one point, as long as another play avoids it."""
    NEEDS_ENEMY_AHEAD = "needs_enemy_ahead"
    """Only with an opposing checker ahead of it."""


class BearOff(StrEnum):
    """Which numbers bear a checker off."""

    STANDARD = "standard"
    EXACT = "exact"


class Scoring(StrEnum):
    """What a game is worth."""

    LEVELS = "levels"
    """The multipliers in ``Ruleset.levels``."""
    PER_CHECKER = "per_checker"
    """One point for each checker that the loser has not borne off."""


class TripleRegion(StrEnum):
    """Where a checker of a loser who bore nothing off makes the gammon a backgammon."""

    BAR_OR_HOME = "bar_or_home"
    BAR_ONLY = "bar_only"


@dataclass(frozen=True, slots=True)
class RuleOption:
    """A rule of one game that players agree on; chosen, it changes these fields of the ruleset."""

    id: str
    changes: tuple[tuple[str, object], ...]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every parameter of one game; a new game is a new value, not new code."""

    id: str
    start: tuple[tuple[int, int], ...] = ()
    checkers: int = 15
    reserve: int = 0
    relation: Relation = Relation.CONTRARY
    contact: Contact = Contact.HIT
    opening: Opening = Opening.USE_OPENING_DICE
    next_starter: NextStarter = NextStarter.NEW_OPENING
    entry: Entry = Entry.FREE
    doubles: Doubles = Doubles.FOUR
    throws_again: bool = False
    """A double that was played whole is followed by another throw."""
    names_double: bool = False
    """2-1 played whole is followed by a double that the player names, then by another throw."""
    bonus_needs_all_in: bool = False
    """Complement and extra throw only once the reserve is empty."""
    rest: Rest = Rest.LOST
    max_stack: int | None = None
    free_die_use: bool = False
    no_hit_and_run: bool = False
    hit_lock: bool = False
    """No hitting before one of the mover's checkers has reached his home board in this game."""
    runner: bool = False
    """No second checker leaves the start before the first has passed the opponent's start."""
    head_rule: bool = False
    """One checker a turn leaves the start; two with 6-6, 4-4 or 3-3 in the first turn."""
    primes: frozenset[Prime] = frozenset()
    bear_off: BearOff = BearOff.STANDARD
    bears_off_while_pinned: bool = True
    mother_rule: bool = False
    levels: tuple[int, ...] = (1, 2, 3)
    scoring: Scoring = Scoring.LEVELS
    triple_region: TripleRegion = TripleRegion.BAR_OR_HOME
    quad_for_bar: bool = False
    has_cube: bool = True
    takes_house_rules: bool = False
    """Whether five on a point, free use of the dice and no hit-and-run can be agreed for it."""
    options: tuple[RuleOption, ...] = ()
    is_offered: bool = True
    """Whether new matches are played by it; the others are read from files."""

    def start_position(self) -> Position:
        """The set-up, both players."""
        counts = side(dict(self.start), self.checkers - self.reserve)
        extra = Extra(self.reserve) if self.reserve else NO_EXTRA
        return Position(counts, counts, extra, extra)

    @property
    def can_stall(self) -> bool:
        """Whether both players can be left without a move, which draws the game."""
        return self.contact is not Contact.HIT

    def with_rules(self, **changes: object) -> Ruleset:
        """This game with house rules or result options changed."""
        return replace(self, **changes)  # type: ignore[arg-type]  # field names checked by replace

    def with_options(self, chosen: tuple[str, ...]) -> Ruleset:
        """This game with those of its own options that are ``chosen`` by id; others mean nothing to it."""
        changes = dict(change for option in self.options if option.id in chosen for change in option.changes)
        return self.with_rules(**changes) if changes else self


_STANDARD = ((24, 2), (13, 5), (8, 3), (6, 5))
_ALL_ON_24 = ((24, 15),)
_SINGLE_DOUBLE = (1, 2)

_BACKGAMMON = Ruleset("backgammon", _STANDARD, takes_house_rules=True)

_PORTES = replace(
    _BACKGAMMON,
    id="portes",
    opening=Opening.THROW_AGAIN,
    next_starter=NextStarter.PREVIOUS_WINNER,
    levels=_SINGLE_DOUBLE,
    has_cube=False,
)

_PLAKOTO = replace(
    _PORTES,
    id="plakoto",
    start=_ALL_ON_24,
    contact=Contact.PIN,
    bears_off_while_pinned=False,
    mother_rule=True,
    takes_house_rules=False,
    options=(RuleOption("bear_off_while_pinned", (("bears_off_while_pinned", True),)),),
)

_NO_MOTHER = RuleOption("no_mother_rule", (("mother_rule", False),))

_BLOCKING = replace(
    _PORTES,
    start=_ALL_ON_24,
    relation=Relation.PARALLEL_DIAGONAL,
    contact=Contact.BLOCK,
    takes_house_rules=False,
)

_FEVGA_PRIMES = frozenset({Prime.NOT_IN_OWN_START, Prime.OPEN_IF_ALL_TRAPPED})

_FEVGA = replace(
    _BLOCKING,
    id="fevga",
    runner=True,
    primes=_FEVGA_PRIMES,
    options=(RuleOption("both_starts", (("primes", _FEVGA_PRIMES | {Prime.NOT_IN_EITHER_START}),)),),
)

_GUL_BARA = replace(
    _BLOCKING,
    id="gul_bara",
    doubles=Doubles.CASCADE,
    rest=Rest.OPPONENT_PLAYS,
    options=(
        RuleOption("rest_is_lost", (("rest", Rest.LOST),)),
        RuleOption("narde_extras", (("head_rule", True), ("primes", frozenset({Prime.NEEDS_ENEMY_AHEAD})))),
    ),
)

_RESERVE = Ruleset("", reserve=15, opening=Opening.THROW_AGAIN, has_cube=False)

_ACEY_DEUCEY = replace(
    _RESERVE,
    id="acey_deucey",
    names_double=True,
    throws_again=True,
    levels=(1,),
    scoring=Scoring.PER_CHECKER,
    options=(RuleOption("score_by_level", (("scoring", Scoring.LEVELS), ("levels", (1, 2, 3)))),),
)

_RUSSIAN = replace(
    _RESERVE,
    id="russian",
    relation=Relation.PARALLEL_SAME,
    opening=Opening.WINNER_CHOICE,
    entry=Entry.ALL_FIRST,
    doubles=Doubles.COMPLEMENT,
    throws_again=True,
    options=(
        RuleOption("free_entry", (("entry", Entry.FREE),)),
        RuleOption("bonus_needs_all_in", (("bonus_needs_all_in", True),)),
    ),
)

RULESETS: Mapping[str, Ruleset] = MappingProxyType(
    {
        ruleset.id: ruleset
        for ruleset in (
            _BACKGAMMON,
            replace(_BACKGAMMON, id="nackgammon", start=((24, 2), (23, 2), (13, 4), (8, 3), (6, 4))),
            replace(_BACKGAMMON, id="hypergammon", start=((24, 1), (23, 1), (22, 1)), checkers=3),
            replace(_BACKGAMMON, id="longgammon", start=_ALL_ON_24),
            replace(_BACKGAMMON, id="british", max_stack=5),
            _PORTES,
            replace(_PORTES, id="tavla", no_hit_and_run=True),
            _PLAKOTO,
            replace(_PLAKOTO, id="tapa", options=(*_PLAKOTO.options, _NO_MOTHER)),
            _FEVGA,
            replace(_FEVGA, id="moultezim"),
            _GUL_BARA,
            _ACEY_DEUCEY,
            replace(_ACEY_DEUCEY, id="acey_deucey_american", throws_again=False),
            replace(
                _ACEY_DEUCEY,
                id="acey_deucey_european",
                doubles=Doubles.COMPLEMENT,
                bear_off=BearOff.EXACT,
            ),
            replace(_ACEY_DEUCEY, id="acey_deucey_navy", entry=Entry.BARRIER, bear_off=BearOff.EXACT),
            replace(_RESERVE, id="dutch", hit_lock=True),
            _RUSSIAN,
            replace(
                _BACKGAMMON,
                id="hypergammon2",
                start=((24, 1), (23, 1)),
                checkers=2,
                is_offered=False,
            ),
            replace(_BACKGAMMON, id="hypergammon1", start=((24, 1),), checkers=1, is_offered=False),
        )
    }
)
"""The rulesets by id, in the order in which they are offered."""
