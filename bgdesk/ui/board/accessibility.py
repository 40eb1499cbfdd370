"""The board for screen readers: every point, bar, tray, the dice and the cube as its own element."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView
from shiboken6 import VoidPtr, getCppPointer, isValid

from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import BoardGeometry, Fixture, Place
from bgdesk.ui.board.spoken import describe
from bgdesk.ui.board.view import BoardView


class SpokenBoard(Protocol):
    """What the interfaces need from the board widget."""

    @property
    def view(self) -> BoardView:
        """What the board shows."""

    @property
    def bottom(self) -> Player:
        """Whose side of the table this is."""

    @property
    def board_geometry(self) -> BoardGeometry:
        """Which places there are, and where."""

    @property
    def focused_place(self) -> Place:
        """The place that the keyboard is at."""

    def press_place(self, place: Place) -> None:
        """Do what a click on ``place`` does."""

    def focus_place(self, place: Place) -> None:
        """Move the keyboard to ``place``."""

    def place_on_screen(self, place: Place) -> QRect:
        """The area of ``place`` in screen coordinates."""

    def hasFocus(self) -> bool:
        """Whether keys go to the board."""


def spoken_places(geometry: BoardGeometry) -> tuple[Place, ...]:
    """Every place in reading order: the points as the player below counts them, bars, trays, dice, cube."""
    points, others = geometry.spots()[:24], geometry.spots()[24:]
    ordered = sorted(points, key=lambda spot: geometry.own_number(spot.number))
    return (*ordered, *others, Fixture.DICE, Fixture.CUBE, *geometry.faces())


_LARGEST = BoardGeometry(has_reserve=True, naming=Player.WHITE)
"""The board with all places that there can be."""


class PlaceActions(QAccessibleActionInterface):
    """What a screen reader may do with a place."""

    def __init__(self, board: SpokenBoard, place: Place) -> None:
        super().__init__()
        self._board, self._place = board, place

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        if name == self.pressAction():
            self._board.press_place(self._place)
        elif name == self.setFocusAction():
            self._board.focus_place(self._place)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class PlaceInterface(QAccessibleInterface):
    """One place of the board."""

    def __init__(self, board: SpokenBoard, parent: BoardInterface, place: Place) -> None:
        super().__init__()
        self._board, self._parent, self.place = board, parent, place
        self._actions = PlaceActions(board, place)

    def isValid(self) -> bool:
        return isValid(self._board) and isValid(self._parent)

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # Qt allows it, the stub does not

    def parent(self) -> QAccessibleInterface:
        return self._parent

    def child(self, _index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]  # Qt allows it, the stub does not

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]  # Qt allows it, the stub does not

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        return self._board.place_on_screen(self.place)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Name:
            return describe(self.place, self._board.view, self._board.bottom)
        return ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """A place cannot be renamed."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._board.hasFocus() and self._board.focused_place == self.place
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        if kind is QAccessible.InterfaceType.ActionInterface:
            return VoidPtr(getCppPointer(self._actions)[0])  # type: ignore[return-value]  # a pointer, whatever the stub says
        return VoidPtr(0)  # type: ignore[return-value]  # likewise


class BoardInterface(QAccessibleWidget):
    """The board with a child for each place."""

    def __init__(self, board: QGraphicsView, spoken: SpokenBoard) -> None:
        super().__init__(board, QAccessible.Role.Grouping)
        self._spoken = spoken
        self._parts = {place: PlaceInterface(spoken, self, place) for place in spoken_places(_LARGEST)}
        self._ids = [QAccessible.registerAccessibleInterface(part) for part in self._parts.values()]
        self._told: dict[Place, str] = {}

    def part(self, place: Place) -> PlaceInterface:
        """The interface of ``place``."""
        return self._parts[place]

    def renamed(self) -> list[PlaceInterface]:
        """The places that are called something else than when this was asked last."""
        names = {place: self._name(place) for place in spoken_places(self._spoken.board_geometry)}
        changed = [self._parts[place] for place, name in names.items() if self._told.get(place) != name]
        self._told = names
        return changed

    def _name(self, place: Place) -> str:
        return self._parts[place].text(QAccessible.Text.Name)

    def childCount(self) -> int:
        return len(spoken_places(self._spoken.board_geometry))

    def child(self, index: int) -> QAccessibleInterface:
        places = spoken_places(self._spoken.board_geometry)
        if 0 <= index < len(places):
            return self._parts[places[index]]
        return None  # type: ignore[return-value]  # Qt allows it, the stub does not

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        places = spoken_places(self._spoken.board_geometry)
        return places.index(child.place) if isinstance(child, PlaceInterface) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for place in spoken_places(self._spoken.board_geometry):
            part = self._parts[place]
            if part.rect().contains(QPoint(x, y)):
                return part
        return None  # type: ignore[return-value]  # Qt allows it, the stub does not

    def focusChild(self) -> QAccessibleInterface:
        if self._spoken.hasFocus():
            return self._parts[self._spoken.focused_place]
        return None  # type: ignore[return-value]  # Qt allows it, the stub does not


@lru_cache(maxsize=1)
def install_board_accessibility() -> None:
    """Teach Qt, once a process, to ask board widgets for their own interface."""
    QAccessible.installFactory(_interface_of)


def _interface_of(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    make = getattr(thing, "make_accessible_board", None)
    return make() if make else None


def tell_focus(board: QGraphicsView, place: Place) -> None:
    """Tell assistive software that the keyboard is now at ``place``."""
    if QAccessible.isActive():
        interface = QAccessible.queryAccessibleInterface(board)
        if isinstance(interface, BoardInterface):
            event = QAccessibleEvent(interface.part(place), QAccessible.Event.Focus)
            QAccessible.updateAccessibility(event)


def tell_names(board: QGraphicsView) -> None:
    """Tell assistive software, which remembers names, those that are others by now."""
    if QAccessible.isActive():
        interface = QAccessible.queryAccessibleInterface(board)
        if isinstance(interface, BoardInterface):
            for part in interface.renamed():
                QAccessible.updateAccessibility(QAccessibleEvent(part, QAccessible.Event.NameChanged))


def announce(speaker: QObject, text: str) -> None:
    """Have assistive software say ``text``."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, text))
