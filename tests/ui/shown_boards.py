"""Records and tables whose boards are looked at."""

from __future__ import annotations

from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import Table
from bgdesk.match import flow
from bgdesk.match.events import GameStarted, OpeningRolled
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.rules.player import Player
from bgdesk.ui.play.derive_board import BoardWishes
from tests.match.driving import some_play
from tests.random_play import a_header

WHITE, BLACK = Player.WHITE, Player.BLACK
WISHES = BoardWishes()


def record_of(*events: object, options: MatchOptions | None = None) -> MatchRecord:
    """A match between two people after ``events``."""
    return MatchRecord(a_header(options or match_options(7)), events)  # type: ignore[arg-type]  # any entries


def opened(first: int = 3, second: int = 1) -> tuple[GameStarted, OpeningRolled]:
    return GameStarted(1), OpeningRolled(first, second)


def table_of(record: MatchRecord, entry: PlayEntry | None = None) -> Table:
    """The table as the controller shows it."""
    if entry is None and record.state.phase is Phase.TO_PLAY:
        entry = PlayEntry(flow.legal(record.state))
    return Table(record, entry)


def on_roll(options: MatchOptions | None = None, starter: Player = WHITE) -> MatchRecord:
    """The other player's first decision before a roll."""
    record = record_of(*(opened() if starter is WHITE else opened(1, 3)), options=options)
    return record.append(some_play(record.state))
