"""The rules offered with a game, or with several in turn."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.app.settings import table
from bgdesk.match.match_types import rotation_id
from bgdesk.ui.new_match.game_form import GameForm


def test_a_rule_says_which_of_the_games_in_turn_it_is_about(qtbot: QtBot) -> None:
    form = GameForm()
    qtbot.addWidget(form)
    form.set_values({table.LAST_VARIANT.key: rotation_id(("fevga", "plakoto"))})
    form.show()
    assert form.chosen_games == ("fevga", "plakoto")
    texts = {option: box.text() for option, box in form.options.items()}
    assert texts["bear_off_while_pinned"] == "Bear off while pinned (Plakoto)"
    assert texts["both_starts"].endswith(" (Fevga)")
    first = form.in_turn[0]
    first.setFocus()
    while form.chosen_games != ("plakoto", "plakoto"):
        before = first.currentIndex()
        QTest.keyClick(first, Qt.Key.Key_Up)
        assert first.currentIndex() != before
    assert form.options["bear_off_while_pinned"].text() == "Bear off while pinned (Plakoto)"
    form.set_values({table.LAST_VARIANT.key: "plakoto"})
    assert form.options["bear_off_while_pinned"].text() == "Bear off while pinned"
    assert form.options["bear_off_while_pinned"].toolTip().startswith("In Plakoto, Tapa: ")
