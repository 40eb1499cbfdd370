"""Which arrows stand on the board: the last plays, a proposed play, or the play of an earlier position."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.app.table.table import Happened, Table
from bgdesk.match.state import MatchState
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.ui.board.view import Arrow
from bgdesk.ui.play.derive_board import moves_of
from bgdesk.ui.play.last_plays import LastPlays, moves_at, play_arrows


@dataclass(frozen=True, slots=True)
class BoardPreview:
    """The plays of a position that are compared: their ``arrows``, or the ``position`` after one of them.

    ``text`` says which one that is.
    """

    arrows: tuple[Arrow, ...]
    position: Position | None = None
    text: str = ""


class BoardArrows:
    """``present`` are those at the table."""

    def __init__(self) -> None:
        self._last_plays = LastPlays()
        self.present: tuple[Arrow, ...] = ()

    def choose(self, *, bots: bool, made: bool) -> None:
        """Show the plays of computers, and those that were made for a person, or leave them away."""
        self._last_plays.shows_bots, self._last_plays.shows_made = bots, made

    def begin(self, table: Table) -> None:
        """Another match is on the table."""
        self._last_plays.begin()
        self.show_last_plays(table)

    def follow(self, table: Table, happened: Happened) -> None:
        """Something has happened at ``table``."""
        self._last_plays.follow(table, happened)
        self.show_last_plays(table)

    def show_last_plays(self, table: Table) -> None:
        """Point at what was played since a person decided last."""
        self.present = self._last_plays.arrows(table)

    def propose(self, table: Table, player: Player, steps: tuple[Step, ...]) -> None:
        """Point at what ``player`` could play from here, until something happens."""
        position = table.entry.position if table.entry else table.state.position
        moves = moves_of(player, steps, position, table.state.ruleset)
        self.present = play_arrows(moves, is_made=False, is_proposal=True)

    def played_from(self, table: Table | None, past: MatchState) -> tuple[Arrow, ...]:
        """Those of the play that was made in an earlier state."""
        if table is None or not (self._last_plays.shows_bots or self._last_plays.shows_made):
            return ()
        from_there = (index for index, state in enumerate(table.record.states[:-1]) if state is past)
        moves = (moves_at(table.record, index) for index in from_there)
        return play_arrows(next(filter(None, moves), ()), is_made=False)
