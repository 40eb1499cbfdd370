"""Levels, grades and progress of an analysis in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade, Thresholds
from bgdesk.analysis.judges import levels_for
from bgdesk.analysis.levels import DEFAULT_LEVEL, network_levels
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.statistics import FEWEST, performance_rating
from bgdesk.analysis.tally import DecisionTally
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.messages import message_text
from bgdesk.app.review.analysis_run import AnalysisOutcome
from bgdesk.app.side_by_side import labels, listed, sentences, titled
from bgdesk.app.workers.analysis_pool import Progress
from bgdesk.engine.selection import JudgeKind, judge_kind
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.common.badge import MoveMark
from bgdesk.ui.dialogs.analyse_dialog import LevelView
from bgdesk.ui.review.game_ratings import title_in
from bgdesk.ui.review.judgement_panel import WorkView
from bgdesk.ui.words.counted import Counted, about_left
from bgdesk.ui.words.engines import level_text
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.numbers import percent, rating as rating_figure
from bgdesk.ui.words.persons import name_in_text
from bgdesk.ui.words.prompts import variant_name

_REASONS_TOLD = 2
_FEW = 3
"""So few pieces of work are one decision: of its parts nothing can be told."""

_SYMBOLS = {Grade.DOUBTFUL: "?!", Grade.BAD: "?", Grade.VERY_BAD: "??"}

_GRADES: Mapping[Grade, str] = MappingProxyType(
    {
        #: Behind a decision: what it gave away; {cost} is a number. Short, as the next ones
        Grade.NONE: QT_TRANSLATE_NOOP("Judgement", "costs {cost}"),
        Grade.DOUBTFUL: QT_TRANSLATE_NOOP("Judgement", "doubtful, costs {cost}"),
        Grade.BAD: QT_TRANSLATE_NOOP("Judgement", "an error, costs {cost}"),
        Grade.VERY_BAD: QT_TRANSLATE_NOOP("Judgement", "a blunder, costs {cost}"),
    }
)

#: Behind a decision that gave nothing away
_RIGHT = QT_TRANSLATE_NOOP("Judgement", "right")

#: How long one decision takes, as the next ones
_AT_ONCE = QT_TRANSLATE_NOOP("Judgement", "One decision is analysed at once.")
_SECONDS = QT_TRANSLATE_NOOP("Judgement", "One decision takes some seconds.")
_MINUTE_AT_MOST = QT_TRANSLATE_NOOP("Judgement", "One decision takes some seconds, at most about a minute.")
_SOME_MINUTES = QT_TRANSLATE_NOOP("Judgement", "One decision takes up to some minutes.")
_OF_ONE: Mapping[str, str] = MappingProxyType(
    {
        "1-ply": _AT_ONCE,
        "2-ply": _AT_ONCE,
        "two-pass": _AT_ONCE,
        "3-ply": _AT_ONCE,
        "4-ply": _SECONDS,
        "truncated-1": _SECONDS,
        "truncated-2": _MINUTE_AT_MOST,
        "truncated-3": _SOME_MINUTES,
    }
)

_LEVELS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "1-ply": (
            #: Name of a depth, a standard term: so many moves ahead; as the next ones
            QT_TRANSLATE_NOOP("Judgement", "1-ply"),
            QT_TRANSLATE_NOOP("Judgement", "A first look: a match takes about a second."),
        ),
        "2-ply": (
            QT_TRANSLATE_NOOP("Judgement", "2-ply"),
            QT_TRANSLATE_NOOP("Judgement", "Quick and fair: a match takes a few seconds."),
        ),
        "two-pass": (
            #: Name of a depth: the whole match is analysed, and then what is unclear once more
            QT_TRANSLATE_NOOP("Judgement", "Two rounds"),
            QT_TRANSLATE_NOOP(
                "Judgement",
                "Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.",
            ),
        ),
        "3-ply": (
            QT_TRANSLATE_NOOP("Judgement", "3-ply"),
            QT_TRANSLATE_NOOP(
                "Judgement", "Every close play at 3-ply, which equals the level “World class”."
            ),
        ),
        "4-ply": (
            QT_TRANSLATE_NOOP("Judgement", "4-ply"),
            QT_TRANSLATE_NOOP("Judgement", "Deeper still: a match takes many minutes."),
        ),
        "truncated-1": (
            QT_TRANSLATE_NOOP("Judgement", "Short rollouts"),
            QT_TRANSLATE_NOOP("Judgement", "Two rounds, then short rollouts of what is close: minutes."),
        ),
        "truncated-2": (
            QT_TRANSLATE_NOOP("Judgement", "Longer rollouts"),
            QT_TRANSLATE_NOOP("Judgement", "Two rounds, then rollouts of what is close: most of an hour."),
        ),
        "truncated-3": (
            QT_TRANSLATE_NOOP("Judgement", "Longest rollouts"),
            QT_TRANSLATE_NOOP("Judgement", "Two rounds, then long rollouts of what is close: hours."),
        ),
    }
)


_NETWORK_LEVELS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "1-ply": (
            QT_TRANSLATE_NOOP("Judgement", "1-ply"),
            #: network is a neural network trained for one game
            QT_TRANSLATE_NOOP("Judgement", "What the network of this game says at once: a few seconds."),
        ),
        "2-ply": (
            QT_TRANSLATE_NOOP("Judgement", "2-ply"),
            QT_TRANSLATE_NOOP(
                "Judgement",
                "Close plays by the roll after them. The usual choice for games with a network of their own.",
            ),
        ),
        "3-ply": (
            QT_TRANSLATE_NOOP("Judgement", "3-ply"),
            QT_TRANSLATE_NOOP(
                "Judgement",
                "What is still close by the next two rolls, as deep as the network of this game looks.",
            ),
        ),
        "exact": (
            #: Name of a depth: every position of a game is solved
            QT_TRANSLATE_NOOP("Judgement", "Exact"),
            QT_TRANSLATE_NOOP("Judgement", "Every position of this game is solved: there is nothing deeper."),
        ),
    }
)
"""Those of games that the strong engine does not judge."""


def analysis_levels(options: MatchOptions) -> tuple[LevelView, ...]:
    """Every depth at which such a match can be judged, from quick to deep."""
    translate = QCoreApplication.translate
    known = levels_for(options)
    words = _LEVELS if DEFAULT_LEVEL in known else _NETWORK_LEVELS
    return tuple(
        LevelView(
            level,
            translate("Judgement", name),
            translate("Judgement", explanation),
            translate("Judgement", _OF_ONE.get(level, _AT_ONCE)),
        )
        for level in known
        for name, explanation in (words[level],)
    )


def depth_name(level: str) -> str:
    """How deep an analysis or one judgement looked; ``level`` is the id of a depth or what an engine says."""
    known = _LEVELS.get(level) or _NETWORK_LEVELS.get(level)
    return QCoreApplication.translate("Judgement", known[0]) if known else level_text(level)


def judges_text(options: MatchOptions) -> str:
    """Which games of a match are judged less deeply than the level says; empty where none are."""
    if DEFAULT_LEVEL not in levels_for(options):
        return ""
    kinds = {ruleset.id: judge_kind(ruleset) for ruleset in options.rulesets}
    others = [variant_name(game) for game, kind in kinds.items() if kind is JudgeKind.NETWORK]
    if not others:
        return ""
    #: Sentence. {games} is a list of names of games; network: a neural network trained for one game
    #: {depth} is the name of a depth, such as 2-ply
    text = QCoreApplication.translate(
        "Judgement", "The networks that judge {games} look {depth} deep at most."
    )
    return text.format(games=listed(*others), depth=depth_name(network_levels()[-1]))


def marks_of(verdicts: Iterable[Verdict]) -> dict[int, MoveMark]:
    """The mark of each decision that has a grade, by its event."""
    marks = {verdict.decision.event: mark_of(verdict.error) for verdict in verdicts}
    return {event: mark for event, mark in marks.items() if mark.symbol}


def undoubled(verdicts: Iterable[Verdict]) -> frozenset[int]:
    """The rolls before which not to double was wrong, or no obvious choice."""
    return frozenset(
        one.decision.event
        for one in verdicts
        if one.decision.kind is Kind.NO_DOUBLE and (one.counts or mark_of(one.error).symbol)
    )


def mark_of(error: float, thresholds: Thresholds = DEFAULT_THRESHOLDS) -> MoveMark:
    """How bad it is to give away ``error``; without a symbol where it has no grade."""
    grade = thresholds.grade(error)
    cost = cost_text(error)
    words = QCoreApplication.translate("Judgement", _GRADES[grade] if cost else _RIGHT)
    return MoveMark(_SYMBOLS.get(grade, ""), grade.value, words.format(cost=cost))


def summary_text(verdicts: Sequence[Verdict], seats: Pair[Seat]) -> str:
    """The performance ratings of both players so far; empty without decisions that count."""
    #: Title in front of the performance ratings of both players; a standard term
    return _ratings_of_games(QCoreApplication.translate("Judgement", "PR"), verdicts, seats)


def deeper_text(verdicts: Sequence[Verdict], seats: Pair[Seat]) -> str:
    """The same where some decisions were looked at more deeply than the others."""
    #: Title in front of the performance ratings of both players, which stand above without those looks
    return _ratings_of_games(QCoreApplication.translate("Judgement", "With deeper analyses"), verdicts, seats)


def _ratings_of_games(title: str, verdicts: Sequence[Verdict], seats: Pair[Seat]) -> str:
    """Under ``title``, or under the name of each game where there are several."""
    counted = [one for one in verdicts if one.counts]
    games = dict.fromkeys(one.decision.state.ruleset.id for one in counted)
    if len(games) < 2:
        return _ratings(title, counted, seats)
    found = {game: [one for one in counted if one.decision.state.ruleset.id == game] for game in games}
    return listed(*(_ratings(title_in(game), own, seats, few=0) for game, own in found.items()))


def _ratings(title: str, counted: Sequence[Verdict], seats: Pair[Seat], few: int = FEWEST) -> str:
    """Ratings of less than ``few`` decisions say so."""
    parts = []
    for player in Player:
        errors = [one.error for one in counted if one.decision.player is player]
        rating = performance_rating(errors)
        if rating is not None:
            figure = rating_figure(rating)
            #: A player and the performance rating, as in: Anna 5.3
            text = QCoreApplication.translate("Judgement", "{name} {rating}")
            if len(errors) < few:
                #: A player and a performance rating that says little, as in: Anna 5.3 (few decisions)
                text = QCoreApplication.translate("Judgement", "{name} {rating} (few decisions)")
            parts.append(text.format(name=name_in_text(seats.of(player).name), rating=figure))
    return titled(title, labels(*parts)) if parts else ""


def summary_tip() -> str:
    """What the numbers of `summary_text` are."""
    return Counted().rating_tip(FEWEST)


def derive_work(progress: Progress, elapsed_s: int = 0) -> WorkView:
    """How far an analysis is, ``elapsed_s`` after it began; at first nobody knows how long it will take."""
    #: Beside a bar of progress: so much of the match is analysed; {share} as in 45 %
    text = QCoreApplication.translate("Judgement", "{share} analysed").format(
        share=percent(progress.done / max(1, progress.total), 0)
    )
    if not progress.done and 0 < progress.total <= _FEW:
        #: Beside a bar that only moves: one decision is being judged
        text = QCoreApplication.translate("Judgement", "Analysing the decision")
    if progress.seconds_left is not None and progress.done:
        text = labels(text, about_left(progress.seconds_left))
    elif elapsed_s:
        text = labels(text, Counted().seconds_so_far(elapsed_s))
    return WorkView(text, progress.done, progress.total)


def outcome_text(outcome: AnalysisOutcome, told: DecisionTally) -> str:
    """What came of an analysis, in a few sentences; ``told`` says how many decisions are judged now."""
    said = [_judged_text(outcome, told)] if outcome.judged or not outcome.lost else []
    if outcome.lost:
        said.append(Counted().not_judged(outcome.lost))
        said += [message_text(one.message) for one in outcome.refused[:_REASONS_TOLD]]
    return sentences(*said)


def _judged_text(outcome: AnalysisOutcome, told: DecisionTally) -> str:
    translate = QCoreApplication.translate
    if outcome.grown.analysis.is_complete and not outcome.lost:
        return Counted().all_judged(told.decisions, told.unforced)
    if not outcome.judged:
        return translate("Judgement", "There was nothing left to analyse.")
    return Counted().judged(outcome.judged)
