"""Arrows for what was played since a person decided last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, groupby, islice

from bgdesk.app.table.table import Happened, Table
from bgdesk.match.events import GameStarted, Played
from bgdesk.match.record import MatchRecord
from bgdesk.ui.board.view import Arrow, CheckerMove
from bgdesk.ui.play.derive_board import moves_of


class LastPlays:
    """Remembers which plays of a match were made for people; those of computers are known by their seats.

    ``shows_bots`` and ``shows_made`` leave away either of them.
    """

    def __init__(self) -> None:
        self._made: set[int] = set()
        self.shows_bots = True
        self.shows_made = True

    def begin(self) -> None:
        """Another match is on the table."""
        self._made.clear()

    def follow(self, table: Table, happened: Happened) -> None:
        """Something has happened at ``table``, perhaps that plays were taken back."""
        last = len(table.record.events) - 1
        self._made = {index for index in self._made if index <= last}
        if happened.automatic and isinstance(happened.entry, Played):
            self._made.add(last)

    def arrows(self, table: Table) -> tuple[Arrow, ...]:
        """Those of the last turn, until the next play is begun on the board.

        Against a computer what was played for a person is seen together with what the computer played
        before it, and after it; but not how those checkers came that were hit.
        """
        if table.is_review or (table.entry and table.entry.played):
            return ()
        turns = self._last_turns(table)
        keeps_both = not table.is_between_people and not self._made.isdisjoint(chain(*turns))
        shown = sorted(chain(*(turns if keeps_both else turns[:1])))
        moves = [(index, move) for index in shown for move in moves_at(table.record, index)]
        later = [move for _, move in moves]
        seen = [
            move
            for at, (index, move) in enumerate(moves)
            if not _is_hit(move, later[at:]) and self._shows(index)
        ]
        return play_arrows(seen)

    def _shows(self, index: int) -> bool:
        """Whether the play of event ``index`` is wanted."""
        return self.shows_made if index in self._made else self.shows_bots

    def _last_turns(self, table: Table) -> list[list[int]]:
        """The last two turns of this game in which no person chose the play; the last one first."""
        plays = self._plays_not_chosen(table)
        turns = groupby(plays, key=lambda index: _mover(table, index))
        return [list(indices) for _, indices in islice(turns, 2)]

    def _plays_not_chosen(self, table: Table) -> Iterator[int]:
        events = table.record.events
        for index in reversed(range(len(events))):
            event = events[index]
            if isinstance(event, GameStarted):
                return
            if isinstance(event, Played):
                if table.is_human(event.player) and index not in self._made:
                    return
                yield index


def moves_at(record: MatchRecord, index: int) -> tuple[CheckerMove, ...]:
    """How the checkers moved in event ``index`` of ``record``; empty if it is no play."""
    event, before = record.events[index], record.states[index]
    if not isinstance(event, Played):
        return ()
    return moves_of(event.player, event.steps, before.position, before.ruleset)


def play_arrows(
    moves: Sequence[CheckerMove], *, is_made: bool = True, is_proposal: bool = False
) -> tuple[Arrow, ...]:
    """One for each way that checkers go in ``moves``, in the order of their first steps."""
    ways = Counter((move.source, move.target, None if is_proposal else move.player) for move in moves)
    return tuple(Arrow(*way, is_made, count) for way, count in ways.items())


def _is_hit(move: CheckerMove, later: Sequence[CheckerMove]) -> bool:
    """Whether the checker of ``move`` was hit where it came to."""
    return any(one.hits and one.target == move.target and one.player is not move.player for one in later)


def _mover(table: Table, index: int) -> object:
    event = table.record.events[index]
    return event.player if isinstance(event, Played) else None
