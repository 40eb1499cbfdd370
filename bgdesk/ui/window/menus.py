"""Menus made from the menu structure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from bgdesk.app.actions.actions import ActionId, MenuSpec, translated


def fill_menus(bar: QMenuBar | QMenu, menus: Sequence[MenuSpec], actions: Mapping[ActionId, QAction]) -> None:
    """Add ``menus`` to ``bar``."""
    for spec in menus:
        menu = bar.addMenu(translated(spec.title))
        menu.setObjectName(spec.id)
        menu.setToolTipsVisible(True)
        for entry in spec.entries:
            _add(menu, entry, actions)


def _add(menu: QMenu, entry: ActionId | MenuSpec | None, actions: Mapping[ActionId, QAction]) -> None:
    if entry is None:
        menu.addSeparator()
    elif isinstance(entry, MenuSpec):
        fill_menus(menu, (entry,), actions)
    else:
        menu.addAction(actions[entry])
