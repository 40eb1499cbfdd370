"""What a monkey does at the window: it presses, turns, drops, types and pastes whatever comes to hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QWheelEvent,
    QWindow,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.start.desk import Desk

USUAL: Mapping[str, int] = {
    "click": 34,
    "key": 22,
    "action": 12,
    "type": 5,
    "drag": 5,
    "wheel": 5,
    "close": 4,
    "context": 3,
    "focus": 3,
    "setting": 2,
    "resize": 2,
    "paste": 1,
    "drop": 1,
    "theme": 1,
}
"""How often each is done, of a hundred."""

TAKES_CLICKS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
)
NEVER = {ActionId.QUIT, ActionId.FULL_SCREEN}
"""The window stays."""

_KEY = Qt.Key
KEYS = (
    *(_KEY(code) for code in range(_KEY.Key_A.value, _KEY.Key_Z.value + 1)),
    *(_KEY(code) for code in range(_KEY.Key_0.value, _KEY.Key_9.value + 1)),
    *(_KEY(code) for code in range(_KEY.Key_F1.value, _KEY.Key_F10.value + 1)),
    *4 * (_KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Up, _KEY.Key_Down),
    *4 * (_KEY.Key_Return, _KEY.Key_Space, _KEY.Key_Escape, _KEY.Key_Tab, _KEY.Key_Backtab),
    *(_KEY.Key_Home, _KEY.Key_End, _KEY.Key_PageUp, _KEY.Key_PageDown, _KEY.Key_Delete, _KEY.Key_Backspace),
    *(_KEY.Key_Plus, _KEY.Key_Minus, _KEY.Key_Comma, _KEY.Key_Period, _KEY.Key_Slash, _KEY.Key_Insert),
)
_MODIFIER = Qt.KeyboardModifier
MODIFIERS = (
    *6 * (_MODIFIER.NoModifier,),
    _MODIFIER.ControlModifier,
    _MODIFIER.ShiftModifier,
    _MODIFIER.AltModifier,
    _MODIFIER.ControlModifier | _MODIFIER.ShiftModifier,
)
BUTTONS = (*5 * (Qt.MouseButton.LeftButton,), Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
TEXTS = (
    "8/5 6/5",
    "bar/20",
    "24/18*",
    "Ann",
    "<b>x</b>",
    "0",
    "99999",
    "31",
    "?",
    " ",
    "a" * 300,
)
POSITIONS = (
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:1:0:5:10",
    "4HPwATDgc/ABMA:cAkAAAAAAAAE",
    "bgd1:hypergammon:w:24,23,22:24,23,22",
    "XGID=--------------------------:0:0:1:00:0:0:0:0:10",
    "no position at all",
    "",
)


class Jungle(NamedTuple):
    """What the monkey lives in: the program, files to open, and chance."""

    desk: Desk
    files: Sequence[Path]
    random: Random

    @property
    def surface(self) -> QWidget:
        """What would get a click: a menu, a dialog or the window."""
        found = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        found = found or QApplication.activeWindow()
        return found if found and isValid(found) and found.isVisible() else self.desk.window

    @property
    def is_in_front(self) -> bool:
        """Whether something keeps everybody else from being used."""
        return bool(QApplication.activePopupWidget() or QApplication.activeModalWidget())

    @property
    def window(self) -> QWindow | None:
        """Where input from outside arrives."""
        window = self.surface.window().windowHandle()
        return window if _is_there(window) else None

    def widget(self) -> QWidget:
        """Somebody who can be seen, more often one who does something."""
        everybody = [
            one
            for one in self.surface.findChildren(QWidget)
            if isValid(one) and one.isVisible() and not one.isWindow()
        ]
        if self.random.random() < 0.7:
            everybody = [one for one in everybody if isinstance(one, TAKES_CLICKS)] or everybody
        return self.random.choice(everybody) if everybody else self.surface

    def point(self, widget: QWidget) -> QPoint:
        """Somewhere in ``widget``."""
        return QPoint(
            self.random.randrange(max(1, widget.width())), self.random.randrange(max(1, widget.height()))
        )

    def there(self) -> tuple[str, QPoint]:
        """The name of somebody, and a point of the window in it that can be seen."""
        widget = self.widget()
        at = widget.mapTo(widget.window(), self.point(widget))
        room = widget.window().rect()
        at = QPoint(min(max(at.x(), 0), room.right()), min(max(at.y(), 0), room.bottom()))
        return _name(widget), at


def _is_there(window: QWindow | None) -> bool:
    """Whether ``window`` is still there; Qt made it, so ``isValid`` does not hear when Qt deletes it."""
    return window is not None and window in QGuiApplication.allWindows()


Act = Callable[[Jungle], str]
"""Does something, and says what."""


def _name(thing: QWidget) -> str:
    text = thing.accessibleName() or thing.objectName()
    if isinstance(thing, QAbstractButton):
        text = text or thing.text()
    return f"{type(thing).__name__} {text!r}" if text else type(thing).__name__


def _click(jungle: Jungle) -> str:
    name, at = jungle.there()
    button, modifier = jungle.random.choice(BUTTONS), jungle.random.choice(MODIFIERS)
    window = jungle.window
    if button == Qt.MouseButton.RightButton and _has_a_menu_of_qt(jungle.surface.window().childAt(at)):
        return "nothing"
    if window is None:
        return "nothing"
    QTest.mousePress(window, button, modifier, at)
    if _is_there(window):  # what was pressed may be gone, and its window with it
        QTest.mouseRelease(window, button, modifier, at)
    if _is_there(window) and jungle.random.random() < 0.1:
        QTest.mouseDClick(window, button, modifier, at)
    return f"{button.name} {modifier} on {name} at {at.x()},{at.y()}"


def _has_a_menu_of_qt(widget: QWidget | None) -> bool:
    """Whether Qt runs the menu of ``widget`` in a loop of its own, in which nothing else can be done."""
    if widget is None or not isValid(widget):
        return False
    return isinstance(widget, QAbstractSpinBox) or isinstance(widget.parentWidget(), QAbstractSpinBox)


def _drag(jungle: Jungle) -> str:
    (name, start), (other, end) = jungle.there(), jungle.there()
    window, left = jungle.window, Qt.MouseButton.LeftButton
    if window is None:
        return "nothing"
    QTest.mousePress(window, left, _MODIFIER.NoModifier, start)
    for part in range(1, 5):
        if _is_there(window):
            QTest.mouseMove(window, start + (end - start) * part / 4)
    if jungle.random.random() < 0.2:
        _press(jungle, _KEY.Key_Escape)
    if _is_there(window):
        QTest.mouseRelease(window, left, _MODIFIER.NoModifier, end)
    return f"drag from {name} to {other}"


def _wheel(jungle: Jungle) -> str:
    widget = jungle.widget()
    at, turned = jungle.point(widget), QPoint(0, jungle.random.choice((-360, -120, 120, 360)))
    event = QWheelEvent(
        QPointF(at),
        QPointF(widget.mapToGlobal(at)),
        QPoint(),
        turned,
        Qt.MouseButton.NoButton,
        jungle.random.choice(MODIFIERS),
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    name = _name(widget)
    QApplication.sendEvent(widget, event)
    return f"wheel {turned.y()} on {name}"


def _key(jungle: Jungle) -> str:
    key, modifier = jungle.random.choice(KEYS), jungle.random.choice(MODIFIERS)
    if (key, modifier) == (_KEY.Key_Q, _MODIFIER.ControlModifier):
        return "nothing"
    _press(jungle, key, modifier)
    return f"{key.name} {modifier}"


def _type(jungle: Jungle) -> str:
    text = jungle.random.choice(TEXTS)
    for letter in text:
        _press(jungle, _KEY(ord(letter.upper())))
    return f"typed {text!r}"


def _press(
    jungle: Jungle, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press and release ``key``, for who has the keyboard then.

    Not at the window: there QTest handles all other events between the keys that make up a combination,
    and goes on with a window that one of them has deleted.
    """
    for act in (QTest.keyPress, QTest.keyRelease):
        surface = jungle.surface  # lives as long as who is found in it: else that one is taken for deleted
        found: object = surface.focusWidget()
        act(found if isinstance(found, QWidget) and isValid(found) else surface, key, modifier)


def _action(jungle: Jungle) -> str:
    actions = jungle.desk.window.actions_by_id
    usable: list[tuple[ActionId, QAction]] = [
        (name, action) for name, action in actions.items() if action.isEnabled() and name not in NEVER
    ]
    if jungle.is_in_front or not usable:
        return "nothing"
    name, action = jungle.random.choice(usable)
    action.trigger()
    return f"action {name}"


def _close(jungle: Jungle) -> str:
    """Close what is in front, if it is not the window itself."""
    surface = jungle.surface
    name = _name(surface)
    if surface.window() is not jungle.desk.window:
        surface.window().close()
    return f"close {name}"


def _context(jungle: Jungle) -> str:
    widget = jungle.widget()
    if _has_a_menu_of_qt(widget):
        return "nothing"
    at = jungle.point(widget)
    reason = jungle.random.choice((QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard))
    name = _name(widget)
    QApplication.sendEvent(widget, QContextMenuEvent(reason, at, widget.mapToGlobal(at)))
    return f"context menu of {name}"


def _focus(jungle: Jungle) -> str:
    widget, reason = jungle.widget(), Qt.FocusReason
    name = _name(widget)
    if widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
        widget.setFocus(jungle.random.choice((reason.TabFocusReason, reason.MouseFocusReason)))
    return f"focus {name}"


def _setting(jungle: Jungle) -> str:
    """As another window would, or one that is open beside the dialog of settings."""
    many = [one for one in table.TABLE.values() if one.choices or isinstance(one.default, bool)]
    setting = jungle.random.choice([one for one in many if one.key != table.LANGUAGE.key])
    values = [choice.value for choice in setting.choices] or [True, False]
    value = jungle.random.choice(values)
    jungle.desk.settings.set_all([(setting, value)])
    return f"setting {setting.key} = {value!r}"


def _theme(jungle: Jungle) -> str:
    name = jungle.random.choice(("light", "dark", "system"))
    jungle.desk.settings.set(table.WINDOW_THEME, name)
    return f"theme {name}"


def _resize(jungle: Jungle) -> str:
    width, height = jungle.random.randrange(300, 1920), jungle.random.randrange(200, 1080)
    jungle.surface.window().resize(width, height)
    return f"resize to {width}x{height}"


def _paste(jungle: Jungle) -> str:
    text = jungle.random.choice(POSITIONS)
    QGuiApplication.clipboard().setText(text)
    if not jungle.is_in_front:
        jungle.desk.window.actions_by_id[ActionId.PASTE].trigger()
    return f"paste {text!r}"


def _drop(jungle: Jungle) -> str:
    """Files, or a text, from another program."""
    data, window = QMimeData(), jungle.desk.window
    files = jungle.random.sample(list(jungle.files), jungle.random.choice((1, 1, 1, 2)))
    if jungle.random.random() < 0.2:
        data.setText(jungle.random.choice(POSITIONS))
    else:
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    if jungle.is_in_front:
        return "nothing"
    middle, copy = window.rect().center(), Qt.DropAction.CopyAction
    button = Qt.MouseButton.LeftButton
    QApplication.sendEvent(window, QDragEnterEvent(middle, copy, data, button, _MODIFIER.NoModifier))
    event = QDropEvent(QPointF(middle), copy, data, button, _MODIFIER.NoModifier, QEvent.Type.Drop)
    QApplication.sendEvent(window, event)
    return f"drop {[path.name for path in files]}"


ACTS: Mapping[str, Act] = {
    "click": _click,
    "drag": _drag,
    "wheel": _wheel,
    "key": _key,
    "type": _type,
    "action": _action,
    "close": _close,
    "context": _context,
    "focus": _focus,
    "setting": _setting,
    "theme": _theme,
    "resize": _resize,
    "paste": _paste,
    "drop": _drop,
}
