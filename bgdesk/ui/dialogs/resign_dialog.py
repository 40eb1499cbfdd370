"""How much to resign."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bgdesk.app.side_by_side import noted
from bgdesk.match import flow
from bgdesk.match.events import ResignationAccepted, ResignationOffered
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.choice_dialog import Answer, ChoiceDialog
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.results import CountedResults, Extent, extent_of


@dataclass(frozen=True, slots=True)
class ResignChoice:
    """What comes of resigning ``level`` times the cube; ``is_certain``: the opponent is not asked."""

    level: int
    points: int
    loses_match: bool
    is_certain: bool


def offers(state: MatchState) -> tuple[ResignChoice, ...]:
    """What the player who has to act may resign in ``state``, up to what loses the match."""
    player, made = state.to_act, list[ResignChoice]()
    for level in flow.resignation_levels(state, player) if player else ():
        assert player
        made.append(_offer(state, player, level))
        if made[-1].loses_match:
            break
    return tuple(made)


def _offer(state: MatchState, player: Player, level: int) -> ResignChoice:
    offered = flow.advance(state, ResignationOffered(player, level))
    ended = flow.advance(offered, ResignationAccepted(player.opponent))
    loses_match = not state.options.is_money and ended.winner is not None
    return ResignChoice(level, ended.results[-1].points, loses_match, flow.resignation_is_certain(offered))


class ResignDialog(ChoiceDialog):
    """``answered`` gives the level that the player who has to act in ``state`` offers."""

    def __init__(self, state: MatchState, parent: QWidget | None = None) -> None:
        possible = offers(state)
        super().__init__(
            #: Title of a dialog, a verb: give up a game
            QCoreApplication.translate("ResignDialog", "Resign game"),
            _question(possible),
            [Answer(offer.level, _text(offer, state)) for offer in possible],
            parent,
            is_costly=True,
        )


def _question(possible: tuple[ResignChoice, ...]) -> str:
    if all(offer.is_certain for offer in possible):
        return QCoreApplication.translate(
            "ResignDialog", "This counts at once: your opponent cannot win more."
        )
    return QCoreApplication.translate("ResignDialog", "Your opponent may refuse and play on for more.")


def _text(offer: ResignChoice, state: MatchState) -> str:
    if offer.loses_match:
        return QCoreApplication.translate("ResignDialog", "Resign: lose the match")
    extent, texts = extent_of(offer.level, state.ruleset), CountedResults()
    if extent is Extent.CHECKERS:
        return noted(texts.offer_of_checkers(offer.level), Counted().points(offer.points))
    return texts.offer(extent, offer.points)
