"""The actions table and the menu structure."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.actions import ACTIONS, ActionId, ActionSpec, MenuSpec, build_actions
from bgdesk.app.actions.menu_structure import MENUS
from bgdesk.app.actions.play_actions import PLAY_ACTIONS
from bgdesk.app.actions.table import actions_on


def _entries(menu: MenuSpec) -> list[ActionId]:
    found: list[ActionId] = []
    for entry in menu.entries:
        if isinstance(entry, MenuSpec):
            found += _entries(entry)
        elif entry is not None:
            found.append(entry)
    return found


def test_every_action_is_in_the_table_and_in_one_menu() -> None:
    in_menus = Counter(entry for menu in MENUS for entry in _entries(menu))
    assert set(ACTIONS) == set(ActionId) == set(in_menus)
    assert set(in_menus.values()) == {1}


def aside(spec: ActionSpec) -> bool:
    """Whether it is there only in a place of its own."""
    return spec.in_line or spec.in_lesson


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_every_action_has_a_key_and_no_key_has_two(platform: str) -> None:
    table = actions_on(platform)
    assert all(spec.keys for spec in table.values())
    elsewhere = {spec.id for spec in PLAY_ACTIONS} - {ActionId.SAY_SCORE}
    reviewing = [spec for spec in table.values() if spec.id not in elsewhere and not aside(spec)]
    in_line = [
        spec
        for spec in table.values()
        if not (spec.in_review or spec.in_lesson) and spec.id is not ActionId.TO_BOARD
    ]
    playing = [spec for spec in table.values() if not (spec.in_review or aside(spec))]
    for there in (reviewing, in_line, playing):
        keys = [QKeySequence(key).toString() for spec in there for key in spec.keys]
        assert all(keys)
        assert len(keys) == len(set(keys))


def test_mnemonics_are_unique_in_each_menu() -> None:
    def mnemonic(text: str) -> str:
        return text[text.index("&") + 1].lower()

    for menu in MENUS:
        letters = [mnemonic(ACTIONS[entry].text) for entry in menu.entries if isinstance(entry, ActionId)]
        letters += [mnemonic(entry.title) for entry in menu.entries if isinstance(entry, MenuSpec)]
        assert len(letters) == len(set(letters)), menu.id


def test_built_actions_follow_the_table(qtbot: QtBot) -> None:
    parent = QObject()
    actions = build_actions(parent)
    assert set(actions) == set(ActionId)
    for action_id, action in actions.items():
        spec = ACTIONS[action_id]
        assert action.parent() is parent
        assert action.text() == spec.text
        assert action.isCheckable() == spec.is_checkable
        assert [shortcut.toString() for shortcut in action.shortcuts()] == [
            QKeySequence(key).toString() for key in spec.keys
        ]


def test_actions_of_a_group_exclude_each_other(qtbot: QtBot) -> None:
    parent = QObject()
    actions = build_actions(parent)
    actions[ActionId.THEME_LIGHT].setChecked(True)
    actions[ActionId.THEME_DARK].setChecked(True)
    assert not actions[ActionId.THEME_LIGHT].isChecked()


def test_no_key_is_one_that_the_system_keeps_or_does_not_have() -> None:
    def taken(platform: str, pattern: str) -> list[str]:
        keys = [key for spec in actions_on(platform).values() for key in spec.keys]
        return [key for key in keys if re.fullmatch(pattern, key)]

    assert not taken("win32", r"Ctrl\+Alt\+.")  # what AltGr types
    # Show the desktop, mirror displays, what Option types, keys that laptops lack, hide, minimise, log out
    assert not taken("darwin", r"F11|Ctrl\+F1|Alt\+.|Alt\+Home|Ctrl\+[HM]|Ctrl\+Shift\+Q|Ctrl\+Alt\+D")
    assert actions_on("darwin")[ActionId.REMOVE_LINE].keys[0] == "Ctrl+Backspace"


def test_only_three_actions_go_into_the_menu_of_the_program(qtbot: QtBot) -> None:
    parent = QObject()
    actions = build_actions(parent)
    role = QAction.MenuRole
    placed = {action_id: action.menuRole() for action_id, action in actions.items()}
    assert {action_id: found for action_id, found in placed.items() if found is not role.NoRole} == {
        ActionId.ABOUT: role.AboutRole,
        ActionId.SETTINGS: role.PreferencesRole,
        ActionId.QUIT: role.QuitRole,
    }
