"""What the parts of a record must not contradict, beyond the shape of each value.

Nothing is refused that any version of the program wrote. Dice that contradict their seed or their secret are
left to `bgdesk.match.dice.check`, which names them; so are rolls that were left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.dice.fair_dice import FAIR, REPLAYED, SEEDED, SHARED
from bgdesk.match.events import Entry
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import DiceRecord, MatchHeader
from bgdesk.match.roll_ledger import NumberedRoll, numbered_rolls
from bgdesk.rules.dice import Dice
from bgdesk.rules.variants import RULESETS

NEEDED_OF_DICE: Mapping[str, str] = MappingProxyType({FAIR: "commitment", SEEDED: "seed"})
"""The field without which dice of a kind could not have been rolled."""

MOST_LEFT_OUT = 100_000
"""Rolls in a row that may be missing where `bgdesk.match.dice.check` tells it: as many as a record has."""

_CHECKED_LATER = (FAIR, SEEDED, REPLAYED, SHARED)


def check_header(header: MatchHeader) -> None:
    """Raises CodecError for a header that contradicts itself."""
    problem = header.options.problem()
    if problem:
        raise CodecError("header.options", problem)
    _check_variant(header.options)
    _check_rule_options(header.options)
    _check_dice(header.dice)


@cache
def games_with_option(option: str) -> tuple[str, ...]:
    """The ids of the rulesets that have the rule option ``option``."""
    return tuple(game for game, ruleset in RULESETS.items() if option in (one.id for one in ruleset.options))


def _check_variant(options: MatchOptions) -> None:
    first = options.games_played[0]
    if options.variant != first:
        raise CodecError("header.options.variant", f"the games that take turns begin with {first}")


def _check_rule_options(options: MatchOptions) -> None:
    where, played = "header.options.rule_options", options.games_played
    if len(set(options.rule_options)) < len(options.rule_options):
        raise CodecError(where, "an option is there more than once")
    for option in options.rule_options:
        if not set(games_with_option(option)) & set(played):
            raise CodecError(where, f"{option!r} belongs to another game than {', '.join(played)}")


def _check_dice(dice: DiceRecord) -> None:
    needed = NEEDED_OF_DICE.get(dice.kind)
    if needed and getattr(dice, needed) is None:
        raise CodecError(f"header.dice.{needed}", f"{dice.kind} dice need it")
    if len(dice.anchors) != (2 if dice.kind == SHARED else 0):
        raise CodecError("header.dice.anchors", "shared dice need those of both players, and no others do")


def check_rolls(dice: DiceRecord, entries: Iterable[Entry]) -> None:
    """Raises CodecError for a roll with a number that was not due, or made again with other dice.

    A roll may be left out where the dice can be checked: it is reported there, and copies of a match with
    take-backs did so in the first versions of the program.
    """
    most_left_out = MOST_LEFT_OUT if dice.kind in _CHECKED_LATER else 0
    before: dict[int, Dice] = {}
    for made in numbered_rolls(entries):
        number, rolled = made.roll.roll, made.roll.dice
        if number != made.expected and not _is_left_out(made, most_left_out):
            raise CodecError(
                f"entries[{made.entry_index}].roll", f"roll {made.expected} comes next, not roll {number}"
            )
        if before.setdefault(number, rolled) != rolled:
            raise CodecError(
                f"entries[{made.entry_index}]", f"roll {number} had other dice before it was taken back"
            )


def _is_left_out(made: NumberedRoll, most: int) -> bool:
    """Whether there merely is a gap of at most ``most`` numbers before a new roll."""
    return not made.is_again and 0 < made.roll.roll - made.expected <= most
