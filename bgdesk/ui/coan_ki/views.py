"""What the window of Coan ki shows: pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from bgdesk.engine.coan_ki import RankedLoopPlay
from bgdesk.match.coan_ki import LoopGame, LoopState
from bgdesk.rules.coan_ki import SPACES, LoopPlay, LoopPosition, start_position
from bgdesk.rules.player import Player
from bgdesk.ui.coan_ki.layout import whites_number
from bgdesk.ui.coan_ki.loop_board import LoopView
from bgdesk.ui.coan_ki.wording import off_text, percent, pot_text, space_text
from bgdesk.ui.panels.chance_bar import ChanceView


def derive_board(
    game: LoopGame, state: LoopState, plays: Sequence[LoopPlay], shown: LoopPlay | None, *, is_over: bool
) -> LoopView:
    """The board in ``state``, the spaces marked from which one of ``plays`` takes a piece."""
    sources = {whites_number(state.player, space) for play in plays for space in sources_of(play)}
    labels = (pot_text(state.position), *(off_text(game, state.position, player) for player in Player))
    dice = None if is_over else state.dice
    return LoopView(state.position, state.player, dice, frozenset(sources), shown, labels)


def derive_set_up() -> LoopView:
    """The board before a game."""
    return LoopView(start_position(), Player.WHITE, None)


def spoken_board(position: LoopPosition) -> str:
    """What a screen reader says about the board."""
    spoken = (space_text(position, space) for space in range(SPACES))
    return "; ".join(text for text in spoken if text)


def derive_chances(game: LoopGame, player: Player, ranked: Sequence[RankedLoopPlay]) -> ChanceView:
    """The chances of both when ``player`` makes the first of ``ranked``."""
    best = ranked[0].chance
    white = best if player is Player.WHITE else 1 - best
    texts = f"{game.names.white} {percent(white)}", f"{percent(1 - white)} {game.names.black}"
    return ChanceView(white, 0.0, 0.0, *texts)


def sources_of(play: LoopPlay) -> frozenset[int]:
    """The spaces that ``play`` takes pieces from, by the numbers of its player."""
    spaces = {move.space for move in play.moves}
    return frozenset(spaces | ({play.lost_from} if play.lost_from is not None else set()))
