"""A tournament to be drawn, from a file that somebody wrote."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bgdesk.app.tournament.new_field import NewField, bot_rating
from bgdesk.app.tournament.tournament_desk import WantedTournament
from bgdesk.cli.shared.output import CliError
from bgdesk.engine.levels import LEVELS, is_known
from bgdesk.match.match_types import games_of
from bgdesk.match.options import MAX_LENGTH, MatchOptions, match_options
from bgdesk.match.rating import Rating
from bgdesk.match.tournament.club_clock import with_club_clock
from bgdesk.match.tournament.entrants import MOST_ENTRANTS, Entrant, EntrantKind
from bgdesk.match.tournament.tournament_codec import MAX_NAME
from bgdesk.match.tournament.tournament_format import (
    MOST_ROUNDS,
    Consolation,
    FormatKind,
    LeagueTerms,
    Lengths,
    Seeding,
    TournamentFormat,
)
from bgdesk.rules.variants import RULESETS

_NUMBERS = ("rounds", "losses", "groups", "advance")
_POINTS = ("consolation_points", "recharge_points")
_MOST_POINTS, _MOST_EVENINGS = 10_000, 1_000
_MOST_BYTES = 1_000_000
_KEYS = (
    "name", "points", "seeding", "format", "third_place", "consolation", "recharge",
    *_NUMBERS, *_POINTS, "variant", "clock", "entrants", "field", "league",
)  # fmt: skip
_OF_KINDS: Mapping[str, tuple[FormatKind, ...]] = MappingProxyType(
    {
        "third_place": (FormatKind.SINGLE_ELIMINATION,),
        "consolation": (FormatKind.SINGLE_ELIMINATION,),
        "consolation_points": (FormatKind.SINGLE_ELIMINATION, FormatKind.DOUBLE_ELIMINATION),
        "recharge": (FormatKind.DOUBLE_ELIMINATION,),
        "recharge_points": (FormatKind.DOUBLE_ELIMINATION,),
        "rounds": (FormatKind.SWISS,),
        "losses": (FormatKind.SWISS,),
        "groups": (FormatKind.GROUPS,),
        "advance": (FormatKind.GROUPS,),
    }
)
"""The keys that make sense only in these formats."""


def tournament_file(path: Path) -> WantedTournament:
    """What the file ``path`` describes. Raises CliError."""
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except OSError as problem:
        raise CliError(f"{path} cannot be read: {problem.strerror}.") from problem
    if len(data) > _MOST_BYTES:
        raise CliError(f"{path} is larger than 1 MB, so it is no tournament.")
    try:
        told = tomllib.loads(data.decode())
    except RecursionError:
        raise CliError(f"{path} is nested too deeply.") from None
    except ValueError as problem:
        raise CliError(f"{path} is not TOML in UTF-8: {problem}.") from problem
    for key in told:
        if key not in _KEYS:
            raise CliError(f"There is no key {key[:40]!r}; there are {', '.join(_KEYS)}.")
    return WantedTournament(
        _text(told, "name", "Tournament"),
        _format(told),
        _lengths(told),
        _choice(told, "seeding", Seeding, Seeding.CHANCE),
        _options(told),
        _entrants(told),
        _league(told),
    )


def _text(told: Mapping[str, Any], key: str, usual: str) -> str:
    value = told.get(key, usual)
    if not isinstance(value, str) or not value.strip() or len(value) > MAX_NAME or not value.isprintable():
        raise CliError(f"{key} is one line of at most {MAX_NAME} characters.")
    return value.strip()


def _choice(told: Mapping[str, Any], key: str, kinds: Any, usual: Any) -> Any:
    try:
        return kinds(told.get(key, usual))
    except ValueError:
        raise CliError(f"{key} is one of {', '.join(kinds)}.") from None


def _format(told: Mapping[str, Any]) -> TournamentFormat:
    kind = _choice(told, "format", FormatKind, FormatKind.SINGLE_ELIMINATION)
    for key, kinds in _OF_KINDS.items():
        if key in told and kind not in kinds:
            raise CliError(f"{key} belongs to the format {' or '.join(kinds)}.")
    usual = TournamentFormat()
    numbers = {key: _number(told, key, getattr(usual, key), MOST_ROUNDS) for key in _NUMBERS}
    try:
        return TournamentFormat(
            kind,
            third_place=_flag(told, "third_place", is_usual=usual.third_place),
            consolation=_choice(told, "consolation", Consolation, usual.consolation),
            recharge=_flag(told, "recharge", is_usual=usual.recharge),
            **numbers,
        )
    except ValueError as problem:
        raise CliError(f"This format cannot be played: {problem}.") from problem


def _flag(told: Mapping[str, Any], key: str, *, is_usual: bool = False) -> bool:
    value = told.get(key, is_usual)
    if not isinstance(value, bool):
        raise CliError(f"{key} is true or false.")
    return value


def _number(told: Mapping[str, Any], key: str, usual: int, most: int) -> int:
    value = told.get(key, usual)
    if type(value) is not int or not 0 <= value <= most:
        raise CliError(f"{key} is a number from 0 to {most}.")
    return value


def _lengths(told: Mapping[str, Any]) -> Lengths:
    points = told.get("points", [7])
    is_list = isinstance(points, list) and points
    if not is_list or not all(type(one) is int and 1 <= one <= MAX_LENGTH for one in points):
        raise CliError(f"points is a list of numbers from 1 to {MAX_LENGTH}, the last of them for the final.")
    if len(points) > MOST_ROUNDS + 1:
        raise CliError(f"points has at most {MOST_ROUNDS} rounds and the final.")
    consolation, recharge = (_number(told, key, 0, MAX_LENGTH) or None for key in _POINTS)
    return Lengths(tuple(points[:-1] or points), points[-1], consolation, recharge)


def _options(told: Mapping[str, Any]) -> MatchOptions:
    games = games_of(str(told.get("variant", "backgammon")))
    unknown = next((game for game in games if game not in RULESETS), None)
    if unknown is not None:
        raise CliError(f"There is no game {unknown[:40]!r}; there are {', '.join(RULESETS)}.")
    rotation = games if len(games) > 1 else ()
    options = replace(match_options(7), variant=games[0], rotation=rotation).locked()
    return with_club_clock(options) if _flag(told, "clock", is_usual=False) else options


def _league(told: Mapping[str, Any]) -> LeagueTerms | None:
    row = told.get("league")
    if row is None:
        return None
    usual = LeagueTerms("-")
    if not isinstance(row, dict) or not set(row) <= {"name", "points", "best"}:
        raise CliError("league has a name, and may have points by place and a number of best evenings.")
    name, points = _text(row, "name", ""), row.get("points", list(usual.points))
    is_list = isinstance(points, list) and 0 < len(points) <= MOST_ENTRANTS
    if not is_list or not all(type(one) is int and 0 <= one <= _MOST_POINTS for one in points):
        raise CliError(f"The points of a league are a list of numbers from 0 to {_MOST_POINTS}.")
    return LeagueTerms(name, tuple(points), _number(row, "best", usual.best, _MOST_EVENINGS))


def _entrants(told: Mapping[str, Any]) -> tuple[Entrant, ...]:
    rows, field = told.get("entrants", []), told.get("field", {})
    if not isinstance(rows, list) or not isinstance(field, dict):
        raise CliError("entrants is a list of tables, and field a table of numbers.")
    found = NewField(lambda _: Rating().rating)
    for number, row in enumerate(rows, 1):
        found.entrants.append(_entrant(row, f"p{number}"))
    for level, count in field.items():
        if level not in LEVELS or type(count) is not int or not 0 <= count <= MOST_ENTRANTS:
            raise CliError(f"field has numbers by level; the levels are {', '.join(LEVELS)}.")
        for _ in range(count):
            found.add_bot(level)
    return tuple(found.entrants)


def _entrant(row: object, entrant_id: str) -> Entrant:
    if not isinstance(row, dict) or not set(row) <= {"name", "level", "rating"}:
        raise CliError("An entrant has a name, and may have a level and a rating.")
    name, level = _text(row, "name", ""), row.get("level")
    if level is not None and not (isinstance(level, str) and is_known(level)):
        raise CliError(f"There is no level {str(level)[:40]!r}; the levels are {', '.join(LEVELS)}.")
    rating = row.get("rating", bot_rating(level) if level else Rating().rating)
    if type(rating) not in (int, float) or not -10_000 <= rating <= 10_000:
        raise CliError("A rating is a number, such as 1500.")
    kind = EntrantKind.BOT if level else EntrantKind.HUMAN
    return Entrant(entrant_id, name, kind, level, float(rating))
