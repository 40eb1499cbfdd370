"""The parameters that tell the games apart."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

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
    """What the winner of the opening roll plays first."""

    USE_OPENING_DICE = "use_opening_dice"
    ROLL_AGAIN = "throw_again"
    WINNER_CHOICE = "winner_choice"
    """The winner of the opening roll plays those dice or rolls both again, as preferred."""


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

    @property
    def is_about_cube(self) -> bool:
        """Whether it puts the cube into play."""
        return ("has_cube", True) in self.changes


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
    rolls_again: bool = False
    """A double that was played whole is followed by another roll."""
    names_double: bool = False
    """2-1 played whole is followed by a double that the player names, then by another roll."""
    bonus_needs_all_in: bool = False
    """Complement and extra roll only once the reserve is empty."""
    rest: Rest = Rest.LOST
    max_stack: int | None = None
    free_die_use: bool = False
    no_hit_and_run: bool = False
    hit_lock: bool = False
    """No hitting before one of the mover's checkers has reached the home board in this game."""
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
