"""The actions table and the menu structure."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.actions import ACTIONS, ActionId, ActionSpec, MenuSpec, build_actions
from bgdesk.app.actions.menu_structure import MENUS
from bgdesk.app.actions.play_actions import PLAY_ACTIONS


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


def test_every_action_has_a_key_and_no_key_has_two() -> None:
    assert all(spec.keys for spec in ACTIONS.values())
    elsewhere = {*PLAY_ACTIONS} - {ACTIONS[ActionId.SAY_SCORE]}
    reviewing = [spec for spec in ACTIONS.values() if spec not in elsewhere and not aside(spec)]
    in_line = [
        spec
        for spec in ACTIONS.values()
        if not (spec.in_review or spec.in_lesson) and spec.id is not ActionId.TO_BOARD
    ]
    playing = [spec for spec in ACTIONS.values() if not (spec.in_review or aside(spec))]
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
