"""The two-pass level by our core against the same level by the engine alone, on whole matches.

``python -m tests.bench.two_pass_core OUT.json FILE...`` writes one row a match and one for all of them;
``tests/golden/two_pass_core.json`` was made so.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bgdesk.analysis.grades import THRESHOLDS
from bgdesk.analysis.statistics import Review, review
from bgdesk.app.workers.analysis_pool import AnalysisPool, judged
from bgdesk.engine.core.availability import SETTING
from bgdesk.formats.registry import read_file
from bgdesk.match.record import MatchRecord
from tests.bench.two_pass import compared

MOST_MEAN, DECISIONS_A_GRADE = 0.00005, 600
"""The targets: errors may differ by so much on average, and one grade in so many decisions."""
_ALONE = "0"


def judged_with(core: str, record: MatchRecord) -> tuple[str, Review]:
    """Who judged, and what became of it; ``core`` is the value of `SETTING`."""
    before, os.environ[SETTING] = os.environ.get(SETTING, ""), core
    try:
        with AnalysisPool(1) as pool:
            *_, update = judged(pool, record, "two-pass")
    finally:
        os.environ[SETTING] = before
    return update.analysis.engine, review(record, update.analysis)


def row(record: MatchRecord) -> dict[str, Any]:
    """Both on one match."""
    (ours, core), (theirs, engine) = (judged_with(one, record) for one in ("", _ALONE))
    return {"engines": [ours, theirs], **compared(core, engine)}


def in_all(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The rows together."""
    decisions = sum(one["decisions"] for one in rows)
    weighed = sum(one["decisions"] * one["mean_error_difference"] for one in rows)
    return {
        "match": "all",
        "decisions": decisions,
        "mean_error_difference": round(weighed / decisions, 6),
        "largest_error_difference": max(one["largest_error_difference"] for one in rows),
        "other_grades": {name: sum(one["other_grades"][name] for one in rows) for name in THRESHOLDS},
    }


def main(arguments: Sequence[str]) -> int:
    """Compare every match named and write the table; 1 when a target is missed."""
    out, *files = arguments
    rows = []
    for name in files:
        (study,) = read_file(Path(name)).studies
        rows.append({"match": Path(name).name, **row(study.record)})
        print(json.dumps(rows[-1]), flush=True)
    every = in_all(rows)
    print(json.dumps(every))
    Path(out).write_text(json.dumps([*rows, every], indent=1) + "\n")
    grades = max(every["other_grades"].values())
    return int(every["mean_error_difference"] > MOST_MEAN or grades * DECISIONS_A_GRADE > every["decisions"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
