"""``bgdesk analyse``: every decision of matches judged, with the totals of both players."""

from __future__ import annotations

import argparse
import logging
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from bgdesk.analysis.assembling import Selection
from bgdesk.analysis.judge import NotJudged
from bgdesk.analysis.levels import DEFAULT_LEVEL, LEVELS
from bgdesk.analysis.plain_review import plain_analysis, plain_match
from bgdesk.analysis.statistics import (
    FEWEST,
    ONE_POINT_FACTOR,
    PR_FACTOR,
    PlayerStatistics,
    Review,
    review,
)
from bgdesk.cli.shared.analysis_progress import AnalysisProgress
from bgdesk.cli.shared.cluster import add_scheduler, cluster_of
from bgdesk.cli.shared.failures import sentence
from bgdesk.cli.shared.input_file import read_input
from bgdesk.cli.shared.judged_here import check_judged_here
from bgdesk.cli.shared.keeping import FoundMatch, Keeping, keeping
from bgdesk.cli.shared.output import DONE, FAILED, CliError, MisuseError, complain, say, say_json
from bgdesk.cli.shared.output_file import (
    STANDARD,
    add_force,
    add_format,
    check_writable,
    kind_of,
    write_study_output,
)
from bgdesk.cli.shared.reasons import reasons_as_json
from bgdesk.formats.folders import files_meant
from bgdesk.formats.import_result import Import, Unreadable, Weight
from bgdesk.formats.registry import Format
from bgdesk.match.equity_tables.table import MatchEquityTable, read_table
from bgdesk.match.equity_tables.xml import TableError
from bgdesk.match.game_names import game_name
from bgdesk.match.study import Analysis, Study
from bgdesk.rules.player import Player

if TYPE_CHECKING:
    from bgdesk.app.workers.analysis_pool import AnalysisPool
    from bgdesk.app.workers.cluster import Cluster

_log = logging.getLogger(__name__)

_COLUMNS = (
    "player",
    "PR",
    "90 %",
    "decisions",
    "counted",
    "error",
    "gnubg",
    "Snowie",
    "luck",
    "luck-adjusted",
)
_PLAYERS = {1: Player.WHITE, 2: Player.BLACK}

_EPILOG = f"""\
Levels, from quick to deep: {", ".join(LEVELS)}.
"two-pass" looks three plies deep only where that can change the verdict. Games that a network plays are
looked at 3-ply deep at most (2-ply with "two-pass"), and Hypergammon is known exactly.
"decisions" are those with a choice, "counted" those of them that count for PR: they were not obvious.
PR is 500 times the mean error of these; "gnubg" and "Snowie" are 1000 times the error
by a decision and by a move of either player. Luck is of a player's own rolls; "luck-adjusted", the result
less the luck of both, is known only if that of every roll is. With fewer than {FEWEST} decisions PR says
little: "(few decisions)" stands behind it then. With --keep every match is in the library, with its analysis
as it grows; the same command goes on where it was, however it ended. What could not be analysed is told, and
the exit status is 1 then."""


@dataclass(frozen=True, slots=True)
class _Judged:
    """A match of a file with what came of it."""

    path: Path
    study: Study
    review: Review
    is_whole: bool = True
    refused: int = 0
    was_known: bool = False
    """Whether all of it had been analysed before."""


@dataclass
class _Result:
    """What came of the matches so far; only what is still to be written is remembered of them."""

    files: int
    matches: int = 0
    whole: int = 0
    known: int = 0
    lost: int = 0
    """Files or matches that cannot be read or could not be analysed."""
    written: Study | None = None
    plain: list[dict[str, Any]] = field(default_factory=list)

    def add(self, one: _Judged, arguments: argparse.Namespace) -> None:
        self.whole += one.is_whole
        self.known += one.was_known
        self.lost += bool(one.refused)
        if arguments.out:
            self.written = one.study
        if arguments.json:
            reasons = reasons_as_json(one.study, one.review.analysis, one.review.verdicts)
            self.plain.append(plain_match(one.study, one.review, str(one.path), reasons))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Files, depth, part and form."""
    parser.epilog = _EPILOG
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        type=Path,
        help="a match, a folder, or - for standard input",
    )
    parser.add_argument(
        "--level",
        metavar="NAME",
        choices=tuple(LEVELS),
        default=DEFAULT_LEVEL,
        help=f"how deep to look ({DEFAULT_LEVEL})",
    )
    parser.add_argument("--player", type=int, choices=(1, 2), help="analyse only this player")
    parser.add_argument("--game", metavar="N", type=int, help="analyse only this game, from 1")
    parser.add_argument("--table", metavar="XML", type=Path, help="another match equity table")
    parser.add_argument(
        "--raise-one-point",
        action="store_true",
        help=f"PR of a 1-point match is {ONE_POINT_FACTOR:g} times higher",
    )
    parser.add_argument(
        "--workers", metavar="N", type=int, default=os.cpu_count(), help="processes (as many as cores)"
    )
    add_scheduler(parser)
    parser.add_argument(
        "--keep", action="store_true", help="keep matches and analyses in the library, and go on from there"
    )
    parser.add_argument("--json", action="store_true", help="JSON instead of a table")
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        action="append",
        default=[],
        help="write the match with its analysis, by suffix; may be repeated; - is standard output",
    )
    add_format(parser)
    add_force(parser)


def run(arguments: argparse.Namespace) -> int:
    """Judge one match after the other; what cannot be read is told and passed over."""
    _check(arguments)
    table = _table(arguments.table)
    files = tuple(files_meant(arguments.files))
    result, progress = _Result(len(files)), AnalysisProgress(len(files))
    found: Iterator[FoundMatch] = _read(files, result, progress)
    if arguments.out:
        found = _to_be_written(arguments, tuple(found))
    try:
        with keeping(arguments) as kept:
            for one in _judged(arguments, found, table, kept, progress):
                result.add(one, arguments)
    except KeyboardInterrupt:
        _tell(arguments, result)
        complain(_kept(arguments, result))
        raise
    _tell(arguments, result)
    return DONE if result.matches and not result.lost else FAILED


def _to_be_written(arguments: argparse.Namespace, found: Sequence[FoundMatch]) -> Iterator[FoundMatch]:
    """Raises CliError unless the one match can be written."""
    if len(found) != 1:
        raise CliError("--out needs exactly one match.")
    for path in arguments.out:
        _kind(arguments, path).check_holds(found[0].study.record.header.options, path)
        check_writable(path, is_forced=arguments.force)
    yield found[0]


def _tell(arguments: argparse.Namespace, result: _Result) -> None:
    """Write the match, if there is one to write, and the JSON."""
    for path in arguments.out if result.written else ():
        kind = _kind(arguments, path)
        assert result.written
        for warning in write_study_output(result.written, path, kind, is_forced=arguments.force):
            complain(f"{path}: {warning}")
    if result.known:
        complain(f"{result.known} of {_count(result.matches)} had been analysed before.")
    if arguments.json:
        say_json(plain_analysis(result.plain), indent=1)


def _count(matches: int) -> str:
    return "1 match" if matches == 1 else f"{matches} matches"


def _kept(arguments: argparse.Namespace, result: _Result) -> str:
    """What there is after an interruption; a file that was not read yet counts as one match."""
    text = f"Stopped; {result.whole} of {_count(result.matches + result.files)} analysed to the end"
    places = [str(path) for path in arguments.out if result.written]
    places += ["the library"] if arguments.keep else []
    if places:
        return f"{text}, and what was analysed is in {', '.join(places)}."
    return f"{text}, and nothing was written."


def _kind(arguments: argparse.Namespace, path: Path) -> Format:
    """Raises MisuseError."""
    return kind_of(path, arguments.to if path == STANDARD else None)


def _check(arguments: argparse.Namespace) -> None:
    if arguments.workers is None or arguments.workers < 1:
        raise MisuseError("--workers needs a number of at least 1.")
    for path in arguments.out:
        _kind(arguments, path)
    if arguments.json and STANDARD in arguments.out:
        raise MisuseError("--json and --out - both want standard output.")


def _table(path: Path | None) -> MatchEquityTable | None:
    if path is None:
        return None
    try:
        return read_table(path.read_bytes())
    except TableError as problem:
        raise CliError(f"{path}: {problem}.") from problem


def _read(paths: Sequence[Path], result: _Result, progress: AnalysisProgress) -> Iterator[FoundMatch]:
    """The matches of files, each read when its turn comes; what cannot be read is told."""
    for path in paths:
        progress.next_file()
        found = _import(path)
        result.files -= 1
        if found is None:
            result.lost += 1
            continue
        lost = [remark for remarks in found.remarks for remark in remarks if remark.weight is Weight.LOST]
        if lost:
            complain(f"{path}: {lost[0].sentence()}")
        result.lost += bool(lost) or not found.studies
        result.matches += len(found.studies)
        for study, remarks in zip(found.studies, found.remarks, strict=True):
            yield FoundMatch(path, study, remarks, found.format)


def _import(path: Path) -> Import | None:
    try:
        return read_input(path)
    except Unreadable as problem:
        complain(f"{path}: {problem}")
    except OSError as problem:
        complain(sentence(problem))
    return None


def _judged(
    arguments: argparse.Namespace,
    found: Iterable[FoundMatch],
    table: MatchEquityTable | None,
    kept: Keeping,
    progress: AnalysisProgress,
) -> Iterator[_Judged]:
    part = Selection(_PLAYERS.get(arguments.player), arguments.game)
    with _judges(arguments) as pool:
        for match in found:
            check_judged_here(match.study.record)
            study, begun = kept.begin(match, arguments.level)
            analysis, refused, stopped = _judged_one(arguments, study, begun, pool, kept, progress)
            progress.clear()
            for reason, count in refused.items():
                complain(f"{match.path}: {count} decisions and rolls were not analysed: {reason}.")
            reviewed = review(study.record, analysis, table, raises_one_point=arguments.raise_one_point)
            if not arguments.json:
                _print(match.path, study, reviewed, part, is_aside=STANDARD in arguments.out)
            others = (one for one in study.analyses if one is not begun)
            whole = replace(study, analyses=(analysis, *others))
            was_known = begun is not None and begun.is_complete
            yield _Judged(match.path, whole, reviewed, stopped is None, refused.total(), was_known)
            if stopped:
                raise stopped


def _judged_one(
    arguments: argparse.Namespace,
    study: Study,
    begun: Analysis | None,
    pool: AnalysisPool | Cluster,
    kept: Keeping,
    progress: AnalysisProgress,
) -> tuple[Analysis, Counter[str], KeyboardInterrupt | None]:
    """What was judged, how often not for each reason, and the interruption if there was one."""
    from bgdesk.app.workers.analysis_pool import judged

    part = Selection(_PLAYERS.get(arguments.player), arguments.game)
    began, analysis, refused = monotonic(), None, Counter[str]()
    stopped: KeyboardInterrupt | None = None
    try:
        for update in judged(pool, study.record, arguments.level, part, begun):
            analysis = update.analysis
            refused.update(one.reason for one in update.answers if isinstance(one, NotJudged))
            kept.grow(analysis)
            progress.tell(update.progress.done, update.progress.total, update.progress.seconds_left)
    except KeyboardInterrupt as interruption:
        if analysis is None:
            raise
        stopped = interruption
    assert analysis, "there is always a first update"
    if analysis != begun:
        kept.keep(analysis)
    took, lost = monotonic() - began, refused.total()
    _log.info("analysed at %s in %.1f s, %d not judged", arguments.level, took, lost)
    return analysis, refused, stopped


def _judges(arguments: argparse.Namespace) -> AnalysisPool | Cluster:
    """The processes of this computer, or those of a scheduler."""
    if arguments.scheduler is None:
        from bgdesk.app.workers.analysis_pool import AnalysisPool

        return AnalysisPool(arguments.workers)
    return cluster_of(arguments)


def _print(path: Path, study: Study, found: Review, part: Selection, *, is_aside: bool) -> None:
    seats, options = study.record.header.seats, study.record.header.options
    kind = "money" if options.is_money else f"match to {options.length}"
    raised = [f"PR times {found.pr_factor / PR_FACTOR:g}"] if found.pr_factor != PR_FACTOR else []
    settings = ", ".join((kind, found.analysis.engine, found.table, *raised))
    say(f"{path}: {seats.white.name} - {seats.black.name} ({settings})", is_aside=is_aside)
    shown = [player for player in Player if part.player in (None, player)]
    rows: list[tuple[str, ...]] = [
        _COLUMNS,
        *(
            row
            for one in shown
            for row in _rows(seats.of(one).name, found.players.of(one), is_money=options.is_money)
        ),
    ]
    columns = range(len(_COLUMNS))
    widths = [max(len(row[column]) for row in rows if column < len(row)) for column in columns]
    for row in rows:
        cells = "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=False))
        say(f"  {cells.rstrip()}", is_aside=is_aside)


def _rows(name: str, one: PlayerStatistics, *, is_money: bool) -> Iterator[tuple[str, ...]]:
    """All figures, and where several games were played the rating in each: they cannot be compared."""
    yield name, *_figures(one, is_money=is_money)
    for found in one.ratings if len(one.ratings) > 1 else ():
        low, high = found.interval
        rate = f"{found.pr:.2f}" + ("" if found.is_enough else " (few decisions)")
        yield f"  in {game_name(found.game)}", rate, f"{low:.1f}-{high:.1f}", "", str(found.decisions)


def _figures(one: PlayerStatistics, *, is_money: bool) -> tuple[str, ...]:
    def rate(value: float | None) -> str:
        return "-" if value is None else f"{value:.2f}"

    low_high = f"{one.interval[0]:.1f}-{one.interval[1]:.1f}" if one.interval else "-"
    adjusted = "-"
    if one.luck_adjusted is not None:
        adjusted = f"{one.luck_adjusted:+z.2f}" if is_money else f"{one.luck_adjusted:+z.1%}"
    return (
        rate(one.pr) + ("" if one.is_enough or one.pr is None else " (few decisions)"),
        low_high,
        str(one.tally.unforced),
        str(one.decisions),
        f"{one.error:.3f}",
        rate(one.gnubg_rate),
        rate(one.snowie_rate),
        f"{one.luck.emg:+z.3f}",
        adjusted,
    )
