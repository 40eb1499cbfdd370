"""The XML of match equity tables as GNU Backgammon writes it: what stands in it, not yet weighed."""

from __future__ import annotations

from dataclasses import dataclass, field
from xml.parsers import expat

MOST_BYTES = 1_000_000
"""The largest table in use has 17,000."""
BOTH = "both"
_EXPLICIT = "explicit"
_PLAYERS = (BOTH, "0", "1")


class TableError(ValueError):
    """A file that holds no match equity table that can be used; the text is one sentence."""


@dataclass(slots=True)
class Part:
    """Figures in rows, or the parameters of the formula ``kind``; ``player`` is `BOTH`, "0" or "1"."""

    kind: str = _EXPLICIT
    player: str = BOTH
    rows: list[list[str]] = field(default_factory=list)
    parameters: dict[str, str] = field(default_factory=dict)

    @property
    def is_formula(self) -> bool:
        """Whether it has to be computed."""
        return self.kind != _EXPLICIT


@dataclass(slots=True)
class Parts:
    """A file: ``before`` the end of the Crawford game and ``after`` it, by player."""

    name: str = ""
    notice: str = ""
    before: Part | None = None
    after: dict[str, Part] = field(default_factory=dict)


def parsed(data: bytes) -> Parts:
    """What the file says. Entities are refused and nothing outside of it is read. Raises TableError."""
    if len(data) > MOST_BYTES:
        raise TableError(f"a match equity table has at most {MOST_BYTES} bytes")
    reading = _Reading()
    parser = expat.ParserCreate()
    parser.EntityDeclHandler = _refuse_entity
    parser.StartElementHandler = reading.start
    parser.EndElementHandler = reading.end
    parser.CharacterDataHandler = reading.characters
    parser.CommentHandler = reading.comment
    try:
        parser.Parse(data, True)
    except TableError:
        raise
    except (expat.ExpatError, ValueError, LookupError) as problem:
        raise TableError(f"this is no match equity table: {problem}") from problem
    if reading.root != "met":
        raise TableError("this is no match equity table")
    return reading.parts


def _refuse_entity(*_: object) -> None:
    raise TableError("a match equity table defines no entities")


@dataclass(slots=True)
class _Reading:
    """What has been met in a file so far."""

    parts: Parts = field(default_factory=Parts)
    part: Part = field(default_factory=Part)
    root: str = ""
    parameter: str = ""
    text: str = ""

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.root = self.root or tag
        self.text = ""
        if tag.endswith("-crawford-table"):
            self.part = Part(attributes.get("type", _EXPLICIT), attributes.get("player", BOTH))
        elif tag == "row":
            self.part.rows.append([])
        elif tag == "parameter":
            self.parameter = attributes.get("name", "")

    def end(self, tag: str) -> None:
        if tag == "name":
            self.parts.name = " ".join(self.text.split())[:100]
        elif tag == "me" and self.part.rows:
            self.part.rows[-1].append(self.text.strip())
        elif tag == "parameter":
            self.part.parameters[self.parameter] = self.text.strip()
        elif tag == "pre-crawford-table":
            self.parts.before = self.part
        elif tag == "post-crawford-table":
            self._keep_after()

    def _keep_after(self) -> None:
        if self.part.player not in _PLAYERS:
            raise TableError(f"there is no player {self.part.player[:20]!r} in a match equity table")
        self.parts.after[self.part.player] = self.part

    def characters(self, text: str) -> None:
        self.text += text

    def comment(self, text: str) -> None:
        if "copyright" in text.lower() and not self.parts.notice:
            self.parts.notice = "\n".join(line.strip() for line in text.strip().splitlines())
