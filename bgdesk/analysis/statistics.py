"""A player's errors in a match, added up: rates, kinds, and how sure the performance rating is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from bgdesk.analysis.first_attempts import as_first_tried
from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade, Thresholds
from bgdesk.analysis.luck import LuckTotal, RollLuck, luck_adjusted, luck_totals, roll_luck
from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import RESIGNATIONS, Kind, decisions
from bgdesk.analysis.repricing import repriced
from bgdesk.analysis.tally import NO_DECISIONS, DecisionTally, tally
from bgdesk.analysis.verdicts import Verdict, verdicts
from bgdesk.engine.sage.encoding import JUDGED
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.events import Played, PlayedIllegally
from bgdesk.match.record import MatchRecord
from bgdesk.match.stakes import table_of
from bgdesk.match.state import Pair
from bgdesk.match.study import Analysis
from bgdesk.rules.player import Player

PR_FACTOR = 500
"""Performance rating is so many times the mean error of the decisions that count."""
ONE_POINT_FACTOR = 1.5
"""How much more it is in a match to one point for who wants that; said of eXtreme Gammon, not confirmed."""
GNUBG_FACTOR = 1000
SNOWIE_FACTOR = 1000
FEWEST = 30
"""With fewer decisions that count a performance rating says nothing yet."""
_SAMPLES = 1000
_TAIL = 0.05
_SEED = 20011


@dataclass(frozen=True, slots=True)
class ErrorSum:
    """So many decisions that count, the equity they lost, and how many were wrong by each grade."""

    decisions: int
    error: float
    cost: float
    grades: Mapping[Grade, int]


@dataclass(frozen=True, slots=True)
class GameRating:
    """Performance rating in one game, whose id is ``game``, and how many decisions count in it."""

    game: str
    pr: float
    interval: tuple[float, float]
    decisions: int

    @property
    def is_enough(self) -> bool:
        """Whether there are `FEWEST` decisions."""
        return self.decisions >= FEWEST


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """What is known of one player.

    ``pr`` is performance rating and ``interval`` its 90 % interval, ``None`` without decisions that count,
    and where these are of several games: ``ratings`` has one for each, as they cannot be compared.
    ``is_enough`` is whether there are `FEWEST`. ``gnubg_rate`` and ``snowie_rate`` are thousandths of equity
    a decision and a move of either player. ``error`` and ``cost`` are of all decisions, resignations
    aside. ``luck_adjusted`` as `bgdesk.analysis.luck.luck_adjusted` says. ``decisions`` is how many count, of
    all in ``tally``.
    """

    decisions: int
    pr: float | None
    interval: tuple[float, float] | None
    is_enough: bool
    gnubg_decisions: int
    gnubg_rate: float | None
    snowie_rate: float | None
    error: float
    cost: float
    by_kind: Mapping[Kind, ErrorSum]
    by_phase: Mapping[GamePhase, ErrorSum]
    luck: LuckTotal
    luck_adjusted: float | None
    ratings: tuple[GameRating, ...] = ()
    tally: DecisionTally = NO_DECISIONS

    @property
    def has_known_names(self) -> bool:
        """Whether the names of performance ratings hold: in games that are like backgammon."""
        return all(one.game in JUDGED for one in self.ratings)


@dataclass(frozen=True, slots=True)
class Review:
    """One analysis of a match weighed up, its equities moved to the match equity table that ``table`` names.

    ``pr_factor`` is what the mean error was multiplied by. ``verdicts`` are of what was done in the end,
    ``rated`` of the first attempts where a tutor spoke; of these are the figures of ``players``.
    """

    analysis: Analysis
    verdicts: tuple[Verdict, ...]
    rated: tuple[Verdict, ...]
    luck: tuple[RollLuck, ...]
    players: Pair[PlayerStatistics]
    table: str
    pr_factor: float = PR_FACTOR


def review(
    record: MatchRecord,
    analysis: Analysis,
    table: MatchEquityTable | None = None,
    thresholds: Thresholds = DEFAULT_THRESHOLDS,
    *,
    raises_one_point: bool = False,
) -> Review:
    """Everything that follows from ``analysis``, by one table and one set of grades.

    ``raises_one_point``: the performance rating of a match to one point is `ONE_POINT_FACTOR` times higher.
    """
    known = table or default_table()
    is_raised = raises_one_point and record.header.options.length == 1
    factor = PR_FACTOR * (ONE_POINT_FACTOR if is_raised else 1)
    moved = repriced(record, analysis, known)
    found = verdicts(record, moved, known)
    rolls = roll_luck(record, moved, known)
    totals = luck_totals(rolls)
    moves = sum(isinstance(event, Played | PlayedIllegally) for event in record.events)
    decided, attempted = decisions(record), as_first_tried(record, moved, found, known)
    white, black = (
        _statistics(
            [one for one in attempted if one.decision.player is player],
            tally(record, (one for one in decided if one.player is player), attempted),
            moves,
            totals.of(player),
            luck_adjusted(record, player, rolls),
            thresholds,
            factor,
        )
        for player in Player
    )
    own = table_of(record.header.options, known).name
    name = own if moved is analysis else moved.table
    return Review(moved, found, attempted, rolls, Pair(white, black), name, factor)


def _statistics(
    own: Sequence[Verdict],
    told: DecisionTally,
    moves: int,
    luck: LuckTotal,
    adjusted: float | None,
    thresholds: Thresholds,
    factor: float,
) -> PlayerStatistics:
    counted = [one for one in own if one.counts]
    ratings = game_ratings(counted, factor)
    (only,) = ratings if len(ratings) == 1 else (None,)
    rated = [one for one in own if one.decision.kind not in RESIGNATIONS]
    error = sum(one.error for one in rated)
    gnubg = sum(one.counts_for_gnubg for one in own)
    return PlayerStatistics(
        decisions=told.counted,
        pr=only.pr if only else None,
        interval=only.interval if only else None,
        is_enough=len(counted) >= FEWEST,
        gnubg_decisions=gnubg,
        gnubg_rate=GNUBG_FACTOR * error / gnubg if gnubg else None,
        snowie_rate=SNOWIE_FACTOR * error / moves if moves else None,
        error=error,
        cost=sum(one.cost for one in rated),
        by_kind=MappingProxyType(
            {kind: error_sum([one for one in own if one.decision.kind is kind], thresholds) for kind in Kind}
        ),
        by_phase=MappingProxyType(
            {
                phase: error_sum(
                    [one for one in own if one.decision.kind is Kind.PLAY and one.phase is phase], thresholds
                )
                for phase in GamePhase
            }
        ),
        luck=luck,
        luck_adjusted=adjusted,
        ratings=ratings,
        tally=told,
    )


def only_rating(counted: Sequence[Verdict]) -> float | None:
    """The performance rating of ``counted``, which count; ``None`` where they are of several games."""
    if len({one.decision.state.ruleset.id for one in counted}) > 1:
        return None
    return performance_rating([one.error for one in counted])


def game_ratings(counted: Sequence[Verdict], factor: float = PR_FACTOR) -> tuple[GameRating, ...]:
    """Those of ``counted``, decisions that count, for each game in the order in which they were played."""
    errors: dict[str, list[float]] = {}
    for one in counted:
        errors.setdefault(one.decision.state.ruleset.id, []).append(one.error)
    return tuple(
        GameRating(game, pr, margin, len(found))
        for game, found in errors.items()
        if (pr := performance_rating(found, factor)) is not None and (margin := interval(found, factor))
    )


def performance_rating(errors: Sequence[float], factor: float = PR_FACTOR) -> float | None:
    """``factor`` times the mean of ``errors``, those of the decisions that count; ``None`` without any.

    Source: eXtreme Gammon.
    """
    return factor * sum(errors) / len(errors) if errors else None


def interval(errors: Sequence[float], factor: float = PR_FACTOR) -> tuple[float, float] | None:
    """The 90 % interval of performance rating: its 5th and 95th percentile in samples drawn from ``errors``.

    The samples are the same every time. Source: the percentile bootstrap.
    """
    if not errors:
        return None
    random = Random(_SEED)
    count = len(errors)
    means = sorted(sum(random.choices(errors, k=count)) for _ in range(_SAMPLES))
    low, high = (means[round(share * (_SAMPLES - 1))] for share in (_TAIL, 1 - _TAIL))
    return factor * low / count, factor * high / count


def error_sum(found: Sequence[Verdict], thresholds: Thresholds) -> ErrorSum:
    """``found`` added up; ``decisions`` are those that count, errors those of all."""
    graded = [thresholds.grade(one.error) for one in found]
    return ErrorSum(
        sum(one.counts for one in found),
        sum(one.error for one in found),
        sum(one.cost for one in found),
        MappingProxyType({grade: graded.count(grade) for grade in Grade}),
    )
