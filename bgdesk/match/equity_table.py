"""Match equity tables: the chance to win a match from a score, and equities that go with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from xml.parsers import expat

from bgdesk.shipped import resource_path

MOST_BYTES = 1_000_000
MOST_AWAY = 64
_DEFAULT = "kazaross-xg2.xml"


class TableError(ValueError):
    """A file that holds no match equity table that can be used; one sentence."""


class BeyondTable(ValueError):  # noqa: N818  # the name says what is wrong
    """A score that the table does not reach."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a game is about: a player's chance to win the match if he wins or loses what is at stake.

    Conversions are linear in between, as in GNU Backgammon and eXtreme Gammon: an equity of +1 wins the
    points, -1 loses them. Where both are equal, nothing is at stake and every equity is 0.
    """

    win: float
    lose: float

    def mwc(self, emg: float) -> float:
        """The chance to win the match that the normalised equity ``emg`` stands for."""
        return 0.5 * (emg * (self.win - self.lose) + self.win + self.lose)

    def emg(self, mwc: float) -> float:
        """The normalised equity that the chance ``mwc`` to win the match stands for."""
        difference = self.win - self.lose
        return (2 * mwc - self.win - self.lose) / difference if difference else 0.0


@dataclass(frozen=True, slots=True)
class MatchEquityTable:
    """The chances by points needed, with the copyright ``notice`` that came with the figures.

    ``before[i][j]``: of a player who needs i + 1 points against one who needs j + 1, while the Crawford
    game is to come or on. ``after[i]``: of one who needs i + 1 against one who needs 1, when it is over.
    """

    name: str
    before: tuple[tuple[float, ...], ...]
    after: tuple[float, ...]
    notice: str = ""

    @property
    def size(self) -> int:
        """The most points that a player may need."""
        return len(self.before)

    def before_game(self, away: int, opponent_away: int, *, is_crawford: bool = False) -> float:
        """The chance to win the match of the player who needs ``away`` points, before a game.

        Where exactly one needs 1 point and it is not the Crawford game, that game is over. Nobody needs
        0 points or less but one who has won. Raises BeyondTable.
        """
        if away <= 0 or opponent_away <= 0:
            return 1.0 if away <= 0 else 0.0
        if max(away, opponent_away) > self.size:
            raise BeyondTable(f"{self.name} does not reach {away} away against {opponent_away} away")
        if is_crawford or (away == 1) == (opponent_away == 1):
            return self.before[away - 1][opponent_away - 1]
        if away == 1:
            return 1.0 - self.after[opponent_away - 1]
        return self.after[away - 1]

    def after_game(self, away: int, opponent_away: int, *, was_match_point: bool) -> float:
        """The same chance between games; ``was_match_point``: somebody needed 1 point in the last one.

        Raises BeyondTable.
        """
        is_crawford = not was_match_point and (away == 1) != (opponent_away == 1)
        return self.before_game(away, opponent_away, is_crawford=is_crawford)

    def stakes(self, away: int, opponent_away: int, points: int, *, is_crawford: bool = False) -> Stakes:
        """What ``points`` are worth to the player who needs ``away`` points, in a game at this score.

        Whether it is the Crawford game does not matter to what comes after it. Raises BeyondTable.
        """
        was_match_point = is_crawford or 1 in (away, opponent_away)
        return Stakes(
            self.after_game(away - points, opponent_away, was_match_point=was_match_point),
            self.after_game(away, opponent_away - points, was_match_point=was_match_point),
        )


@lru_cache(maxsize=1)
def default_table() -> MatchEquityTable:
    """The table that comes along, which the engine uses too: Kazaross-XG2."""
    return read_table(resource_path("met", _DEFAULT).read_bytes())


def read_table(data: bytes) -> MatchEquityTable:
    """A table in the XML of GNU Backgammon with figures of its own, the same for both players.

    Raises TableError, also for tables that are to be computed from parameters.
    """
    if len(data) > MOST_BYTES:
        raise TableError(f"a match equity table has at most {MOST_BYTES} bytes")
    found = _TableReader().read(data)
    after = tuple(found.after[0]) if found.after else ()
    size = min(len(found.before), len(after))
    before = tuple(tuple(row[:size]) for row in found.before[:size])
    _check(before, after)
    return MatchEquityTable(found.name or "unnamed table", before, after, found.notice)


def _check(before: Sequence[Sequence[float]], after: Sequence[float]) -> None:
    size = len(before)
    if not 1 <= size <= MOST_AWAY or any(len(row) != size for row in before):
        raise TableError(f"a match equity table has 1 to {MOST_AWAY} rows, each as long as there are rows")
    if not all(0 <= chance <= 1 for row in (*before, after) for chance in row):
        raise TableError("a chance to win is from 0 to 1")


class _TableReader:
    """Collects name, notice and figures; refuses entities, which such a file does not need."""

    def __init__(self) -> None:
        self.name = ""
        self.notice = ""
        self.before: list[list[float]] = []
        self.after: list[list[float]] = []
        self._rows: list[list[float]] | None = None
        self._text = ""

    def read(self, data: bytes) -> _TableReader:
        parser = expat.ParserCreate()
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        parser.CommentHandler = self._comment
        parser.EntityDeclHandler = self._refuse_entity
        try:
            parser.Parse(data, True)
        except expat.ExpatError as problem:
            raise TableError(f"this is no match equity table: {problem}") from None
        return self

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._text = ""
        if tag in ("pre-crawford-table", "post-crawford-table"):
            kind = attributes.get("type", "")
            if kind != "explicit":
                raise TableError(f"tables of the kind {kind[:20]!r} are not read, only those with figures")
            self._rows = self.before if tag.startswith("pre") else self.after
        elif tag == "row" and self._rows is not None:
            self._rows.append([])

    def _end(self, tag: str) -> None:
        text = self._text.strip()
        if tag == "name":
            self.name = " ".join(text.split())[:100]
        elif tag == "me" and self._rows:
            self._rows[-1].append(_chance(text))
        elif tag.endswith("-table"):
            self._rows = None
        self._text = ""

    def _characters(self, text: str) -> None:
        self._text += text

    def _comment(self, text: str) -> None:
        if "Copyright" in text and not self.notice:
            self.notice = "\n".join(line.strip() for line in text.strip().splitlines())

    def _refuse_entity(self, *_: object) -> None:
        raise TableError("a match equity table defines no entities")


def _chance(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise TableError(f"{text[:20]!r} is not a number") from None
