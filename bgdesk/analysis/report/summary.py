"""Both players' figures as the lines of a report."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade, rating_name
from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.report.page import SummaryLine
from bgdesk.analysis.report.words import UNKNOWN, counted, result_words, signed
from bgdesk.analysis.statistics import ErrorSum, PlayerStatistics, Review
from bgdesk.match.game_names import game_name
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player

_KINDS: Sequence[tuple[str, tuple[Kind, ...]]] = (
    ("Checker plays", (Kind.PLAY,)),
    ("Doubles not offered", (Kind.NO_DOUBLE,)),
    ("Doubles offered", (Kind.DOUBLE,)),
    ("Takes", (Kind.TAKE, Kind.RAISE)),
    ("Passes", (Kind.PASS,)),
    ("Resignations", (Kind.RESIGNATION, Kind.RESIGNATION_ACCEPTED, Kind.RESIGNATION_REJECTED)),
)
_PHASES = (
    ("Plays in the opening", GamePhase.OPENING),
    ("Plays in contact", GamePhase.CONTACT),
    ("Plays in backgames", GamePhase.BACKGAME),
    ("Plays in races", GamePhase.RACE),
    ("Plays in bear-offs", GamePhase.BEAR_OFF),
)
_GRAVE = (Grade.DOUBTFUL, Grade.BAD, Grade.VERY_BAD)

Figure = Callable[[PlayerStatistics], str]


def summary_lines(review: Review, state: MatchState) -> tuple[SummaryLine, ...]:
    """The figures that everybody wants to see first; ``state`` is the last of the match."""
    options = state.options
    return (
        _result(state),
        *_ratings(review),
        _line(
            review,
            "Decisions",
            lambda one: f"{one.tally.unforced} ({one.decisions} counted)",
            "Those that were not forced, of the cube those that were close;"
            " those that were not obvious either count.",
        ),
        _line(review, "Blunders", lambda one: _count(one, Grade.VERY_BAD), _at_least(Grade.VERY_BAD)),
        _line(review, "Errors", lambda one: _count(one, Grade.BAD), _at_least(Grade.BAD)),
        _line(review, "Doubtful", lambda one: _count(one, Grade.DOUBTFUL), _at_least(Grade.DOUBTFUL)),
        _line(review, "Equity lost", lambda one: f"{one.error:.3f}"),
        _line(review, _cost_label(options), lambda one: result_words(-one.cost, options)),
        _line(review, "Luck", _luck, "Of a player's own rolls, in equity."),
        _line(
            review,
            "Luck-adjusted result",
            lambda one: _adjusted(one, options),
            "The result less the luck of both players, if the luck of every roll is known.",
        ),
    )


def _ratings(review: Review) -> Iterator[SummaryLine]:
    """Those of several games say nothing about one another, so each has its own."""
    told = "500 times the mean error of a decision that counts."
    games = dict.fromkeys(one.game for player in Player for one in review.players.of(player).ratings)
    if len(games) < 2:
        yield _line(review, "Performance rating", _rating, told)
        tip = "Where the rating would be with other luck in the rolls."
        yield _line(review, "90 % interval", _interval, tip)
        return
    for game in games:
        yield _line(review, f"Performance rating in {game_name(game)}", partial(_rating_in, game), told)


def _rating_in(game: str, one: PlayerStatistics) -> str:
    found = next((rating for rating in one.ratings if rating.game == game), None)
    if found is None:
        return UNKNOWN
    low, high = found.interval
    return f"{found.pr:.2f}" + (f" ({low:.1f} to {high:.1f})" if found.is_enough else " (few decisions)")


def detail_lines(review: Review) -> tuple[SummaryLine, ...]:
    """Where the errors were, and what other programs make of them."""
    return (
        *(_kind_line(review, label, kinds) for label, kinds in _KINDS if _is_met(review, kinds)),
        *(_phase_line(review, label, phase) for label, phase in _PHASES),
        _line(
            review,
            "GNU Backgammon's rate",
            lambda one: _rate(one.gnubg_rate),
            "1000 times the equity lost by a decision that is neither forced nor far from a double.",
        ),
        _line(
            review,
            "Snowie's rate",
            lambda one: _rate(one.snowie_rate),
            "1000 times the equity lost by a move of either player.",
        ),
    )


def _line(review: Review, label: str, figure: Figure, tip: str = "") -> SummaryLine:
    white, black = (figure(review.players.of(player)) for player in Player)
    return SummaryLine(label, (white, black), tip)


def _result(state: MatchState) -> SummaryLine:
    white, black = (
        f"{state.score.of(player)}{' (won)' if state.winner is player else ''}" for player in Player
    )
    return SummaryLine("Points", (white, black))


def _rating(one: PlayerStatistics) -> str:
    if one.pr is None:
        return UNKNOWN
    if not one.is_enough:
        return f"{one.pr:.2f} (few decisions)"
    if not one.has_known_names:
        return f"{one.pr:.2f}"
    return f"{one.pr:.2f} ({rating_name(one.pr).replace('_', ' ')})"


def _interval(one: PlayerStatistics) -> str:
    return f"{one.interval[0]:.1f} to {one.interval[1]:.1f}" if one.interval else UNKNOWN


def _count(one: PlayerStatistics, grade: Grade) -> str:
    return str(sum(found.grades[grade] for found in one.by_kind.values()))


def _at_least(grade: Grade) -> str:
    limits = {
        Grade.DOUBTFUL: DEFAULT_THRESHOLDS.doubtful,
        Grade.BAD: DEFAULT_THRESHOLDS.bad,
        Grade.VERY_BAD: DEFAULT_THRESHOLDS.very_bad,
    }
    return f"Decisions that lost {limits[grade]:.3f} or more" + (
        "." if grade is Grade.VERY_BAD else ", up to the next grade."
    )


def _cost_label(options: MatchOptions) -> str:
    return "Points lost" if options.is_money else "Match winning chance lost"


def _luck(one: PlayerStatistics) -> str:
    return f"{signed(one.luck.emg)} in {counted(one.luck.rolls, 'roll')}" if one.luck.rolls else UNKNOWN


def _adjusted(one: PlayerStatistics, options: MatchOptions) -> str:
    return UNKNOWN if one.luck_adjusted is None else result_words(one.luck_adjusted, options)


def _rate(value: float | None) -> str:
    return UNKNOWN if value is None else f"{value:.2f}"


def _is_met(review: Review, kinds: tuple[Kind, ...]) -> bool:
    sums = [review.players.of(player).by_kind[kind] for player in Player for kind in kinds]
    return any(sum(found.grades.values()) for found in sums)


def _kind_line(review: Review, label: str, kinds: tuple[Kind, ...]) -> SummaryLine:
    return _line(review, label, lambda one: _sum_words([one.by_kind[kind] for kind in kinds]))


def _phase_line(review: Review, label: str, phase: GamePhase) -> SummaryLine:
    return _line(review, label, lambda one: _sum_words([one.by_phase[phase]]))


def _sum_words(sums: Sequence[ErrorSum]) -> str:
    """What was lost by how many, and how many of them were wrong."""
    count = sum(sum(found.grades.values()) for found in sums)
    if not count:
        return UNKNOWN
    wrong = sum(found.grades[grade] for found in sums for grade in _GRAVE)
    return f"{sum(found.error for found in sums):.3f} · {wrong} of {count}"
