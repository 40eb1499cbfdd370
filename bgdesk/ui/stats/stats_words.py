"""The words for parts of all decisions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject

from bgdesk.analysis.game_plans import GamePlan
from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.play_themes import PlayTheme
from bgdesk.analysis.weighed_choices import CubeError
from bgdesk.app.practice.figures_question import FiguresPeriod, OpponentSort
from bgdesk.app.side_by_side import labels
from bgdesk.library.listing import UNIT
from bgdesk.practice.figures.slices import DecisionSort, Dimension, Pace, ScoreSort
from bgdesk.practice.figures.study_plan import Family
from bgdesk.ui.words.engines import engine_words, level_text

translate = QCoreApplication.translate


class FigureCounts(QObject):
    """Counts in the plural form that the language wants."""

    def matches(self, n: int) -> str:
        """So many matches."""
        return self.tr("%n match(es)", "", n)

    def decisions(self, n: int) -> str:
        """So many decisions that count."""
        return self.tr("%n decision(s) counted", "", n)

    def last_decisions(self, n: int) -> str:
        """A line of ratings, each of so many decisions."""
        #: Name of a line: performance rating over so many decisions before each day
        return self.tr("Last %n decision(s)", "", n)

    def best_decisions(self, n: int) -> str:
        """The best rating {rating} of so many decisions in a row."""
        #: {rating} is a performance rating (PR), a standard term
        return self.tr("Best %n decision(s) in a row: PR {rating}", "", n)

    def too_few_matches(self, n: int) -> str:
        """Why no margin is said: it takes so many matches."""
        #: How far the performance rating above may be off is not known
        return self.tr("With fewer than %n match(es) nobody can say how far off this rating may be.", "", n)

    def warned(self, n: int) -> str:
        """A tutor had a word."""
        return self.tr("The tutor spoke at %n decision(s). There the first attempt counts.", "", n)


def dimension_name(dimension: Dimension) -> str:
    """By what decisions are told apart."""
    return {
        #: Short, on a button: decisions told apart by their kind; as the next ones
        Dimension.KIND: translate("Figures", "Kind"),
        Dimension.PHASE: translate("Figures", "Phase"),
        Dimension.PLAN: translate("Figures", "Game plan"),
        Dimension.SCORE: translate("Figures", "Score"),
        Dimension.MONTH: translate("Figures", "Month"),
        Dimension.PACE: translate("Figures", "Pace"),
        Dimension.CUBE: translate("Figures", "Cube errors"),
    }[dimension]


def part_name(dimension: Dimension, key: str) -> str:
    """What a part of all decisions is called."""
    match dimension:
        case Dimension.KIND:
            return sort_name(DecisionSort(key))
        case Dimension.PHASE:
            return phase_name(GamePhase(key))
        case Dimension.PLAN:
            return plan_name(GamePlan(key))
        case Dimension.SCORE:
            return score_name(ScoreSort(key))
        case Dimension.MONTH:
            return month_name(key)
        case Dimension.PACE:
            return pace_name(Pace(key))
        case Dimension.CUBE:
            return cube_error_name(CubeError(key))


def sort_name(sort: DecisionSort) -> str:
    """What was decided."""
    return {
        #: A kind of decision: which checkers to move
        DecisionSort.CHECKER: translate("Figures", "Moves"),
        #: Name of a kind of decision, as a noun: whether to double
        DecisionSort.DOUBLE: translate("Figures", "Double or not"),
        #: Name of a kind of decision, as a noun: how to answer a double
        DecisionSort.ANSWER: translate("Figures", "Take or pass"),
    }[sort]


def phase_name(phase: GamePhase) -> str:
    """A part of a game."""
    return {
        GamePhase.OPENING: translate("Figures", "Opening"),
        GamePhase.CONTACT: translate("Figures", "Contact"),
        GamePhase.BACKGAME: translate("Figures", "Back game"),
        GamePhase.RACE: translate("Figures", "Race"),
        GamePhase.BEAR_OFF: translate("Figures", "Bear-off"),
    }[phase]


def plan_name(plan: GamePlan) -> str:
    """A player's plan."""
    return {
        #: A plan of a player, a noun, as the next ones
        GamePlan.RACE: translate("Figures", "Race"),
        GamePlan.BACKGAME: translate("Figures", "Back game"),
        GamePlan.ACE_POINT: translate("Figures", "Ace-point game"),
        GamePlan.RUNNING: translate("Figures", "Running game"),
        GamePlan.ATTACK: translate("Figures", "Attack"),
        GamePlan.PRIME: translate("Figures", "Priming game"),
        GamePlan.HOLDING: translate("Figures", "Holding game"),
        #: A plan of a player: none of the others
        GamePlan.MIXED: translate("Figures", "No clear plan"),
    }[plan]


def score_name(score: ScoreSort) -> str:
    """Where a match stood."""
    return {
        #: How a match stands, as the next ones
        ScoreSort.UNLIMITED: translate("Figures", "Money session"),
        ScoreSort.LAST_POINT: translate("Figures", "Both 1 away"),
        ScoreSort.CRAWFORD: translate("Figures", "Crawford game"),
        ScoreSort.POST_CRAWFORD: translate("Figures", "Post-Crawford"),
        #: Scores at which the player whose figures these are needs fewer points than the opponent
        ScoreSort.AHEAD: translate("Figures", "Ahead"),
        #: Scores at which both need as many points
        ScoreSort.LEVEL: translate("Figures", "Level"),
        #: Scores at which the player whose figures these are needs more points than the opponent
        ScoreSort.BEHIND: translate("Figures", "Behind"),
    }[score]


def pace_name(pace: Pace) -> str:
    """How quickly somebody decided."""
    return {
        #: Decided more quickly than one usually does
        Pace.HASTY: translate("Figures", "Faster than usual"),
        #: Decided more slowly than one usually does
        Pace.CONSIDERED: translate("Figures", "Slower than usual"),
    }[pace]


def cube_error_name(error: CubeError) -> str:
    """In which direction a decision about the cube went wrong."""
    return {
        #: Errors about the cube, as the next ones
        CubeError.MISSED: translate("Figures", "Missed doubles"),
        CubeError.EARLY: translate("Figures", "Doubled too early"),
        #: Playing on for a gammon would have been better
        CubeError.TOO_GOOD: translate("Figures", "Too good to double"),
        CubeError.WRONG_TAKE: translate("Figures", "Wrong takes"),
        CubeError.WRONG_PASS: translate("Figures", "Wrong passes"),
    }[error]


def theme_name(theme: PlayTheme) -> str:
    """What the best move does."""
    return {
        #: What the best move does, as the next ones
        PlayTheme.HIT: translate("Figures", "the best move hits"),
        PlayTheme.BEAR_OFF: translate("Figures", "the best move bears off"),
        PlayTheme.ANCHOR: translate("Figures", "the best move makes an anchor"),
        PlayTheme.POINT: translate("Figures", "the best move makes a point"),
        PlayTheme.RUN: translate("Figures", "the best move runs"),
        PlayTheme.QUIET: translate("Figures", "the best move is a quiet one"),
        PlayTheme.NONE: "",
    }[theme]


def family_name(family: Family) -> str:
    """Decisions of one kind in one plan."""
    is_play = family.sort is DecisionSort.CHECKER
    return labels(
        plan_name(family.plan),
        theme_name(family.theme) if is_play else "",
        "" if is_play else sort_name(family.sort),
    )


def month_name(month: str) -> str:
    """A month, written ``2026-11``, in words: by the name that it has without a day before it."""
    locale, day = QLocale(), QDate.fromString(f"{month}-01", "yyyy-MM-dd")
    if not day.isValid():
        return month
    #: How a month is written, in the letters of Qt: M the month, y the year
    pattern = translate("Figures", "MMMM yyyy")
    return locale.toString(day, pattern.replace("MMMM", f"'{locale.standaloneMonthName(day.month())}'"))


def day_name(moment: str) -> str:
    """The day of a moment (ISO 8601), in short."""
    day = QDate.fromString(moment[:10], "yyyy-MM-dd")
    return QLocale().toString(day, QLocale.FormatType.ShortFormat) if day.isValid() else ""


def judge_words(judge: str) -> str:
    """Who judged, and how deeply, as it is stored."""
    engine, _, level = judge.partition(UNIT)
    return labels(engine_words(engine), level_text(level) if level else "")


def period_name(period: FiguresPeriod) -> str:
    """How far back one looks."""
    return {
        #: Choices: which matches are looked at, by when they were played
        FiguresPeriod.ALL: translate("Figures", "All the time"),
        FiguresPeriod.YEAR: translate("Figures", "The last year"),
        FiguresPeriod.QUARTER: translate("Figures", "The last three months"),
        FiguresPeriod.MONTH: translate("Figures", "The last month"),
    }[period]


def opponents_name(sort: OpponentSort) -> str:
    """Whom one played against."""
    return {
        #: Choices: which matches are looked at, by the opponent
        OpponentSort.ALL: translate("Figures", "All opponents"),
        OpponentSort.PEOPLE: translate("Figures", "Against people"),
        OpponentSort.COMPUTERS: translate("Figures", "Against the computer"),
    }[sort]
