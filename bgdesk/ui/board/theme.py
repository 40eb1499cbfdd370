"""The colours and materials of a board, read from a TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, NewType, TypeVar, get_type_hints

from bgdesk.rules.player import Player

Colour = NewType("Colour", str)
"""``#rrggbb`` or ``#aarrggbb``."""

T = TypeVar("T")


class Mark(StrEnum):
    """The pattern on the face of a checker, so that colour is not the only difference."""

    RING = "ring"
    DOUBLE_RING = "double_ring"
    LOZENGE = "lozenge"
    DOT = "dot"


class ThemeError(ValueError):
    """A theme file says something that is not a theme."""


@dataclass(frozen=True, slots=True)
class FrameTheme:
    """The frame and the bar: ``grain`` is the strength of the wood grain, 0 to 1."""

    light: Colour
    dark: Colour
    edge: Colour
    bar_light: Colour
    bar_dark: Colour
    tray: Colour
    tray_shade: Colour
    number: Colour
    tray_number: Colour
    grain: float


@dataclass(frozen=True, slots=True)
class FieldTheme:
    """The playing surface: ``texture`` is the strength of the felt, 0 to 1."""

    light: Colour
    dark: Colour
    shade: Colour
    texture: float


@dataclass(frozen=True, slots=True)
class PointTheme:
    """One of the two kinds of points."""

    light: Colour
    dark: Colour
    rim: Colour
    rim_width: float


@dataclass(frozen=True, slots=True)
class CheckerTheme:
    """The checkers of one side."""

    light: Colour
    face: Colour
    dark: Colour
    rim: Colour
    rim_width: float
    ring: Colour
    shine: Colour
    text: Colour
    mark: Mark


@dataclass(frozen=True, slots=True)
class DieTheme:
    """The dice of one side, or the cube (``pip`` is then its figure)."""

    light: Colour
    dark: Colour
    rim: Colour
    rim_width: float
    pip: Colour


@dataclass(frozen=True, slots=True)
class MarkTheme:
    """Everything laid over the board; ``accent`` means "you may act here" and nothing else."""

    accent: Colour
    focus: Colour
    focus_edge: Colour
    arrow_best: Colour
    arrow_edge: Colour
    pill: Colour
    pill_text: Colour
    message: Colour
    message_text: Colour
    message_edge: Colour
    shadow: Colour


@dataclass(frozen=True, slots=True)
class BoardTheme:
    """One look of the board; White's and Black's things are the two sides' by name only.

    ``suits`` a dark or a light window; ``place`` is that in the list of boards.
    """

    name: str
    suits: str
    place: float
    frame: FrameTheme
    field: FieldTheme
    point_odd: PointTheme
    point_even: PointTheme
    checker_white: CheckerTheme
    checker_black: CheckerTheme
    die_white: DieTheme
    die_black: DieTheme
    cube: DieTheme
    marks: MarkTheme

    def checker(self, player: Player) -> CheckerTheme:
        """The checkers of ``player``."""
        return self.checker_white if player is Player.WHITE else self.checker_black

    def die(self, player: Player) -> DieTheme:
        """The dice of ``player``."""
        return self.die_white if player is Player.WHITE else self.die_black


def load_theme(path: Path) -> BoardTheme:
    """The theme in ``path``; `ThemeError` names the first key that is missing, unknown or malformed."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        return _build(BoardTheme, table, path.stem)
    except (tomllib.TOMLDecodeError, OSError) as error:
        raise ThemeError(f"{path.name}: {error}") from error


def load_themes(folder: Path) -> dict[str, BoardTheme]:
    """Every theme of ``folder`` by the stem of its file name, in the order in which they are offered."""
    found = {path.stem: load_theme(path) for path in sorted(folder.glob("*.toml"))}
    return dict(sorted(found.items(), key=lambda named: named[1].place))


def fitting_board(boards: Mapping[str, BoardTheme], *, is_dark: bool) -> BoardTheme:
    """The first of ``boards`` that suits a dark or a light window."""
    suits = "dark" if is_dark else "light"
    return next((board for board in boards.values() if board.suits == suits), next(iter(boards.values())))


def _build(kind: type[T], table: Mapping[str, Any], where: str) -> T:
    names = {field.name for field in fields(kind)}  # type: ignore[arg-type]  # always a dataclass here
    if odd := sorted(names.symmetric_difference(table)):
        problem = "missing" if odd[0] in names else "unknown"
        raise ThemeError(f"{where}.{odd[0]}: {problem}")
    types = _types(kind)  # type: ignore[arg-type]  # classes can be hashed
    return kind(**{name: _value(types[name], table[name], f"{where}.{name}") for name in names})


@cache
def _types(kind: type) -> dict[str, Any]:
    """The types of the fields of ``kind``, which are written as text."""
    return get_type_hints(kind)


def _value(kind: Any, value: Any, where: str) -> Any:
    if is_dataclass(kind):
        if isinstance(value, dict):
            return _build(kind, value, where)  # type: ignore[arg-type]  # a dataclass type
    elif kind is Colour:
        if isinstance(value, str) and _is_colour(value):
            return Colour(value)
    elif kind is float:
        if isinstance(value, int | float) and 0 <= value <= 20:
            return float(value)
    elif isinstance(value, str) and value:
        return _word(kind, value, where)
    raise ThemeError(f"{where}: {value!r} is not allowed")


def _word(kind: Any, value: str, where: str) -> Any:
    try:
        return kind(value)
    except ValueError:
        raise ThemeError(f"{where}: {value!r} is not allowed") from None


def _is_colour(text: str) -> bool:
    digits = text.removeprefix("#")
    return text != digits and len(digits) in (6, 8) and all(char in "0123456789abcdef" for char in digits)
