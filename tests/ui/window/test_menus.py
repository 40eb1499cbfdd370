"""Menus built from the structure."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QMenuBar
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.actions import ActionId, build_actions
from bgdesk.app.actions.menu_structure import MENUS
from bgdesk.ui.window.menus import fill_menus


def test_menus_hold_their_actions_in_order(qtbot: QtBot) -> None:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    actions = build_actions(bar)
    fill_menus(bar, MENUS, actions)
    assert [action.text() for action in bar.actions()] == [spec.title for spec in MENUS]
    match = bar.findChild(QMenu, "match")
    assert isinstance(match, QMenu)
    shown = [
        action.objectName()
        for action in match.actions()
        if not action.isSeparator() and action.menu() is None
    ]
    assert shown == [entry.value for entry in MENUS[0].entries if isinstance(entry, ActionId)]


def test_theme_is_a_menu_in_a_menu(qtbot: QtBot) -> None:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    fill_menus(bar, MENUS, build_actions(bar))
    theme = bar.findChild(QMenu, "theme")
    assert isinstance(theme, QMenu)
    assert [action.objectName() for action in theme.actions()] == [
        "theme_system",
        "theme_light",
        "theme_dark",
    ]
