"""Draws the rooms of bgdesk as they are: ``python installer/draw_rooms.py`` writes ``.github/rooms.svg``.

The floors are those of the import contract in pyproject.toml; what a room is for says the first line of its
package.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from dataclasses import dataclass
from html import escape
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / ".github" / "rooms.svg"

WIDTH, MARGIN, GAP, LINE = 1100, 24, 12, 18
CELL, CELL_GAP = 30, 6
LETTER = 7
"""Width of a letter of the smaller type, about."""


@dataclass(frozen=True, slots=True)
class Room:
    """A folder: what it is for, and the folders in it."""

    name: str
    purpose: str
    inner: tuple[Room, ...]


def room(folder: Path) -> Room:
    """The room in ``folder`` with those inside it."""
    text = (folder / "__init__.py").read_text(encoding="utf-8")
    purpose = (ast.get_docstring(ast.parse(text)) or "").splitlines()[0]
    inner = tuple(room(path.parent) for path in sorted(folder.glob("*/__init__.py")))
    return Room(folder.name, purpose.replace("`", ""), inner)


def floors(root: Path = ROOT) -> tuple[tuple[Room, ...], ...]:
    """The rooms from the top of the house to the bottom; those of one floor do not know each other."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    house = project["tool"]["importlinter"]["contracts"][0]
    named = [[root / "bgdesk" / name.strip() for name in layer.split("|")] for layer in house["layers"]]
    folders = [[path for path in paths if path.is_dir()] for paths in named]
    return tuple(tuple(room(path) for path in paths) for paths in folders if paths)


def picture(house: tuple[tuple[Room, ...], ...]) -> str:
    """The house as SVG text."""
    y, parts = MARGIN, []
    for floor in house:
        width = (WIDTH - 2 * MARGIN - GAP * (len(floor) - 1)) // len(floor)
        drawn = [_drawn(one, MARGIN + i * (width + GAP), y, width) for i, one in enumerate(floor)]
        height = max(bottom for _, bottom in drawn) - y
        for i, (inside, _) in enumerate(drawn):
            parts += [_box(MARGIN + i * (width + GAP), y, width, height, "room"), *inside]
        y += height + GAP
    return _SVG.format(width=WIDTH, height=y + MARGIN - GAP, parts="\n".join(parts))


def _drawn(one: Room, x: int, y: int, width: int) -> tuple[list[str], int]:
    """The inside of a room, and where it ends below."""
    parts = [_text(x + 12, y + 22, f"{one.name}/", "name")]
    below = y + 22
    for line in wrap(one.purpose, int((width - 24) / LETTER)):
        below += LINE
        parts.append(_text(x + 12, below, line, "purpose"))
    left, top = x + 12, below + 10
    for inner in one.inner:
        room_for = round(len(inner.name) * LETTER) + 22
        if left + room_for > x + width - 12:
            left, top = x + 12, top + CELL + CELL_GAP
        parts.append(_box(left, top, room_for, CELL - 4, "inner"))
        parts.append(_text(left + 10, top + 17, inner.name, "purpose"))
        left += room_for + CELL_GAP
    return parts, (top + CELL + 8 if one.inner else below + 12)


def _box(x: int, y: int, width: int, height: int, kind: str) -> str:
    return f'<rect class="{kind}" x="{x}" y="{y}" width="{width}" height="{height}" rx="6"/>'


def _text(x: int, y: int, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x}" y="{y}">{escape(text)}</text>'


_SVG = """<svg xmlns="http://www.w3.org/2000/svg"
 width="{width}" height="{height}" viewBox="0 0 {width} {height}">
<style>
rect.page {{ fill: #f6f4ef }} rect.room {{ fill: #ffffff; stroke: #8a7f6a }}
rect.inner {{ fill: #efe9dc; stroke: none }}
text {{ font-family: Helvetica, Arial, sans-serif; fill: #2b2924 }}
text.name {{ font-size: 17px; font-weight: bold }} text.purpose {{ font-size: 13px }}
</style>
<rect class="page" width="{width}" height="{height}"/>
{parts}
</svg>
"""


if __name__ == "__main__":
    PICTURE.write_text(picture(floors()), encoding="utf-8")
    sys.stdout.write(f"Wrote {PICTURE}.\n")
