"""Our analysis of whole matches against that of GNU Backgammon: counts, errors and luck.

``python -m tests.bench.gnubg_agreement OUT.json FILE...`` takes .sgf files analysed at 2-ply, or any
other matches, which the GNU Backgammon on this computer then analyses so with its normal filter. It writes
one row a match; ``tests/golden/gnubg_agreement.json`` was made so.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import StatisticsError, correlation
from typing import Any

from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.statistics import Review, review
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.workers.analysis_pool import AnalysisPool, judged
from bgdesk.formats.registry import read_file, write_study
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Study
from bgdesk.rules.player import Player

GNUBG = "/usr/games/gnubg"
LARGE = 0.05
"""Errors that differ by more are listed."""
GNUBG_LEVEL = "2-ply"
GNUBG_SETTINGS = """\
set threads 2
set analysis chequerplay evaluation plies 2
set analysis cubedecision evaluation plies 2
set analysis chequerplay evaluation prune on
set analysis cubedecision evaluation prune on
set analysis movefilter 2 0 0 8 0.16
"""


def main(arguments: Sequence[str]) -> int:
    """Compare every file named and write the table."""
    out, *files = arguments
    rows: list[dict[str, Any]] = []
    with AnalysisPool() as pool:
        for name in files:
            study = analysed_by_gnubg(Path(name))
            ours = _ours(pool, study.record)
            rows.append({"match": Path(name).name, **compared(study.record, ours, study.analyses[0])})
            print(json.dumps({key: value for key, value in rows[-1].items() if key != "large"}), flush=True)
            Path(out).write_text(json.dumps(rows, indent=1) + "\n")
    return 0


def _ours(pool: AnalysisPool, record: MatchRecord) -> Analysis:
    analysis = None
    for update in judged(pool, record, DEFAULT_LEVEL):
        analysis = update.analysis
    assert analysis
    return analysis


def analysed_by_gnubg(path: Path) -> Study:
    """The match with the analysis in it if that is deep, or with one made now."""
    (study,) = read_file(path).studies
    if study.analyses and any(one.level == GNUBG_LEVEL for one in study.analyses[0].cubes):
        return study
    with tempfile.TemporaryDirectory() as folder:
        mat, sgf, commands = (Path(folder) / name for name in ("match.mat", "match.sgf", "commands"))
        read = f"load match {path.resolve()}" if path.suffix == sgf.suffix else f"import mat {mat}"
        write_study(study, mat)
        steps = (read, "analyse clear match", "analyse match", f"save match {sgf}")
        commands.write_text(GNUBG_SETTINGS + "\n".join(steps) + "\n")
        subprocess.run(
            [GNUBG, "--tty", "--quiet", "--no-rc", "-c", str(commands)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "HOME": folder},
            check=True,
        )
        (analysed,) = read_file(sgf).studies
    return analysed


def compared(record: MatchRecord, ours: Analysis, theirs: Analysis) -> dict[str, Any]:
    """One row: for both players what each says, and how the single values go together."""
    own, other = review(record, ours), review(record, theirs)
    errors = [(a.error, b.error) for a, b in _pairs(own, other)]
    luck = {one.event: one.emg for one in other.luck}
    lucks = [(one.emg, luck[one.event]) for one in own.luck if one.event in luck]
    return {
        "level": ours.level,
        "decisions": [
            [side.players.of(player).gnubg_decisions for side in (own, other)] for player in Player
        ],
        "errors": [[_round(side.players.of(player).error) for side in (own, other)] for player in Player],
        "luck": [[_round(side.players.of(player).luck.emg) for side in (own, other)] for player in Player],
        "compared": len(errors),
        "error_correlation": _correlation(errors),
        "luck_correlation": _correlation(lucks),
        "mean_error_difference": _round(sum(abs(a - b) for a, b in errors) / max(1, len(errors))),
        "only_one_counts": _counted_once(own, other),
        "large": [_difference(a, b) for a, b in _pairs(own, other) if abs(a.error - b.error) > LARGE],
    }


def _pairs(own: Review, other: Review) -> Iterator[tuple[Verdict, Verdict]]:
    theirs = {(one.decision.event, one.decision.kind): one for one in other.verdicts}
    for one in own.verdicts:
        found = theirs.get((one.decision.event, one.decision.kind))
        if found:
            yield one, found


def _counted_once(own: Review, other: Review) -> list[list[Any]]:
    """What counts for GNU Backgammon by one judgement and not by the other: event, kind, whose."""
    sides = [
        {(one.decision.event, one.decision.kind.value) for one in side.verdicts if one.counts_for_gnubg}
        for side in (own, other)
    ]
    return [[*one, "ours" if one in sides[0] else "theirs"] for one in sorted(sides[0] ^ sides[1])]


def _difference(own: Verdict, other: Verdict) -> dict[str, Any]:
    kind: Kind = own.decision.kind
    return {
        "event": own.decision.event,
        "kind": kind.value,
        "ours": _round(own.error),
        "theirs": _round(other.error),
        "phase": own.phase.value,
    }


def _correlation(pairs: Sequence[tuple[float, float]]) -> float | None:
    try:
        return _round(correlation([a for a, _ in pairs], [b for _, b in pairs]))
    except StatisticsError:  # too few, or all the same
        return None


def _round(value: float) -> float:
    return round(value, 4)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
