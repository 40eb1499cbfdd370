"""The results against opponents, as they are shown."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.engine.levels import OWN
from bgdesk.practice.opponents.ladder import Rung
from bgdesk.practice.opponents.own_level import GUESS, PlayerLevel
from bgdesk.ui.opponents.derive_ladder import derive_ladder
from bgdesk.ui.opponents.ladder_dialog import LadderDialog
from bgdesk.ui.words.levels import own_note

RUNGS = (
    Rung("expert", 4, 1),
    Rung("own:12.5", 10, 9),
    Rung("beginner", 1, 1),
    Rung("of_a_later_version", 5, 5),
)
PLAYER = PlayerLevel(12.3, 1.0, 400)


def test_the_weakest_opponent_comes_first_and_unknown_ones_are_left_out() -> None:
    view = derive_ladder(RUNGS, PLAYER)
    assert [one.name for one in view.rungs] == ["Beginner", "Sparring partner", "Expert"]
    assert [one.level for one in view.rungs] == ["beginner", OWN, "expert"]
    sparring = view.rungs[1]
    assert (sparring.rate, sparring.result) == ("PR 12.5", "9 of 10")
    assert sparring.share == "90 % (65 % to 98 %)"
    assert [one.is_beaten for one in view.rungs] == [False, True, False]
    assert "PR 12.3 ± 1.6" in view.about
    assert own_note(PLAYER).startswith(view.about), "said in the same words before a match"
    assert view.empty == ""


def test_an_empty_ladder_says_what_to_do() -> None:
    view = derive_ladder((), GUESS)
    assert "Play one" in view.empty
    assert view.rungs == ()


def test_a_match_is_asked_for_against_the_chosen_opponent(qtbot: QtBot) -> None:
    dialog = LadderDialog()
    qtbot.addWidget(dialog)
    dialog.show_ladder(derive_ladder(RUNGS, PLAYER))
    dialog.show()
    dialog.rungs.setFocus()
    QTest.keyClick(dialog.rungs, Qt.Key.Key_Down)
    dialog.show_ladder(derive_ladder(RUNGS[:3], PLAYER))  # counted again meanwhile
    with qtbot.waitSignal(dialog.play_requested) as asked:
        QTest.keyClick(dialog.rungs, Qt.Key.Key_Return)
    assert asked.args == [OWN]
    assert not dialog.isVisible()


def test_without_results_a_match_against_anybody_is_asked_for(qtbot: QtBot) -> None:
    dialog = LadderDialog()
    qtbot.addWidget(dialog)
    dialog.show_ladder(derive_ladder((), GUESS))
    dialog.show()
    assert not dialog.rungs.isVisible()
    assert dialog.height() < 250, "nothing is in it but a sentence"
    dialog.show_ladder(derive_ladder(RUNGS, PLAYER))  # counted meanwhile
    assert dialog.height() > 250
    dialog.show_ladder(derive_ladder((), GUESS))
    with qtbot.waitSignal(dialog.play_requested) as asked:
        QTest.mouseClick(dialog.play, Qt.MouseButton.LeftButton)
    assert asked.args == [""]
