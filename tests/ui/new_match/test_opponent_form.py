"""Who plays: levels, styles, and an opponent at one's own level."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.app.settings import table
from bgdesk.app.table.match_opener import NewMatch
from bgdesk.engine.levels import OWN
from bgdesk.engine.sage.availability import Availability, EngineAbsence
from bgdesk.engine.strengths import Strength
from bgdesk.practice.opponents.own_level import GUESS, OWN_STRONGER, PlayerLevel
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.words import levels
from bgdesk.ui.words.levels import level_choices

HERE = Availability(True)
MEASURED = Strength(10.2, 0.41, 2100, 503, 102, 0.25, "2-ply")


@pytest.fixture
def dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> NewMatchDialog:
    """Where only one style of one level was measured."""
    known = {"advanced": MEASURED, "advanced:brawler": MEASURED}
    monkeypatch.setattr(levels, "strength_of", known.get)
    player = PlayerLevel(12.3, 1.0, 400)
    made = NewMatchDialog({}, level_choices(HERE, player), player=player)
    qtbot.addWidget(made)
    made.show()
    return made


def choose(dialog: NewMatchDialog, level: str) -> None:
    box = dialog.opponent.level
    box.setCurrentIndex(box.findData(level))


def seat_level(qtbot: QtBot, dialog: NewMatchDialog) -> tuple[str, str | None]:
    with qtbot.waitSignal(dialog.match_chosen) as chosen:
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    wanted = chosen.args[0]
    assert isinstance(wanted, NewMatch)
    seat = next(one for one in (wanted.seats.white, wanted.seats.black) if one.level)
    return seat.name, seat.level


def test_the_strength_is_told_with_its_interval(dialog: NewMatchDialog) -> None:
    choose(dialog, "advanced")
    assert dialog.opponent.level.currentText() == "Advanced · PR 10.2 ± 0.4"


def test_a_style_can_be_chosen_where_it_was_measured(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    choose(dialog, "expert")
    assert not dialog.opponent.styles.isVisible()
    choose(dialog, "advanced")
    styles = dialog.opponent.styles
    assert styles.isVisible()
    assert [styles.itemText(row) for row in range(styles.count())][1:] == ["Brawler · PR 10.2 ± 0.4"]
    styles.setFocus()
    QTest.keyClick(styles, Qt.Key.Key_Down)
    assert dialog.values[table.LAST_LEVEL.key] == "advanced:brawler"
    assert dialog.opponent.about.isVisible()
    assert "Hits" in dialog.opponent.about.text()
    assert seat_level(qtbot, dialog) == ("Advanced · Brawler", "advanced:brawler")


def test_a_style_goes_with_its_level(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    choose(dialog, "advanced")
    dialog.opponent.styles.setCurrentIndex(1)
    choose(dialog, "expert")
    assert dialog.values[table.LAST_LEVEL.key] == "expert"
    assert seat_level(qtbot, dialog) == ("Expert", "expert")


def test_the_style_of_the_last_match_is_chosen_again(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    again = NewMatchDialog({table.LAST_LEVEL.key: "advanced:brawler"}, level_choices(HERE))
    qtbot.addWidget(again)
    assert again.values[table.LAST_LEVEL.key] == "advanced:brawler"


def test_the_own_level_is_told_before_the_match_and_kept_in_it(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    choose(dialog, OWN)
    assert dialog.opponent.level.currentText() == "Plays at your level · PR 12.5"
    assert "PR 12.3 ± 1.6" in dialog.opponent.about.text()
    assert not dialog.opponent.styles.isVisible()
    assert seat_level(qtbot, dialog) == ("Sparring partner", "own:12.5")


def test_a_bit_stronger(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    choose(dialog, OWN_STRONGER)
    assert dialog.values[table.LAST_LEVEL.key] == OWN_STRONGER
    assert seat_level(qtbot, dialog) == ("Sparring partner", "own:10.5")


def test_what_is_found_out_while_the_dialog_stands_is_shown(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    choose(dialog, OWN)
    dialog.opponent.show_player(PlayerLevel(7.1, 0.5, 900))
    assert dialog.opponent.level.currentText() == "Plays at your level · PR 7"
    assert "PR 7.1 ± 0.8" in dialog.opponent.about.text()
    assert seat_level(qtbot, dialog) == ("Sparring partner", "own:7.0")


def test_before_the_first_judged_match_it_is_said_to_be_a_guess(qtbot: QtBot) -> None:
    made = NewMatchDialog({table.LAST_LEVEL.key: OWN}, level_choices(HERE, GUESS))
    qtbot.addWidget(made)
    assert "a guess, PR 15 ± 13.2" in made.opponent.about.text()


def test_without_the_strong_engine_there_is_no_own_level_and_no_style(qtbot: QtBot) -> None:
    choices = level_choices(Availability(False, EngineAbsence.OLD_CPU, "avx2"), GUESS)
    assert OWN not in [one.id for one in choices]
    assert not any(one.styles or one.strength for one in choices)
