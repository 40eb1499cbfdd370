"""What ``bgdesk selfplay`` is told about the kind of match and its rules."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import replace

from bgdesk.cli.shared.output import MisuseError
from bgdesk.cli.shared.positions import DEFAULT_GAME, add_variant
from bgdesk.cli.shared.rules import (
    FLAG,
    GAME_RULES,
    add_rule,
    offered,
    refuse_contradiction,
    refuse_unknown,
    what_is_offered,
    with_rules,
)
from bgdesk.match.game_names import game_name
from bgdesk.match.match_types import MOST_GAMES, ROTATIONS, games_of, is_own_choice, rotation_id
from bgdesk.match.options import MAX_LENGTH, MONEY, UNLIMITED, MatchOptions, match_options
from bgdesk.rules.variants import RULESETS, NextStarter

_DEFAULT_LENGTH = 7
_MOST = 1_000_000
_UNLIMITED_WORD = "unlimited"
_AUTO_COUNTS = "jacoby_auto_counts"
_RULES = (*GAME_RULES, _AUTO_COUNTS)


def add_kind(parser: argparse.ArgumentParser) -> None:
    """Match or money."""
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument(
        "--length",
        metavar="N",
        type=number(1, MAX_LENGTH),
        help=f"a match to N points ({_DEFAULT_LENGTH}, or what is usual for the rotation)",
    )
    kind.add_argument(
        "--money", metavar="GAMES", type=number(1, _MOST), help="a money session of so many games"
    )


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Games, rules of the games, and the cube."""
    add_variant(parser)
    parser.set_defaults(variant=None)
    parser.add_argument(
        "--rotation",
        metavar="NAME",
        help=f"games in turn instead of --variant: {', '.join(ROTATIONS)}, or names of games joined by +",
    )
    parser.add_argument(
        "--new-opening",
        action="store_true",
        help="an opening roll begins each of the games joined by +; else the winner of one starts the next",
    )
    add_rule(parser, _RULES)
    _add_cube_rules(parser)


def _add_cube_rules(parser: argparse.ArgumentParser) -> None:
    switch = argparse.BooleanOptionalAction
    parser.add_argument("--no-cube", dest="cube", action="store_false", help="no doubling cube")
    parser.add_argument("--jacoby", action=switch, help="Jacoby rule: gammons need a turned cube (money; on)")
    parser.add_argument(
        "--crawford", action=switch, help="Crawford rule: one game without the cube (matches; on)"
    )
    parser.add_argument(
        "--holland", action="store_true", help="Holland rule: later cubes after Crawford (matches; off)"
    )
    parser.add_argument(
        "--beavers", metavar="N", type=_limit, help="raises allowed after a double, or 'unlimited' (money; 1)"
    )
    parser.add_argument(
        "--automatic-doubles",
        metavar="N",
        type=_limit,
        help="automatic doubles for tied opening rolls, or 'unlimited' (0)",
    )


def options_given(arguments: argparse.Namespace) -> MatchOptions:
    """The agreed rules. Raises MisuseError for rules that this kind of match does not have."""
    kind = _kind(arguments)
    _refuse_misplaced(arguments, is_money=kind.is_money)
    rules = [rule for rule in arguments.rule if rule != _AUTO_COUNTS]
    refuse_unknown(kind, rules)
    _refuse_without_cube(arguments, kind)
    _refuse_contradictions(arguments)
    wanted = {
        "jacoby": arguments.jacoby,
        "crawford": arguments.crawford,
        "max_chain": arguments.beavers,
        "automatic_doubles": arguments.automatic_doubles,
    }
    return replace(
        with_rules(kind, rules),
        holland=arguments.holland,
        jacoby_auto_counts=_AUTO_COUNTS in arguments.rule,
        **{name: value for name, value in wanted.items() if value is not None},
    ).locked()


def _kind(arguments: argparse.Namespace) -> MatchOptions:
    """Games, length and cube, with the usual rules. Raises MisuseError."""
    is_money = arguments.money is not None
    games = _rotation(arguments)
    known = ROTATIONS.get(rotation_id(games))
    usual = known.usual_target if known else _DEFAULT_LENGTH
    return replace(
        match_options(MONEY if is_money else arguments.length or usual),
        variant=arguments.variant or DEFAULT_GAME,
        rotation=games,
        starter=_starter(arguments, games),
        games=arguments.money,
        cube=arguments.cube,
    )


def _rotation(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The games that take turns, () for one game only. Raises MisuseError."""
    if arguments.rotation is None:
        return ()
    if arguments.variant:
        raise MisuseError("--variant names one game, --rotation several: only one of them.")
    games = games_of(arguments.rotation)
    unknown = next((game for game in games if game not in RULESETS), None)
    if unknown is not None:
        raise MisuseError(
            f"--rotation takes {', '.join(ROTATIONS)}, or names of games joined by +, and there is no game "
            f"{unknown[:40]!r}: the games are {', '.join(RULESETS)}."
        )
    if len(games) == 1:
        raise MisuseError(f"--rotation takes two or more games; for one there is --variant {games[0]}.")
    if len(games) > MOST_GAMES:
        raise MisuseError(f"--rotation takes at most {MOST_GAMES} games, not {len(games)}.")
    return games


def _starter(arguments: argparse.Namespace, games: tuple[str, ...]) -> NextStarter | None:
    """Who starts the games after the first, if not as usual. Raises MisuseError."""
    if not arguments.new_opening:
        return None
    if not games:
        raise MisuseError("--new-opening needs --rotation with games joined by +.")
    if not is_own_choice(games):
        name = game_name(rotation_id(games))
        raise MisuseError(
            f"--new-opening is for games of one's own choice; in {name} the winner of a game starts the next."
        )
    return NextStarter.NEW_OPENING


def _refuse_misplaced(arguments: argparse.Namespace, *, is_money: bool) -> None:
    if is_money and (arguments.crawford or arguments.holland):
        raise MisuseError("--crawford and --holland belong to matches, not to --money.")
    if not is_money and (arguments.jacoby or arguments.beavers):
        raise MisuseError("--jacoby and --beavers belong to --money.")
    if not is_money and _AUTO_COUNTS in arguments.rule:
        raise MisuseError(f"{FLAG} {_AUTO_COUNTS} belongs to --money.")


def _refuse_without_cube(arguments: argparse.Namespace, kind: MatchOptions) -> None:
    """A rule about the cube where there is none; what is switched off need not be there."""
    flag = next(_cube_flags(arguments), None)
    if flag is None or kind.has_cube:
        return
    if not kind.may_have_cube:
        where = f"in {game_name(kind.game_id)}; {what_is_offered(offered(kind))}"
    else:
        where = "in a match to 1 point" if kind.cube else "with --no-cube"
    raise MisuseError(f"{flag} needs a cube, and there is none {where}.")


def _cube_flags(arguments: argparse.Namespace) -> Iterator[str]:
    """The arguments that ask for a rule about the cube."""
    for name in ("crawford", "holland", "jacoby", "beavers", "automatic_doubles"):
        if getattr(arguments, name):
            yield f"--{name.replace('_', '-')}"
    if _AUTO_COUNTS in arguments.rule:
        yield f"{FLAG} {_AUTO_COUNTS}"


def _refuse_contradictions(arguments: argparse.Namespace) -> None:
    if arguments.holland and arguments.crawford is False:
        raise MisuseError("--holland needs --crawford.")
    refuse_contradiction(arguments.rule)
    if _AUTO_COUNTS not in arguments.rule:
        return
    if arguments.jacoby is False:
        raise MisuseError(f"{FLAG} {_AUTO_COUNTS} needs --jacoby.")
    if not arguments.automatic_doubles:
        raise MisuseError(f"{FLAG} {_AUTO_COUNTS} needs --automatic-doubles.")


def number(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number from ``low`` to ``high``."""

    def whole(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{value} is not between {low} and {high}")
        return value

    return whole


def _limit(text: str) -> int:
    return UNLIMITED if text == _UNLIMITED_WORD else number(0, _MOST)(text)
