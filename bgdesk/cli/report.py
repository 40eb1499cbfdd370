"""``bgdesk report``: matches with every decision judged, as pages for the browser or for paper."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bgdesk.analysis.assembling import Selection
from bgdesk.analysis.judge import NotJudged
from bgdesk.analysis.judges import level_of
from bgdesk.analysis.levels import DEFAULT_LEVEL, LEVELS
from bgdesk.analysis.report.board_svg import board_svg
from bgdesk.analysis.report.derive_report import best_analysis, report_view
from bgdesk.analysis.report.page import ReportView, report_html
from bgdesk.analysis.report.position import position_svg
from bgdesk.analysis.report.words import counted
from bgdesk.analysis.verdicts import verdicts
from bgdesk.cli.shared.input_file import read_input
from bgdesk.cli.shared.judged_here import check_judged_here
from bgdesk.cli.shared.library import judged_study, library
from bgdesk.cli.shared.output import DONE, FAILED, CliError, MisuseError, complain, interruption_told, say
from bgdesk.cli.shared.output_file import STANDARD, add_force, check_writable, write_output
from bgdesk.cli.shared.reasons import reasons_in_words
from bgdesk.formats.import_result import Unreadable
from bgdesk.match.study import Analysis, Study
from bgdesk.rules.player import Player

_log = logging.getLogger(__name__)

_PLAYERS = {1: Player.WHITE, 2: Player.BLACK}
_PAGES = (".html", ".htm", ".pdf")
_PICTURES = (".svg", ".png")
_KINDS = tuple(suffix[1:] for suffix in (*_PAGES, *_PICTURES))

_NOTHING_TO_DRAW = (
    "There is no analysed decision in this match to draw; where the engine could not analyse, the "
    "reason is above. --level NAME analyses it anew, and --picture 0 draws the board where the match stands."
)
_EPILOG = f"""\
The analysis in the file is used if there is one; else, or with --level, the match is analysed.
Levels, from quick to deep: {", ".join(LEVELS)}.
A file with several matches gives several reports: NAME-1.html, NAME-2.html and so on.
What could not be analysed is told and missing in the report, and the exit status is 1."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to read, what to write, and how deep to look."""
    parser.epilog = _EPILOG
    parser.add_argument(
        "file",
        metavar="FILE",
        type=Path,
        help="a match, in any format, or the id of one in the library; - is standard input",
    )
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        required=True,
        help="the report, by suffix: .html or .pdf; with --picture .svg or .png; - is standard output",
    )
    parser.add_argument(
        "--to",
        metavar="KIND",
        choices=_KINDS,
        help="what to write to -: html, pdf, svg or png",
    )
    add_force(parser)
    parser.add_argument(
        "--level",
        metavar="NAME",
        choices=tuple(LEVELS),
        help=f"depth of a new analysis (else {DEFAULT_LEVEL})",
    )
    parser.add_argument(
        "--player", type=int, choices=(1, 2), help="only the decisions of this one of the two"
    )
    parser.add_argument(
        "--picture", metavar="N", type=int, help="only the board of decision N, 0 for where the match stands"
    )
    parser.add_argument(
        "--workers", metavar="N", type=int, default=os.cpu_count(), help="processes (as many as cores)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Write a report of each match in the file."""
    _check(arguments)
    studies = _studies(arguments)
    if not studies:
        raise CliError(f"{arguments.file}: There is no match in it.")
    if arguments.out == STANDARD and len(studies) > 1:
        raise CliError(f"{arguments.file} holds {len(studies)} matches: --out needs the name of a file.")
    paths = [arguments.out]
    if len(studies) > 1:
        paths = [_numbered(arguments.out, number) for number in range(1, len(studies) + 1)]
    for path in paths:
        check_writable(path, is_forced=arguments.force)
    told: list[Path] = []
    is_all_judged = True
    with interruption_told(lambda: f"{counted(len(told), 'report')} written"):
        for path, study in zip(paths, studies, strict=True):
            is_all_judged &= _write(arguments, study, path)
            told.append(path)
    return DONE if is_all_judged else FAILED


def _studies(arguments: argparse.Namespace) -> Sequence[Study]:
    """Those of the file; where there is none, and it might be an id, the match of the library."""
    file: Path = arguments.file
    if file != STANDARD and not file.suffix and len(file.parts) == 1 and not file.exists():
        with library(arguments) as opened:
            return (judged_study(opened, str(file)),)
    try:
        return read_input(file).studies
    except Unreadable as problem:
        raise CliError(f"{file}: {problem}") from problem


@dataclass(frozen=True, slots=True)
class _Found:
    """What there is to show; ``refused`` decisions and rolls could not be analysed now."""

    analysis: Analysis
    refused: int = 0


def _write(arguments: argparse.Namespace, study: Study, path: Path) -> bool:
    """Whether everything that was to be analysed has been."""
    suffix = _suffix(arguments)
    found = None
    if arguments.picture != 0:
        found = _found(arguments, study, _PLAYERS.get(arguments.player))
    content = _content(arguments, study, suffix, found)
    write_output(path, content, is_forced=arguments.force)
    _log.info("wrote a report %s, %d bytes", suffix, len(content))
    if path != STANDARD:
        say(f"Wrote {path}.")
    return found is None or not found.refused


def _suffix(arguments: argparse.Namespace) -> str:
    """What is asked for, with its dot; of standard output the usual one if nothing is."""
    if arguments.to:
        return f".{arguments.to}"
    if arguments.out == STANDARD:
        return (_PAGES if arguments.picture is None else _PICTURES)[0]
    suffix: str = arguments.out.suffix.lower()
    return suffix


def _check(arguments: argparse.Namespace) -> None:
    wanted = _PAGES if arguments.picture is None else _PICTURES
    if _suffix(arguments) not in wanted:
        raise MisuseError(f"--out needs one of the suffixes {', '.join(wanted)} here.")
    if arguments.workers is None or arguments.workers < 1:
        raise MisuseError("--workers needs a number of at least 1.")
    if arguments.picture is not None and arguments.picture < 0:
        raise MisuseError("--picture needs a number of at least 0.")


def _numbered(path: Path, number: int) -> Path:
    return path.with_name(f"{path.stem}-{number}{path.suffix}")


def _content(arguments: argparse.Namespace, study: Study, suffix: str, found: _Found | None) -> bytes:
    if found is None:
        return _picture(position_svg(study, _PLAYERS.get(arguments.player, Player.WHITE)), suffix)
    view = _view(arguments, study, found.analysis)
    if arguments.picture:
        return _picture(_drawing(view, arguments.picture), suffix)
    return _pdf(view) if suffix == ".pdf" else report_html(view).encode()


def _drawing(view: ReportView, number: int) -> str:
    if not view.decisions:
        raise CliError(_NOTHING_TO_DRAW)
    if number > len(view.decisions):
        raise CliError(f"The report has {counted(len(view.decisions), 'decision')}, so there is no {number}.")
    item = view.decisions[number - 1]
    return board_svg(item.diagram, item.seen)


def _view(arguments: argparse.Namespace, study: Study, analysis: Analysis) -> ReportView:
    player = _PLAYERS.get(arguments.player)
    return report_view(study, analysis, player, why=_why(study, analysis))


def _why(study: Study, analysis: Analysis) -> Mapping[int, Sequence[str]]:
    """The reasons of errors, where there is an engine to look at them."""
    from bgdesk.engine.sage.availability import probe

    if not probe(os.environ).is_available:
        return {}
    return reasons_in_words(study, analysis, verdicts(study.record, analysis))


def _found(arguments: argparse.Namespace, study: Study, player: Player | None) -> _Found:
    """The one in the file, unless a level is asked for."""
    found = None if arguments.level else best_analysis(study)
    if found:
        complain(f"The analysis in the file is used: {found.engine}, {found.level}.")
        return _Found(found)
    level = arguments.level or DEFAULT_LEVEL
    known = level_of(study.record.header.options, level)
    complain(f"The match is being analysed at the level {known}.")
    return _judged(arguments.workers, study, level, Selection(player))


def _judged(workers: int, study: Study, level: str, part: Selection) -> _Found:
    from bgdesk.app.workers.analysis_pool import AnalysisPool, judged

    check_judged_here(study.record)
    analysis, refused = None, Counter[str]()
    with AnalysisPool(workers) as pool:
        for update in judged(pool, study.record, level, part):
            analysis = update.analysis
            refused.update(one.reason for one in update.answers if isinstance(one, NotJudged))
            _tell_progress(update.progress.done, update.progress.total)
    assert analysis, "there is always a first update"
    _tell_progress(0, 0)
    for reason, count in refused.items():
        complain(f"{count} decisions and rolls were not analysed: {reason}.")
    return _Found(analysis, refused.total())


def _tell_progress(done: int, total: int) -> None:
    """One line that is written over, where somebody watches."""
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(f"\r{f'{done} of {total}' if total else '':<40}\r")
        sys.stderr.flush()


def _picture(svg: str, suffix: str) -> bytes:
    if suffix == ".svg":
        return svg.encode()
    from bgdesk.app.review.report_pdf import position_png, without_display

    with without_display():
        return position_png(svg)


def _pdf(view: ReportView) -> bytes:
    from bgdesk.app.review.report_pdf import report_pdf, without_display

    with without_display():
        return report_pdf(view)
