"""Matches that begin with one click: who plays what follows from the matches before."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import NamedTable, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_kinds import RulesByKind, default_values, values_to_begin_with
from bgdesk.app.table.match_opener import MAX_SEED, NewMatch
from bgdesk.app.table.new_match import AGAINST_BOT, AGAINST_FRIEND, CHOICES, Names, Values, chosen, new_match
from bgdesk.engine.levels import DEFAULT_LEVEL, LEVELS, OWN, STYLED
from bgdesk.match.options import MONEY

QUICK_LENGTHS = (1, 3, 5, 7, 9)


def usual_level(settings: Settings) -> str:
    """The id of the computer player that was chosen last, without its style."""
    base = settings.get(table.LAST_LEVEL).partition(STYLED)[0]
    return base if base in (*LEVELS, OWN) else DEFAULT_LEVEL


def as_last_time(settings: Settings) -> dict[str, Value]:
    """What was chosen for the last match."""
    values = values_to_begin_with(settings)
    values[table.LAST_LEVEL.key] = values[table.LAST_LEVEL.key] or DEFAULT_LEVEL
    values[table.LAST_SECOND_LEVEL.key] = values[table.LAST_SECOND_LEVEL.key] or DEFAULT_LEVEL
    return values


def against_computer(settings: Settings, length: int, level: str) -> dict[str, Value]:
    """Backgammon against the computer player ``level``, by the rules that such a match was last played by."""
    return _by_its_rules(
        settings,
        {
            table.LAST_OPPONENT.key: AGAINST_BOT,
            table.LAST_LEVEL.key: level,
            table.LAST_VARIANT.key: table.LAST_VARIANT.default,
            table.LAST_LENGTH.key: length,
            table.LAST_GAMES.key: 0,
        },
    )


def against_friend(settings: Settings) -> dict[str, Value]:
    """What was played last, against a friend at this computer."""
    return _by_its_rules(settings, {table.LAST_OPPONENT.key: AGAINST_FRIEND})


def of_game(settings: Settings, game: str) -> dict[str, Value]:
    """What was played last, but the game ``game``, by the rules that it was last played by."""
    return _by_its_rules(settings, {table.LAST_VARIANT.key: game})


def _by_its_rules(settings: Settings, changes: Mapping[str, Value]) -> dict[str, Value]:
    values = {choice.key: settings.value(choice) for choice in CHOICES} | dict(changes)
    kinds = RulesByKind(values, default_values(settings), settings.named(NamedTable.KINDS))
    return values | kinds.remembered(values)


def quick_match(values: Values, names: Names) -> NewMatch:
    """The match that ``values`` describe; where its dice are repeatable, with ones that never came before."""
    wanted = new_match(values, names, coin=bool(secrets.randbits(1)))
    return wanted if wanted.seed is None else replace(wanted, seed=secrets.randbelow(MAX_SEED))


def is_quick(values: Values) -> bool:
    """Whether ``values`` describe a match that a button of its length begins."""
    is_usual = chosen(values, table.LAST_VARIANT) == table.LAST_VARIANT.default
    is_offered = chosen(values, table.LAST_LENGTH) in (*QUICK_LENGTHS, MONEY)
    is_endless = chosen(values, table.LAST_GAMES) == 0
    return chosen(values, table.LAST_OPPONENT) == AGAINST_BOT and is_usual and is_offered and is_endless
