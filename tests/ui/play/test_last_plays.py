"""The arrows of what was played last."""

from __future__ import annotations

from collections.abc import Callable

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.app.table.table import Happened, Table
from bgdesk.match import flow
from bgdesk.match.events import Played, TakenBack
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.board.view import Arrow, CheckerMove, point_spot
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.play.last_plays import LastPlays, moves_at, play_arrows
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, PEOPLE, PlayerAtWindow, played_to

AGAINST_BOT = Pair(PEOPLE.white, BOT)
HIMSELF = {table.FORCED_PLAYS.key: False, table.AUTO_ROLL.key: False}


def has_to_answer(state: MatchState) -> bool:
    """White has rolled after several turns of both."""
    is_white = state.phase is Phase.TO_PLAY and state.turn is Player.WHITE
    return is_white and state.turns_completed.black > 2


def after_another_roll() -> Callable[[MatchState], bool]:
    """Asked about each state in turn: whether White is to roll after Black rolled more than once."""
    has_rolled_again = False

    def is_wanted(state: MatchState) -> bool:
        nonlocal has_rolled_again
        if state.turn is Player.BLACK:
            has_rolled_again = has_rolled_again or state.is_extra_roll
            return False
        is_found = has_rolled_again and state.phase is Phase.TO_ROLL and state.turn is Player.WHITE
        has_rolled_again = False
        return is_found

    return is_wanted


def has_forced_hit(state: MatchState) -> bool:
    """White has one play, which hits, and it is his first turn after Black's first."""
    if state.phase is not Phase.TO_PLAY or state.turn is not Player.WHITE or state.may_reroll:
        return False
    plays = flow.legal(state).plays
    is_early = state.turns_completed == Pair(0, 1)
    return is_early and len(plays) == 1 and any(step.is_hit for step in plays[0].steps)


def arrows_of(record: MatchRecord, *indices: int) -> tuple[Arrow, ...]:
    """Those of the plays that are events ``indices``."""
    return tuple(arrow for index in indices for arrow in play_arrows(moves_at(record, index)))


def at_the_board(open_desk: OpenDesk, record: MatchRecord) -> PlayerAtWindow:
    """At ``record``, with every decision left to the person."""
    player = open_desk(HIMSELF)
    player.sit_at(record)
    player.wait(lambda: not player.board.board_scene.is_moving)
    return player


def step(player: PlayerAtWindow) -> None:
    """Move one checker."""
    player.click(spot_of(Player.WHITE, max(player.entry.sources())))


def test_a_match_gone_on_with_shows_what_the_opponent_played(open_desk: OpenDesk) -> None:
    record = played_to(has_to_answer, AGAINST_BOT)
    assert isinstance(record.events[-2], Played)
    expected = arrows_of(record, len(record.events) - 2)
    player = at_the_board(open_desk, record)
    assert expected
    assert player.board.view.arrows == expected


def test_the_arrows_are_there_until_a_checker_moves_and_again_when_it_is_back(open_desk: OpenDesk) -> None:
    player = at_the_board(open_desk, played_to(has_to_answer, AGAINST_BOT))
    expected = player.board.view.arrows
    assert expected
    step(player)
    assert player.board.view.arrows == ()
    player.desk.match_opener.resume(player.table.record.header.id)
    assert player.entry.played
    assert player.board.view.arrows == ()
    player.do(ActionId.UNDO)
    assert player.board.view.arrows == expected


def test_a_play_made_for_a_person_keeps_its_arrows_when_what_came_after_it_is_taken_back() -> None:
    record = played_to(has_to_answer, AGAINST_BOT)
    played = next(index for index, event in enumerate(record.events) if is_of_white(event))
    made, then = (MatchRecord(record.header, tuple(record.events[: played + more])) for more in (1, 2))
    back = then.append(TakenBack(played + 1, same_dice=True))
    shown = LastPlays()
    before = None
    for grown, automatic in ((made, True), (then, False), (back, False)):
        happened = Happened(grown.entries[-1], (before or grown).state, grown.state, automatic)
        shown.follow(Table(grown), happened)
        assert shown.arrows(Table(grown)), grown.entries[-1]
        before = grown


def is_of_white(event: object) -> bool:
    return isinstance(event, Played) and event.player is Player.WHITE and bool(event.steps)


def test_who_wants_no_arrows_sees_none(open_desk: OpenDesk) -> None:
    player = open_desk({**HIMSELF, table.BOT_ARROWS.key: False, table.OWN_ARROWS.key: False})
    player.sit_at(played_to(has_to_answer, AGAINST_BOT))
    assert player.board.view.arrows == ()


def test_a_turn_of_several_rolls_is_shown_whole(open_desk: OpenDesk) -> None:
    record = played_to(after_another_roll(), AGAINST_BOT, MatchOptions("acey_deucey", 3))
    movers = [event.player if isinstance(event, Played) else None for event in record.events]
    own = max(index for index, mover in enumerate(movers) if mover is Player.WHITE)
    answered = [index for index, mover in enumerate(movers) if index > own and mover]
    assert len(answered) > 1
    player = at_the_board(open_desk, record)
    assert player.board.view.arrows == arrows_of(record, *answered)


def test_what_a_person_played_himself_has_no_arrows(open_desk: OpenDesk) -> None:
    player = at_the_board(open_desk, played_to(has_to_answer, PEOPLE))
    assert player.board.view.arrows == ()


def test_how_a_checker_came_that_was_hit_is_not_shown_any_more(open_desk: OpenDesk) -> None:
    """Everything is played for the person, until one of those plays hits."""
    player = open_desk({table.BOT_DELAY_MS.key: 5000})
    player.sit_at(played_to(has_forced_hit, AGAINST_BOT, MatchOptions("russian", 3)))
    answered = len(player.table.record.events) - 2
    before = arrows_of(player.table.record, answered)
    player.wait(lambda: len(player.table.record.events) > answered + 2)
    forced = moves_at(player.table.record, answered + 2)
    hit = {move.target for move in forced if move.hits}
    assert hit & {arrow.target for arrow in before}
    left = tuple(arrow for arrow in before if arrow.target not in hit)
    assert player.board.view.arrows == (*left, *play_arrows(forced))


def test_only_what_was_played_for_a_person_can_be_left_away(open_desk: OpenDesk) -> None:
    player = open_desk({table.BOT_DELAY_MS.key: 5000, table.OWN_ARROWS.key: False})
    player.sit_at(played_to(has_forced_hit, AGAINST_BOT, MatchOptions("russian", 3)))
    answered = len(player.table.record.events) - 2
    player.wait(lambda: len(player.table.record.events) > answered + 2)
    assert {arrow.player for arrow in player.board.view.arrows} <= {Player.BLACK}


def test_checkers_that_go_the_same_way_have_one_arrow_with_their_count() -> None:
    way = CheckerMove(Player.WHITE, point_spot(13), point_spot(10))
    other = CheckerMove(Player.WHITE, point_spot(10), point_spot(7))
    assert play_arrows((way, way, other, way)) == (
        Arrow(way.source, way.target, Player.WHITE, count=3),
        Arrow(other.source, other.target, Player.WHITE),
    )
    assert [arrow.player for arrow in play_arrows((way,), is_proposal=True)] == [None]
