"""What the page of hints shows: pure functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bgdesk.app.table import Table
from bgdesk.engine.requests import Advice
from bgdesk.match.record import Seat
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.notation import format_play
from bgdesk.rules.player import Player
from bgdesk.ui.engine_wording import engine_words, level_text
from bgdesk.ui.models.candidate_model import CandidateView
from bgdesk.ui.panels.chance_bar import ChanceView
from bgdesk.ui.panels.hint_panel import HintView
from bgdesk.ui.turn_wording import numbers_text

if TYPE_CHECKING:
    from bgdesk.engine.protocol import RankedDouble, RankedPlay
    from bgdesk.engine.rethrow import Rethrow
    from bgdesk.match.evaluation import Equity, Probabilities

_LEAST_SHOWN = 0.0005


def _tr(text: str) -> str:
    return QCoreApplication.translate("Hint", text)


def derive_hint(
    table: Table | None,
    hint: Advice | None,
    chances: Probabilities | None,
    *,
    needs_consent: bool,
    is_thinking: bool,
    failure: str,
    follows: bool,
) -> HintView:
    """The page; ``chances`` are those of White after the last event."""
    if table is None or table.is_review:
        return HintView(_tr("Hints are given while you play a match."), follows=follows)
    known = hint.chances if hint and hint.chances else chances
    bar = chance_view(known, table.record.header.seats) if known else None
    if needs_consent:
        text = _tr(
            "With hints or the chances shown this match counts as practice and does not change your rating."
        )
        button = _tr("Show a hint") if table.waits_for_human else ""
        return HintView(text, button, follows=follows)
    if failure:
        text = _tr("There is no hint: {why}").format(why=failure)
    elif is_thinking:
        text = _tr("Thinking…")
    elif hint is None:
        text = "" if table.waits_for_human else _tr("It is not your turn.")
    else:
        text = _heading(hint, table.state)
    return HintView(
        text,
        _tr("Show a hint") if table.waits_for_human and hint is None and not is_thinking else "",
        bar,
        _rows(hint, table.state) if hint else (),
        engine_words(hint.engine) if hint else "",
        follows,
    )


def chance_view(chances: Probabilities, seats: Pair[Seat]) -> ChanceView:
    """The bar of ``chances``, whoever's they are."""
    white = chances.seen_by(Player.WHITE)
    gammon = _tr("gammon {chance}")
    return ChanceView(
        white.win,
        white.win_gammon,
        white.lose_gammon,
        f"{seats.white.name} {_percent(white.win)}",
        f"{_percent(white.lose)} {seats.black.name}",
        gammon.format(chance=_percent(white.win_gammon)) if white.win_gammon >= _LEAST_SHOWN else "",
        gammon.format(chance=_percent(white.lose_gammon)) if white.lose_gammon >= _LEAST_SHOWN else "",
    )


def _percent(chance: float) -> str:
    return f"{100 * chance:z.1f} %"


def _heading(hint: Advice, state: MatchState) -> str:
    if hint.plays:
        numbers = numbers_text(state.stage.faces) if state.stage else ""
        text = _tr("The best plays of {numbers}").format(numbers=numbers)
        return f"{_rethrow_text(hint.rethrow)} {text}" if hint.rethrow else text
    if hint.doubles:
        return _tr("The best doubles to name")
    if hint.cube and state.phase is Phase.CUBE_OFFERED:
        return _tr("Take it") if hint.cube.should_take else _tr("Pass")
    if hint.cube:
        return _tr("Double") if hint.cube.should_double else _tr("Roll, without doubling")
    return _tr("There is nothing to choose but to go on.")


def _rethrow_text(rethrow: Rethrow) -> str:
    advice = _tr("Throw again") if rethrow.is_better else _tr("Play these dice")
    worth = _tr("throwing again is worth {equity}").format(equity=f"{rethrow.worth.value:+z.3f}")
    return f"{advice}: {worth}."


def _rows(hint: Advice, state: MatchState) -> tuple[CandidateView, ...]:
    if hint.plays:
        return tuple(_play_row(play, hint.plays[0]) for play in hint.plays)
    if hint.doubles:
        return tuple(_double_row(double, hint.doubles[0]) for double in hint.doubles)
    if hint.cube is None:
        return ()
    cube = hint.cube
    if state.phase is Phase.CUBE_OFFERED:
        return _choice_rows(
            (_tr("Take"), cube.double_take.flipped()), (_tr("Pass"), cube.double_pass.flipped())
        )
    doubled = min(cube.double_take, cube.double_pass, key=lambda equity: equity.value)
    return _choice_rows((_tr("No double"), cube.no_double), (_tr("Double"), doubled))


def _choice_rows(*entries: tuple[str, Equity]) -> tuple[CandidateView, ...]:
    ordered = sorted(entries, key=lambda entry: -entry[1].value)
    best = ordered[0][1].value
    return tuple(
        CandidateView(name, f"{equity.value:+z.3f}", _cost(best - equity.value)) for name, equity in ordered
    )


def _play_row(one: RankedPlay, best: RankedPlay) -> CandidateView:
    loss = best.equity.value - one.equity.value
    cost = _cost(loss) if one.level == best.level else f"({loss:z.3f})"
    win = _percent(one.probabilities.win) if one.probabilities else ""
    return CandidateView(
        format_play(one.play) or _tr("no move"),
        f"{one.equity.value:+z.3f}",
        cost,
        win,
        tip=level_text(one.level),
    )


def _double_row(one: RankedDouble, best: RankedDouble) -> CandidateView:
    win = _percent(one.probabilities.win) if one.probabilities else ""
    cost = _cost(best.equity.value - one.equity.value)
    return CandidateView(f"{one.face}-{one.face}", f"{one.equity.value:+z.3f}", cost, win)


def _cost(difference: float) -> str:
    return f"{difference:.3f}" if difference >= _LEAST_SHOWN else ""
