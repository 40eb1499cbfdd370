"""SGF text as game trees: nodes of properties with raw values, whatever the game.

Values are raw (escapes kept) because a colon divides only where it is not escaped.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from unicodedata import category

from bgdesk.formats.effort import Allowance
from bgdesk.match.codec.json_shapes import UNPRINTABLE

PARTS = Allowance(300_000, 8)
"""The nodes, properties and brackets of a file."""

LONGEST_VALUE = 200_000

_SKIPPED = re.compile(r"[^();\[A-Z]+")
"""Everything between tokens; lower-case letters in a property's name mean nothing."""
_NAME = re.compile(r"[A-Z][A-Za-z0-9]*")
_VALUE = re.compile(r"\[([^\\\]]*+(?:\\.[^\\\]]*+)*+)\]", re.DOTALL)
_SOFT_BREAK = re.compile(r"\\(?:\r\n|\n\r|\n|\r)")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_LINE_BREAK = re.compile("\r\n|\r|\n|\u2028|\u2029")
_FIRST_PART = re.compile(r"([^\\:]*+(?:\\.[^\\:]*+)*+):", re.DOTALL)
_LOWER = re.compile(r"[a-z]+")


@dataclass(slots=True)
class SgfNode:
    """The properties of one node by name, and the line (from 1) on which it begins."""

    line: int
    properties: dict[str, list[str]] = field(default_factory=dict)

    def first(self, name: str) -> str:
        """The first raw value of ``name``, empty when there is none."""
        values = self.properties.get(name)
        return values[0] if values else ""


@dataclass(slots=True)
class Tree:
    """A sequence of nodes and the variations after the last of them."""

    nodes: list[SgfNode] = field(default_factory=list)
    children: list[Tree] = field(default_factory=list)

    def main_line(self) -> Iterator[SgfNode]:
        """The nodes of the first variation all the way down."""
        tree: Tree | None = self
        while tree:
            yield from tree.nodes
            tree = tree.children[0] if tree.children else None


@dataclass(frozen=True, slots=True)
class Collection:
    """The game trees of a file; ``is_whole`` is false when it ends within one of them.

    ``end_line`` is the line that was reached when it had too many parts.
    """

    trees: tuple[Tree, ...]
    is_whole: bool
    end_line: int | None = None


def parse(text: str) -> Collection:
    """The trees in ``text``, as far as it goes; text outside of them is skipped."""
    return _Parser(text).collection()


class _Parser:
    def __init__(self, text: str) -> None:
        self._text = text
        self._most_parts = PARTS.of(len(text))
        self._at = 0
        self._line, self._counted = 1, 0
        self._trees: list[Tree] = []
        self._open: list[Tree] = []
        self._values: list[str] | None = None
        self._parts = 0

    def collection(self) -> Collection:
        is_whole = True
        while is_whole and self._skip():
            is_whole = self._token(self._text[self._at])
        end_line = self._text.count("\n", 0, self._at) + 1 if self._parts > self._most_parts else None
        return Collection(tuple(self._trees), is_whole and not self._open, end_line)

    def _skip(self) -> bool:
        """Go to the next token, if there is one; outside of trees only an opening bracket is one."""
        if not self._open:
            self._at = self._text.find("(", self._at)
            return self._at >= 0
        skipped = _SKIPPED.match(self._text, self._at)
        self._at = skipped.end() if skipped else self._at
        return self._at < len(self._text)

    def _token(self, mark: str) -> bool:
        """Take one token; false when the text ends in the middle of it or there is too much."""
        if mark == "[":
            return self._value()
        if mark in "();":
            self._at += 1
            self._values = None
            self._structure(mark)
        else:
            self._name()
        self._parts += 1
        return self._parts <= self._most_parts

    def _structure(self, mark: str) -> None:
        if mark == "(":
            self._begin_tree()
        elif mark == ";":
            self._begin_node()
        else:
            self._open.pop()

    def _begin_tree(self) -> None:
        tree = Tree()
        siblings = self._open[-1].children if self._open else self._trees
        siblings.append(tree)
        self._open.append(tree)

    def _begin_node(self) -> None:
        self._line += self._text.count("\n", self._counted, self._at)
        self._counted = self._at
        self._open[-1].nodes.append(SgfNode(self._line))

    def _name(self) -> None:
        named = _NAME.match(self._text, self._at)
        assert named, "everything else is skipped"
        self._at = named.end()
        nodes = self._open[-1].nodes
        self._values = nodes[-1].properties.setdefault(_upper(named[0]), []) if nodes else None

    def _value(self) -> bool:
        found = _VALUE.match(self._text, self._at)
        if found is None:
            return False
        self._at = found.end()
        if self._values is not None:
            self._values.append(found[1])
        return True


def _upper(name: str) -> str:
    return name if name.isupper() else _LOWER.sub("", name)


def text_of(raw: str) -> str:
    """What a raw text value says: line breaks kept, other white space a blank, escapes resolved.

    Of more than `LONGEST_VALUE` characters only the first are looked at.
    """
    raw = raw[:LONGEST_VALUE]
    if "\\" in raw:
        raw = _ESCAPED.sub(r"\1", _SOFT_BREAK.sub("", raw))
    return raw if raw.isprintable() else _clean(raw)


def _clean(text: str) -> str:
    """``text`` with line feeds for line breaks, blanks for white space, and no control characters."""
    lines = _LINE_BREAK.split(text)
    return "\n".join("".join(map(_shown, line)) for line in lines)


def _shown(character: str) -> str:
    if category(character) not in UNPRINTABLE:
        return character
    return " " if character.isspace() else ""


def line_of(raw: str) -> str:
    """What a raw value of one line says: white space is a blank."""
    return " ".join(text_of(raw).split())


def pair_of(raw: str) -> tuple[str, str]:
    """The two parts of a composed value, the second empty without an unescaped colon."""
    found = _FIRST_PART.match(raw[:LONGEST_VALUE])
    if found is None:
        return line_of(raw), ""
    return line_of(found[1]), line_of(raw[found.end() :])


def settings_of(values: list[str]) -> dict[str, str]:
    """Composed values such as ``length:7`` by their first part."""
    found: defaultdict[str, str] = defaultdict(str)
    found.update(pair_of(value) for value in values)
    return found


def escaped(text: str, *, in_pair: bool = False) -> str:
    """``text`` as a raw value; ``in_pair``: as a part of a composed one."""
    text = text.replace("\\", "\\\\").replace("]", "\\]")
    return text.replace(":", "\\:") if in_pair else text
