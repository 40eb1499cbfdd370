"""What the decisions of both players add up to, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade, rating_name
from bgdesk.analysis.luck import has_illegal_plays
from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.statistics import ErrorSum, PlayerStatistics, Review
from bgdesk.app.side_by_side import labels, lines, listed, titled
from bgdesk.match.events import Abandoned, FlagFell
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.review.derive_decisions import DecisionView, derive_decisions
from bgdesk.ui.review.derive_sources import source_text
from bgdesk.ui.review.game_ratings import aside_in, games_rated, only_rating, rating_in, title_in
from bgdesk.ui.words.gains import gain_text
from bgdesk.ui.words.numbers import (
    cost as cost_figure,
    decimals,
    percent,
    signed,
    whole,
)

translate = QCoreApplication.translate

MOST_DECISIONS = 6
_HALF = 0.5
_ROUNDED = 3
"""Places of a share that is told in per cent with one."""
_GRAVE = (Grade.DOUBTFUL, Grade.BAD, Grade.VERY_BAD)

_RATING_NAMES = {
    #: How well somebody played, a name of a range of performance ratings; as the next ones. Short
    "world_champion": QT_TRANSLATE_NOOP("Summary", "world champion"),
    "world_class": QT_TRANSLATE_NOOP("Summary", "world class"),
    "expert": QT_TRANSLATE_NOOP("Summary", "expert"),
    "advanced": QT_TRANSLATE_NOOP("Summary", "advanced"),
    "intermediate": QT_TRANSLATE_NOOP("Summary", "intermediate"),
    "casual": QT_TRANSLATE_NOOP("Summary", "casual"),
    "beginner": QT_TRANSLATE_NOOP("Summary", "beginner"),
    "distracted": QT_TRANSLATE_NOOP("Summary", "distracted"),
}


@dataclass(frozen=True, slots=True)
class SummaryRow:
    """A figure of both players, White's first, with what is said small below each; empty where not known."""

    title: str
    figures: tuple[str, str]
    asides: tuple[str, str] = ("", "")
    tip: str = ""

    def spoken(self, which: int, name: str) -> str:
        """A figure as it is heard by itself."""
        said = listed(*self.asides[which].splitlines())
        return listed(titled(labels(self.title, name), self.figures[which] or "-"), said)


@dataclass(frozen=True, slots=True)
class SummaryGroup:
    """Rows under a ``heading``, which may be empty."""

    heading: str
    rows: tuple[SummaryRow, ...]


@dataclass(frozen=True, slots=True)
class SummaryView:
    """``sentence`` stands where nothing is known; ``source`` says who judged."""

    names: tuple[str, str]
    groups: tuple[SummaryGroup, ...] = ()
    worst: tuple[DecisionView, ...] = ()
    source: str = ""
    sentence: str = ""


class CountedSummary(QObject):
    """Counts in a summary, in the plural form that the language wants."""

    def counting(self, n: int) -> str:
        """How many decisions a rating is made of."""
        #: Below a number of decisions: so many of them count for the rating.
        return self.tr("%n counted", "", n)

    def rolls(self, n: int) -> str:
        """The rolls whose luck is known."""
        #: Below a figure of luck: the luck of how many rolls was added up
        return self.tr("in %n roll(s)", "", n)

    def wrong(self, wrong: int, n: int) -> str:
        """How many of ``n`` decisions cost something."""
        #: Below a sum of errors: {wrong} of so many decisions were wrong
        return self.tr("{wrong} of %n wrong", "", n).format(wrong=whole(wrong))


def derive_summary(record: MatchRecord, review: Review | None) -> SummaryView:
    """All figures of ``record`` as ``review`` adds them up."""
    seats = record.header.seats
    names = (seats.white.name, seats.black.name)
    if review is None:
        #: Sentence; F7 is a key
        return SummaryView(
            names, sentence=translate("Summary", "Analyse (F7) shows here how well both played.")
        )
    figures = _Summary(record, review)
    return SummaryView(
        names,
        tuple(group for group in figures.groups() if group.rows),
        derive_decisions(record, review, tuple(Player), MOST_DECISIONS),
        source_text(review.analysis),
    )


class _Summary:
    """The rows about one match."""

    def __init__(self, record: MatchRecord, review: Review) -> None:
        self._record = record
        self._review = review
        self._options: MatchOptions = record.header.options

    def groups(self) -> tuple[SummaryGroup, ...]:
        return (
            SummaryGroup(
                "", (self._points(), *self._rating(), *self._counts(), *self._lost(), *self._luck())
            ),
            #: Heading: the errors by what was decided
            SummaryGroup(translate("Summary", "By kind of decision"), self._by_kind()),
            #: Heading: the errors in the play of checkers, by the phase of the game
            SummaryGroup(translate("Summary", "Plays by phase of the game"), self._by_phase()),
            #: Heading: figures as GNU Backgammon and Snowie, two other programs, give them
            SummaryGroup(translate("Summary", "As other programs count"), self._other_programs()),
        )

    def _row(
        self,
        title: str,
        figure: Callable[[PlayerStatistics], str],
        tip: str = "",
        aside: Callable[[PlayerStatistics], str] = lambda _: "",
    ) -> SummaryRow:
        white, black = (self._review.players.of(player) for player in Player)
        return SummaryRow(title, (figure(white), figure(black)), (aside(white), aside(black)), tip)

    def _points(self) -> SummaryRow:
        state = self._record.state
        #: Below the points of the winner of a match. Short
        won = translate("Summary", "won")
        white, black = (whole(state.score.of(player)) for player in Player)
        asides = tuple(won if state.winner is player else "" for player in Player)
        #: Title of a row of figures: what both have won
        return SummaryRow(translate("Summary", "Points"), (white, black), (asides[0], asides[1]))

    def _ratings(self) -> tuple[SummaryRow, ...]:
        """Of games that take turns one for each: they say nothing about one another."""
        told = translate(
            "Summary", "Performance rating: 500 times the mean error of the decisions that count."
        )
        if len(games := games_rated(self._review)) > 1:
            each = ((title_in(one), partial(rating_in, one), partial(aside_in, one)) for one in games)
            return tuple(self._row(title, figure, told, aside) for title, figure, aside in each)
        #: Title of a row of figures: performance rating, a standard term
        return (self._row(translate("Summary", "PR"), only_rating, told, _rating_aside),)

    def _rating(self) -> tuple[SummaryRow, ...]:
        return (
            *self._ratings(),
            self._row(
                #: Title of a row of figures: a range of performance ratings
                translate("Summary", "90 % interval"),
                _interval,
                translate("Summary", "Where the rating would be with other luck in the rolls."),
            ),
            self._row(
                #: Title of a row of figures: how many decisions a rating is made of
                translate("Summary", "Decisions"),
                lambda one: whole(one.tally.unforced),
                translate(
                    "Summary",
                    "Those that were not forced, of the cube those that were close."
                    " Those that were not obvious either count for PR.",
                ),
                lambda one: CountedSummary().counting(one.decisions),
            ),
        )

    def _counts(self) -> tuple[SummaryRow, ...]:
        limits = DEFAULT_THRESHOLDS
        #: Tool tip; {least} is a number
        blunders = translate("Summary", "Decisions that cost {least} or more.")
        #: Tool tip; {least} is a number
        errors = translate("Summary", "Decisions that cost {least} or more, and are no blunder.")
        #: Tool tip; {least} is a number
        doubtful = translate("Summary", "Decisions that cost {least} or more, and are no error.")
        return (
            #: Title of a row of figures: the number of grave errors
            self._graded(translate("Summary", "Blunders"), Grade.VERY_BAD, blunders, limits.very_bad),
            #: Title of a row of figures
            self._graded(translate("Summary", "Errors"), Grade.BAD, errors, limits.bad),
            #: Title of a row of figures: decisions that are nearly errors
            self._graded(translate("Summary", "Doubtful"), Grade.DOUBTFUL, doubtful, limits.doubtful),
        )

    def _graded(self, title: str, grade: Grade, tip: str, least: float) -> SummaryRow:
        return self._row(
            title,
            lambda one: whole(sum(found.grades[grade] for found in one.by_kind.values())),
            tip.format(least=cost_figure(least)),
        )

    def _lost(self) -> tuple[SummaryRow, ...]:
        #: Title of a row of figures: what the errors lost
        title = translate("Summary", "Match chance lost")
        if self._options.is_money:
            #: Title of a row of figures: what the errors lost
            title = translate("Summary", "Points lost")
        return (
            self._row(
                #: Title of a row of figures: what the errors lost, as normalised equity
                translate("Summary", "Equity lost"),
                lambda one: cost_figure(one.error),
                translate(
                    "Summary", "All that the errors cost, scaled as if each game were played for money."
                ),
            ),
            self._row(title, lambda one: gain_text(-one.cost, self._options)),
        )

    def _luck(self) -> tuple[SummaryRow, ...]:
        luck = self._row(
            #: Title of a row of figures: luck in the rolls
            translate("Summary", "Luck"),
            lambda one: signed(one.luck.emg, 3) if one.luck.rolls else "",
            translate(
                "Summary", "What the player's own rolls gained on the average of all rolls, in equity."
            ),
            lambda one: gain_text(one.luck.result, self._options) if one.luck.rolls else "",
        )
        if isinstance(self._record.events[-1], Abandoned | FlagFell):
            return (luck,)
        return (luck, self._even_luck())

    def _even_luck(self) -> SummaryRow:
        #: Title of a row of figures: what the errors alone would have made of the match
        title = translate("Summary", "With even luck")
        if has_illegal_plays(self._record):
            #: Below a figure that is not known, as a match has illegal moves. Short
            why = translate("Summary", "illegal moves")
            told = translate(
                "Summary",
                "Not known in a match with illegal moves: what they brought is neither luck nor an error.",
            )
            return SummaryRow(title, ("", ""), (why, why), told)
        told = translate(
            "Summary",
            "The chances, or the points, that the errors of both would have made of it with even luck."
            " An estimate: it can lie beyond 0 and 100 %.",
        )
        return SummaryRow(title, self._adjusted(), tip=told)

    def _adjusted(self) -> tuple[str, str]:
        """Two chances are 100 % together, as they are rounded too."""
        white, black = (self._review.players.of(player).luck_adjusted for player in Player)
        if white is None or black is None:
            return ("", "")
        if self._options.is_money:
            return (gain_text(white, self._options), gain_text(black, self._options))
        share = round(_HALF + white, _ROUNDED)
        return (percent(share), percent(1 - share))

    def _by_kind(self) -> tuple[SummaryRow, ...]:
        kinds: Sequence[tuple[str, tuple[Kind, ...]]] = (
            #: Title of a row of figures: errors in the play of checkers
            (translate("Summary", "Checker plays"), (Kind.PLAY,)),
            #: Title of a row of figures: errors by not doubling
            (translate("Summary", "Doubles not offered"), (Kind.NO_DOUBLE,)),
            #: Title of a row of figures: errors by doubling
            (translate("Summary", "Doubles offered"), (Kind.DOUBLE,)),
            #: Title of a row of figures: errors by taking a double
            (translate("Summary", "Takes"), (Kind.TAKE, Kind.RAISE)),
            #: Title of a row of figures: errors by passing a double
            (translate("Summary", "Passes"), (Kind.PASS,)),
            (
                #: Title of a row of figures: errors by resigning, or by the answer to it
                translate("Summary", "Resignations"),
                (Kind.RESIGNATION, Kind.RESIGNATION_ACCEPTED, Kind.RESIGNATION_REJECTED),
            ),
        )
        return self._sum_rows((title, partial(_of_kinds, which)) for title, which in kinds)

    def _by_phase(self) -> tuple[SummaryRow, ...]:
        phases = (
            #: Title of a row of figures: a phase of the game, as the next ones
            (translate("Summary", "Opening"), GamePhase.OPENING),
            (translate("Summary", "Contact"), GamePhase.CONTACT),
            (translate("Summary", "Backgame"), GamePhase.BACKGAME),
            (translate("Summary", "Race"), GamePhase.RACE),
            (translate("Summary", "Bear-off"), GamePhase.BEAR_OFF),
        )
        return self._sum_rows((title, partial(_of_phase, phase)) for title, phase in phases)

    def _sum_rows(
        self, wanted: Iterable[tuple[str, Callable[[PlayerStatistics], Sequence[ErrorSum]]]]
    ) -> tuple[SummaryRow, ...]:
        """Those of which there is anything."""
        rows = (self._sum_row(title, sums) for title, sums in wanted)
        return tuple(row for row in rows if any(row.figures))

    def _sum_row(self, title: str, sums: Callable[[PlayerStatistics], Sequence[ErrorSum]]) -> SummaryRow:
        return self._row(
            title,
            lambda one: _error_text(sums(one)),
            translate(
                "Summary", "What was lost, in equity and in the result, and how many decisions were wrong."
            ),
            lambda one: self._aside(sums(one)),
        )

    def _aside(self, sums: Sequence[ErrorSum]) -> str:
        if not _count(sums):
            return ""
        return lines(gain_text(-sum(found.cost for found in sums), self._options), _wrong_text(sums))

    def _other_programs(self) -> tuple[SummaryRow, ...]:
        return (
            self._row(
                "GNU Backgammon",
                lambda one: "" if one.gnubg_rate is None else decimals(one.gnubg_rate, 2),
                translate(
                    "Summary",
                    "1000 times the equity lost by a decision that is neither forced nor far from a double.",
                ),
            ),
            self._row(
                "Snowie",
                lambda one: "" if one.snowie_rate is None else decimals(one.snowie_rate, 2),
                translate("Summary", "1000 times the equity lost by a move of either player."),
            ),
        )


def _rating_aside(one: PlayerStatistics) -> str:
    if one.pr is None:
        return ""
    if not one.is_enough:
        #: Below a performance rating that says little
        return translate("Summary", "few decisions")
    if not one.has_known_names:
        return ""
    return translate("Summary", _RATING_NAMES[rating_name(one.pr)])


def _interval(one: PlayerStatistics) -> str:
    if one.interval is None:
        return ""
    low, high = (decimals(limit, 1) for limit in one.interval)
    #: A range of numbers, such as 3.6 to 10.4
    return translate("Summary", "{low} to {high}").format(low=low, high=high)


def _of_kinds(kinds: Sequence[Kind], one: PlayerStatistics) -> Sequence[ErrorSum]:
    return [one.by_kind[kind] for kind in kinds]


def _of_phase(phase: GamePhase, one: PlayerStatistics) -> Sequence[ErrorSum]:
    return [one.by_phase[phase]]


def _count(sums: Sequence[ErrorSum]) -> int:
    return sum(sum(found.grades.values()) for found in sums)


def _error_text(sums: Sequence[ErrorSum]) -> str:
    return cost_figure(sum(found.error for found in sums)) if _count(sums) else ""


def _wrong_text(sums: Sequence[ErrorSum]) -> str:
    count = _count(sums)
    wrong = sum(found.grades[grade] for found in sums for grade in _GRAVE)
    return CountedSummary().wrong(wrong, count)
