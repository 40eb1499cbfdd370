"""Dialogs that more than one file of tests opens."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.settings.setting import Value
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.dialogs.new_match_dialog import NewMatchDialog
from tests.ui.dialogs.new_match import LEVELS, Open


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


@pytest.fixture
def all_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game can be chosen."""
    games = {game: replace(ruleset, is_offered=True) for game, ruleset in RULESETS.items()}
    monkeypatch.setattr("bgdesk.ui.words.games.RULESETS", games)
