"""Practice in the window: cards made of a match, asked, answered by keys, counted, and nothing given away."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QWidget

from bgdesk.analysis.questions import Kind
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.practice.drill_desk import DrillDesk, DrillStep
from bgdesk.app.review import analysis_run as analysing
from bgdesk.app.settings.table import PRACTISER
from bgdesk.app.wall_clock import WallClock
from bgdesk.library.card_rows import CardGrade, CardRow, ReviewMode
from bgdesk.library.profiles import FIRST_PROFILE
from bgdesk.library.trainer_answers import TrainerAnswer
from bgdesk.match.flow import legal
from bgdesk.match.state import Phase
from bgdesk.practice.cards.session import Asked, CardSession
from bgdesk.rules.legal.plays import Play
from bgdesk.start.cards_wiring import CardsWiring
from bgdesk.ui.dialogs.play_on_dialog import PlayOnDialog
from bgdesk.ui.find.find_dialog import FindDialog
from bgdesk.ui.practice.deck_name_dialog import DeckNameDialog
from bgdesk.ui.practice.practice_page import PracticePage
from tests.app.analysis_here import PoolHere
from tests.practice.cards.drawn_cards import drawn
from tests.ui.conftest import OpenDesk
from tests.ui.play.test_nothing_lost import make_read_only
from tests.ui.player_at_window import LEFT, PlayerAtWindow, first_button
from tests.ui.reviewed import KEY, XGID

FIRST_DAY = datetime(2026, 3, 2, 12, tzinfo=UTC)
DAY = "2026-03-02"


@pytest.fixture(autouse=True)
def quick_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers at once."""
    monkeypatch.setattr(analysing, "AnalysisPool", PoolHere)


def begun(open_desk: OpenDesk, cards: Sequence[CardRow] = ()) -> PlayerAtWindow:
    player = open_desk(clock=WallClock(lambda: FIRST_DAY))
    player.desk.library.cards.add(cards, DAY)
    player.desk.begin(None)
    return player


@pytest.fixture
def empty(open_desk: OpenDesk, english_plurals: None) -> PlayerAtWindow:
    return begun(open_desk)


@pytest.fixture
def player(open_desk: OpenDesk, english_plurals: None) -> PlayerAtWindow:
    return begun(open_desk, drawn())


def wiring(player: PlayerAtWindow) -> CardsWiring:
    found = player.desk.wiring.practice
    assert found
    return found.cards


def desk(player: PlayerAtWindow) -> DrillDesk:
    return wiring(player).desk


def page(player: PlayerAtWindow) -> PracticePage:
    return wiring(player).practising.page


def turned_to(player: PlayerAtWindow) -> PracticePage:
    """The page once it says what there is."""
    player.do(ActionId.PRACTICE)
    player.wait(lambda: page(player)._view)
    return page(player)


def stored(player: PlayerAtWindow, card_id: str) -> CardRow:
    found = player.desk.library.cards.card(card_id)
    assert found
    return found


def asked(player: PlayerAtWindow, kind: Kind) -> CardRow:
    """Have one card of that kind asked, beside the page of practice."""
    wiring(player).practising.show()
    for card in player.desk.library.cards.cards():
        desk(player).begin(CardSession((Asked(card.id, ReviewMode.NEW),)))
        now = desk(player).card
        if now and now.question.verdict.decision.kind is kind:
            return card
    raise AssertionError(kind)


def play_to(player: PlayerAtWindow, place: int) -> Play:
    """The play that leads to candidate number ``place`` of the card."""
    card = desk(player).card
    assert card
    position = card.question.analysis.plays[0].candidates[place].position
    return next(one for one in legal(player.state).plays if one.result == position)


def answer(player: PlayerAtWindow, place: int) -> None:
    """Make that play and end the turn by a key."""
    player.desk.controller.play_editor.edit(lambda one: one.enter(play_to(player, place)))
    player.key(KEY.Key_F)
    player.wait(lambda: desk(player).step is DrillStep.TELLING)


def texts(widget: QWidget) -> Iterator[str]:
    for one in (widget, *(found for found in widget.findChildren(QWidget) if found.isVisible())):
        yield from (one.toolTip(), one.accessibleName(), one.accessibleDescription())
        if isinstance(one, QLabel | QAbstractButton):
            yield one.text()


def test_an_empty_page_says_what_to_do_next(empty: PlayerAtWindow) -> None:
    shown = turned_to(empty)
    assert shown.play.isVisible()
    assert not shown.start.isVisible()
    assert not shown.matches.isVisible(), "there is no match to be found"
    empty.wait(lambda: any("have it analysed" in text for text in texts(shown)))
    assert empty.window.windowTitle() == "Practice · bgdesk"
    assert shown._view
    shown.show_view(replace(shown._view, has_matches=True))
    assert shown.matches.isVisible()
    assert not shown.play.isVisible()
    QTest.mouseClick(shown.trainers, LEFT)
    assert empty.window.windowTitle() == "Trainers · bgdesk"


def test_what_is_due_is_asked_one_after_the_other_by_keys_alone(player: PlayerAtWindow) -> None:
    shown = turned_to(player)
    assert any(text == "10 cards for today" for text in texts(shown))
    assert any(text.startswith("Nothing is due yet") for text in texts(shown)), "none was answered yet"
    player.wait(shown.start.hasFocus)
    QTest.keyClick(shown.start, Qt.Key.Key_Return)
    assert desk(player).step is DrillStep.ASKING
    for number in range(10):
        assert desk(player).session.at == number
        player.key(KEY.Key_S)
        player.wait(lambda: desk(player).step is DrillStep.TELLING)
        player.key(KEY.Key_Return)
    assert desk(player).session.at == 10, "all were missed and come once more"
    counts = player.desk.library.cards.counts(DAY)
    assert (counts.begun, counts.fresh) == (10, len(drawn()) - 10)
    player.key(KEY.Key_Escape)
    player.wait(lambda: wiring(player).practising.is_seen)
    player.wait(lambda: any(text == "Nothing left for today" for text in texts(page(player))))
    player.wait(lambda: any(text == "Next: 10 cards, tomorrow." for text in texts(page(player))))


def test_the_best_move_is_right_and_the_card_comes_again_later(player: PlayerAtWindow) -> None:
    card = asked(player, Kind.PLAY)
    answer(player, 0)
    found = stored(player, card.id).memory
    assert (found.reps, found.last, found.lapses) == (1, DAY, 0)
    assert found.due > DAY
    last = desk(player).last
    assert last
    assert last.grade is CardGrade.GOOD
    assert desk(player).score.right == 1


def test_a_worse_move_is_told_with_its_cost_and_asked_once_more_without_counting(
    player: PlayerAtWindow,
) -> None:
    card = asked(player, Kind.PLAY)
    worst = len(drawn_candidates(player)) - 1
    answer(player, worst)
    last = desk(player).last
    assert last
    assert last.grade is CardGrade.AGAIN
    panel = wiring(player).drilling.panel
    player.wait(lambda: any(re.search(r"Your answer: .*, -0", text) for text in texts(panel)))
    was = stored(player, card.id).memory
    player.key(KEY.Key_Return)
    assert desk(player).step is DrillStep.ASKING
    now = desk(player).card
    assert now
    assert now.asked == Asked(card.id, ReviewMode.AGAIN)
    answer(player, 0)
    assert stored(player, card.id).memory == was
    assert [one.review.mode for one in player.desk.library.card_answers.reviews(card.id)] == [
        ReviewMode.NEW,
        ReviewMode.AGAIN,
    ]
    player.key(KEY.Key_Return)
    player.wait(lambda: wiring(player).practising.is_seen)


def drawn_candidates(player: PlayerAtWindow) -> list[object]:
    card = desk(player).card
    assert card
    level = card.question.analysis.plays[0].candidates[0].level
    return [one for one in card.question.analysis.plays[0].candidates if one.level == level]


def test_a_cube_card_is_answered_at_the_board(player: PlayerAtWindow) -> None:
    asked(player, Kind.TAKE)
    assert player.state.phase is Phase.CUBE_OFFERED
    player.do(ActionId.PASS)
    player.wait(lambda: desk(player).step is DrillStep.TELLING)
    asked(player, Kind.NO_DOUBLE)
    player.do(ActionId.ROLL)
    player.wait(lambda: desk(player).step is DrillStep.TELLING)
    last = desk(player).last
    assert last
    assert last.grade is CardGrade.AGAIN, "that was the error in the match"


def test_one_key_changes_how_an_answer_counts_and_another_takes_it_back(player: PlayerAtWindow) -> None:
    card = asked(player, Kind.PLAY)
    before = stored(player, card.id)
    player.key(KEY.Key_S)
    player.wait(lambda: desk(player).step is DrillStep.TELLING)
    missed = stored(player, card.id).memory
    player.key(KEY.Key_E)
    easy = stored(player, card.id).memory
    assert easy.due > missed.due
    assert len(desk(player).session.asked) == 1, "what is known does not come again"
    player.key(KEY.Key_A)
    assert stored(player, card.id).memory == missed
    assert len(desk(player).session.asked) == 2
    player.key(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk(player).step is DrillStep.ASKING
    assert stored(player, card.id) == before
    assert desk(player).score.answered == 0


def test_help_says_what_was_done_and_then_a_right_answer_is_hard(player: PlayerAtWindow) -> None:
    asked(player, Kind.PLAY)
    assert not any("In the match you chose" in text for text in texts(wiring(player).drilling.panel))
    player.key(KEY.Key_H)
    panel = wiring(player).drilling.panel
    player.wait(lambda: any("In the match you chose" in text for text in texts(panel)))
    answer(player, 0)
    last = desk(player).last
    assert last
    assert last.grade is CardGrade.HARD


def test_nothing_gives_the_answer_away(player: PlayerAtWindow) -> None:
    asked(player, Kind.PLAY)
    card = desk(player).card
    assert card
    best = card.question.analysis.plays[0].candidates[0].written
    found = [*texts(player.window), player.window.windowTitle()]
    assert len(found) > 20
    assert not [text for text in found if best in text or "PR " in text]
    assert not any(arrow.colour for arrow in player.board.view.arrows)
    for action in (ActionId.MOVES_PANEL, ActionId.ERRORS_PANEL, ActionId.LAB, ActionId.FIND, ActionId.HINT):
        assert not player.window.actions_by_id[action].isEnabled()
    assert not player.window.side_panel.judgement.isVisible()


def test_a_card_put_aside_is_on_the_page_and_can_be_asked_again(player: PlayerAtWindow) -> None:
    card = asked(player, Kind.PLAY)
    player.key(KEY.Key_Delete)
    assert stored(player, card.id).is_suspended
    player.wait(lambda: wiring(player).practising.is_seen)
    shown = page(player)
    player.wait(lambda: any(text == "Ask again" for text in texts(shown)))
    similar = next(one for one in shown.findChildren(QAbstractButton) if one.text() == "Find similar…")
    QTest.mouseClick(similar, LEFT)
    dialog = player.wait_for_dialog(FindDialog)
    assert dialog.place.fields.position == card.xgid
    dialog.reject()
    again = next(one for one in shown.findChildren(QAbstractButton) if one.text() == "Ask again")
    QTest.mouseClick(again, LEFT)
    player.wait(lambda: not stored(player, card.id).is_suspended)


def test_practising_without_counting_changes_nothing(player: PlayerAtWindow) -> None:
    shown = turned_to(player)
    QTest.mouseClick(shown.cram, LEFT)
    card = desk(player).card
    assert card
    assert card.asked.mode is ReviewMode.CRAM
    player.key(KEY.Key_S)
    player.wait(lambda: desk(player).step is DrillStep.TELLING)
    assert stored(player, card.row.id).memory == card.row.memory
    assert player.desk.library.cards.counts(DAY).begun == 0


def test_a_card_that_another_window_asks_or_has_graded_is_left_out(
    player: PlayerAtWindow, tmp_path: Path
) -> None:
    from bgdesk.library.library import Library

    first, second, third = player.desk.library.cards.cards()[:3]
    session = CardSession(tuple(Asked(one.id, ReviewMode.NEW) for one in (first, second, third)))
    with Library(player.desk.library.path) as other:
        assert other.cards.take(first.id)
        other.cards.suspend(second.id)
        desk(player).begin(session)
        now = desk(player).card
        assert now
        assert now.row.id == third.id
        assert not other.cards.take(third.id), "it is asked here"
        desk(player).leave()
        assert other.cards.take(third.id)


def test_the_next_day_what_was_missed_is_due(player: PlayerAtWindow) -> None:
    card = asked(player, Kind.PLAY)
    player.key(KEY.Key_S)
    player.wait(lambda: desk(player).step is DrillStep.TELLING)
    player.key(KEY.Key_Escape)
    player.desk.clock.now = lambda: FIRST_DAY + timedelta(days=1)
    wiring(player).practising.start()
    due = [one.card for one in desk(player).session.asked if one.mode is ReviewMode.DUE]
    assert due == [card.id]


def test_the_start_page_says_how_many_cards_wait_and_leads_to_them(player: PlayerAtWindow) -> None:
    home = player.desk.wiring.home_wiring.page
    player.do(ActionId.PRACTICE)
    player.window.front.show_start()
    player.wait(home.cards.isVisible)
    assert home.cards.text() == "10 cards made of your errors wait for an answer today."
    QTest.mouseClick(home.cards, LEFT)
    assert wiring(player).practising.is_seen


def test_after_the_cards_the_match_goes_on_that_was_on_the_table(player: PlayerAtWindow) -> None:
    player.start()
    match_id = player.table.record.header.id
    shown = turned_to(player)
    QTest.mouseClick(shown.start, LEFT)
    assert player.table.is_drill
    player.key(KEY.Key_Escape)
    player.wait(lambda: wiring(player).practising.is_seen)
    QTest.mouseClick(shown.head.back, LEFT)
    player.wait(lambda: player.table.record.header.id == match_id)
    assert player.window.front.is_table
    assert not player.table.is_drill


def test_a_game_begun_from_a_card_leads_to_no_review(player: PlayerAtWindow) -> None:
    asked(player, Kind.PLAY)
    player.key(KEY.Key_S)
    player.wait(lambda: desk(player).step is DrillStep.TELLING)
    player.do(ActionId.PLAY_ON)
    dialog = player.wait_for_dialog(PlayOnDialog)
    QTest.mouseClick(first_button(dialog), LEFT)
    player.wait(lambda: not player.table.is_studied)
    assert desk(player).step is None
    assert not player.window.actions_by_id[ActionId.BACK_TO_REVIEW].isEnabled()


def test_positions_of_a_file_become_a_deck_that_can_be_renamed_and_removed(
    player: PlayerAtWindow, tmp_path: Path
) -> None:
    file = tmp_path / "Club night.txt"
    file.write_text(f"{XGID}\n{XGID.replace(':31:', ':D:')}\n")
    shown = turned_to(player)
    decks, told = wiring(player).decks, list[str]()
    decks.told.connect(told.append)
    decks.bring(str(file))
    decks.bring("another.txt")
    assert told == ["Cards are still being made of another file. Choose another.txt again after that."]
    player.wait(lambda: "2 positions are cards now, in a deck of their own." in told)
    assert len(player.desk.library.cards.cards()) == len(drawn()) + 2
    player.wait(lambda: any(text == "Club night" for text in texts(shown)))
    deck = next(one for one in player.desk.library.card_decks.all(DAY) if one.id)
    assert (deck.cards, deck.fresh) == (2, 2)
    wiring(player).decks.ask_name(deck.id)
    dialog = player.wait_for_dialog(DeckNameDialog)
    dialog.name.setText("Openings")
    QTest.mouseClick(dialog.save, LEFT)
    player.wait(lambda: any(text == "Openings" for text in texts(shown)))
    wiring(player).practising.start(deck.id)
    assert len(desk(player).session.asked) == 2
    player.key(KEY.Key_Escape)
    player.wait(lambda: wiring(player).practising.is_seen)
    wiring(player).decks.ask_to_remove(deck.id)
    question = player.wait_for_dialog(QMessageBox)
    QTest.mouseClick(next(one for one in question.buttons() if "Remove" in one.text()), LEFT)
    player.wait(lambda: len(player.desk.library.cards.cards()) == len(drawn()))


def test_a_file_without_positions_is_said_to_be_none(player: PlayerAtWindow, tmp_path: Path) -> None:
    file = tmp_path / "nothing.txt"
    file.write_text("Nothing to see here.\n")
    turned_to(player)
    wiring(player).decks.bring(str(file))
    player.wait(lambda: player.window.notices.text)
    assert len(player.desk.library.cards.cards()) == len(drawn())


def test_cards_are_saved_for_anki(player: PlayerAtWindow, tmp_path: Path) -> None:
    file = tmp_path / "cards.txt"
    turned_to(player)
    wiring(player).decks.save(str(file))
    player.wait(file.exists)
    player.wait(lambda: "cards.txt" in player.window.notices.text)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len([one for one in lines if not one.startswith("#")]) == len(drawn())


def test_a_card_is_skipped_by_its_key(player: PlayerAtWindow) -> None:
    card = asked(player, Kind.PLAY)
    player.key(KEY.Key_K)
    assert desk(player).step is None
    assert stored(player, card.id) == card


def test_an_answer_that_cannot_be_saved_is_told_and_does_not_count(player: PlayerAtWindow) -> None:
    card = asked(player, Kind.PLAY)
    make_read_only(player, is_so=True)
    player.key(KEY.Key_S)
    player.wait(lambda: desk(player).step is DrillStep.TELLING)
    panel = wiring(player).drilling.panel
    assert "This answer could not be saved, and does not count." in list(texts(panel))
    assert "cannot be written" in player.window.notices.text
    assert not panel.grades.isVisible()
    make_read_only(player, is_so=False)
    assert stored(player, card.id) == card
    player.key(KEY.Key_Return)
    assert (desk(player).step, desk(player).score.answered) == (None, 0), "it is not asked once more today"


def test_an_answer_to_a_card_that_is_gone_is_told_and_does_not_count(player: PlayerAtWindow) -> None:
    card = asked(player, Kind.PLAY)
    player.desk.library.cards.remove(card.id)
    player.key(KEY.Key_S)
    player.wait(lambda: desk(player).step is DrillStep.TELLING)
    shown = list(texts(wiring(player).drilling.panel))
    assert any("answered or removed in another window" in text for text in shown)
    assert desk(player).score.answered == 0


@pytest.mark.parametrize("key", [KEY.Key_K, KEY.Key_S])
def test_cards_that_cannot_be_read_any_more_end_the_session_in_a_sentence(
    player: PlayerAtWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    QTest.mouseClick(turned_to(player).start, LEFT)
    monkeypatch.setattr(player.desk.library._leases, "_folder", tmp_path / "gone" / "leases")
    player.key(key)
    player.wait(lambda: desk(player).step is not DrillStep.JUDGING)
    player.key(KEY.Key_Return)
    assert desk(player).step is None
    assert "was moved or removed" in player.window.notices.text
    assert wiring(player).practising.is_seen
    QTest.mouseClick(page(player).start, LEFT)
    assert desk(player).step is None
    assert "was moved or removed" in player.window.notices.text


def test_each_person_at_this_computer_has_cards_and_answers_of_their_own(player: PlayerAtWindow) -> None:
    library = player.desk.library
    anna = library.profiles.add("Anna")
    shown = turned_to(player)
    player.wait(shown.person.isVisible)
    shown.person.setCurrentIndex(shown.person.findText("Anna"))
    shown.person.activated.emit(shown.person.currentIndex())
    player.wait(shown.play.isVisible)
    assert not library.cards.cards()
    assert player.desk.settings.get(PRACTISER) == library.practiser == anna
    library.trainer_answers.put(TrainerAnswer("pips", "{}", "{}", True, 0.0, 1))
    library.cards.add(drawn()[:1], DAY)
    wiring(player).practising.practise_as(FIRST_PROFILE)
    assert len(library.cards.cards()) == len(drawn())
    assert not library.trainer_answers.tallies()
    assert library.trainer_answers_of(anna).tallies()["pips"].answered == 1


def test_whoever_was_removed_does_not_practise(player: PlayerAtWindow) -> None:
    library = player.desk.library
    anna = library.profiles.add("Anna")
    wiring(player).practising.practise_as(anna)
    library.profiles.discard(anna)
    shown = turned_to(player)
    player.wait(lambda: library.practiser == FIRST_PROFILE)
    player.wait(shown.start.isVisible)
    assert not shown.person.isVisible()
