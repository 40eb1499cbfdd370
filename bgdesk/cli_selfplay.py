"""``bgdesk selfplay``: a match between two computer players."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from bgdesk.app.seating import Earlier
from bgdesk.app.selfplay import SelfPlay, SelfPlayFailed
from bgdesk.cli_export import check_suffix
from bgdesk.cli_library import read_match
from bgdesk.cli_output import DONE, CliError, MisuseError, complain, say
from bgdesk.cli_positions import DEFAULT_GAME, add_variant
from bgdesk.engine.levels import DEFAULT_LEVEL, LEVELS
from bgdesk.formats.mat_writer import UNKNOWN_TIME
from bgdesk.formats.registry import format_for, write_match
from bgdesk.library.journal import utc_now
from bgdesk.match.match_types import ROTATIONS
from bgdesk.match.options import MAX_LENGTH, MONEY, RULE_OPTIONS, UNLIMITED, MatchOptions, match_options
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.state import GameResult, Pair

_DEFAULT_LENGTH = 7
_MOST = 1_000_000
_MAX_SEED = 2**63 - 1
_UNLIMITED_WORD = "unlimited"
_STAND_IN = "No engine that knows this game runs here: the plain player stood in."

_EPILOG = f"""\
Levels, weakest first: {", ".join(LEVELS)}.

With --seed the match and the files are the same every time; no date is written into them then.
The suffix of --out decides the format: .mat or .txt (Jellyfish match), .json (match record of bgdesk)."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Kind of match, players, rules and files."""
    parser.epilog = _EPILOG
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--length", metavar="N", type=_number(1, MAX_LENGTH), help="a match to N points (7)")
    kind.add_argument("--money", metavar="GAMES", type=_number(1, _MOST), help="so many games for money")
    parser.add_argument(
        "--level",
        metavar="NAME",
        choices=tuple(LEVELS),
        default=DEFAULT_LEVEL,
        help=f"White ({DEFAULT_LEVEL})",
    )
    parser.add_argument("--opponent", metavar="NAME", choices=tuple(LEVELS), help="Black (the same as White)")
    parser.add_argument(
        "--seed", metavar="N", type=_number(-_MAX_SEED, _MAX_SEED), help="of dice and mistakes"
    )
    parser.add_argument(
        "--dice-of",
        metavar="FILE-OR-MATCH-ID",
        help="the throws of an earlier match, in order; when they run out those of the seed go on",
    )
    add_variant(parser)
    parser.add_argument(
        "--rotation",
        metavar="NAME",
        choices=tuple(ROTATIONS),
        help=f"games in turn instead of --variant: one of {', '.join(ROTATIONS)}",
    )
    parser.add_argument(
        "--rule",
        metavar="NAME",
        choices=sorted(RULE_OPTIONS),
        action="append",
        default=[],
        help=f"agree on a rule of the game: one of {', '.join(sorted(RULE_OPTIONS))}; may be repeated",
    )
    _add_rules(parser)
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        action="append",
        default=[],
        help="write the match; may be repeated",
    )


def _add_rules(parser: argparse.ArgumentParser) -> None:
    switch = argparse.BooleanOptionalAction
    parser.add_argument("--jacoby", action=switch, help="gammons need a turned cube (money; on)")
    parser.add_argument("--crawford", action=switch, help="one game without cube (matches; on)")
    parser.add_argument("--holland", action="store_true", help="later cubes after Crawford (matches; off)")
    parser.add_argument(
        "--beavers", metavar="N", type=_limit, help="raises allowed after a double, or 'unlimited' (money; 1)"
    )
    parser.add_argument(
        "--automatic-doubles", metavar="N", type=_limit, help="for equal opening dice, or 'unlimited' (0)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Play, tell the results, write the files."""
    options = _options(arguments)
    for path in arguments.out:
        check_suffix(path)
        format_for(path).check_holds(options)
        if not path.resolve().parent.is_dir():
            raise CliError(f"There is no folder {path.resolve().parent}.")
    record = _play(arguments, options)
    _say_end(record)
    for path in arguments.out:
        for warning in write_match(record, path):
            complain(f"{path}: {warning}")
    return DONE


def _play(arguments: argparse.Namespace, options: MatchOptions) -> MatchRecord:
    from bgdesk.engine.worker import OPERATIONS

    is_seeded = arguments.seed is not None
    levels = Pair(arguments.level, arguments.opponent or arguments.level)
    game = SelfPlay(
        options,
        levels,
        seed=arguments.seed if is_seeded else secrets.randbelow(_MAX_SEED),
        created=UNKNOWN_TIME if is_seeded else utc_now(),
        earlier=_earlier(arguments),
    )
    watcher = _Watcher(game.earlier)
    try:
        return game.play(OPERATIONS, watcher, watcher.tell_stand_in)
    except SelfPlayFailed as problem:
        raise CliError(str(problem)) from problem


def _earlier(arguments: argparse.Namespace) -> Earlier | None:
    return Earlier.of(read_match(arguments, arguments.dice_of)) if arguments.dice_of else None


class _Watcher:
    """Tells each game as it ends, and once that the plain player stood in or the dice ran out."""

    def __init__(self, earlier: Earlier | None) -> None:
        self._earlier = earlier
        self._told = 0
        self._is_plain = False

    def __call__(self, record: MatchRecord) -> None:
        if self._earlier and record.ledger.fresh > len(self._earlier.throws):
            complain(f"The dice of {self._earlier.id} ran out: those of the seed go on.")
            self._earlier = None
        for result in record.state.results[self._told :]:
            say(_result_line(record.header, result))
            sys.stdout.flush()
        self._told = len(record.state.results)

    def tell_stand_in(self) -> None:
        """Say it once, whichever seat it is."""
        if not self._is_plain:
            self._is_plain = True
            complain(_STAND_IN)


def _result_line(header: MatchHeader, result: GameResult) -> str:
    game = f"Game {result.number}"
    if header.options.rotation:
        game = f"{game} ({header.options.ruleset(result.number).id})"
    if result.winner is None:
        return f"{game}: drawn ({result.ending.value})"
    points = f"{result.points} point" + "s" * (result.points != 1)
    return f"{game}: {header.seats.of(result.winner).name} wins {points} ({result.ending.value})"


def _say_end(record: MatchRecord) -> None:
    header, score = record.header, record.state.score
    white, black = header.seats.white.name, header.seats.black.name
    kind = "money session" if header.options.is_money else f"match to {header.options.length}"
    say(f"{white} {score.white}, {black} {score.black} ({kind}, seed {header.dice.seed})")


def _options(arguments: argparse.Namespace) -> MatchOptions:
    """The agreed rules. Raises MisuseError for rules that this kind of match does not have."""
    is_money = arguments.money is not None
    _refuse_misplaced(arguments, is_money=is_money)
    wanted = {
        "jacoby": arguments.jacoby,
        "crawford": arguments.crawford,
        "max_chain": arguments.beavers,
        "automatic_doubles": arguments.automatic_doubles,
    }
    rotation = ROTATIONS.get(arguments.rotation)
    usual = rotation.usual_target if rotation else _DEFAULT_LENGTH
    return replace(
        match_options(MONEY if is_money else arguments.length or usual),
        variant=arguments.variant,
        rotation=rotation.games if rotation else (),
        rule_options=tuple(arguments.rule),
        games=arguments.money,
        holland=arguments.holland,
        **{name: value for name, value in wanted.items() if value is not None},
    ).locked()


def _refuse_misplaced(arguments: argparse.Namespace, *, is_money: bool) -> None:
    if arguments.rotation and arguments.variant != DEFAULT_GAME:
        raise MisuseError("--variant names one game, --rotation several: only one of them.")
    if is_money and (arguments.crawford or arguments.holland):
        raise MisuseError("--crawford and --holland belong to matches, not to --money.")
    if not is_money and (arguments.jacoby or arguments.beavers):
        raise MisuseError("--jacoby and --beavers belong to --money.")
    if arguments.holland and arguments.crawford is False:
        raise MisuseError("--holland needs --crawford.")


def _number(low: int, high: int) -> Callable[[str], int]:
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
    return UNLIMITED if text == _UNLIMITED_WORD else _number(0, _MOST)(text)
