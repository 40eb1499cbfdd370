"""The two-pass level against the one-pass level that it stands for, on whole matches.

``python -m tests.bench.two_pass OUT.json FILE...`` writes one row a match; ``tests/golden/two_pass.json`` was
made so, and `tests.analysis.test_two_pass` re-checks a game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bgdesk.analysis.grades import THRESHOLDS
from bgdesk.analysis.statistics import Review, review
from bgdesk.app.workers.analysis_pool import AnalysisPool, judged
from bgdesk.formats.registry import read_file
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player


def main(arguments: Sequence[str]) -> int:
    """Compare every match named and write the table."""
    out, *files = arguments
    rows = []
    with AnalysisPool() as pool:
        for name in files:
            (study,) = read_file(Path(name)).studies
            rows.append({"match": Path(name).name, **row(pool, study.record)})
            print(json.dumps(rows[-1]), flush=True)
            Path(out).write_text(json.dumps(rows, indent=1) + "\n")
    return 0


def row(pool: AnalysisPool, record: MatchRecord) -> dict[str, Any]:
    """Both levels on one match."""
    reviews = []
    for level in ("two-pass", "3-ply"):
        *_, update = judged(pool, record, level)
        reviews.append(review(record, update.analysis))
    return compared(*reviews)


def compared(two_pass: Review, one_pass: Review) -> dict[str, Any]:
    """How far the two go together."""
    assert [one.decision for one in two_pass.verdicts] == [one.decision for one in one_pass.verdicts]
    pairs = list(zip(two_pass.verdicts, one_pass.verdicts, strict=True))
    differences = [abs(a.error - b.error) for a, b in pairs]
    return {
        "decisions": len(pairs),
        "mean_error_difference": round(sum(differences) / len(differences), 6),
        "largest_error_difference": round(max(differences), 4),
        "other_grades": {
            preset.id: sum(preset.grade(a.error) is not preset.grade(b.error) for a, b in pairs)
            for preset in THRESHOLDS.values()
        },
        "other_counts": sum(a.counts is not b.counts for a, b in pairs),
        "pr": [[_pr(side, player) for side in (two_pass, one_pass)] for player in Player],
    }


def _pr(side: Review, player: Player) -> float | None:
    rating = side.players.of(player).pr
    return None if rating is None else round(rating, 3)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
