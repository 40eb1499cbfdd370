"""``bgdesk selfplay``: a match between two computer players."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bgdesk.analysis.report.words import counted
from bgdesk.app.table.match_opener import Earlier
from bgdesk.app.table.table import NoticeKind
from bgdesk.cli.shared.library import read_match
from bgdesk.cli.shared.output import DONE, FAILED, CliError, MisuseError, complain, interruption_told, say
from bgdesk.cli.shared.output_file import STANDARD, add_force, check_writable, kind_of, write_study_output
from bgdesk.cli.shared.rules import GAME_RULES, rules_by_game
from bgdesk.cli.shared.selfplay_rules import add_kind, add_rules, number, options_given
from bgdesk.engine.levels import DEFAULT_LEVEL, LEVELS
from bgdesk.formats.import_result import UNKNOWN_TIME
from bgdesk.library.journal import utc_now
from bgdesk.match.codec.record_codec import MAX_ENTRIES
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.state import GameResult, Pair, Phase
from bgdesk.match.study import Study
from bgdesk.start.selfplay import SelfPlay, SelfPlayFailed

_MAX_SEED = 2**63 - 1
_STOOD_IN = {
    NoticeKind.PLAIN_BOT: "No engine that knows this game runs here: the plain player stood in.",
    NoticeKind.PLAIN_MOVE: "The engine does not understand every position here: the plain player stood in.",
    NoticeKind.ENGINE_FAILED: "The engine failed: the plain player stood in. --verbose tells more.",
}

_EPILOG = f"""\
Levels, weakest first: {", ".join(LEVELS)}.

With --seed the match and the files are the same every time; no date is written into them then. Without it the
dice are fair: their fingerprint is told before the first roll, and verify-dice checks them afterwards.
The suffix of --out decides the format: .mat or .txt (Jellyfish match), .json (match record of bgdesk).
A match that is written ends after {MAX_ENTRIES} entries at the latest, at the end of a game.

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
        help=f"level of White ({DEFAULT_LEVEL})",
    )
    parser.add_argument(
        "--opponent", metavar="NAME", choices=tuple(LEVELS), help="level of Black (that of White)"
    )
    parser.add_argument(
        "--seed", metavar="N", type=number(-_MAX_SEED, _MAX_SEED), help="seed of the dice and the mistakes"
    )
    parser.add_argument(
        "--dice-of",
        metavar="FILE-OR-MATCH-ID",
        help="the rolls of an earlier match, in order; when they run out new ones go on",
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
    add_force(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, tell the results, write the files."""
    options = options_given(arguments)
    for path in arguments.out:
        _check_target(path, options, is_forced=arguments.force)
    record, has_failed = _play(arguments, options)
    _say_end(record)
    for path in arguments.out:
        for warning in write_study_output(Study(record), path, kind_of(path), is_forced=arguments.force):
            complain(f"{path}: {warning}")
    if record.state.phase is Phase.OVER:
        return FAILED if has_failed else DONE
    games = counted(len(record.state.results), "game")
    complain(f"A match record holds {MAX_ENTRIES} entries: play stopped after {games}.")
    return FAILED


def _check_target(path: Path, options: MatchOptions, *, is_forced: bool) -> None:
    """Raises whatever would stop the match from being written to ``path``, before it is played."""
    if path == STANDARD:
        raise MisuseError("The results go to standard output: --out needs a file.")
    kind_of(path).check_holds(options, path)
    check_writable(path, is_forced=is_forced)


def _play(arguments: argparse.Namespace, options: MatchOptions) -> tuple[MatchRecord, bool]:
    """The match, and whether the engine failed in it: then it is not wholly between the players named."""
    from bgdesk.engine.worker import OPERATIONS

    is_seeded = arguments.seed is not None
    levels = Pair(arguments.level, arguments.opponent or arguments.level)
    game = SelfPlay(
        options,
        levels,
        created=UNKNOWN_TIME if is_seeded else utc_now(),
        seed=arguments.seed,
        earlier=_earlier(arguments),
    )
    if not is_seeded:
        say(f"Fingerprint of the dice (SHA-256): {game.seal.fingerprint}")
        sys.stdout.flush()
    watcher = _Watcher(game.earlier, MAX_ENTRIES if arguments.out else sys.maxsize)
    try:
        with interruption_told(lambda: "nothing was written"):
            record = game.play(OPERATIONS, watcher, watcher.tell_stand_in)
    except _RecordFull as full:
        record = full.record
    except SelfPlayFailed as problem:
        raise CliError(str(problem)) from problem
    return record, NoticeKind.ENGINE_FAILED in watcher.stood_in


def _earlier(arguments: argparse.Namespace) -> Earlier | None:
    if arguments.dice_of is None:
        return None
    return Earlier.of(read_match(arguments, arguments.dice_of))


class _RecordFull(Exception):  # noqa: N818  # the name says what is wrong
    """Nothing more can be written down: ``record`` has the games that came to an end."""

    def __init__(self, record: MatchRecord) -> None:
        super().__init__(f"the record of the match {record.header.id} is full")
        self.record = record


class _Watcher:
    """Tells each game as it ends, and once that the plain player stood in or the dice ran out.

    Raises _RecordFull where the match goes on after ``most`` entries.
    """

    def __init__(self, earlier: Earlier | None, most: int) -> None:
        self._earlier = earlier
        self._most = most
        self._of_whole_games: MatchRecord | None = None
        self._told = 0
        self.stood_in: set[NoticeKind] = set()

    def __call__(self, record: MatchRecord) -> None:
        if self._earlier and record.ledger.fresh > len(self._earlier.rolls):
            complain(f"The dice of {self._earlier.id} ran out: new ones go on.")
            self._earlier = None
        for result in record.state.results.after(self._told):
            say(_result_line(record.header, result))
            sys.stdout.flush()
        if len(record.state.results) > self._told:
            self._told, self._of_whole_games = len(record.state.results), record
        if len(record.entries) >= self._most and record.state.phase is not Phase.OVER:
            raise _RecordFull(self._of_whole_games or record)

    def tell_stand_in(self, why: NoticeKind) -> None:
        """Say it once, whichever seat it is."""
        if why not in self.stood_in:
            self.stood_in.add(why)
            complain(_STOOD_IN[why])


def _result_line(header: MatchHeader, result: GameResult) -> str:
    game = f"Game {result.number}"
    if header.options.rotation:
        game = f"{game} ({header.options.ruleset(result.number).id})"
    if result.winner is None:
        return f"{game}: drawn ({result.ending.value})"
    points = counted(result.points, "point")
    return f"{game}: {header.seats.of(result.winner).name} wins {points} ({result.ending.value})"


def _say_end(record: MatchRecord) -> None:
    header, score = record.header, record.state.score
    white, black = header.seats.white.name, header.seats.black.name
    kind = "money session" if header.options.is_money else f"match to {header.options.length}"
    dice = "fair dice" if header.dice.seed is None else f"seed {header.dice.seed}"
    say(f"{white} {score.white}, {black} {score.black} ({kind}, {dice})")
