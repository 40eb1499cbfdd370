"""Which actions can be chosen at which moment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.spectator_pace import AS_USUAL, Speed, Watch
from bgdesk.app.table.table import Table
from bgdesk.match import flow
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    Entry,
    GameStarted,
    OpeningRolled,
    ResignationAccepted,
    ResignationOffered,
    Rolled,
)
from bgdesk.match.options import MONEY, MatchOptions, match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.play.derive_actions import ALWAYS, COPIES, derive_enabled, who_may_abandon
from tests.match.driving import some_play
from tests.random_play import a_header

WHITE, BLACK = Player.WHITE, Player.BLACK
A = ActionId
ROLLING = {A.ROLL}
ANSWERING = {A.TAKE, A.PASS, A.BEAVER}
RESIGNING = {A.ACCEPT_RESIGNATION, A.REJECT_RESIGNATION}
PLAYING = {A.DONE, A.UNDO, A.UNDO_ALL, A.SWAP_DICE, A.ENTER_MOVE}
DECISIONS = ROLLING | ANSWERING | RESIGNING | PLAYING
BEAVERS = MatchOptions(length=MONEY, crawford=False, max_chain=1)


def record_of(*entries: Entry, options: MatchOptions | None = None, bot: Player | None = None) -> MatchRecord:
    """A match between people, or against a computer."""
    header = a_header(options or match_options(7))
    if bot:
        seats = header.seats.with_value(bot, Seat("Bot", SeatKind.BOT, "expert"))
        header = replace(header, seats=seats)
    return MatchRecord(header, entries)


def table_of(record: MatchRecord, entry: PlayEntry | None = None) -> Table:
    """The table as the controller shows it."""
    if entry is None and record.state.phase is Phase.TO_PLAY:
        entry = PlayEntry(flow.legal(record.state))
    return Table(record, entry)


def decisions(record: MatchRecord, entry: PlayEntry | None = None, past: int | None = None) -> set[ActionId]:
    """The enabled actions that decide something."""
    return set(derive_enabled(table_of(record, entry), past)) & DECISIONS


def opened(starter: Player = WHITE, **kind: object) -> MatchRecord:
    """At the first play."""
    roll = OpeningRolled(3, 1) if starter is WHITE else OpeningRolled(1, 3)
    return record_of(GameStarted(1), roll, **kind)  # type: ignore[arg-type]  # passed on


def on_roll(starter: Player = WHITE, **kind: object) -> MatchRecord:
    """Before the second roll."""
    record = opened(starter, **kind)
    return record.append(some_play(record.state))


def test_without_a_match_there_is_only_what_always_is() -> None:
    assert derive_enabled(None, None) == ALWAYS
    assert not ALWAYS & DECISIONS


@pytest.mark.parametrize("starter", Player)
def test_before_a_roll(starter: Player) -> None:
    record = on_roll(starter)
    assert decisions(record) == ROLLING
    assert {A.RESIGN, A.TAKE_BACK, A.EXPORT, A.REMATCH} <= derive_enabled(table_of(record), None)


@pytest.mark.parametrize("options", [match_options(1), replace(match_options(7), cube=False)])
def test_the_key_for_a_double_says_why_there_is_none(options: MatchOptions) -> None:
    for record in (on_roll(options=options), opened(options=options)):
        assert A.DOUBLE in derive_enabled(table_of(record), None)
        assert A.DOUBLE not in derive_enabled(table_of(record), 1)
    assert A.DOUBLE not in derive_enabled(table_of(on_roll(options=options, bot=BLACK)), None)


@pytest.mark.parametrize("starter", Player)
def test_while_playing(starter: Player) -> None:
    record = opened(starter)
    entry = PlayEntry(flow.legal(record.state))
    assert decisions(record) == {A.ENTER_MOVE, A.SWAP_DICE}
    half = entry.click(8)
    assert isinstance(half, PlayEntry)
    assert decisions(record, half) == {A.ENTER_MOVE, A.SWAP_DICE, A.UNDO, A.UNDO_ALL}
    whole = half.click(6)
    assert isinstance(whole, PlayEntry)
    assert decisions(record, whole) == PLAYING


def test_a_double_cannot_be_swapped() -> None:
    record = on_roll().append(Rolled(BLACK, Dice(2, 2), 1))
    assert decisions(record) == {A.ENTER_MOVE}


@pytest.mark.parametrize(("options", "answers"), [(match_options(7), {A.TAKE, A.PASS}), (BEAVERS, ANSWERING)])
def test_a_double_is_answered(options: MatchOptions, answers: set[ActionId]) -> None:
    record = on_roll(options=options).append(Doubled(BLACK))
    assert decisions(record) == answers


def test_a_resignation_is_answered() -> None:
    record = on_roll().append(ResignationOffered(BLACK, 1))
    assert decisions(record) == RESIGNING
    assert A.RESIGN not in derive_enabled(table_of(record), None)


def test_a_computer_decides_for_itself() -> None:
    for record in (opened(bot=WHITE), on_roll(bot=BLACK), on_roll(bot=WHITE).append(Doubled(BLACK))):
        assert decisions(record) == set()
        assert A.RESIGN not in derive_enabled(table_of(record), None)


def test_nothing_is_decided_before_and_after() -> None:
    started = record_of(GameStarted(1))
    assert decisions(record_of()) == decisions(started) == set()
    assert A.FIRST_POSITION not in derive_enabled(table_of(record_of()), None)
    assert A.FIRST_POSITION in derive_enabled(table_of(started), None)


def test_an_earlier_position_can_only_be_left() -> None:
    record = on_roll()
    past = derive_enabled(table_of(record), 1)
    assert not past & DECISIONS
    walking = {A.FIRST_POSITION, A.PREVIOUS_POSITION, A.NEXT_POSITION, A.PRESENT_POSITION, A.PLAY_ON}
    assert walking <= past
    assert walking & derive_enabled(table_of(record), 0) == {A.NEXT_POSITION, A.PRESENT_POSITION, A.PLAY_ON}
    assert walking & derive_enabled(table_of(record), None) == {A.FIRST_POSITION, A.PREVIOUS_POSITION}


def test_where_a_match_that_is_looked_at_ends_one_can_play_on_unless_it_is_over() -> None:
    record = on_roll(options=match_options(1))
    assert A.PLAY_ON in derive_enabled(Table(record, is_review=True), None)
    over = record.append(ResignationOffered(BLACK, 1)).append(ResignationAccepted(WHITE))
    assert A.PLAY_ON not in derive_enabled(Table(over, is_review=True), None)


@pytest.mark.parametrize(
    ("game", "copies"),
    [
        ("backgammon", {A.COPY_POSITION, A.COPY_XGID, A.COPY_GNUBG_ID, A.COPY_OWN_TEXT}),
        ("tapa", {A.COPY_POSITION, A.COPY_OWN_TEXT}),
    ],
)
def test_a_position_is_copied_as_what_can_tell_it(game: str, copies: set[ActionId]) -> None:
    record = record_of(GameStarted(1), options=replace(match_options(3), variant=game).locked())
    assert set(COPIES) & derive_enabled(table_of(record), None) == copies
    assert not set(COPIES) & derive_enabled(table_of(record), 0)


def test_nothing_is_taken_back_after_the_match() -> None:
    record = on_roll(options=match_options(1)).append(ResignationOffered(BLACK, 1))
    record = record.append(ResignationAccepted(WHITE))
    assert record.state.phase is Phase.OVER
    enabled = derive_enabled(table_of(record), None)
    assert not enabled & DECISIONS
    assert {A.REMATCH, A.EXPORT, A.FIRST_POSITION} <= enabled
    assert A.TAKE_BACK not in enabled


def two_bots(*, is_review: bool = False) -> Table:
    """A match between computers at its first play."""
    record = opened(bot=BLACK)
    seats = record.header.seats.with_value(WHITE, Seat("Bot", SeatKind.BOT, "expert"))
    return Table(MatchRecord(replace(record.header, seats=seats), record.entries), is_review=is_review)


WATCHING = {A.WATCH_PAUSE, A.WATCH_STEP, A.WATCH_SLOWER, A.WATCH_FASTER}


@pytest.mark.parametrize(
    ("watch", "missing"),
    [
        (AS_USUAL, {A.WATCH_STEP}),
        (Watch(is_paused=True), set()),
        (Watch(is_paused=True, speed=Speed.VERY_SLOW), {A.WATCH_SLOWER}),
        (Watch(is_paused=True, speed=Speed.AT_ONCE), {A.WATCH_FASTER}),
    ],
)
def test_two_computers_can_be_watched(watch: Watch, missing: set[ActionId]) -> None:
    assert derive_enabled(two_bots(), None, watch) & WATCHING == WATCHING - missing


def test_only_two_computers_at_this_moment_are_watched() -> None:
    paused = Watch(is_paused=True)
    for table, past in ((two_bots(), 1), (two_bots(is_review=True), None), (table_of(opened()), None)):
        assert not derive_enabled(table, past, paused) & WATCHING
    assert not derive_enabled(table_of(opened(bot=BLACK)), None, paused) & WATCHING


def test_of_two_computers_the_one_behind_gives_up() -> None:
    table = two_bots()
    assert who_may_abandon(table) is WHITE
    assert A.ABANDON in derive_enabled(table, None)
    won = table.record.append(ResignationOffered(WHITE, 1)).append(ResignationAccepted(BLACK))
    assert who_may_abandon(Table(won)) is WHITE
    lost = two_bots().record.append(some_play(table.state)).append(ResignationOffered(BLACK, 1))
    assert who_may_abandon(Table(lost.append(ResignationAccepted(WHITE)))) is BLACK


def test_a_match_that_is_over_or_looked_at_is_not_given_up() -> None:
    assert who_may_abandon(two_bots(is_review=True)) is None
    over = two_bots().record.append(Abandoned(WHITE))
    assert over.state.phase is Phase.OVER
    assert who_may_abandon(Table(over)) is None
