"""The comments in eXtreme Gammon's files: rich text, one comment a line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

MOST_COMMENTS = 20_000
LONGEST = 100_000
"""Comments have at most so many characters, in rich text and without it."""

_LINE_BREAK = b"\x01\x02"
_RICH_TEXT = "{\\rtf"
_TOKEN = re.compile(
    r"\\'(?P<byte>[0-9a-fA-F]{2})|\\(?P<word>[a-zA-Z]{1,32})(?P<number>-?\d{1,9})? ?"
    r"|\\(?P<symbol>[^a-zA-Z'])|(?P<brace>[{}])|(?P<text>[^\\{}\r\n]+)"
)
_SILENT = frozenset(
    {
        "colortbl",
        "stylesheet",
        "info",
        "pict",
        "object",
        "header",
        "footer",
        "generator",
        "filetbl",
        "listtable",
    }
)
_FONT_TABLE = "fonttbl"
_BREAKS: Mapping[str, str] = MappingProxyType(
    {"par": "\n", "line": "\n", "sect": "\n", "page": "\n", "row": "\n", "tab": "\t"}
)
_WORDS = MappingProxyType(
    {
        "emdash": "\u2014",
        "endash": "\u2013",
        "lquote": "\u2018",
        "rquote": "\u2019",
        "ldblquote": "\u201c",
        "rdblquote": "\u201d",
        "bullet": "\u2022",
        "cell": "\t",
        **_BREAKS,
    }
)
_SYMBOLS = MappingProxyType({"~": " ", "_": "-", "\\": "\\", "{": "{", "}": "}", "-": ""})
_CHARSETS: Mapping[int, str] = MappingProxyType(
    {
        0: "cp1252",
        128: "cp932",
        129: "cp949",
        134: "cp936",
        136: "cp950",
        161: "cp1253",
        162: "cp1254",
        163: "cp1258",
        177: "cp1255",
        178: "cp1256",
        186: "cp1257",
        204: "cp1251",
        222: "cp874",
        238: "cp1250",
    }
)
"""Encodings by the number of a font's character set."""
_MOST_NESTED = 100


def comments(content: bytes) -> tuple[str, ...]:
    """The comments in their order, by the indexes that the records name."""
    lines = content.removesuffix(b"\r\n").split(b"\r\n", MOST_COMMENTS)[:MOST_COMMENTS] if content else []
    return tuple(plain_text(_decoded(line[:LONGEST])) for line in lines)


def plain_text(text: str) -> str:
    """What ``text`` says, be it rich text or plain; line breaks are LF."""
    plain = _Reader().read(text) if text.startswith(_RICH_TEXT) else text
    lines = "".join(c for c in plain.replace("\r\n", "\n") if c.isprintable() or c in "\n\t")
    return "\n".join(line.expandtabs(4).rstrip() for line in lines.split("\n")).strip("\n")


def _decoded(line: bytes) -> str:
    return line.replace(_LINE_BREAK, b"\r\n").decode("cp1252", "replace")


@dataclass(frozen=True, slots=True)
class _Group:
    """What holds between two braces."""

    is_silent: bool = False
    is_font_table: bool = False
    encoding: str = "cp1252"
    fallback: int = 1
    """How many characters follow one in Unicode for programs that do not know it."""


@dataclass(slots=True)
class _Reader:
    group: _Group = field(default_factory=_Group)
    outer: list[_Group] = field(default_factory=list)
    fonts: dict[int, str] = field(default_factory=dict)
    font: int = 0
    to_skip: int = 0
    parts: list[str] = field(default_factory=list)
    waiting: bytearray = field(default_factory=bytearray)
    """Bytes of characters that may take several."""

    def read(self, text: str) -> str:
        for token in _TOKEN.finditer(text):
            kind = token.lastgroup
            if kind == "byte":
                self._byte(int(token["byte"], 16))
            elif kind == "text":
                self._say(token["text"])
            elif kind == "brace":
                self._brace(token["brace"])
            elif token["word"]:
                self._word(token["word"], int(token["number"]) if token["number"] else None)
            else:
                self._symbol(token["symbol"])
        self._flush()
        return _joined_surrogates("".join(self.parts))

    def _byte(self, byte: int) -> None:
        if self.to_skip:
            self.to_skip -= 1
        elif not self.group.is_silent:
            self.waiting.append(byte)

    def _say(self, text: str) -> None:
        self._flush()
        skipped = min(self.to_skip, len(text))
        self.to_skip -= skipped
        if not self.group.is_silent:
            self.parts.append(text[skipped:])

    def _brace(self, brace: str) -> None:
        self._flush()
        self.to_skip = 0
        if brace == "{" and len(self.outer) < _MOST_NESTED:
            self.outer.append(self.group)
        elif brace == "}" and self.outer:
            self.group = self.outer.pop()

    def _symbol(self, symbol: str) -> None:
        if symbol == "*":
            self.group = replace(self.group, is_silent=True)
        else:
            self._say(_SYMBOLS.get(symbol, "\n" if symbol in "\r\n" else ""))

    def _word(self, word: str, number: int | None) -> None:
        if word == "u" and number is not None:
            self._say(chr(number % 0x10000))
            self.to_skip = self.group.fallback
        elif word in _WORDS:
            self._say(_WORDS[word])
        elif word in _SILENT or word == _FONT_TABLE:
            is_font_table = word == _FONT_TABLE
            self.group = replace(self.group, is_silent=True, is_font_table=is_font_table)
        elif number is not None:
            self._set(word, number)

    def _set(self, word: str, number: int) -> None:
        self._flush()
        if word == "uc":
            self.group = replace(self.group, fallback=max(0, min(number, 10)))
        elif word == "ansicpg":
            self.group = replace(self.group, encoding=_known(f"cp{number}"))
        elif word == "fcharset" and self.group.is_font_table:
            self.fonts[self.font] = _CHARSETS.get(number, self.group.encoding)
        elif word == "f" and self.group.is_font_table:
            self.font = number
        elif word == "f":
            self.group = replace(self.group, encoding=self.fonts.get(number, self.group.encoding))

    def _flush(self) -> None:
        if self.waiting:
            self.parts.append(self.waiting.decode(self.group.encoding, "replace"))
            self.waiting.clear()


def _known(encoding: str) -> str:
    return encoding if encoding in _CHARSETS.values() else "cp1252"


def _joined_surrogates(text: str) -> str:
    """Two halves of a character as one; halves without the other are replaced."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
