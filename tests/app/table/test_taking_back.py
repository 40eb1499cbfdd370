"""Take back leads to the last decision of a person, and from there to the one before it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bgdesk.app.table.automation import AutomationWishes, automatic_answer
from bgdesk.app.table.play_entry import entry_for
from bgdesk.app.table.table import RollWanted, Table
from bgdesk.app.table.taking_back import may_undo, take_back_point, undo_all_point, undo_point
from bgdesk.match import flow
from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    Entry,
    Event,
    GameStarted,
    OpeningRolled,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    TakenBack,
)
from bgdesk.match.options import MONEY, MatchOptions, match_options
from bgdesk.match.record import MatchRecord, Seat, next_roll
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from tests.app.tables import AGAINST_BOT, PEOPLE
from tests.match.driving import some_play
from tests.random_play import a_header, random_event

WHITE, BLACK = Player.WHITE, Player.BLACK
USUAL = AutomationWishes()
NOTHING = AutomationWishes(forced_plays=False, roll_without_cube=False)
EVERYTHING = AutomationWishes(bear_off=True)


def table_of(record: MatchRecord) -> Table:
    """The table as the controller shows it."""
    return Table(record, entry_for(record.state))


def record_of(
    *entries: Entry, options: MatchOptions | None = None, seats: Pair[Seat] = PEOPLE
) -> MatchRecord:
    """A match after ``entries``."""
    return MatchRecord(replace(a_header(options or match_options(7)), seats=seats), entries)


def on_roll(options: MatchOptions | None = None, seats: Pair[Seat] = PEOPLE) -> MatchRecord:
    """White has opened, Black is on roll."""
    record = record_of(GameStarted(1), OpeningRolled(3, 1), options=options, seats=seats)
    return record.append(some_play(record.state))


def point(record: MatchRecord, wishes: AutomationWishes = USUAL) -> int | None:
    return take_back_point(table_of(record), wishes)


def test_the_last_decision_of_a_person_is_taken_back() -> None:
    assert point(record_of(GameStarted(1), OpeningRolled(3, 1))) is None
    assert point(on_roll()) == 2
    assert point(on_roll(seats=AGAINST_BOT).append(Doubled(BLACK))) == 2
    assert point(on_roll(seats=Pair(AGAINST_BOT.black, AGAINST_BOT.white))) is None


def test_nothing_is_taken_back_after_the_match() -> None:
    record = on_roll(match_options(1)).append(ResignationOffered(BLACK, 1)).append(ResignationAccepted(WHITE))
    assert record.state.phase is Phase.OVER
    assert point(record) is None


def test_to_roll_was_a_decision_where_a_double_was_possible() -> None:
    with_cube = on_roll()
    assert point(with_cube.append(Rolled(BLACK, Dice(6, 2), 1))) == 3
    without = on_roll(replace(match_options(7), cube=False))
    for wishes in (USUAL, NOTHING):
        assert point(without.append(Rolled(BLACK, Dice(6, 2), 1)), wishes) == 2


def test_a_resignation_that_was_refused_can_be_taken_back() -> None:
    record = on_roll(seats=Pair(AGAINST_BOT.black, AGAINST_BOT.white))
    offered = record.append(ResignationOffered(BLACK, 1)).append(ResignationRejected(WHITE))
    assert point(offered) == 3


def test_the_opening_dice_were_kept_or_rolled_again() -> None:
    opened = record_of(GameStarted(1), OpeningRolled(3, 1), options=MatchOptions("russian", 3))
    again = opened.append(Rolled(WHITE, Dice(6, 2), 1))
    assert point(again) == 2
    assert point(opened.append(some_play(opened.state))) == 2


def test_a_double_that_was_named_is_taken_back_alone() -> None:
    record = record_of(GameStarted(1), OpeningRolled(6, 1), options=MatchOptions("acey_deucey", 9))
    record = record.append(Rolled(WHITE, Dice(2, 1), 1))
    record = record.append(some_play(record.state))
    assert record.state.phase is Phase.TO_NAME
    named = record.append(DoubleNamed(WHITE, 3))
    assert point(named) == len(record.events)
    assert point(record) == len(record.events) - 1


def _next(record: MatchRecord, random: Random, wishes: AutomationWishes) -> tuple[Event, bool]:
    """What happens next, and whether it is a decision of the person; Black is a computer."""
    table = table_of(record)
    answer = automatic_answer(table, wishes) if table.waits_for_human else None
    if isinstance(answer, RollWanted):
        assert record.state.turn
        dice = Dice(random.randint(1, 6), random.randint(1, 6))
        return Rolled(record.state.turn, dice, next_roll(record)), False
    if answer is not None:
        return answer, False
    event = random_event(record, random, eagerness=0.02)
    return event, table.waits_for_human and not (isinstance(event, Rolled) and _must_roll(record.state))


def _must_roll(state: MatchState) -> bool:
    assert state.turn
    return not state.may_reroll and flow.may_double(state, state.turn) is not None


@pytest.mark.parametrize("wishes", [USUAL, NOTHING, EVERYTHING])
@pytest.mark.parametrize(
    "variant", ["backgammon", "gul_bara", "russian", "acey_deucey_european", "acey_deucey"]
)
def test_one_decision_after_the_other_is_taken_back(variant: str, wishes: AutomationWishes) -> None:
    count = 0
    for seed in range(2):
        random, decided = Random(seed), list[int]()
        record = record_of(options=MatchOptions(variant, MONEY, crawford=False), seats=AGAINST_BOT)
        most = random.choice((80, 250, 2000))
        while not record.state.results and len(record.events) < most:
            event, is_decision = _next(record, random, wishes)
            decided += [len(record.events)] if is_decision else []
            record = record.append(event)
        for keep in reversed(decided):
            assert point(record, wishes) == keep
            record = record.append(TakenBack(keep, same_dice=True))
            assert table_of(record).waits_for_human
            assert automatic_answer(table_of(record), wishes) is None
        assert point(record, wishes) is None
        count += len(decided)
    assert count > 15


def european(*doubles: int) -> MatchRecord:
    """European acey-deucey after 2-1, the first of ``doubles`` named, and a stage played for each."""
    options = MatchOptions("acey_deucey_european", 50)
    record = record_of(GameStarted(1), OpeningRolled(4, 3), options=options)
    player = record.state.turn
    assert player
    record = record.append(Rolled(player, Dice(2, 1), next_roll(record)))
    record = record.append(some_play(record.state))
    for at, face in enumerate(doubles):
        record = record.append(DoubleNamed(player, face)) if at == 0 else record
        record = record.append(some_play(record.state))
    return record


def test_stages_of_the_roll_under_way_are_undone_one_by_one_or_all() -> None:
    naming, after_one = table_of(european()), table_of(european(5))
    assert naming.state.phase is Phase.TO_NAME
    assert after_one.state.phase is Phase.TO_PLAY
    assert [undo_point(each, NOTHING) for each in (naming, after_one)] == [3, 5]
    assert [undo_all_point(each, NOTHING) for each in (naming, after_one)] == [3, 3]
    assert may_undo(naming, NOTHING)


def test_what_was_played_for_him_is_not_undone() -> None:
    """The first roll of Russian backgammon brings checkers in and leaves no choice."""
    record = record_of(GameStarted(1), OpeningRolled(4, 3), options=MatchOptions("russian", 3))
    record = record.append(Rolled(WHITE, Dice(2, 2), next_roll(record)))
    second = table_of(record.append(some_play(record.state)))
    assert second.state.phase is Phase.TO_PLAY
    assert undo_point(second, NOTHING) == 3
    assert undo_point(second, USUAL) is None
    assert not may_undo(second, USUAL)


def test_nothing_is_undone_after_the_roll() -> None:
    record = on_roll()
    assert not may_undo(table_of(record), NOTHING)
    assert undo_all_point(table_of(record), NOTHING) is None
