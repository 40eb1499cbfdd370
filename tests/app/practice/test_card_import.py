"""Positions of a file become cards one after the other: what is a card stays one, whatever comes after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bgdesk.analysis.judge import Answer, NotJudged
from bgdesk.app.practice.card_import import CardImport, ImportedCards
from bgdesk.app.review import analysis_run as analysing
from bgdesk.app.workers.analysis_pool import Group
from bgdesk.engine.obstacle import Obstacle
from bgdesk.library.cards import Added, CardShelf
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.match.events import Taken
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from bgdesk.practice.cards.positions import with_best_answer
from tests.app.analysis_here import PoolHere
from tests.practice.cards.test_positions_and_anki import DOUBLE, PLAY, TAKE

DAY = "2026-03-02"


class TroubledPool(PoolHere):
    """Judges all but what is listed here, counted from 1."""

    asked = 0
    unjudged: tuple[int, ...] = ()
    hangs_at = 0

    def answers(self, groups: Sequence[Group], level: str) -> Iterator[tuple[Answer, ...]]:
        TroubledPool.asked += 1
        if TroubledPool.asked == self.hangs_at:
            self._is_cancelled.wait()
        if TroubledPool.asked in self.unjudged:
            yield from (tuple(NotJudged(one.event, Obstacle.DIED) for one in group) for group in groups)
        else:
            yield from super().answers(groups, level)


@pytest.fixture(autouse=True)
def pool(monkeypatch: pytest.MonkeyPatch) -> type[TroubledPool]:
    monkeypatch.setattr(analysing, "AnalysisPool", TroubledPool)
    for name, usual in (("asked", 0), ("unjudged", ()), ("hangs_at", 0)):
        monkeypatch.setattr(TroubledPool, name, usual)
    return TroubledPool


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "library.sqlite") as library:
        yield library


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "club.txt"
    found.write_text(f"{PLAY}\n{TAKE}\nXGID={'-' * 26}:0:0:1:31:0:0:3:0:10\n{DOUBLE}\n")
    return found


@pytest.fixture
def bringing(library: Library, qapp: QObject) -> Iterator[CardImport]:
    made = CardImport(library, lambda: DAY, qapp)
    yield made
    made.close()


def brought(bringing: CardImport, file: Path, qtbot: QtBot) -> ImportedCards:
    with qtbot.waitSignal(bringing.ended) as ended:
        bringing.begin(file)
        assert bringing.is_busy
    assert not bringing.is_busy
    (found,) = ended.args
    return found


def test_a_position_that_is_not_judged_takes_no_other_with_it(
    bringing: CardImport, library: Library, file: Path, pool: type[TroubledPool], qtbot: QtBot
) -> None:
    pool.unjudged = (2,)
    found = brought(bringing, file, qtbot)
    assert (found.added.made, found.left_out, found.because) == (2, (2,), "The engine stopped unexpectedly.")
    assert (found.why, found.unread) == ("", 1)
    assert {card.deck for card in library.cards.cards()} == {library.card_decks.named("club")}
    pool.unjudged = ()
    again = brought(bringing, file, qtbot)
    assert (again.added.made, again.added.known, again.left_out) == (1, 2, ())


def test_an_engine_that_fails_again_and_again_is_not_asked_for_the_rest(
    bringing: CardImport, tmp_path: Path, pool: type[TroubledPool], qtbot: QtBot
) -> None:
    pool.unjudged = (1, 2, 4, 5, 6)
    file = tmp_path / "long.txt"
    file.write_text(
        "".join(f"{PLAY.replace(':31:', f':{roll}:')}\n" for roll in (21, 31, 41, 51, 61, 32, 42))
    )
    found = brought(bringing, file, qtbot)
    assert (found.added.made, found.left_out, found.at) == (1, (1, 2, 4, 5, 6), 6)
    assert found.why == found.because


def test_a_position_at_which_the_program_fails_takes_no_other_with_it(
    bringing: CardImport,
    library: Library,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    whole = with_best_answer

    def fails(record: MatchRecord, analysis: Analysis) -> object:
        if isinstance(record.events[-1], Taken):
            raise ValueError("a fault")
        return whole(record, analysis)

    monkeypatch.setattr("bgdesk.app.practice.card_import.with_best_answer", fails)
    found = brought(bringing, file, qtbot)
    assert (found.added.made, found.left_out) == (2, (2,))
    assert "Something went wrong" in found.because


def test_a_disk_that_fails_ends_it_and_what_was_kept_is_told(
    bringing: CardImport, library: Library, file: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    whole = CardShelf.add

    def add(shelf: CardShelf, cards: Sequence[object], day: str) -> Added:
        if len(library.cards.cards()) == 1:
            raise JournalError(Trouble.DISC_FULL, library.path)
        return whole(shelf, cards, day)  # type: ignore[arg-type]

    monkeypatch.setattr(CardShelf, "add", add)
    found = brought(bringing, file, qtbot)
    assert (found.added.made, found.left_out, found.at) == (1, (), 2)
    assert found.why.startswith("The disk is full")


def test_what_is_judged_is_kept_when_the_program_is_closed(
    bringing: CardImport, library: Library, file: Path, pool: type[TroubledPool], qtbot: QtBot
) -> None:
    pool.hangs_at = 3
    anna = library.profiles.add("Anna")
    bringing.begin(file)
    qtbot.waitUntil(lambda: bool(library.cards.cards()))
    library.practise_as(anna)
    qtbot.waitUntil(lambda: pool.asked == 3)
    bringing.close()
    assert not library.cards.cards(), "they are whose they were at first"
    library.practise_as("me")
    assert len(library.cards.cards()) == 2


def test_nothing_to_decide_is_said(bringing: CardImport, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "over.txt"
    file.write_text("nothing")
    found = brought(bringing, file, qtbot)
    assert found.why
    assert found.at == 0
