"""Matches are opened, gone on with, copied and rated."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import Earlier, MatchOpener, NewMatch
from bgdesk.app.table.ratings import rating_key
from bgdesk.app.table.table import RollWanted, Table
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.match.dice.check import recomputed, verify
from bgdesk.match.dice.fair_dice import (
    FAIR,
    MANUAL,
    RECORDED,
    REPLAYED,
    SEEDED,
    commitment,
    fair_dice_record,
)
from bgdesk.match.dice.sealing import Seal
from bgdesk.match.dice_source import rolls_of
from bgdesk.match.events import (
    Abandoned,
    GameStarted,
    OpeningRolled,
    Played,
    ResignationAccepted,
    ResignationOffered,
    Rolled,
    StepPlayed,
    TakenBack,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.rating import Rating
from bgdesk.match.record import DiceRecord, MatchRecord, SeatKind, next_roll
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from tests.app.tables import AGAINST_BOT, PEOPLE, Waiting
from tests.match.driving import some_play
from tests.random_play import a_header, play_on


class Room:
    """A journal, a controller, and who sits there."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        self.library = Library(folder / "library.sqlite")
        self.controller = MatchController(self.library.journal, parent)
        self.players = Pair(Waiting(), Waiting())
        self.match_opener = MatchOpener(
            self.library.journal, self.controller, lambda _, player: self.players.of(player)
        )

    @property
    def table(self) -> Table:
        """The match at this moment."""
        assert self.controller.table
        return self.controller.table

    def wait_to_play(self, qtbot: QtBot) -> Player:
        """Until somebody has dice to play."""
        qtbot.waitUntil(lambda: self._is_asked(Phase.TO_PLAY), timeout=2000)
        assert self.table.state.to_act
        return self.table.state.to_act

    def _is_asked(self, phase: Phase) -> bool:
        player = self.table.state.to_act
        return self.table.state.phase is phase and bool(player and self.players.of(player).answer)

    def play(self, qtbot: QtBot) -> None:
        """The first legal play."""
        player = self.wait_to_play(qtbot)
        entry = self.table.entry
        assert entry
        steps = tuple(StepPlayed(s.source, s.target, s.die) for s in entry.legal.plays[0].steps)
        self.players.of(player).say(Played(player, steps))

    def roll(self, qtbot: QtBot) -> None:
        """Whoever is on turn rolls."""
        qtbot.waitUntil(lambda: self._is_asked(Phase.TO_ROLL), timeout=2000)
        assert self.table.state.to_act
        self.players.of(self.table.state.to_act).say(RollWanted())

    def act(self, qtbot: QtBot) -> None:
        """Whoever has to plays or rolls."""
        qtbot.waitUntil(lambda: self._is_asked(Phase.TO_PLAY) or self._is_asked(Phase.TO_ROLL), timeout=2000)
        if self.table.state.phase is Phase.TO_ROLL:
            self.roll(qtbot)
        else:
            self.play(qtbot)

    def resign(self, qtbot: QtBot) -> Player:
        """Whoever has to play gives up; answers who won."""
        loser = self.wait_to_play(qtbot)
        self.players.of(loser).say(ResignationOffered(loser, 1))
        winner = loser.opponent
        qtbot.waitUntil(lambda: self._is_asked(Phase.RESIGNATION_OFFERED), timeout=2000)
        self.players.of(winner).say(ResignationAccepted(winner))
        return winner


@pytest.fixture
def room(qapp: QObject, tmp_path: Path) -> Iterator[Room]:
    """An empty table."""
    made = Room(tmp_path, qapp)
    yield made
    made.controller.close()
    made.library.close()
    made.controller.deleteLater()


def test_a_secret_that_was_shown_before_is_the_one_in_force(room: Room) -> None:
    seal = Seal(bytes(range(32)), rematches=0)
    record = room.match_opener.start(NewMatch(match_options(3), PEOPLE, words="luck", seal=seal))
    dice, secret = record.header.dice, bytes(range(32))
    assert record.header.id == "630dcd2966c43366"
    assert (dice.commitment, dice.words, dice.secret) == (commitment(secret), "luck", secret.hex())


def test_finished_fair_matches_are_rated_and_their_dice_can_be_checked(room: Room, qtbot: QtBot) -> None:
    room.match_opener.start(NewMatch(match_options(1), AGAINST_BOT))
    room.play(qtbot)
    room.roll(qtbot)
    with qtbot.waitSignal(room.controller.finished) as finished:
        winner = room.resign(qtbot)
    assert finished.args
    ratings = finished.args[1]
    keys = [rating_key(AGAINST_BOT.of(player), "backgammon") for player in (winner, winner.opponent)]
    assert ratings[keys[0]].after.rating > 1500 > ratings[keys[1]].after.rating
    assert {ratings[key].before for key in keys} == {Rating()}
    assert room.library.journal.rating(keys[0]) == ratings[keys[0]].after
    assert verify(room.library.record(room.table.record.header.id)) == ()


@pytest.mark.parametrize("same_dice", [True, False])
def test_a_match_with_take_backs_is_practice_and_its_dice_still_fit(
    room: Room, qtbot: QtBot, same_dice: bool
) -> None:
    room.match_opener.start(NewMatch(match_options(1), AGAINST_BOT))
    room.play(qtbot)
    room.roll(qtbot)
    room.wait_to_play(qtbot)
    at = next(i for i, event in enumerate(room.table.record.events) if isinstance(event, Played))
    room.controller.take_back(at, same_dice=same_dice)
    room.play(qtbot)
    room.roll(qtbot)
    with qtbot.waitSignal(room.controller.finished) as finished:
        room.resign(qtbot)
    assert finished.args
    assert finished.args[1] == {}
    assert verify(room.library.record(room.table.record.header.id)) == ()


def test_money_play_and_seeded_dice_are_not_rated(room: Room, qtbot: QtBot) -> None:
    room.match_opener.start(NewMatch(match_options(1), AGAINST_BOT, SEEDED, seed=4))
    with qtbot.waitSignal(room.controller.finished) as finished:
        room.resign(qtbot)
    assert finished.args
    assert finished.args[1] == {}


def test_a_copy_is_practice_and_leaves_the_match_as_it_was(room: Room, qtbot: QtBot) -> None:
    original = room.match_opener.start(NewMatch(match_options(3), PEOPLE)).header.id
    room.play(qtbot)
    room.roll(qtbot)
    room.wait_to_play(qtbot)
    record = room.table.record
    at = next(i for i, event in enumerate(record.events) if isinstance(event, Played))
    room.match_opener.play_copy(record, at)
    room.wait_to_play(qtbot)
    assert room.table.record.is_practice
    assert room.table.record.header.id != original
    assert room.table.state == record.states[at]
    assert room.library.journal.load(original).record.events == record.events


def test_a_copy_is_practice_also_in_the_midst_of_a_roll(room: Room) -> None:
    """There the last play could be undone and be none."""
    record = MatchRecord(a_header(MatchOptions("russian", 3)), (GameStarted(1), OpeningRolled(3, 1)))
    record = record.append(Rolled(Player.WHITE, Dice(2, 2), next_roll(record)))
    record = record.append(some_play(record.state))
    room.match_opener.play_copy(record, len(record.events))
    assert room.table.state == record.state
    assert room.table.record.is_practice
    assert room.table.record.events == record.events


def played_before(dice: DiceRecord, options: MatchOptions) -> MatchRecord:
    """Some turns with random dice, of which some were taken back for others."""
    record = MatchRecord(a_header(options, "before", dice))
    for most in (9, 30):
        record = play_on(record, Random(3), most, eagerness=0.0)
        record = record.append(TakenBack(len(record.events) - 4, same_dice=False))
    return play_on(record, Random(4), 50, eagerness=0.0)


@pytest.mark.parametrize("rotation", [(), ("plakoto", "fevga")])
@pytest.mark.parametrize(
    "dice",
    [
        fair_dice_record(bytes(32)),
        DiceRecord(SEEDED, seed=3),
        DiceRecord(MANUAL),
        DiceRecord(RECORDED),
        DiceRecord(REPLAYED, rolls=(Dice(3, 1),), source="long ago"),
    ],
)
def test_a_copy_says_which_rolls_it_has_inherited(
    room: Room, qtbot: QtBot, dice: DiceRecord, rotation: tuple[str, ...]
) -> None:
    record = played_before(dice, replace(match_options(5), rotation=rotation).locked())
    for _ in range(2):
        inherited = rolls_of(record.events)
        room.match_opener.play_copy(record, len(record.events))
        copy = room.table.record
        assert copy.header.dice.rolls == rolls_of(copy.entries)[: len(inherited)] == inherited
        assert copy.header.dice.source == record.header.id
        while recomputed(room.table.record) < 2:
            room.act(qtbot)
        record = room.table.record
        assert verify(record) == ()
        assert len(rolls_of(record.entries)) == len(inherited) + 2
    rematch = room.match_opener.again(record)
    assert (rematch.dice_kind, rematch.earlier) == (FAIR, None)


def test_a_copy_from_the_first_moment_inherits_no_rolls(room: Room) -> None:
    record = played_before(DiceRecord(SEEDED, seed=3), match_options(5))
    room.match_opener.play_copy(record, 1)
    dice = room.table.record.header.dice
    assert (dice.kind, dice.rolls, dice.source) == (FAIR, (), None)


def test_a_copy_that_does_not_fit_on_the_disc_leaves_everything_as_it_was(room: Room, qtbot: QtBot) -> None:
    original = room.match_opener.start(NewMatch(match_options(3), PEOPLE)).header.id
    room.play(qtbot)
    room.roll(qtbot)
    room.wait_to_play(qtbot)
    table = room.table
    record = play_on(MatchRecord(table.record.header), Random(5), eagerness=0.0)
    room.library._store._connection.execute("PRAGMA max_page_count = 20").fetchone()
    with pytest.raises(JournalError, match="full"):
        room.match_opener.play_copy(record, len(record.events) - 1)
    assert [match.id for match in room.library.matches()] == [original]
    assert room.table == table


def test_a_match_that_is_open_elsewhere_cannot_be_gone_on_with(
    room: Room, qapp: QObject, tmp_path: Path, qtbot: QtBot
) -> None:
    match_id = room.match_opener.start(NewMatch(match_options(3), PEOPLE)).header.id
    room.wait_to_play(qtbot)
    other = Room(tmp_path, qapp)
    with pytest.raises(JournalError, match="open in another window"):
        other.match_opener.resume(match_id)
    assert other.controller.table is None
    other.library.close()
    other.controller.deleteLater()


def test_a_rematch_has_the_same_players_and_rules_and_other_dice(room: Room) -> None:
    first = room.match_opener.start(NewMatch(match_options(5), AGAINST_BOT))
    second = room.match_opener.start(room.match_opener.again(first))
    assert second.header.options == first.header.options
    assert second.header.seats.black.kind is SeatKind.BOT
    assert second.header.dice.commitment != first.header.dice.commitment


def over(record: MatchRecord) -> MatchRecord:
    return record.append(Abandoned(Player.WHITE))


def test_a_rematch_keeps_the_words_and_was_sealed_before_them(room: Room) -> None:
    first = room.match_opener.start(NewMatch(match_options(5), AGAINST_BOT, words="seven come eleven"))
    second = room.match_opener.start(room.match_opener.again(over(first)))
    assert second.header.dice.words == "seven come eleven"
    assert second.header.dice.commitment == first.header.dice.secret
    third = room.match_opener.start(room.match_opener.again(over(second)))
    assert third.header.dice.commitment == second.header.dice.secret


def test_no_secret_is_used_twice_or_given_away_by_a_later_one(room: Room) -> None:
    first = room.match_opener.start(NewMatch(match_options(5), AGAINST_BOT))
    while_it_goes_on = room.match_opener.start(room.match_opener.again(first))
    rematches = [room.match_opener.start(room.match_opener.again(over(first))) for _ in range(2)]
    fingerprints = [record.header.dice.commitment for record in (while_it_goes_on, *rematches)]
    assert len(set(fingerprints)) == 3
    assert [digest == first.header.dice.secret for digest in fingerprints] == [False, True, False]


def test_replayed_dice_go_on_after_a_crash_and_are_typed_when_they_run_out(
    room: Room, qtbot: QtBot, qapp: QObject, tmp_path: Path
) -> None:
    earlier = Earlier("before", (Dice(3, 3), Dice(6, 1), Dice(5, 2)))
    match_id = room.match_opener.start(
        NewMatch(match_options(3), PEOPLE, REPLAYED, earlier=earlier)
    ).header.id
    room.play(qtbot)
    copy = tmp_path / "after"
    copy.mkdir()
    for file in tmp_path.glob("library.sqlite*"):
        if not file.name.endswith(".open"):
            shutil.copy(file, copy)
    again = Room(copy, qapp)
    with closing(again.library):
        again.match_opener.resume(match_id)
        again.roll(qtbot)
        again.play(qtbot)
        assert rolls_of(again.table.record.entries) == earlier.rolls
        with qtbot.waitSignal(again.controller.dice_wanted):
            again.roll(qtbot)
        assert again.match_opener.again(again.table.record).earlier == earlier
        again.controller.close()
