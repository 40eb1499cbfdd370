"""Dialogs that more than one file of tests opens."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.settings.setting import Value
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from tests.ui.new_match.new_match import LEVELS, Open


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    def make(**values: Value) -> NewMatchDialog:
        changed = {key.replace("__", "."): value for key, value in values.items()}
        dialog = NewMatchDialog(changed, LEVELS, {"hypergammon": "A plain player plays."})
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.open()
        return dialog

    return make
