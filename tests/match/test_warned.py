"""What a tutor said in a match, and what came of it."""

from __future__ import annotations

from bgdesk.match.codec.record_codec import record_from_text, record_to_text
from bgdesk.match.events import (
    Doubled,
    GameStarted,
    OpeningRolled,
    Played,
    Rolled,
    StepPlayed,
    TakenBack,
    Warned,
)
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat
from bgdesk.match.state import Pair
from bgdesk.match.tutor import Tried, TutorMode, TutorOptions
from bgdesk.match.warned import is_heeded, warnings_of
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from tests.random_play import CREATED

WHITE, BLACK = Player.WHITE, Player.BLACK
TUTOR = TutorOptions(TutorMode.NUDGE, TutorMode.OFF)
POINT = (StepPlayed(8, 5, 3), StepPlayed(6, 5, 1))
POINT_OTHERWISE = (StepPlayed(6, 5, 1), StepPlayed(8, 5, 3))
SPLIT = (StepPlayed(24, 21, 3), StepPlayed(6, 5, 1))


def begun(tutor: TutorOptions | None = TUTOR) -> MatchRecord:
    header = MatchHeader(
        "m", CREATED, match_options(3), Pair(Seat("Ann"), Seat("Ben")), DiceRecord("manual"), tutor
    )
    return MatchRecord(header, (GameStarted(1), OpeningRolled(3, 1)))


def warned(event: int = 2, loss: int = 110, steps: tuple[StepPlayed, ...] = SPLIT) -> Warned:
    return Warned(WHITE, event, Tried.PLAY, loss, TutorMode.NUDGE, steps)


def test_a_tutor_makes_practice_of_a_match_and_so_does_a_warning() -> None:
    assert begun().is_practice
    assert not begun(None).is_practice
    assert begun(None).append(warned()).is_practice


def test_a_warning_changes_nothing_on_the_board() -> None:
    before = begun()
    after = before.append(warned())
    assert after.states == before.states
    assert after.events == before.events
    assert after.ledger == before.ledger


def test_warnings_are_known_in_the_order_given() -> None:
    record = begun().append(warned(loss=110)).append(warned(loss=90)).append(Played(WHITE, POINT))
    assert [one.loss_millis for one in warnings_of(record)[2]] == [110, 90]


def test_what_is_taken_back_takes_later_warnings_with_it() -> None:
    record = begun().append(warned()).append(Played(WHITE, POINT)).append(Rolled(BLACK, Dice(6, 5), 1))
    record = record.append(Warned(BLACK, 4, Tried.PLAY, 200, TutorMode.NUDGE))
    record = record.append(TakenBack(2, same_dice=True))
    assert warnings_of(record) == {2: (warned(),)}, "that decision is made anew, and was warned of"
    assert warnings_of(record.append(TakenBack(1, same_dice=True))) == {}


def test_a_play_is_heeded_by_another_board_not_by_another_order() -> None:
    played = begun().append(warned(steps=POINT))
    given = warnings_of(played)[2]
    assert not is_heeded(played.append(Played(WHITE, POINT_OTHERWISE)), 2, given)
    assert is_heeded(played.append(Played(WHITE, SPLIT)), 2, given)
    assert not is_heeded(played, 2, given), "nothing is decided yet"


def test_a_double_is_heeded_by_a_roll() -> None:
    record = begun().append(Played(WHITE, POINT))
    record = record.append(Warned(BLACK, 3, Tried.DOUBLE, 300, TutorMode.NUDGE))
    given = warnings_of(record)[3]
    assert is_heeded(record.append(Rolled(BLACK, Dice(6, 5), 1)), 3, given)
    assert not is_heeded(record.append(Doubled(BLACK)), 3, given)


def test_it_is_read_as_it_was_written() -> None:
    record = begun().append(warned()).append(Played(WHITE, POINT))
    text = record_to_text(record)
    again = record_from_text(text)
    assert again.entries == record.entries
    assert again.header == record.header
    assert '"tutor"' not in record_to_text(begun(None)), "older programs read such a match"
