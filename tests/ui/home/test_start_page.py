"""The page that the program begins with."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.languages import LANGUAGE_VARIABLE
from bgdesk.app.review.import_batch import ImportedMatch
from bgdesk.app.settings import table
from bgdesk.app.table.new_match import AGAINST_FRIEND
from bgdesk.library.coan_ki_games import CoanKiGames
from bgdesk.match.coan_ki import CoanKiGame
from bgdesk.match.dice.fair_dice import FAIR, SEEDED
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.match.study import Study
from bgdesk.match.tutor import TutorMode
from bgdesk.ui.coan_ki.window import CoanKiWindow
from bgdesk.ui.dialogs.abandon_dialog import ABANDON, REMOVE, EndMatchDialog
from bgdesk.ui.home.matches_card import PastMatchRow
from bgdesk.ui.home.start_page import StartPage
from bgdesk.ui.home.view import Lead
from bgdesk.ui.matches.matches_dialog import MatchesDialog
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.pages.help_window import HelpWindow
from bgdesk.ui.pages.names import HOW_TO_PLAY, KEYS, RULES
from bgdesk.ui.result.result_dialog import ResultDialog
from bgdesk.ui.window.side_panel import DICE
from tests.match.autoplay import whole_match
from tests.ui.conftest import OpenDesk
from tests.ui.cut_texts import cut_texts
from tests.ui.player_at_window import BOT, LEFT, PlayerAtWindow, played_to, popups_offscreen
from tests.ui.reviewed import XGID, opened, parts

KEY = Qt.Key
AGAINST_BOT = Pair(Seat("You"), BOT)


def page_of(player: PlayerAtWindow) -> StartPage:
    return player.desk.wiring.home_wiring.page


def lead_of(player: PlayerAtWindow) -> Lead:
    view = page_of(player).lead._view
    assert view
    return view.lead


def shown(player: PlayerAtWindow) -> PlayerAtWindow:
    """Once everything that is stored has been read."""
    home = player.desk.wiring.home_wiring._home
    assert home
    player.wait(lambda: not home._reader.is_reading)
    return player


def begun(player: PlayerAtWindow) -> PlayerAtWindow:
    player.desk.begin(None)
    return shown(player)


def stored(player: PlayerAtWindow, record: MatchRecord) -> None:
    """A match that was played here before."""
    journal = player.desk.library.journal
    journal.begin(record.header, record.entries)
    if record.state.phase is Phase.OVER:
        journal.finish(record)
    journal.release(record.header.id)


def midway(seats: Pair[Seat] = AGAINST_BOT, *, turns: int = 3) -> MatchRecord:
    """A match in which both have played."""
    return played_to(
        lambda state: (
            state.phase is Phase.TO_PLAY
            and state.to_act is not None
            and seats.of(state.to_act).kind is SeatKind.HUMAN
            and min(state.turns_completed.white, state.turns_completed.black) == turns
        ),
        seats,
    )


def click(widget: QWidget) -> None:
    QApplication.processEvents()
    assert widget.isVisible()
    QTest.mouseClick(widget, LEFT)


def texts(widget: QWidget) -> str:
    labels = (one for one in widget.findChildren(QLabel) if one.isVisible())
    return "\n".join(one.text() for one in labels)


def rows(player: PlayerAtWindow) -> list[PastMatchRow]:
    return page_of(player).matches.findChildren(PastMatchRow)


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    """Somebody who has begun to play at some time."""
    return open_desk()


def test_the_first_start_offers_a_match_and_says_what_is_missing(player: PlayerAtWindow) -> None:
    begun(player)
    page = page_of(player)
    assert page.isVisible()
    assert not player.board.isVisible()
    assert lead_of(player) is Lead.FIRST_MATCH
    assert page.lead.primary.hasFocus()
    assert "is kept here" in texts(page.matches)
    assert rows(player) == []


def test_one_key_begins_the_first_match(player: PlayerAtWindow) -> None:
    begun(player)
    player.key(KEY.Key_Return)
    assert player.board.isVisible()
    options, seats = player.table.record.header.options, player.table.record.header.seats
    assert (options.length, options.variant, seats.white.name) == (3, "backgammon", "You")
    assert (seats.black.kind, seats.black.level) == (SeatKind.BOT, "advanced")
    assert player.table.record.header.dice.kind == player.desk.settings.get(table.DICE_KIND)


@pytest.mark.parametrize("length", [1, 5, 9, MONEY])
def test_one_click_plays_the_computer(player: PlayerAtWindow, length: int) -> None:
    player.desk.settings.set(table.LAST_LEVEL, "casual")
    player.desk.settings.set(table.LAST_VARIANT, "plakoto")
    begun(player)
    click(page_of(player).quick.lengths[length])
    header = player.table.record.header
    assert header.options.length == length
    assert header.options.variant == "backgammon"
    assert {header.seats.white.level, header.seats.black.level} == {None, "casual"}
    assert player.desk.settings.get(table.LAST_LENGTH) == length


def test_the_level_can_be_changed_where_it_is_named(player: PlayerAtWindow) -> None:
    begun(player)
    levels = page_of(player).quick.levels
    levels.setFocus()
    player.key(KEY.Key_Down)
    assert player.desk.settings.get(table.LAST_LEVEL) == levels.currentData() == "expert"
    click(page_of(player).quick.lengths[1])
    assert player.table.record.header.seats.black.level == "expert"


def test_the_last_match_is_played_once_more_with_one_click(player: PlayerAtWindow) -> None:
    settings = player.desk.settings
    stored(player, whole_match(match_options(1), seed=3))
    settings.set(table.LAST_VARIANT, "plakoto")
    settings.set(table.LAST_LENGTH, 2)
    settings.set(table.LAST_COLOUR, "black")
    settings.set(table.DICE_KIND, FAIR)
    begun(player)
    assert lead_of(player) is Lead.AGAIN
    assert "Plakoto" in texts(page_of(player).lead)
    player.key(KEY.Key_Space)
    header = player.table.record.header
    assert (header.options.variant, header.options.length, header.seats.black.name) == ("plakoto", 2, "You")
    assert header.dice.commitment
    assert player.window.notices.isHidden(), "nothing lies over the board before the first roll"
    player.window.side_panel.show_page(DICE)
    shown = [
        one
        for one in player.window.side_panel.findChildren(QLabel)
        if header.dice.commitment in one.text().replace(" ", "")
    ]
    assert [one.isVisible() for one in shown] == [True]
    assert shown[0].textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse, "it can be copied"


def test_the_last_match_of_two_people_is_not_offered_as_one_against_the_computer(
    player: PlayerAtWindow,
) -> None:
    settings = player.desk.settings
    stored(player, midway())
    settings.set(table.LAST_OPPONENT, AGAINST_FRIEND)
    settings.set(table.LAST_VARIANT, "fevga")
    settings.set(table.LAST_LENGTH, MONEY)
    settings.set(table.LAST_GUEST, "Anna")
    begun(player)
    page = page_of(player)
    assert "Fevga" not in texts(page.quick)
    row = page.lead.again_row
    assert "against Anna" in texts(row)
    click(row.again)
    header = player.table.record.header
    assert (header.options.variant, {header.seats.white.name, header.seats.black.name}) == (
        "fevga",
        {"You", "Anna"},
    )


@pytest.mark.parametrize("has_cube", [True, False])
def test_the_line_of_rules_begins_with_a_capital(player: PlayerAtWindow, has_cube: bool) -> None:
    player.desk.settings.set(table.CUBE, has_cube)
    player.desk.settings.set(table.LAST_TUTOR, TutorMode.NUDGE.value if has_cube else TutorMode.OFF.value)
    begun(player)
    rules = page_of(player).quick.rules.text()
    assert rules.startswith("Crawford rule · " if has_cube else "No cube · ")
    assert rules.endswith(" · with a tutor") is has_cube


def test_repeatable_dice_are_not_the_same_again(player: PlayerAtWindow) -> None:
    player.desk.settings.set(table.DICE_KIND, SEEDED)
    begun(player)
    seeds = set()
    for _ in range(2):
        click(page_of(player).quick.lengths[1])
        seeds.add(player.table.record.header.dice.seed)
        player.do(ActionId.START_PAGE)
        shown(player)
    assert len(seeds) == 2


def test_a_friend_is_asked_for_once_and_then_played_with_one_click(player: PlayerAtWindow) -> None:
    begun(player)
    friend = page_of(player).friend
    assert not friend.known.isVisible()
    click(friend.other)
    dialog = player.wait_for_dialog(NewMatchDialog)
    assert dialog.opponent.opponent.value == "friend"
    dialog.opponent.friend.setText("Anna")
    player.key(KEY.Key_Return)
    assert player.table.record.header.seats.black == Seat("Anna")
    player.do(ActionId.START_PAGE)
    shown(player)
    assert friend.known.text() == "Play Anna"
    first = player.table.record.header.id
    click(friend.known)
    assert player.table.record.header.id != first
    assert player.table.record.header.seats.black == Seat("Anna")


def test_another_game_is_chosen_in_the_dialog(player: PlayerAtWindow) -> None:
    begun(player)
    click(page_of(player).quick.other)
    player.wait_for_dialog(NewMatchDialog)
    player.key(KEY.Key_Escape)
    player.wait(lambda: player.dialog is None)
    assert page_of(player).isVisible()


def test_a_match_under_way_comes_first_and_goes_on(player: PlayerAtWindow) -> None:
    record = midway()
    stored(player, record)
    begun(player)
    lead = page_of(player).lead
    assert lead_of(player) is Lead.UNDER_WAY
    assert "You vs Expert, 0 : 0" in texts(lead)
    assert "to play" in texts(lead)
    player.wait(lambda: lead.picture.is_drawn)
    player.key(KEY.Key_Return)
    assert player.table.record.header.id == record.header.id
    assert player.board.isVisible()


def test_several_under_way_are_listed_and_each_goes_on(player: PlayerAtWindow) -> None:
    records = [midway(AGAINST_BOT), midway(Pair(Seat("You"), Seat("Bob"))), midway(Pair(Seat("Eve"), BOT))]
    for number, record in enumerate(records):
        stored(player, _renamed(record, f"m{number}"))
    begun(player)
    others = [one for one in page_of(player).lead.findChildren(QPushButton) if one.text() == "Resume"]
    assert len(others) == 3
    titles = [one.accessibleDescription() for one in others]
    assert any("You vs Bob" in title for title in titles)
    click(next(one for one in others if "You vs Bob" in one.accessibleDescription()))
    assert player.table.record.header.id == "m1"


def _renamed(record: MatchRecord, match_id: str) -> MatchRecord:
    from dataclasses import replace

    return MatchRecord(replace(record.header, id=match_id), record.entries)


def test_a_visit_leaves_the_match_as_it_is(player: PlayerAtWindow) -> None:
    begun(player)
    player.sit_at(midway())
    player.wait_for_turn()
    before, view = player.table.record, player.board.view
    player.key(KEY.Key_Home, Qt.KeyboardModifier.AltModifier)
    shown(player)
    assert page_of(player).isVisible()
    assert page_of(player).lead.primary.hasFocus()
    for key in (KEY.Key_D, KEY.Key_R, KEY.Key_U):
        player.key(key)
    assert player.table.record is before
    player.key(KEY.Key_Escape)
    assert player.board.isVisible()
    assert player.board.hasFocus()
    assert player.board.view == view


def test_what_is_done_at_the_table_cannot_be_done_beside_it(player: PlayerAtWindow) -> None:
    begun(player)
    player.sit_at(midway())
    player.wait_for_turn()
    player.do(ActionId.START_PAGE)
    actions = player.window.actions_by_id
    assert not any(actions[one].isEnabled() for one in (ActionId.UNDO, ActionId.RESIGN, ActionId.CONTINUE))
    assert actions[ActionId.NEW_MATCH].isEnabled()
    player.do(ActionId.START_PAGE)
    assert actions[ActionId.RESIGN].isEnabled()


def test_two_computers_wait_while_nobody_watches(player: PlayerAtWindow) -> None:
    begun(player)
    player.start(Pair(BOT, Seat("Casual", SeatKind.BOT, "casual")), 1)
    pace = player.desk.controller.spectator_pace
    player.do(ActionId.START_PAGE)
    assert pace.watch.is_paused
    player.do(ActionId.START_PAGE)
    assert not pace.watch.is_paused


def test_an_untouched_match_makes_way_for_another(player: PlayerAtWindow) -> None:
    begun(player)
    click(page_of(player).quick.lengths[1])
    first = player.table.record.header.id
    player.do(ActionId.START_PAGE)
    shown(player)
    click(page_of(player).quick.lengths[3])
    assert first not in [match.id for match in player.desk.library.matches()]


def test_an_untouched_match_of_an_earlier_day_makes_way_too(open_desk: OpenDesk) -> None:
    first = begun(open_desk())
    click(page_of(first).quick.lengths[1])
    untouched = first.table.record.header.id
    first.window.close()
    first.desk.close()
    second = begun(open_desk())
    assert lead_of(second) is Lead.UNDER_WAY
    click(page_of(second).quick.lengths[3])
    assert [match.id for match in second.desk.library.matches()] == [second.table.record.header.id]
    assert untouched != second.table.record.header.id


def test_a_match_with_a_play_in_it_is_kept(player: PlayerAtWindow) -> None:
    record = midway()
    stored(player, record)
    begun(player)
    click(page_of(player).quick.lengths[1])
    assert record.header.id in [match.id for match in player.desk.library.unfinished()]


@pytest.mark.parametrize("is_here", [True, False])
def test_a_match_can_be_given_up_from_here(player: PlayerAtWindow, is_here: bool) -> None:
    record = midway()
    stored(player, record)
    begun(player)
    if is_here:
        player.key(KEY.Key_Return)
        player.do(ActionId.START_PAGE)
        shown(player)
    click(page_of(player).lead.second)
    dialog = player.wait_for_dialog(EndMatchDialog)
    click(dialog.button(ABANDON))
    player.wait(lambda: player.desk.controller.table and player.state.phase is Phase.OVER)
    player.wait_for_dialog(ResultDialog)


@pytest.mark.parametrize("is_here", [True, False])
def test_a_match_can_be_removed_from_here(player: PlayerAtWindow, is_here: bool) -> None:
    stored(player, midway())
    begun(player)
    if is_here:
        player.key(KEY.Key_Return)
        player.do(ActionId.START_PAGE)
        shown(player)
    click(page_of(player).lead.second)
    dialog = player.wait_for_dialog(EndMatchDialog)
    click(dialog.button(REMOVE))
    shown(player)
    assert player.desk.library.matches() == ()
    assert lead_of(player) is Lead.FIRST_MATCH
    player.do(ActionId.START_PAGE)
    assert page_of(player).isVisible(), "there is no table to go back to"
    click(page_of(player).quick.lengths[1])
    assert player.board.isVisible()


@popups_offscreen
def test_a_game_of_coan_ki_goes_on_and_is_removed(player: PlayerAtWindow) -> None:
    game = CoanKiGame("aa" * 16, Pair("Ann", "Bob"), Pair(None, None), "ab" * 32)
    CoanKiGames(player.desk.library.path.parent).save(game)
    begun(player)
    assert "Ann vs Bob" in texts(page_of(player).lead)
    click(page_of(player).lead.primary)
    (window,) = player.window.findChildren(CoanKiWindow)
    assert window.isVisible()
    window.close()
    player.wait(lambda: player.dialog is None)
    click(page_of(player).lead.second)
    dialog = player.wait_for_dialog(EndMatchDialog)
    click(dialog.button(REMOVE))
    shown(player)
    assert lead_of(player) is Lead.FIRST_MATCH


def test_the_last_matches_are_listed_and_a_click_shows_one(player: PlayerAtWindow) -> None:
    won = whole_match(match_options(1), seed=3)
    stored(player, won)
    player.desk.library.studies.add(Study(whole_match(match_options(1), seed=5)), "final.mat")
    begun(player)
    assert len(rows(player)) == 2
    spoken = [row.accessibleName() for row in rows(player)]
    assert any("final.mat" in one for one in spoken)
    played = next(row for row in rows(player) if "final.mat" not in row.accessibleName())
    click(played)
    player.wait(lambda: parts(player).review.shelved)
    assert player.table.is_review
    assert player.board.isVisible()


def test_what_is_put_into_the_library_is_listed_at_once(player: PlayerAtWindow) -> None:
    begun(player)
    found = [
        ImportedMatch(Study(whole_match(match_options(1), seed=seed)), f"{seed}.mat", (), "mat")
        for seed in (3, 5)
    ]
    parts(player).opening.keep_all(found)
    player.wait(lambda: len(rows(player)) == 2)
    assert page_of(player).isVisible()


def test_all_matches_are_one_click_away(player: PlayerAtWindow) -> None:
    begun(player)
    click(page_of(player).matches.all)
    player.wait_for_dialog(MatchesDialog)


def test_a_position_is_typed_or_pasted(player: PlayerAtWindow) -> None:
    begun(player)
    page_of(player).elsewhere.line.setFocus()
    player.type(XGID)
    player.key(KEY.Key_Return)
    opened(player)
    assert player.board.isVisible()
    player.do(ActionId.START_PAGE)
    shown(player)
    assert page_of(player).isVisible()


def test_what_is_no_position_is_told_where_it_was_typed(player: PlayerAtWindow) -> None:
    begun(player)
    elsewhere = page_of(player).elsewhere
    elsewhere.line.setFocus()
    player.type("nonsense")
    player.key(KEY.Key_Return)
    player.wait(elsewhere.problem.isVisible)
    assert elsewhere.problem.text().count("\n") == 0
    assert player.window.notices.text == ""
    player.type("!")
    assert not elsewhere.problem.isVisible()


def test_the_clipboard_is_looked_at(player: PlayerAtWindow) -> None:
    QGuiApplication.clipboard().setText(XGID)
    begun(player)
    click(page_of(player).elsewhere.paste)
    opened(player)
    assert player.board.isVisible()


def test_a_file_that_cannot_be_read_leads_to_the_page(player: PlayerAtWindow, tmp_path: Path) -> None:
    path = tmp_path / "broken.mat"
    path.write_bytes(b"\x00\x01")
    player.desk.begin(str(path))
    player.wait(lambda: player.window.notices.text)
    player.wait(page_of(player).isVisible)


@popups_offscreen
@pytest.mark.parametrize("game", ["plakoto", "coan_ki"])
def test_every_game_leads_to_its_rules(player: PlayerAtWindow, game: str) -> None:
    begun(player)
    tile = page_of(player).games.tiles[game]
    tile.setFocus()
    player.key(KEY.Key_Return)
    pages = player.window.findChild(HelpWindow)
    assert pages
    assert pages.isVisible()
    assert pages.text.toPlainText().lower().startswith(game.replace("_", " "))


@popups_offscreen
def test_a_game_that_was_read_about_is_played_from_there(player: PlayerAtWindow) -> None:
    player.desk.settings.set(table.LAST_LENGTH, 5)
    begun(player)
    click(page_of(player).games.tiles["plakoto"])
    pages = player.window.findChild(HelpWindow)
    assert pages
    assert pages.play.text() == "Play Plakoto…"
    click(pages.play)
    dialog = player.wait_for_dialog(NewMatchDialog)
    assert not pages.isVisible()
    assert dialog.game.chosen_games == ("plakoto",)
    player.key(KEY.Key_Return)
    options = player.table.record.header.options
    assert (options.variant, options.length) == ("plakoto", 5)


@popups_offscreen
def test_coan_ki_is_played_from_its_rules(player: PlayerAtWindow) -> None:
    begun(player)
    click(page_of(player).games.tiles["coan_ki"])
    pages = player.window.findChild(HelpWindow)
    assert pages
    assert pages.play.text() == "Play Coan ki…"
    click(pages.play)
    assert player.window.findChildren(CoanKiWindow)[0].isVisible()


@popups_offscreen
def test_only_pages_about_a_game_offer_to_play_it(player: PlayerAtWindow) -> None:
    begun(player)
    click(page_of(player).games.tiles["fevga"])
    pages = player.window.findChild(HelpWindow)
    assert pages
    for page, is_offered in ((HOW_TO_PLAY, False), (RULES, True), (KEYS, False)):
        pages.show_page(page)
        assert pages.play.isVisible() is is_offered


@pytest.mark.parametrize("language", ["en", "pseudo", "pseudo_rtl"])
@pytest.mark.parametrize(
    ("sizes", "percent"), [(((1016, 660), (1912, 1040)), 125), (((760, 520), (1440, 900)), 100)]
)
@pytest.mark.parametrize("is_first", [True, False])
def test_nothing_on_it_is_cut(
    open_desk: OpenDesk,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    sizes: tuple[tuple[int, int], ...],
    percent: int,
    is_first: bool,
) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, language)
    player = open_desk({table.TEXT_SIZE.key: percent})
    player.window.resize(QSize(*sizes[0]))
    if not is_first:
        stored(player, whole_match(match_options(1), seed=3))
        for number in range(5):
            stored(player, _renamed(midway(), f"m{number}"))
    begun(player)
    for size in sizes:
        player.window.resize(QSize(*size))
        QApplication.processEvents()
        assert cut_texts(player.window) == []
        assert player.window.size() == QSize(*size)
        assert page_of(player).horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize(("size", "percent"), [((1024, 700), 150), ((1024, 700), 200), ((760, 520), 200)])
def test_long_names_leave_the_columns_as_they_are(
    open_desk: OpenDesk, size: tuple[int, int], percent: int
) -> None:
    player = open_desk({table.TEXT_SIZE.key: percent})
    player.window.resize(QSize(*size))
    begun(player)
    before = page_of(player)._columns
    for seed in range(3, 6):
        study = Study(whole_match(match_options(1), seed=seed))
        player.desk.library.studies.add(study, f"{'A file with a very long name ' * 5}{seed}.mat")
    player.desk.wiring.home_wiring._home.refresh()  # type: ignore[union-attr]  # it is live
    shown(player)
    QApplication.processEvents()
    assert len(rows(player)) == 3
    assert page_of(player)._columns == before
    assert page_of(player).horizontalScrollBar().maximum() == 0
    assert page_of(player).page.width() == page_of(player).viewport().width()


def test_tab_walks_from_the_first_thing_to_the_last(player: PlayerAtWindow) -> None:
    begun(player)
    page, seen = page_of(player), list[QWidget]()
    for _ in range(60):
        focused = QApplication.focusWidget()
        assert focused
        if seen and focused is seen[0]:
            break
        seen.append(focused)
        player.key(KEY.Key_Tab)
    wanted = [page.lead.primary, page.quick.levels, page.quick.lengths[1], page.friend.other]
    assert [one for one in seen if one in wanted] == wanted
    assert set(page.games.tiles.values()) <= set(seen)
    assert all(one.accessibleName() or getattr(one, "text", str)() for one in seen)


def test_day_of_today() -> None:
    from bgdesk.ui.home.wording import day_of, greeting

    today = QDate(2026, 3, 5)
    assert day_of("2026-03-05T12:00:00.000+00:00", today) == "today"
    assert day_of("2026-03-04T12:00:00.000+00:00", today) == "yesterday"
    assert day_of("2026-02-04T12:00:00.000+00:00", today) not in ("today", "yesterday")
    assert [greeting(hour) for hour in (4, 5, 12, 18)] == [
        "Good evening",
        "Good morning",
        "Good afternoon",
        "Good evening",
    ]
