"""Where nothing may be said, nothing is said: plays of people that are no errors, or not known to be.

``python -m tests.bench.reason_silence ARCHIVE [--matches 20]`` judges matches at 1-ply and has explained what
was forced, right, or an error too small to have a reason, and errors whose two plays were judged unequally
deep. ``told`` should be 0 everywhere. ``without the limit``: how many of the small errors would get a reason
if nobody minded their size.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bgdesk.analysis.judge import Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import PlayQuestion, questions
from bgdesk.analysis.reasons.explain import RIGHT_BELOW, SPEAKS_FROM, explain_play
from bgdesk.analysis.reasons.explainer import Explainer, PlayToExplain
from bgdesk.engine.protocol import situation_of
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.formats.registry import read_bytes
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedPlay
from tests.bench.reason_rates import Looks, files

_DEEPER = "3-ply"


def judged(archive: Path, matches: int) -> Iterator[tuple[MatchState, JudgedPlay]]:
    """Every play that was made, with the table before it."""
    judge = Judge(SageJudge(), LEVELS["1-ply"])
    for _, data in list(files([archive]))[:matches]:
        record = read_bytes(data).studies[0].record
        for question in questions(record):
            answer = judge.answer(question) if isinstance(question, PlayQuestion) else None
            if isinstance(answer, JudgedPlay) and answer.played is not None:
                yield record.states[question.event], answer


def kind_of(play: JudgedPlay) -> str:
    """Why there should be nothing to say; empty for an error."""
    assert play.played is not None
    if play.legal_count == 1:
        return "forced"
    loss = play.candidates[0].equity.value - play.candidates[play.played].equity.value
    if loss < RIGHT_BELOW:
        return "right"
    return "small" if loss < SPEAKS_FROM else ""


def main() -> None:
    """Explain, and count what was said."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("archive", type=Path)
    parser.add_argument("--matches", type=int, default=20)
    given = parser.parse_args()
    engine = SageJudge()
    explainer = Explainer(engine)
    asked, told, anyway = Counter[str](), Counter[str](), 0
    for state, play in judged(given.archive, given.matches):
        kind, player = kind_of(play), state.to_act
        if not kind:
            best, *others = play.candidates
            play = replace(play, candidates=(replace(best, level=_DEEPER), *others))  # noqa: PLW2901
            kind = "mixed"
        if not kind or player is None:
            continue
        asked[kind] += 1
        told[kind] += bool(explainer.explain(PlayToExplain(state, player, play)).reasons)
        if kind == "small":
            looks = Looks(engine, situation_of(state, player.opponent))
            anyway += bool(explain_play(state, player, play, looks, speaks_from=0.0).reasons)
    for kind, count in asked.items():
        print(f"{kind}: {count} plays, {told[kind]} told")
    print(f"small without the limit: {anyway} told")


if __name__ == "__main__":
    main()
