"""The rules that players can agree on, as they are named on the command line."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

from bgdesk.cli.shared.output import MisuseError
from bgdesk.match.game_names import game_name
from bgdesk.match.options import HOUSE_RULES, RULE_OPTIONS, MatchOptions
from bgdesk.rules.variants import RULESETS, TripleRegion

BAR_ONLY = "bar_only"
QUAD_FOR_BAR = "quad_for_bar"

_CHANGES: Mapping[str, tuple[str, object]] = MappingProxyType(
    {
        **{rule: (rule, True) for rule in HOUSE_RULES},
        BAR_ONLY: ("triple_region", TripleRegion.BAR_ONLY),
        QUAD_FOR_BAR: ("quad_for_bar", True),
    }
)
"""The field of `MatchOptions` that a rule sets which is no option of a ruleset, and to what."""

PLAY_RULES = (*sorted(RULE_OPTIONS), *HOUSE_RULES)
"""The options of rulesets and the house rules: what can change the plays of a roll."""
GAME_RULES = (*PLAY_RULES, BAR_ONLY, QUAD_FOR_BAR)
"""All rules of games, those about what a game counts too."""

FLAG = "--rule"
"""What agrees on a rule; ``--option`` is understood as well."""

_WIDTH = 100
_INDENT = "  "


def add_rule(parser: argparse.ArgumentParser, rules: tuple[str, ...]) -> None:
    """The argument ``rule``, which agrees on any of ``rules``."""
    parser.add_argument(
        FLAG,
        "--option",
        dest="rule",
        metavar="NAME",
        action="append",
        default=[],
        choices=rules,
        help="a rule of the game that players may agree on, as often as needed: one of %(choices)s",
    )


def with_rules(options: MatchOptions, rules: Iterable[str]) -> MatchOptions:
    """``options`` with ``rules`` agreed on as well, each one of `GAME_RULES`."""
    chosen = tuple(rules)
    changes = dict(_CHANGES[rule] for rule in chosen if rule in _CHANGES)
    own = (*options.rule_options, *(rule for rule in chosen if rule in RULE_OPTIONS))
    return replace(options, rule_options=own, **changes)  # type: ignore[arg-type]  # fields of the class


def offered(options: MatchOptions, rules: tuple[str, ...] = GAME_RULES) -> tuple[str, ...]:
    """Those of ``rules`` that change any of the games of ``options``."""
    plain = MatchOptions(variant=options.variant, rotation=options.rotation).locked()
    return tuple(rule for rule in rules if with_rules(plain, (rule,)).locked() != plain)


def refuse_unknown(options: MatchOptions, chosen: Iterable[str], rules: tuple[str, ...] = GAME_RULES) -> None:
    """Raises MisuseError for a rule among those ``chosen`` that changes none of the games of ``options``."""
    unknown = next((rule for rule in chosen if not offered(options, (rule,))), None)
    if unknown:
        where, known = game_name(options.game_id), what_is_offered(offered(options, rules))
        raise MisuseError(f"{FLAG} {unknown} changes nothing in {where}; {known}.")


def refuse_contradiction(chosen: Iterable[str]) -> None:
    """Raises MisuseError for two rules among those ``chosen`` that exclude each other."""
    if {BAR_ONLY, QUAD_FOR_BAR} <= set(chosen):
        raise MisuseError(f"{FLAG} {QUAD_FOR_BAR} and {FLAG} {BAR_ONLY} exclude each other.")


def what_is_offered(rules: tuple[str, ...]) -> str:
    """The rules of a game that has been named, as the end of a sentence."""
    match rules:
        case ():
            return "there are no rules to agree on there"
        case (rule,):
            return f"the only rule to agree on there is {rule}"
        case _:
            return f"the rules to agree on there are {', '.join(rules)}"


def rules_by_game(rules: tuple[str, ...]) -> str:
    """Lines that say which of ``rules`` each game has."""
    games: dict[tuple[str, ...], list[str]] = {}
    for game in RULESETS:
        games.setdefault(offered(MatchOptions(game), rules), []).append(game)
    lines = (f"{', '.join(names)}: {', '.join(known)}" for known, names in games.items() if known)
    return "\n".join(
        textwrap.fill(line, _WIDTH, initial_indent=_INDENT, subsequent_indent=2 * _INDENT) for line in lines
    )
