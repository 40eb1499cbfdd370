"""Positions to begin with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from bgdesk.app.lab.lab import Lab
from bgdesk.match.setup.templates import Template, from_template
from bgdesk.source_text import QT_TRANSLATE_NOOP

_NAMES: Mapping[Template, str] = MappingProxyType(
    {
        #: Menu entry: a position to begin with, as the next ones
        Template.START: QT_TRANSLATE_NOOP("Lab", "Start of this game"),
        Template.NACKGAMMON: QT_TRANSLATE_NOOP("Lab", "Nackgammon"),
        Template.EMPTY: QT_TRANSLATE_NOOP("Lab", "Empty board"),
        Template.HOLDING: QT_TRANSLATE_NOOP("Lab", "5-point holding game"),
        Template.ACE_POINT: QT_TRANSLATE_NOOP("Lab", "Ace-point game"),
        Template.BACK_GAME: QT_TRANSLATE_NOOP("Lab", "1-3 back game"),
        Template.CLOSEOUT: QT_TRANSLATE_NOOP("Lab", "Closeout, five off"),
        Template.RACE: QT_TRANSLATE_NOOP("Lab", "Race"),
        Template.BEAR_OFF: QT_TRANSLATE_NOOP("Lab", "Last six checkers"),
    }
)


def template_name(template: Template) -> str:
    """What a position to begin with is called."""
    return QCoreApplication.translate("Lab", _NAMES[template])


def template_button(lab: Lab, parent: QWidget) -> QPushButton:
    """Opens a menu of templates."""
    #: Button: opens a menu of positions to begin with
    button = QPushButton(QCoreApplication.translate("Lab", "Templates"), parent)
    menu = QMenu(button)
    for template in Template:
        menu.addAction(template_name(template), partial(_begin, lab, template))
    button.setMenu(menu)
    return button


def _begin(lab: Lab, template: Template) -> None:
    lab.change(from_template(lab.setup, template))
