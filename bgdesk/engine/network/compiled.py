"""Turns of a game as the compiled core reads them, and what it says of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from bgdesk.engine.core.games import (
    IS_NEXT_OWN,
    MET_DIE,
    MOST_PLIES,
    PAYOFF_NUMBERS,
    STEP_BYTES,
    TURN_BYTES,
    CompiledGame,
    Floats,
    GameManner,
    Numbers,
    Unanswerable,
    compiled_game,
)
from bgdesk.engine.network.file import Network
from bgdesk.engine.network.search import Turn
from bgdesk.engine.network.values import NetworkValues
from bgdesk.engine.payoffs import Payoffs
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.legal.steps import HITS, PINS, QUIET, Step
from bgdesk.rules.player import Player
from bgdesk.rules.position import NO_EXTRA, POINTS, Extra, Position
from bgdesk.rules.stages import Coming, NameDouble, RollAgain
from bgdesk.rules.variants import (
    BearOff,
    Contact,
    Doubles,
    Entry,
    Prime,
    Relation,
    Rest,
    Ruleset,
    Scoring,
    TripleRegion,
)

_KEPT = 4
"""So many games at most are kept ready, a megabyte each."""
_TURNS_THAT_MATTER = 3
"""Nothing depends on how many more turns a player has completed."""
_SIDE, _COUNTS, _AT_FIRST = 36, 26, 74
_NAME, _AGAIN = bytes((1, 0, 0)), bytes((2, 0, 0))
_MOST_COMING = 12
_RELATIONS = (Relation.CONTRARY, Relation.PARALLEL_DIAGONAL, Relation.PARALLEL_SAME)
_CONTACTS = (Contact.HIT, Contact.PIN, Contact.BLOCK)
_ENTRIES = (Entry.FREE, Entry.ALL_FIRST, Entry.BARRIER)
_DOUBLES = (Doubles.FOUR, Doubles.COMPLEMENT, Doubles.CASCADE)
_PRIMES = (
    Prime.NOT_IN_OWN_START,
    Prime.NOT_IN_EITHER_START,
    Prime.OPEN_IF_ALL_TRAPPED,
    Prime.NEEDS_ENEMY_AHEAD,
)


def compiled_chances(
    turns: Sequence[Turn], judge: NetworkValues, *, played_out: bool = False, plies: int = 0
) -> Floats | None:
    """A row for each of ``turns``, see `CompiledGame.chances`; ``None`` where the core does not say."""
    game = compiled_game_for(judge)
    if game is None or plies > MOST_PLIES:
        return None
    try:
        packed = [packed_turn(turn, judge.player) for turn in turns]
        return game.chances(packed, payoff_numbers(judge.both_payoffs), played_out=played_out, plies=plies)
    except (Unanswerable, ValueError):
        return None


def chances_of_packed(
    turns: Sequence[bytes], judge: NetworkValues, *, played_out: bool, plies: int
) -> Floats:
    """The same for turns that the core told of; these it knows."""
    game = compiled_game_for(judge)
    assert game, "who told of the turns"
    return game.chances(turns, payoff_numbers(judge.both_payoffs), played_out=played_out, plies=plies)


def ranked_plays(turn: Turn, judge: NetworkValues) -> tuple[list[bytes], Floats] | None:
    """The plays of the stage that comes first, see `CompiledGame.ranked`; ``None`` as above.

    The player of ``turn`` is the one whose payoffs ``judge`` knows.
    """
    game = compiled_game_for(judge)
    if game is None:
        return None
    try:
        return game.ranked(packed_turn(turn, judge.player), payoff_numbers(judge.both_payoffs))
    except (Unanswerable, ValueError):
        return None


def rolled_out(
    turn: Turn, judge: NetworkValues, trials: int, seed: int, manner: GameManner
) -> tuple[Numbers, Floats] | None:
    """What trials came to for the player of ``judge``, see `CompiledGame.rolled_out`; ``None`` as above."""
    game = compiled_game_for(judge)
    if game is None:
        return None
    try:
        packed, payoffs = packed_turn(turn, judge.player), payoff_numbers(judge.both_payoffs)
        return game.rolled_out(packed, payoffs, trials, seed, manner)
    except (Unanswerable, ValueError):
        return None


def compiled_game_for(judge: NetworkValues) -> CompiledGame | None:
    """The game in the core, or ``None`` where it does not know it."""
    return None if judge.guesses_gammons else game_of(judge.ruleset, judge.network)


@lru_cache(_KEPT)
def game_of(ruleset: Ruleset, network: Network) -> CompiledGame | None:
    """The game in the core, or ``None`` where it cannot be had."""
    return compiled_game(rule_numbers(ruleset), network.flat(), network.training.hidden)


def rule_numbers(ruleset: Ruleset) -> list[int]:
    """The rules in the order of ``Rules`` in the core."""
    return [
        _RELATIONS.index(ruleset.relation),
        _CONTACTS.index(ruleset.contact),
        _ENTRIES.index(ruleset.entry),
        _DOUBLES.index(ruleset.doubles),
        ruleset.rolls_again,
        ruleset.names_double,
        ruleset.bonus_needs_all_in,
        ruleset.rest is Rest.OPPONENT_PLAYS,
        ruleset.max_stack or 0,
        ruleset.free_die_use,
        ruleset.no_hit_and_run,
        ruleset.hit_lock,
        ruleset.runner,
        ruleset.head_rule,
        sum(1 << place for place, prime in enumerate(_PRIMES) if prime in ruleset.primes),
        ruleset.bear_off is BearOff.EXACT,
        ruleset.bears_off_while_pinned,
        ruleset.mother_rule,
        sum(1 << level for level in ruleset.levels),
        ruleset.scoring is Scoring.PER_CHECKER,
        ruleset.triple_region is TripleRegion.BAR_ONLY,
        ruleset.quad_for_bar,
        ruleset.checkers,
    ]


def packed_turn(turn: Turn, first: Player) -> bytes:
    """The bytes of ``turn``; ``first`` has the first payoffs. Raises ValueError for what does not fit."""
    own, other = turn.turns
    coming = b"".join(_stage_bytes(turn.coming))
    if len(turn.coming) > _MOST_COMING:
        raise ValueError("too much is to come")
    flags = bytes((turn.left_start, turn.plays_rest, turn.player is first, len(turn.coming)))
    sides = (turn.player, own), (turn.player.opponent, other)
    packed = b"".join(_side_bytes(turn.position, player, turns) for player, turns in sides)
    return (packed + flags + coming).ljust(TURN_BYTES, b"\0")


def play_in(ranked: bytes, turn: Turn, ruleset: Ruleset) -> Play:
    """A play that the core found in ``turn``, which was packed with its own player first."""
    own, other = (0, _SIDE) if ranked[_AT_FIRST] else (_SIDE, 0)
    mine, theirs = ranked[own : own + _SIDE], ranked[other : other + _SIDE]
    counts, extras = tuple(mine[:_COUNTS]), _extra_in(mine[_COUNTS:])
    result = turn.position.with_sides(
        turn.player, counts, tuple(theirs[:_COUNTS]), extras, _extra_in(theirs[_COUNTS:])
    )
    met = PINS if ruleset.contact is Contact.PIN else HITS
    return Play(tuple(_steps_in(ranked[TURN_BYTES : TURN_BYTES + STEP_BYTES], met)), result)


def is_own_row(ranked: bytes, *, is_next: bool) -> bool:
    """Whether the one who made a play has the row of the next player, or of who is still to play."""
    is_next_own = ranked[-1] & IS_NEXT_OWN
    return bool(ranked[_AT_FIRST]) is (not is_next or bool(is_next_own))


def _steps_in(told: bytes, met: Mapping[tuple[int, int], Step]) -> Iterator[Step]:
    for source, die in zip(told[::2], told[1::2], strict=True):
        if source:
            yield met[source, die - MET_DIE] if die > MET_DIE else QUIET[source, die]


def _extra_in(told: bytes) -> Extra:
    """What `_side_bytes` wrote behind the counts."""
    pinned = int.from_bytes(told[-4:], "little")
    if not (told[0] or told[1] or pinned):
        return NO_EXTRA
    return Extra(told[0], frozenset(point for point in POINTS if pinned >> point & 1), bool(told[1]))


def _side_bytes(position: Position, player: Player, turns: int) -> bytes:
    extra = position.extra(player)
    pinned = sum(1 << point for point in extra.pinned)
    facts = bytes((extra.reserve, extra.lock_open, min(turns, _TURNS_THAT_MATTER), 0, 0, 0))
    return bytes(position.of(player)) + facts + pinned.to_bytes(4, "little")


def _stage_bytes(coming: Sequence[Coming]) -> Iterator[bytes]:
    for each in coming:
        if isinstance(each, NameDouble):
            yield _NAME
        elif isinstance(each, RollAgain):
            yield _AGAIN
        else:
            yield bytes((each.high, each.low, len(each.faces)))


def payoff_numbers(both: Iterable[Payoffs]) -> list[float]:
    """The payoffs of both players as the core reads them."""
    return [number for each in both for number in _numbers(each)]


def _numbers(payoffs: Payoffs) -> list[float]:
    most, room = len(payoffs.won), (PAYOFF_NUMBERS - 4) // 2
    none = [0.0] * (room - most)
    about = [float(payoffs.by_checkers), float(payoffs.is_in_points), float(most), payoffs.usual]
    return [*about, *payoffs.won, *none, *payoffs.lost, *none]
