"""The log of whole matches and of opened files tells no secret, no name and no words."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bgdesk.app.logs.log_file import set_level
from bgdesk.app.settings.table import PLAYER_NAME
from bgdesk.app.table.match_opener import NewMatch
from bgdesk.formats.registry import write_match
from bgdesk.match.dice.fair_dice import FAIR
from bgdesk.match.dice.sealing import new_seal
from bgdesk.match.options import match_options
from bgdesk.match.record import Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from tests.log_reading import ReadLog
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow, played_to

WORDS = "seven silver swans"
NAMES = ("Ottilie", "Wilhelmine")
BOTS = Pair(*(Seat(name, SeatKind.BOT, "casual") for name in NAMES))
PERSON = Pair(Seat(NAMES[0]), Seat(NAMES[1], SeatKind.BOT, "casual"))
FILE = "ottilie-v-wilhelmine.mat"


def start(player: PlayerAtWindow, seats: Pair[Seat]) -> bytes:
    """A short match with fair dice; their secret."""
    seal = new_seal()
    player.desk.match_opener.start(NewMatch(match_options(1), seats, FAIR, WORDS, seal=seal))
    return seal.secret


def assert_is_private(text: str, secret: bytes) -> None:
    """Nothing that only the player, or nobody yet, may know is in ``text``."""
    assert secret.hex() not in text.lower()
    assert repr(secret) not in text
    assert repr(secret)[2:-1] not in text
    for private in (WORDS, *NAMES):
        assert private.lower() not in text.lower()


def test_two_computers(open_desk: OpenDesk, read_log: ReadLog) -> None:
    player = open_desk()
    secret = start(player, BOTS)
    player.wait(lambda: player.state.phase is Phase.OVER)
    text = read_log()
    assert "dice fair, casual v casual" in text
    assert "is over after" in text
    assert_is_private(text, secret)


def test_a_person(open_desk: OpenDesk, read_log: ReadLog) -> None:
    player = open_desk()
    player.desk.settings.set(PLAYER_NAME, NAMES[0])
    controller = player.desk.controller
    secret = start(player, PERSON)
    while player.state.phase is not Phase.OVER:
        player.wait_for_turn()
        if player.state.phase is Phase.TO_ROLL:
            controller.roll()
        elif player.table.entry:
            controller.play_editor.edit(lambda entry: entry.enter(entry.legal.plays[0]))
            controller.play_editor.confirm()
    text = read_log()
    assert "is Played" in text
    assert_is_private(text, secret)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / FILE
    set_level(logging.INFO)
    write_match(played_to(lambda state: state.phase is Phase.TO_ROLL, PERSON), path)
    set_level(logging.DEBUG)
    return path


def opened(player: PlayerAtWindow, file: Path) -> None:
    player.desk.begin(str(file))
    player.wait(lambda: player.desk.controller.table and player.table.is_review)


def test_an_opened_file_is_named_only_in_detail(open_desk: OpenDesk, read_log: ReadLog, file: Path) -> None:
    set_level(logging.INFO)
    opened(open_desk(), file)
    text = read_log()
    assert "read as mat" in text
    assert "1 matches" in text
    assert FILE not in text
    assert file.stem not in text
    assert_is_private(text, b"none")


def test_in_detail_the_file_is_named(open_desk: OpenDesk, read_log: ReadLog, file: Path) -> None:
    opened(open_desk(), file)
    assert FILE in read_log()


def test_a_file_that_holds_nothing_is_told_by_reason(
    open_desk: OpenDesk, read_log: ReadLog, tmp_path: Path
) -> None:
    set_level(logging.INFO)
    file = tmp_path / "ottilie.txt"
    file.write_text("nothing of Wilhelmine")
    player = open_desk()
    player.desk.begin(str(file))
    player.wait(lambda: "a file is skipped" in read_log())
    assert "not read: 21 bytes" in read_log()
    assert_is_private(read_log(), b"none")
