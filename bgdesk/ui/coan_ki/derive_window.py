"""What the window of Coan ki shows: pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from bgdesk.app.side_by_side import listed_apart
from bgdesk.engine.coan_ki import RankedCoanKiPlay
from bgdesk.match.coan_ki import CoanKiGame, CoanKiState
from bgdesk.rules.coan_ki import SPACES, CoanKiPlay, CoanKiPosition, start_position
from bgdesk.rules.player import Player
from bgdesk.ui.coan_ki.board import CoanKiView
from bgdesk.ui.coan_ki.layout import whites_number
from bgdesk.ui.coan_ki.wording import off_text, pot_text, space_text
from bgdesk.ui.common.chance_bar import ChanceView
from bgdesk.ui.words.numbers import percent


def derive_board(
    game: CoanKiGame,
    state: CoanKiState,
    plays: Sequence[CoanKiPlay],
    shown: CoanKiPlay | None,
    *,
    is_over: bool,
) -> CoanKiView:
    """The board in ``state``, the spaces marked from which one of ``plays`` takes a piece."""
    sources = {whites_number(state.player, space) for play in plays for space in sources_of(play)}
    labels = (pot_text(state.position), *(off_text(game, state.position, player) for player in Player))
    dice = None if is_over else state.dice
    return CoanKiView(state.position, state.player, dice, frozenset(sources), shown, labels)


def derive_set_up() -> CoanKiView:
    """The board before a game."""
    return CoanKiView(start_position(), Player.WHITE, None)


def spoken_board(position: CoanKiPosition) -> str:
    """What a screen reader says about the board."""
    spoken = (space_text(position, space) for space in range(SPACES))
    return listed_apart(*spoken)


def derive_chances(game: CoanKiGame, player: Player, ranked: Sequence[RankedCoanKiPlay]) -> ChanceView:
    """The chances of both when ``player`` makes the first of ``ranked``."""
    best = ranked[0].chance
    white = best if player is Player.WHITE else 1 - best
    texts = f"{game.names.white} {percent(white)}", f"{percent(1 - white)} {game.names.black}"
    return ChanceView(white, 0.0, 0.0, *texts)


def sources_of(play: CoanKiPlay) -> frozenset[int]:
    """The spaces that ``play`` takes pieces from, by the numbers of its player."""
    spaces = {move.space for move in play.moves}
    return frozenset(spaces | ({play.lost_from} if play.lost_from is not None else set()))
