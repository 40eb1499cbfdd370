"""What the page of hints shows: pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import lines, listed, sentences
from bgdesk.app.table.table import Table
from bgdesk.engine.requests import Advice
from bgdesk.match.record import Seat
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.player import Player
from bgdesk.rules.variants import Ruleset
from bgdesk.ui.common.candidate_model import CandidateView, brackets_note
from bgdesk.ui.common.chance_bar import ChanceView
from bgdesk.ui.hints.hint_panel import HintView
from bgdesk.ui.hints.hint_plays import (
    AdvisedPlay,
    AdvisedPlays,
    HintChoice,
    hint_choices,
    lead_over,
)
from bgdesk.ui.words.cube import double_title, no_double_title
from bgdesk.ui.words.engines import engine_words, level_text
from bgdesk.ui.words.events import no_play_text
from bgdesk.ui.words.notation import isolated, shown_play
from bgdesk.ui.words.numbers import cost as cost_figure, equity as equity_figure, percent
from bgdesk.ui.words.persons import name_in_text
from bgdesk.ui.words.results import has_double_games
from bgdesk.ui.words.turns import numbers_text

if TYPE_CHECKING:
    from bgdesk.engine.protocol import RankedDouble, RankedPlay
    from bgdesk.engine.reroll import Reroll
    from bgdesk.match.evaluation import Equity, Probabilities

_LEAST_SHOWN = 0.0005
_UNKNOWN = "?"


def derive_hint(
    table: Table | None,
    hint: Advice | None,
    chances: Probabilities | None,
    plays: AdvisedPlays,
    *,
    needs_consent: bool,
    is_thinking: bool,
    failure: str,
    follows: bool,
) -> HintView:
    """The page; ``chances`` are those of White after the last event, ``plays`` those of the hint.

    In a match that could be rated nothing follows until somebody wants it in this one.
    """
    if table is None or table.is_review:
        return HintView(
            QCoreApplication.translate("Hint", "Hints are given while you play a match."), follows=follows
        )
    choices = hint_choices(hint, plays)
    known = _chances_told(hint, plays, choices) or chances
    bar = derive_chances(known, table.record.header.seats, table.state.ruleset) if known else None
    may_ask = table.waits_for_human and hint is None and not is_thinking
    if needs_consent:
        text = QCoreApplication.translate(
            "Hint",
            "With hints or the chances shown this match counts as practice and does not change your rating.",
        )
        button = QCoreApplication.translate("Hint", "Show a hint") if table.waits_for_human else ""
        return HintView(text, button)
    rows = _rows(hint, plays, choices, table.state) if hint else ()
    return HintView(
        _text(table, hint, plays, is_thinking=is_thinking, failure=failure),
        QCoreApplication.translate("Hint", "Show a hint") if may_ask else "",
        bar,
        rows,
        brackets_note(rows),
        engine_words(hint.engine) if hint else "",
        follows,
        is_thinking=is_thinking,
        rows_act=bool(choices),
    )


def _text(table: Table, hint: Advice | None, plays: AdvisedPlays, *, is_thinking: bool, failure: str) -> str:
    if is_thinking:
        #: The engine looks for the best play
        return QCoreApplication.translate("Hint", "Thinking…")
    if failure:
        #: Sentence. {why} is the reason, as a sentence
        return QCoreApplication.translate("Hint", "There is no hint: {why}").format(why=failure)
    if hint is None:
        is_idle = table.waits_for_human or table.state.to_act is None
        return "" if is_idle else QCoreApplication.translate("Hint", "It is not your turn.")
    return _heading(hint, plays, table.state)


def _chances_told(
    hint: Advice | None, plays: AdvisedPlays, choices: Sequence[HintChoice]
) -> Probabilities | None:
    """Those of the best that can still be done."""
    if hint is None:
        return None
    best = plays.made or (choices[0] if choices else None)
    if isinstance(best, AdvisedPlay):
        return best.ranked.probabilities
    return hint.reroll.chances if hint.reroll and best is hint.reroll else hint.chances


def derive_chances(chances: Probabilities, seats: Pair[Seat], ruleset: Ruleset) -> ChanceView:
    """The bar of ``chances`` in a game by ``ruleset``, whoever's they are."""
    white = chances.seen_by(Player.WHITE)
    #: Label of a figure: how often a gammon is won, in per cent
    gammon = QCoreApplication.translate("Hint", "gammon {chance}")
    if has_double_games(ruleset):
        #: Label of a figure: how often a game is won twice, in per cent
        gammon = QCoreApplication.translate("Hint", "double game {chance}")
    return ChanceView(
        white.win,
        white.win_gammon,
        white.lose_gammon,
        f"{name_in_text(seats.white.name)} {percent(white.win)}",
        f"{percent(white.lose)} {name_in_text(seats.black.name)}",
        gammon.format(chance=percent(white.win_gammon)) if white.win_gammon >= _LEAST_SHOWN else "",
        gammon.format(chance=percent(white.lose_gammon)) if white.lose_gammon >= _LEAST_SHOWN else "",
    )


def _heading(hint: Advice, plays: AdvisedPlays, state: MatchState) -> str:
    if hint.plays:
        numbers = numbers_text(state.stage.faces) if state.stage else ""
        if plays.is_begun or plays.is_made:
            return _heading_of_play_begun(hint.plays[0], plays, numbers)
        if hint.reroll:
            return _reroll_text(hint.reroll, numbers)
        #: Title of a list. {numbers} is a roll, as in 6-1
        return QCoreApplication.translate("Hint", "The best plays of {numbers}").format(numbers=numbers)
    if hint.doubles:
        return QCoreApplication.translate("Hint", "The best doubles to name")
    if hint.cube and state.phase is Phase.CUBE_OFFERED:
        return (
            #: Advice or row, a verb: accept the double
            QCoreApplication.translate("Hint", "Take")
            if hint.cube.should_take
            #: Advice or row, a verb: refuse the double
            else QCoreApplication.translate("Hint", "Pass")
        )
    if hint.cube:
        return (
            #: Advice or row, a verb: offer the cube
            QCoreApplication.translate("Hint", "Double")
            if hint.cube.should_double
            else QCoreApplication.translate("Hint", "Roll, without doubling")
        )
    return QCoreApplication.translate("Hint", "There is nothing to decide here.")


def _heading_of_play_begun(best: RankedPlay, plays: AdvisedPlays, numbers: str) -> str:
    """Whether what was played is right so far, and what is best where it is not."""
    own = (plays.made or plays.shown[0]).ranked
    cost = _cost(best.equity.value - own.equity.value) if own.level == best.level else None
    if cost == "":
        #: Title of a list. {numbers} is a roll, as in 6-1
        text = QCoreApplication.translate(
            "Hint", "So far the best play of {numbers}. What is left of it comes first:"
        )
        if plays.is_made:
            #: Sentence. {numbers} is a roll, as in 6-1
            text = QCoreApplication.translate("Hint", "This is the best play of {numbers}.")
    else:
        #: Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7
        text = QCoreApplication.translate("Hint", "The best play of {numbers} is {play}.")
        if cost:
            #: Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7
            text = QCoreApplication.translate(
                "Hint", "This gives away {cost}: the best play of {numbers} is {play}."
            )
    said = text.format(numbers=numbers, cost=cost, play=shown_play(best.play.steps))
    if cost == "" or not plays.is_begun:
        return said
    #: Sentence after another one; a list of plays follows
    return sentences(said, QCoreApplication.translate("Hint", "The best way to go on:"))


def _reroll_text(reroll: Reroll, numbers: str) -> str:
    text = (
        #: Advice. {numbers} is a roll, as in 6-1
        QCoreApplication.translate(
            "Hint", "Roll both dice again: that is worth more than any play of {numbers}."
        )
        if reroll.is_better
        #: Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1
        else QCoreApplication.translate(
            "Hint", "Play {numbers}: that is worth as much as rolling again, or more."
        )
    )
    return text.format(numbers=numbers)


def _rows(
    hint: Advice, plays: AdvisedPlays, choices: Sequence[HintChoice], state: MatchState
) -> tuple[CandidateView, ...]:
    if hint.plays:
        return tuple(_rows_of_plays(hint, hint.plays[0], plays, choices))
    if hint.doubles:
        return tuple(_double_row(double, hint.doubles[0]) for double in hint.doubles)
    if hint.cube is None:
        return ()
    cube = hint.cube
    if state.phase is Phase.CUBE_OFFERED:
        return _choice_rows(
            #: Advice or row, a verb: accept the double
            (QCoreApplication.translate("Hint", "Take"), cube.double_take.flipped()),
            #: Advice or row, a verb: refuse the double
            (QCoreApplication.translate("Hint", "Pass"), cube.double_pass.flipped()),
        )
    doubled = min(cube.double_take, cube.double_pass, key=lambda equity: equity.value)
    return _choice_rows(
        (no_double_title(is_again=state.cube.owner is not None), cube.no_double),
        (double_title(is_again=state.cube.owner is not None), doubled),
    )


def _choice_rows(*entries: tuple[str, Equity]) -> tuple[CandidateView, ...]:
    ordered = sorted(entries, key=lambda entry: -entry[1].value)
    best = ordered[0][1].value
    return tuple(
        CandidateView(name, equity_figure(equity.value), _cost(best - equity.value))
        for name, equity in ordered
    )


def _rows_of_plays(
    hint: Advice, best: RankedPlay, plays: AdvisedPlays, choices: Sequence[HintChoice]
) -> Iterator[CandidateView]:
    reroll = hint.reroll if hint.reroll in choices else None
    lead = max(0.0, lead_over(reroll, best)) if reroll else 0.0
    for one in choices:
        if isinstance(one, AdvisedPlay):
            yield _play_row(one, best, plays, lead)
        elif reroll:
            yield _reroll_row(reroll, best)


def _reroll_row(reroll: Reroll, best: RankedPlay) -> CandidateView:
    """To roll again, against the ``best`` play; where its chances are not known, nor is the cost."""
    equity, win = equity_figure(reroll.worth.value), percent(reroll.chances.win)
    cost = _cost(-lead_over(reroll, best)) if best.probabilities else _UNKNOWN
    to_do = QCoreApplication.translate("Hint", "Double-click or Enter: roll both dice again")
    tip = lines(_figures_text(equity, cost, win), to_do)
    return CandidateView(QCoreApplication.translate("Hint", "Roll again"), equity, cost, win, tip=tip)


def _play_row(one: AdvisedPlay, best: RankedPlay, plays: AdvisedPlays, lead: float) -> CandidateView:
    """Figures that were judged less deeply than the best play stand in brackets.

    ``lead``: how much more than the best play it is worth to do something else.
    """
    ranked = one.ranked
    steps = one.steps if plays.is_begun and one.steps is not None else ranked.play.steps
    figures = (
        equity_figure(ranked.equity.value),
        _cost(best.equity.value - ranked.equity.value + lead),
        percent(ranked.probabilities.win) if ranked.probabilities else "",
    )
    if ranked.level != best.level:
        figures = _bracketed(*figures)
    equity, cost, win = figures
    to_do = QCoreApplication.translate("Hint", "Double-click or Enter: put it on the board")
    tip = lines(_figures_text(equity, cost, win), level_text(ranked.level), to_do)
    return CandidateView(_name(steps), equity, cost, win, tip=tip, is_chosen=one is plays.made)


def _figures_text(equity: str, cost: str, win: str) -> str:
    """All figures of a play, for where a column has no room."""
    parts = (
        #: Label of a figure: the equity of a play
        QCoreApplication.translate("Hint", "equity {equity}").format(equity=equity),
        #: Label of a figure, a noun: what a play gives away
        QCoreApplication.translate("Hint", "cost {cost}").format(cost=cost) if cost else "",
        #: Label of a figure: how often a game is won after a play, in per cent
        QCoreApplication.translate("Hint", "wins {chance}").format(chance=win) if win else "",
    )
    return listed(*parts)


def _bracketed(equity: str, cost: str, win: str) -> tuple[str, str, str]:
    """A cost that seems to be none cannot be told."""
    return f"({equity})", f"({cost})" if cost else _UNKNOWN, f"({win})" if win else ""


def _name(steps: Sequence[Step]) -> str:
    return shown_play(steps) or no_play_text()


def _double_row(one: RankedDouble, best: RankedDouble) -> CandidateView:
    win = percent(one.probabilities.win) if one.probabilities else ""
    cost, equity = _cost(best.equity.value - one.equity.value), equity_figure(one.equity.value)
    to_do = QCoreApplication.translate("Hint", "Double-click or Enter: name it")
    tip = lines(_figures_text(equity, cost, win), to_do)
    return CandidateView(isolated(f"{one.face}-{one.face}"), equity, cost, win, tip=tip)


def _cost(difference: float) -> str:
    return cost_figure(difference) if difference >= _LEAST_SHOWN else ""
