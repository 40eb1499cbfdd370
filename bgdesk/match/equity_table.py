"""Match equity tables: the chance to win a match from a score, and equities that go with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from statistics import NormalDist
from xml.parsers import expat

from bgdesk.shipped import resource_path

MOST_BYTES = 1_000_000
"""The largest table in use has 17,000."""
MOST_AWAY = 100
_SMALLEST = 3
_UNEVEN = 0.0025
"""How far the chances of both players may be from 1 together: older tables are rounded."""
_DEFAULT = "kazaross-xg2.xml"
_NORMAL = NormalDist()


class TableError(ValueError):
    """A file that holds no match equity table that can be used; the text is one sentence."""


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
        """The most points to go that the table gives; what `before_game` says beyond is an estimate."""
        return len(self.before)

    def before_game(self, away: int, opponent_away: int, *, is_crawford: bool = False) -> float:
        """The chance to win the match of the player who needs ``away`` points, before a game.

        Where exactly one needs 1 point and it is not the Crawford game, that game is over. Who needs 0
        points or less has won. Beyond the table: where both need more than 1, a normal law of the lead by
        the square root of the points to play, with the spread of the nearest score in the table; against
        1-away, each two points cost what the last two of the table cost.
        """
        if away <= 0 or opponent_away <= 0:
            return 1.0 if away <= 0 else 0.0
        if away == opponent_away:
            return 0.5
        if away > opponent_away:
            return 1.0 - self.before_game(opponent_away, away, is_crawford=is_crawford)
        if away == 1 and not is_crawford:
            return 1.0 - self._after_crawford(opponent_away)
        return self._before_crawford(away, opponent_away)

    def after_game(self, away: int, opponent_away: int, *, was_match_point: bool) -> float:
        """The same chance between games; ``was_match_point``: somebody needed 1 point in the last one."""
        is_crawford = not was_match_point and (away == 1) != (opponent_away == 1)
        return self.before_game(away, opponent_away, is_crawford=is_crawford)

    def stakes(
        self,
        away: int,
        opponent_away: int,
        points: int,
        *,
        is_crawford: bool = False,
        has_crawford: bool = True,
    ) -> Stakes:
        """What ``points`` are worth to the player who needs ``away`` points, in a game at this score.

        ``is_crawford`` says whether this is the Crawford game, ``has_crawford`` whether the match has one.
        """
        was_match_point = is_crawford or 1 in (away, opponent_away) or not has_crawford
        return Stakes(
            self.after_game(away - points, opponent_away, was_match_point=was_match_point),
            self.after_game(away, opponent_away - points, was_match_point=was_match_point),
        )

    def _before_crawford(self, away: int, opponent_away: int) -> float:
        if opponent_away <= self.size:
            return self.before[away - 1][opponent_away - 1]
        near = min(away, self.size - 1)
        spread = _standing(near, self.size) / _NORMAL.inv_cdf(self.before[near - 1][-1])
        return _NORMAL.cdf(_standing(away, opponent_away) / spread)

    def _after_crawford(self, away: int) -> float:
        if away <= self.size:
            return self.after[away - 1]
        steps = (away - self.size + 1) // 2
        base = self.after[away - 2 * steps - 1]
        return float(base * (self.after[-1] / self.after[-3]) ** steps)


def _standing(away: int, opponent_away: int) -> float:
    """A lead by the square root of the points to play."""
    return (opponent_away - away) / sqrt(away + opponent_away)


@cache
def default_table() -> MatchEquityTable:
    """The table that comes along, which the engine uses too: Kazaross-XG2, up to 25-away."""
    return read_table(resource_path("met", _DEFAULT).read_bytes())


def read_table(data: bytes) -> MatchEquityTable:
    """A table in the XML of GNU Backgammon with figures of its own, the same for both players.

    Entities are refused and nothing outside of the file is read. Raises TableError, also for tables that
    are to be computed from parameters.
    """
    if len(data) > MOST_BYTES:
        raise TableError(f"a match equity table has at most {MOST_BYTES} bytes")
    found = _parsed(data)
    size = min(len(found.before), len(found.after))  # one table in use has a figure less in its last row
    if not _SMALLEST <= size <= MOST_AWAY:
        raise TableError(f"a match equity table has {_SMALLEST} to {MOST_AWAY} rows, not {size}")
    before = tuple(_row(row, size) for row in found.before[:size])
    _check_fairness(before)
    return MatchEquityTable(found.name or "unnamed table", before, _row(found.after, size), found.notice)


@dataclass(slots=True)
class _Found:
    """What has been met in a file so far."""

    root: str = ""
    name: str = ""
    notice: str = ""
    before: list[list[str]] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    text: str = ""

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.root = self.root or tag
        self.text = ""
        if tag.endswith("-crawford-table"):
            _check_kind(attributes)
            self.rows = []
        elif tag == "row":
            self.rows.append([])

    def end(self, tag: str) -> None:
        if tag == "name":
            self.name = " ".join(self.text.split())[:100]
        elif tag == "me" and self.rows:
            self.rows[-1].append(self.text.strip())
        elif tag == "pre-crawford-table":
            self.before = self.rows
        elif tag == "post-crawford-table":
            self.after = self.rows[0] if self.rows else []

    def characters(self, text: str) -> None:
        self.text += text

    def comment(self, text: str) -> None:
        if "copyright" in text.lower() and not self.notice:
            self.notice = "\n".join(line.strip() for line in text.strip().splitlines())


def _parsed(data: bytes) -> _Found:
    found = _Found()
    parser = expat.ParserCreate()
    parser.EntityDeclHandler = _refuse_entity
    parser.StartElementHandler = found.start
    parser.EndElementHandler = found.end
    parser.CharacterDataHandler = found.characters
    parser.CommentHandler = found.comment
    try:
        parser.Parse(data, True)
    except TableError:
        raise
    except (expat.ExpatError, ValueError, LookupError) as problem:
        raise TableError(f"this is no match equity table: {problem}") from problem
    if found.root != "met":
        raise TableError("this is no match equity table")
    return found


def _refuse_entity(*_: object) -> None:
    raise TableError("a match equity table defines no entities")


def _check_kind(attributes: dict[str, str]) -> None:
    kind = attributes.get("type", "explicit")
    if kind != "explicit":
        raise TableError(f"tables of the kind {kind[:20]!r} are formulas; only those with figures are read")
    if attributes.get("player", "both") != "both":
        raise TableError("tables that differ for the two players are not read")


def _row(texts: list[str], size: int) -> tuple[float, ...]:
    if len(texts) < size:
        raise TableError(f"a row of the table has {len(texts)} figures where {size} are needed")
    return tuple(_chance(text) for text in texts[:size])


def _chance(text: str) -> float:
    try:
        chance = float(text)
    except ValueError:
        raise TableError(f"{text[:20]!r} is not a number") from None
    if not 0 <= chance <= 1:
        raise TableError(f"a chance to win is from 0 to 1, not {text[:20]}")
    return chance


def _check_fairness(rows: tuple[tuple[float, ...], ...]) -> None:
    """Raises TableError when the chances of both players do not make 1."""
    for away, row in enumerate(rows, 1):
        for opponent_away, figure in enumerate(row, 1):
            if abs(figure + rows[opponent_away - 1][away - 1] - 1) > _UNEVEN:
                raise TableError(f"the chances at {away}-away against {opponent_away}-away do not make 1")
