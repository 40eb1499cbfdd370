"""Who made the only play there was, in words that two people at one board understand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from bgdesk.app.table.play_entry import entry_for
from bgdesk.app.table.table import Happened, Table
from bgdesk.match.events import GameStarted, OpeningRolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.ui.words.forced_plays import forced_text
from tests.match.driving import some_play
from tests.random_play import a_header

BOT = Seat("Bot", SeatKind.BOT, "expert")


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        (Pair(Seat("You"), Seat("Guest")), "Forced, White: "),
        (Pair(Seat("Ann"), Seat("Bob")), "Forced, Ann: "),
        (Pair(Seat("You"), BOT), "played for you."),
    ],
)
def test_who_played(qapp: QApplication, seats: Pair[Seat], words: str) -> None:
    record = MatchRecord(replace(a_header(match_options(3)), seats=seats))
    record = record.append(GameStarted(1)).append(OpeningRolled(3, 1))
    play = some_play(record.state)
    after = record.append(play)
    happened = Happened(play, record.state, after.state, automatic=True)
    assert words in forced_text(happened, play, Table(after, entry_for(after.state)))
