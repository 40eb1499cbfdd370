"""``bgdesk selfplay``: a match between two computer players."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from bgdesk.app.seating import Earlier
from bgdesk.app.selfplay import SelfPlay, SelfPlayFailed
from bgdesk.cli_export import check_suffix
from bgdesk.cli_library import read_match
from bgdesk.cli_output import DONE, CliError, complain, say
from bgdesk.cli_rules import GAME_RULES, rules_by_game
from bgdesk.cli_selfplay_rules import add_kind, add_rules, number, options_given
from bgdesk.engine.levels import DEFAULT_LEVEL, LEVELS
from bgdesk.formats.mat_writer import UNKNOWN_TIME
from bgdesk.formats.registry import format_for, write_match
from bgdesk.library.journal import utc_now
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.state import GameResult, Pair

_MAX_SEED = 2**63 - 1
_STAND_IN = "No engine that knows this game runs here: the plain player stood in."

_EPILOG = f"""\
Levels, weakest first: {", ".join(LEVELS)}.

With --seed the match and the files are the same every time; no date is written into them then.
The suffix of --out decides the format: .mat or .txt (Jellyfish match), .json (match record of bgdesk).

Rules to agree on with --rule, besides jacoby_auto_counts for money with automatic doubles:
{rules_by_game(GAME_RULES)}"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Kind of match, players, rules and files."""
    parser.epilog = _EPILOG
    add_kind(parser)
    parser.add_argument(
        "--level",
        metavar="NAME",
        choices=tuple(LEVELS),
        default=DEFAULT_LEVEL,
        help=f"White ({DEFAULT_LEVEL})",
    )
    parser.add_argument("--opponent", metavar="NAME", choices=tuple(LEVELS), help="Black (the same as White)")
    parser.add_argument(
        "--seed", metavar="N", type=number(-_MAX_SEED, _MAX_SEED), help="of dice and mistakes"
    )
    parser.add_argument(
        "--dice-of",
        metavar="FILE-OR-MATCH-ID",
        help="the throws of an earlier match, in order; when they run out those of the seed go on",
    )
    add_rules(parser)
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        action="append",
        default=[],
        help="write the match; may be repeated",
    )


def run(arguments: argparse.Namespace) -> int:
    """Play, tell the results, write the files."""
    options = options_given(arguments)
    for path in arguments.out:
        check_suffix(path)
        format_for(path).check_holds(options, path)
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
