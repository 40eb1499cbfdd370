"""What the style sheet does to parts that nobody styles by themselves."""

from __future__ import annotations

from PySide6.QtWidgets import QTreeWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.theme import read_theme, style_sheet_of
from bgdesk.shipped import resource_path


def test_the_heads_of_columns_are_as_high_as_their_letters(qtbot: QtBot) -> None:
    theme = read_theme(resource_path("themes", "light.toml"))
    tree = QTreeWidget()
    qtbot.addWidget(tree)
    tree.setStyleSheet(style_sheet_of(theme, resource_path("themes", "window.qss").read_text("utf-8")))
    tree.setHeaderLabels(["Begun"])
    tree.show()
    header = tree.header()
    assert header.viewport().height() >= header.sectionSizeFromContents(0).height() > 0
