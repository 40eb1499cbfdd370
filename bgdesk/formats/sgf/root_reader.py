"""The root of one game in SGF: which game of which match it is, who plays by which rules, and the result."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from bgdesk.formats.sgf.tokens import SgfNode, line_of, pair_of, settings_of, text_of
from bgdesk.match.options import MAX_LENGTH, MONEY, UNLIMITED, MatchOptions
from bgdesk.match.state import Pair
from bgdesk.match.study import Tag
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS

PRIVATE = "XB"
"""The property for what only this program says, as ``key:value``; others skip it."""

TAG_KEY = "tag "
"""What stands before the key of a tag there."""

TAGS: Mapping[str, Tag] = MappingProxyType(
    {
        "EV": Tag.EVENT,
        "RO": Tag.ROUND,
        "PC": Tag.PLACE,
        "DT": Tag.DATE,
        "AN": Tag.ANNOTATOR,
        "US": Tag.TRANSCRIBER,
        "WR": Tag.WHITE_RATING,
        "BR": Tag.BLACK_RATING,
    }
)
"""Properties of the root that are common knowledge of a match."""

VARIATIONS: Mapping[str, str] = MappingProxyType(
    {
        "nackgammon": "nackgammon",
        "hypergammon1": "hypergammon1",
        "hypergammon2": "hypergammon2",
        "hypergammon3": "hypergammon",
    }
)
"""The rules in RU that name another game, in lower case."""

STRUCTURE = frozenset(
    {"FF", "GM", "CA", "ST", "SZ", "AP", "MI", "PW", "PB", "RU", "RE", "CV", "GC", "C", "GS", PRIVATE}
)
"""Properties of the root that are understood, or made anew when written."""

SETUP = frozenset({"PL", "DI", "CP", "CO", "AE", "AW", "AB", "W", "B"})
"""Properties of the board and the moves, which stand in the root now and then."""

_CRAWFORD, _CRAWFORD_GAME, _JACOBY, _NO_CUBE = "crawford", "crawfordgame", "jacoby", "nocube"
_RESULT = re.compile(r"\s*([WB])\+\s*(\d{1,9})?\s*(R?)", re.IGNORECASE)
_MOST_AUTOMATIC_DOUBLES = 12
_MOST_POINTS = 1_000_000


@dataclass(frozen=True, slots=True)
class Result:
    """``winner`` gains ``points``; ``is_resigned`` says how."""

    winner: Player
    points: int
    is_resigned: bool

    def __str__(self) -> str:
        return f"{'W' if self.winner is Player.WHITE else 'B'}+{self.points}{'R' * self.is_resigned}"


@dataclass(frozen=True, slots=True)
class GameRoot:
    """What the root of a game says; ``number`` counts from 0, ``None`` where nothing is said."""

    names: Pair[str]
    length: int
    number: int | None
    score: Pair[int] | None
    rules: tuple[str, ...]
    automatic_doubles: int
    result: Result | None

    @property
    def is_crawford_game(self) -> bool:
        """Whether this is the Crawford game."""
        return any(rule.lower() == _CRAWFORD_GAME for rule in self.rules)

    def follows(self, before: GameRoot) -> bool:
        """Whether this is a later game of the same match as ``before``."""
        if (self.names, self.length) != (before.names, before.length):
            return False
        if self.number is None or before.number is None:
            return self.number is before.number
        return self.number > before.number


def root_of(node: SgfNode) -> GameRoot:
    """What ``node`` says."""
    info = settings_of(node.properties.get("MI", []))
    scores = _whole(info["ws"]), _whole(info["bs"])
    white, black = scores
    return GameRoot(
        Pair(line_of(node.first("PW")), line_of(node.first("PB"))),
        _whole(info["length"]) or MONEY,
        _whole(info["game"]),
        Pair(white, black) if white is not None and black is not None else None,
        tuple(rule for value in node.properties.get("RU", []) for rule in line_of(value).split(":") if rule),
        _automatic_doubles(node.first("CV")),
        result_of(node.first("RE")),
    )


def result_of(raw: str) -> Result | None:
    """The result that RE gives, ``None`` when the game was not finished or drawn."""
    found = _RESULT.match(raw)
    if found is None:
        return None
    winner = Player.WHITE if found[1].upper() == "W" else Player.BLACK
    return Result(winner, min(max(1, int(found[2] or 1)), _MOST_POINTS), bool(found[3]))


def options_of(
    roots: list[GameRoot], private: Mapping[str, str], chain: int
) -> tuple[MatchOptions, list[str]]:
    """The options of a match with these games, and the rules that are not understood.

    ``chain`` is the longest row of raises in it. An unknown variant is read as backgammon.
    """
    named = {rule.lower(): rule for root in roots for rule in root.rules}
    unknown = [rule for name, rule in named.items() if not _is_known(name)]
    length = roots[0].length
    if length > MAX_LENGTH:
        unknown.append(f"length:{length}")
    variants = [VARIATIONS[name] for name in named if _is_known(name) and name in VARIATIONS]
    options = MatchOptions(
        variant=variants[0] if variants else "backgammon",
        length=min(length, MAX_LENGTH),
        cube=_NO_CUBE not in named,
        crawford=_CRAWFORD in named,
        jacoby=_JACOBY in named,
        max_chain=max(1, chain),
        automatic_doubles=max(root.automatic_doubles for root in roots),
    )
    return _with_private(options, private).locked(), unknown


def _is_known(rule: str) -> bool:
    if rule in VARIATIONS:
        return VARIATIONS[rule] in RULESETS
    return rule in (_CRAWFORD, _CRAWFORD_GAME, _JACOBY, _NO_CUBE)


def _with_private(options: MatchOptions, private: Mapping[str, str]) -> MatchOptions:
    """``options`` with what this program has written about them."""
    said = {name: _limit(private.get(name, "")) for name in ("max_chain", "automatic_doubles", "games")}
    found = {name: value for name, value in said.items() if value is not None}
    if private.get("variant") in RULESETS:
        found["variant"] = private["variant"]  # type: ignore[assignment]  # a name
    changed = replace(options, **found)  # type: ignore[arg-type]  # field names and values checked here
    return options if changed.problem() else changed


def rules_text(options: MatchOptions, *, is_crawford_game: bool) -> str:
    """The value of RU for ``options``, empty when there is nothing to say."""
    names = {variant: name.capitalize() for name, variant in VARIATIONS.items()}
    rules = (
        ("NoCube", not options.cube),
        ("Crawford", options.crawford),
        ("CrawfordGame", is_crawford_game),
        ("Jacoby", options.jacoby),
        (names.get(options.variant, ""), options.variant in names),
    )
    return ":".join(name for name, is_so in rules if is_so)


def private_of(node: SgfNode) -> dict[str, str]:
    """What this program has written into the root beside the standard."""
    return {**settings_of(node.properties.get(PRIVATE, []))}


def tags_of(node: SgfNode) -> list[tuple[str, str]]:
    """The tags of a match, unknown properties under their own names."""
    tags: list[tuple[str, str]] = []
    for name, values in node.properties.items():
        if name in STRUCTURE or (name in SETUP and not _is_copyright(name, values)):
            continue
        tags += [(TAGS.get(name, name), text_of(value).strip()) for value in values]
    program = " ".join(part for part in pair_of(node.first("AP")) if part)
    if program:
        tags.append((Tag.SOURCE, program))
    return [(name, value) for name, value in tags if value]


def _is_copyright(name: str, values: list[str]) -> bool:
    """Whether CP is meant as in other games and does not place the cube."""
    return name == "CP" and any(len(value.strip()) > 1 for value in values)


def _whole(text: str) -> int | None:
    return int(text) if re.fullmatch(r"\d{1,6}", text, re.ASCII) else None


def _limit(text: str) -> int | None:
    return UNLIMITED if text == str(UNLIMITED) else _whole(text)


def _automatic_doubles(cube: str) -> int:
    """How many automatic doubles make the value ``cube``; 0 if none do."""
    value = _whole(cube.strip()) or 1
    doubles = value.bit_length() - 1
    return doubles if value == 1 << doubles and doubles <= _MOST_AUTOMATIC_DOUBLES else 0
