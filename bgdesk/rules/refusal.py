"""Why something is not allowed, as a value; the user interface finds the words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Reason(StrEnum):
    """The rule that stands in the way."""

    # checker play
    BAR_FIRST = "bar_first"
    POINT_BLOCKED = "point_blocked"
    NO_CHECKER = "no_checker"
    NOT_YOUR_CHECKER = "not_your_checker"
    DIE_NOT_AVAILABLE = "die_not_available"
    OUT_OF_REACH = "out_of_reach"
    NOT_ALL_HOME = "not_all_home"
    HIGHER_CHECKER_FIRST = "higher_checker_first"
    BOTH_DICE = "both_dice"
    HIGHER_DIE = "higher_die"
    STACK_FULL = "stack_full"
    NO_HIT_AND_RUN = "no_hit_and_run"
    WRONG_DIRECTION = "wrong_direction"
    INCOMPLETE = "incomplete"
    PINNED = "pinned"
    """The checker lies under an opposing one."""
    PINNED_LEFT = "pinned_left"
    """No bearing off while one of the mover's checkers is pinned."""
    RESERVE_LEFT = "reserve_left"
    """No bearing off while checkers are in reserve."""
    ENTER_FIRST = "enter_first"
    """All checkers in reserve enter before any other moves."""
    BARRIER = "barrier"
    """No checker passes the middle while others are in reserve."""
    HIT_LOCKED = "hit_locked"
    """No hitting before the mover has brought a checker home."""
    RUNNER_FIRST = "runner_first"
    """No second checker leaves the start before the first has passed the opponent's start."""
    HEAD_ONCE = "head_once"
    """No more checkers leave the start in this turn."""
    PRIME_AT_START = "prime_at_start"
    """Six points of a start table may not all be held."""
    PRIME_NEEDS_ENEMY = "prime_needs_enemy"
    """Six points in a row only with an opposing checker ahead of them."""
    PRIME_MUST_OPEN = "prime_must_open"
    """Not in front of all the opponent's checkers while another play avoids it."""
    EXACT_BEAR_OFF = "exact_bear_off"
    """Only the exact number bears a checker off."""
    # flow
    NOT_NOW = "not_now"
    NOT_YOUR_TURN = "not_your_turn"
    ROLL_FIRST = "roll_first"
    NO_CUBE = "no_cube"
    ALREADY_ROLLED = "already_rolled"
    FIRST_TURN = "first_turn"
    NOT_CUBE_OWNER = "not_cube_owner"
    ONE_POINT_MATCH = "one_point_match"
    CRAWFORD_GAME = "crawford_game"
    HOLLAND = "holland"
    DEAD_CUBE = "dead_cube"
    NO_BEAVER = "no_beaver"
    CHAIN_LIMIT = "chain_limit"
    LEVEL_NOT_POSSIBLE = "level_not_possible"
    LEVEL_TOO_LOW = "level_too_low"
    OFFER_PENDING = "offer_pending"
    GAME_OVER = "game_over"
    MATCH_OVER = "match_over"
    IMPOSSIBLE_TABLE = "impossible_table"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    SETUP_STANDS = "setup_stands"
    """A wrong set-up can be corrected until the second play of the game."""
    ILLEGAL_END = "illegal_end"
    """A play against the rules cannot end a game."""
    SETUP_IS_RIGHT = "setup_is_right"
    """No person has set the board up."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """One rule that forbids one thing; ``point`` (own coordinates) and ``die`` where they matter."""

    reason: Reason
    point: int | None = None
    die: int | None = None


class Refused(Exception):  # noqa: N818  # an answer of the rules, not a fault of the program
    """An action that the rules forbid; nothing was changed. ``refusal`` says which rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason.value)
        self.refusal = refusal
