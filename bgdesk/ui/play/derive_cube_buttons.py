"""Which buttons stand beside the cube, from the state of the match: pure functions."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.table import Table
from bgdesk.match import flow
from bgdesk.match.state import MatchState, Phase
from bgdesk.ui.play.derive_bars import ButtonView
from bgdesk.ui.words.cube import raise_title


@dataclass(frozen=True, slots=True)
class CubeButtonsView:
    """What may be done with the cube; the usual thing, ``yes``, is at its right.

    ``no`` is left of an offered cube. Where the player is only asked whether to double, the question can
    be dropped (``can_drop``), and there is no ``no``.
    """

    yes: tuple[ButtonView, ...]
    no: ButtonView | None = None
    can_drop: bool = False


def derive_cube_buttons(table: Table | None, *, is_asked: bool, is_past: bool) -> CubeButtonsView | None:
    """The buttons beside the cube; ``is_asked``: whether it is really to be offered, is the question."""
    if table is None or is_past or not table.waits_for_human:
        return None
    if table.state.phase is Phase.CUBE_OFFERED:
        return _answers(table.state)
    return _question(table.state) if is_asked else None


def _answers(state: MatchState) -> CubeButtonsView:
    assert state.cube_offer
    assert state.to_act
    #: Button, a verb: accept the double
    answers = [ButtonView(ActionId.TAKE, QCoreApplication.translate("Bars", "Take"))]
    if flow.may_raise(state, state.to_act) is None:
        answers.append(ButtonView(ActionId.BEAVER, raise_title(state.cube_offer.raises + 1)))
    #: Button, a verb: refuse the double and lose the game
    return CubeButtonsView(
        tuple(answers), ButtonView(ActionId.PASS, QCoreApplication.translate("Bars", "Pass"))
    )


def _question(state: MatchState) -> CubeButtonsView:
    text = _redouble_text() if state.cube.owner else _double_text()
    return CubeButtonsView(
        (ButtonView(ActionId.DOUBLE, text.format(value=state.cube.value * 2)),), can_drop=True
    )


def _double_text() -> str:
    #: Button, a verb: offer the cube; {value} is the number that it will show
    return QCoreApplication.translate("Bars", "Double to {value}")


def _redouble_text() -> str:
    #: Button, a verb: offer the cube again; {value} is the number that it will show
    return QCoreApplication.translate("Bars", "Redouble to {value}")
