"""What the bars show, without a window."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import Table
from bgdesk.match import flow
from bgdesk.match.events import (
    Doubled,
    Event,
    GameStarted,
    OpeningRolled,
    Passed,
    Raised,
    ResignationOffered,
    Rolled,
)
from bgdesk.match.options import MONEY, ClockOptions, MatchOptions, match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.play.derive_bars import (
    ActionBarView,
    derive_action_bar,
    derive_player_bar,
)
from bgdesk.ui.play.derive_match_line import match_line
from tests.match.driving import header, some_play
from tests.ui.player_at_window import played_to

WHITE, BLACK = Player.WHITE, Player.BLACK
PEOPLE = Pair(Seat("Left"), Seat("Right"))
AGAINST_BOT = Pair(Seat("You"), Seat("Sage", SeatKind.BOT, "expert"))


def table(options: MatchOptions, *events: Event, seats: Pair[Seat] = PEOPLE) -> Table:
    """White opened with 31; then ``events``."""
    record = MatchRecord(replace(header(options), seats=seats))
    for event in (GameStarted(1), OpeningRolled(3, 1), *events):
        record = record.append(event)
    return Table(record, PlayEntry(flow.legal(record.state)) if record.state.dice else None)


@dataclass(frozen=True, slots=True)
class _At(Table):
    """A table in a state that no event led to."""

    past: MatchState | None = None

    @property
    def state(self) -> MatchState:
        assert self.past
        return self.past


def second_turn(options: MatchOptions, *events: Event, seats: Pair[Seat] = PEOPLE) -> Table:
    """Black is to decide before his first roll; then ``events``."""
    return table(options, some_play(table(options).state), *events, seats=seats)


def buttons(view: ActionBarView) -> dict[ActionId, bool]:
    return {button.action: button.is_enabled for button in view.buttons}


def test_player_to_move() -> None:
    view = derive_player_bar(table(match_options(7)), WHITE)
    assert (view.name, view.subtitle, view.score, view.is_acting) == ("Left", "To play: 3-1", "0 / 7", True)
    assert (view.pips, view.difference, view.clock, view.mark) == ("167", "", "", "")


def test_the_lock_on_hitting_opens_with_the_step_that_opens_it() -> None:
    def opens(state: MatchState) -> bool:
        if state.phase is not Phase.TO_PLAY or state.position.extra(WHITE).lock_open:
            return False
        legal = flow.legal(state)
        ends = (legal.after((step,)) for step in legal.next_steps(()))
        return legal.player is WHITE and any(end.extra(WHITE).lock_open for end in ends)

    record = played_to(opens, options=replace(match_options(1), variant="dutch"))
    entry = PlayEntry(flow.legal(record.state))
    step = next(s for s in entry.legal.next_steps(()) if entry.legal.after((s,)).extra(WHITE).lock_open)
    before, after = (derive_player_bar(Table(record, each), WHITE) for each in (entry, entry.follow((step,))))
    assert (before.mark, after.mark) == ("may not hit yet", "may hit")
    assert "may not hit yet" in before.spoken
    assert before.mark_tip


def test_player_who_has_played_is_to_end_his_turn() -> None:
    shown = table(match_options(7))
    assert shown.entry
    played = replace(shown, entry=shown.entry.enter(shown.entry.legal.plays[0]))
    assert derive_player_bar(played, WHITE).subtitle == "Confirm move"


def test_other_player_shows_his_strength() -> None:
    view = derive_player_bar(table(match_options(7)), BLACK, strength="plays at PR 6")
    assert (view.subtitle, view.is_acting) == ("plays at PR 6", False)


def test_computer_thinks() -> None:
    shown = second_turn(match_options(7), seats=AGAINST_BOT)
    assert derive_player_bar(shown, BLACK, strength="plays at PR 6").subtitle == "Thinking…"


def test_pips_count_the_steps_made_so_far() -> None:
    shown = table(match_options(7))
    assert shown.entry
    moved = shown.entry.click(8)
    assert isinstance(moved, PlayEntry)
    shown = Table(shown.record, moved)
    assert derive_player_bar(shown, WHITE).pips == "164"
    assert derive_player_bar(shown, BLACK).difference == "+3"
    assert derive_player_bar(shown, WHITE, shows_pips=False).pips == ""


def test_money_score_is_a_plain_number() -> None:
    assert derive_player_bar(table(match_options(MONEY)), WHITE).score == "0"


def test_clock_counts_the_delay_first_then_the_reserve() -> None:
    options = replace(match_options(7), clock=ClockOptions(120_000, 12_000))
    shown = table(options)
    fresh = derive_player_bar(shown, WHITE, elapsed_ms=500)
    assert (fresh.delay, fresh.clock) == ("+12", "2:00")
    late = derive_player_bar(shown, WHITE, elapsed_ms=32_000)
    assert (late.delay, late.clock) == ("", "1:40")
    waiting = derive_player_bar(shown, BLACK, elapsed_ms=32_000)
    assert (waiting.delay, waiting.clock) == ("", "2:00")


def test_crawford_is_marked() -> None:
    record = table(match_options(3)).record
    state = replace(record.state, is_crawford=True)
    assert match_line(state) == "3-point match · Crawford game · game 1"


def test_spoken_bar_has_everything() -> None:
    spoken = derive_player_bar(table(match_options(7)), WHITE).spoken
    for part in ("Left", "White", "To play: 3-1", "167", "0 of 7 point(s)"):
        assert part in spoken


def test_no_match_offers_a_new_one() -> None:
    view = derive_action_bar(None)
    assert view.primary.action is ActionId.NEW_MATCH
    assert view.primary.is_enabled
    assert view.buttons == ()


def test_to_play_done_waits_for_a_whole_play() -> None:
    view = derive_action_bar(table(match_options(7)))
    assert (view.primary.action, view.primary.is_enabled) == (ActionId.DONE, False)
    assert buttons(view) == {
        ActionId.UNDO: False,
        ActionId.HINT: True,
        ActionId.DOUBLE: False,
        ActionId.RESIGN: True,
    }


def test_to_play_a_whole_play_can_end_and_be_undone() -> None:
    shown = table(match_options(7))
    assert shown.entry
    whole = shown.entry.enter(shown.entry.legal.plays[0])
    view = derive_action_bar(Table(shown.record, whole))
    assert view.primary.is_enabled
    assert buttons(view)[ActionId.UNDO]


def test_to_roll() -> None:
    view = derive_action_bar(second_turn(match_options(7)))
    assert view.primary.action is ActionId.ROLL
    assert buttons(view)[ActionId.DOUBLE]


def test_forbidden_double_says_why() -> None:
    shown = table(match_options(7))
    double = next(b for b in derive_action_bar(shown).buttons if b.action is ActionId.DOUBLE)
    assert double.tip == "Nobody may double before the first turn."


def test_no_double_button_without_a_cube() -> None:
    assert ActionId.DOUBLE not in buttons(derive_action_bar(table(match_options(1))))


def test_answering_a_double() -> None:
    view = derive_action_bar(second_turn(match_options(7), Doubled(BLACK)))
    assert view.primary.action is ActionId.TAKE
    assert buttons(view) == {ActionId.PASS: True}
    money = derive_action_bar(second_turn(match_options(MONEY), Doubled(BLACK)))
    assert [button.text for button in money.buttons] == ["Pass", "Beaver"]


def test_the_bar_says_what_was_offered() -> None:
    chain = (Doubled(BLACK), Raised(WHITE), Raised(BLACK))
    options = replace(match_options(MONEY), max_chain=2)
    for said, (player, words) in enumerate(
        ((WHITE, "Double offered"), (BLACK, "Beaver offered"), (WHITE, "Raccoon offered")), 1
    ):
        assert derive_player_bar(second_turn(options, *chain[:said]), player).subtitle == words


def test_answering_a_resignation() -> None:
    view = derive_action_bar(second_turn(match_options(7), ResignationOffered(BLACK, 1)))
    assert view.primary.action is ActionId.ACCEPT_RESIGNATION
    assert buttons(view) == {ActionId.REJECT_RESIGNATION: True}


def test_between_games() -> None:
    view = derive_action_bar(second_turn(match_options(7), Doubled(BLACK), Passed(WHITE)))
    assert (view.primary.action, view.primary.text) == (ActionId.CONTINUE, "Next game")


def test_after_the_match() -> None:
    options = replace(match_options(MONEY), games=1)
    over = second_turn(options, Doubled(BLACK), Passed(WHITE))
    view = derive_action_bar(over)
    assert view.primary.action is ActionId.REMATCH
    assert buttons(view) == {ActionId.NEW_MATCH: True, ActionId.RESULT: True}
    of_cup = MatchRecord(replace(over.record.header, tournament="cup/1.1"), over.record.entries)
    assert derive_action_bar(replace(over, record=of_cup)).primary.action is ActionId.TOURNAMENTS


def test_while_the_computer_decides_nothing_can_be_pressed() -> None:
    view = derive_action_bar(second_turn(match_options(7), Rolled(BLACK, Dice(6, 2)), seats=AGAINST_BOT))
    assert not view.primary.is_enabled
    assert not any(buttons(view).values())


def test_looking_back() -> None:
    view = derive_action_bar(table(match_options(7)), is_past=True)
    assert view.primary.action is ActionId.PRESENT_POSITION
    assert buttons(view) == {ActionId.PLAY_ON: True}


def test_match_line_names_other_games_and_practice() -> None:
    state = table(replace(match_options(5), variant="nackgammon")).state
    assert match_line(state, is_practice=True) == "Nackgammon · 5-point match · game 1 · practice match"


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        (
            replace(match_options(7), variant="russian"),
            (
                "Russian backgammon · 7-point match · game 1",
                "Russian backgammon · 7-point match",
                "7-point match · game 1",
                "7-point match",
                "to 7 · game 1",
                "to 7",
            ),
        ),
        (match_options(7), ("7-point match · game 1", "7-point match", "to 7 · game 1", "to 7")),
        (match_options(MONEY), ("Money session · game 1", "Money session", "Money · game 1", "Money")),
    ],
)
def test_where_there_is_little_room_the_length_is_left_out_last(
    options: MatchOptions, lines: tuple[str, ...]
) -> None:
    assert derive_action_bar(table(options)).briefer == lines


def test_more_points_than_the_match_needs_are_told_in_words(english_plurals: None) -> None:
    state = replace(table(match_options(7)).state, score=Pair(14, 3))
    seated = table(match_options(7))
    over = _At(seated.record, past=state)
    view = derive_player_bar(over, WHITE)
    assert (view.score, view.score_tip) == ("7 / 7", "14 points won in all")
    assert "7 of 7 points" in view.spoken
    assert "14 points won in all" in view.spoken
    other = derive_player_bar(over, BLACK)
    assert (other.score, other.score_tip) == ("3 / 7", "")


def test_while_the_dice_roll_the_bar_does_not_tell_them() -> None:
    view = derive_player_bar(table(match_options(7)), WHITE, strength="strong", is_rolling=True)
    assert view.subtitle == "strong"
    assert "3-1" not in view.spoken
