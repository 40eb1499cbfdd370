"""What the tutor says is read whole beside the board, in any mode, of any decision, in longer texts too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bgdesk.app.languages import install_language, uninstall_language
from bgdesk.app.theme import ThemeSwitch
from bgdesk.match.tutor import Tried, TutorMode
from bgdesk.shipped import resource_path
from bgdesk.ui.tutor import tutor_wording as wording
from bgdesk.ui.tutor.derive_tutor import TutorAct, TutorRow, TutorView
from bgdesk.ui.tutor.tutor_panel import TutorPanel
from bgdesk.ui.words.first_attempts import tried_text
from tests.ui.cut_texts import cut_texts

NARROW, HIGH = 262, 700
"""What the side panel leaves in a window of 1024 by 700."""
ACTS = (
    (TutorAct.LOOK_AGAIN, TutorAct.KEEP, TutorAct.HELP),
    (TutorAct.HELP,),
    (TutorAct.TAKE_BACK, TutorAct.LEAVE, TutorAct.HELP),
)


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    installed = install_language(qapp, "pseudo", resource_path("i18n"))
    yield
    uninstall_language(qapp, installed)


def views() -> Iterator[TutorView]:
    for mode in TutorMode:
        note = wording.mode_text(mode, 0.08, 0.08)
        yield TutorView(wording.thinking_text(), note=note)
        row = wording.row_text("Anna", tried_text(Tried.ROLL), tried_text(Tried.DOUBLE), 0.123)
        yield TutorView(wording.nothing_text(2, 1), rows=(TutorRow(3, row),), note=note)
        for tried in Tried:
            for acts in ACTS:
                lines = (
                    wording.theme_unknown(is_cube=tried is not Tried.PLAY),
                    wording.checkers_text(),
                    wording.answer_line("13/7 8/7"),
                )
                yield TutorView(wording.moment_text(), lines, acts, note=note, keep=wording.keep_text(tried))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_that_the_tutor_says_is_cut(
    theme: str, longer: None, qapp: QApplication, qtbot: QtBot
) -> None:
    themes = ThemeSwitch(qapp)
    themes.choose(theme, 100)
    panel = TutorPanel()
    qtbot.addWidget(panel)
    panel.resize(NARROW, HIGH)
    panel.show()
    for view in views():
        panel.set_view(view)
        qapp.processEvents()
        assert not cut_texts(panel), view
        for act in view.acts:
            button = panel.buttons[act]
            right = button.mapTo(panel, button.rect().bottomRight()).x()
            assert right <= panel.viewport().width(), button.text()
    themes.deleteLater()
