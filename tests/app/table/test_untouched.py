"""A match that was begun by mistake is not kept; one in which anything was decided is."""

from __future__ import annotations

import pytest

from bgdesk.app.table.untouched import is_untouched
from bgdesk.match.events import HintTaken
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.player import Player
from tests.match.autoplay import whole_match
from tests.match.driving import header
from tests.ui.player_at_window import BOT, PEOPLE, played_to

BOTS = Pair(BOT, Seat("Casual", SeatKind.BOT, "casual"))


def turns(state: MatchState, player: Player) -> int:
    return state.turns_completed.of(player)


def test_nothing_has_happened_yet() -> None:
    assert is_untouched(MatchRecord(header(match_options(5))))


def test_rolling_and_being_told_is_no_decision() -> None:
    record = played_to(lambda state: state.phase is Phase.TO_PLAY, PEOPLE)
    assert is_untouched(record)
    assert is_untouched(record.append(HintTaken(Player.WHITE)))


def test_what_the_computer_played_is_missed_by_nobody() -> None:
    seats = Pair(Seat("Ann"), BOT)
    only_bot = played_to(lambda state: turns(state, Player.BLACK) and not turns(state, Player.WHITE), seats)
    assert is_untouched(only_bot)
    both = played_to(lambda state: turns(state, Player.BLACK) and turns(state, Player.WHITE), seats)
    assert not is_untouched(both)


@pytest.mark.parametrize("turns_played", [0, 1])
def test_between_two_computers_the_first_play_counts(turns_played: int) -> None:
    record = played_to(
        lambda state: (
            state.phase in (Phase.TO_PLAY, Phase.TO_ROLL)
            and turns(state, Player.WHITE) + turns(state, Player.BLACK) == turns_played
        ),
        BOTS,
    )
    assert is_untouched(record) is (turns_played == 0)


def test_a_copy_is_touched_by_what_comes_after_it() -> None:
    record = played_to(lambda state: turns(state, Player.WHITE) > 1, PEOPLE)
    assert not is_untouched(record)
    assert is_untouched(record, len(record.entries))


def test_what_is_over_is_kept() -> None:
    assert not is_untouched(whole_match(match_options(1), seed=3), 10_000)
