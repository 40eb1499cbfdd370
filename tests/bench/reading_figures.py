"""Makes the figures of the help, or checks that the help has them.

``python -m tests.bench.reading_figures`` compares, with ``--write`` it writes. They stand in
``resources/help/figures.json``, from where the pages take them. The engine's are judged at the level that is
told there; the others are counted by all legal plays, or come from the match equity table.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from math import isclose
from random import Random
from typing import Any

from bgdesk.engine.protocol import situation_of
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.sage.availability import probe
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.engine.selection import decide
from bgdesk.match import flow
from bgdesk.match.events import GameStarted, OpeningRolled, Rolled
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.dice import Dice
from tests.bench.reading_counts import counted
from tests.bench.reading_races import races
from tests.bench.reading_verdicts import LEVEL, Verdicts
from tests.folders import RESOURCES

FIGURES = RESOURCES / "help" / "figures.json"
POSITIONS = RESOURCES / "help" / "positions.json"
NEAR = 0.0005
"""Two machines may differ by so much in what they compute."""
_DIGITS = 5
_UNSURE, _CASES, _SEED = 0.1, 300, 18
_LONGEST_GAME = 300
_PLAYED_BY, _ROUGH, _DEEPER = "expert", "1ply", "2ply"


def made() -> dict[str, Any]:
    """All figures, afresh."""
    verdicts = Verdicts()
    found: dict[str, Any] = rounded(
        {
            "counted": counted(),
            "races": races(),
            "openings": {"level": LEVEL, "rolls": verdicts.openings(), "opener": verdicts.opener()},
            "positions": verdicts.positions(POSITIONS),
            "unsure": unsure(_CASES),
        }
    )
    return found


def unsure(cases: int) -> dict[str, Any]:
    """Woolsey's law: how often to double is right where it is hard to say whether to take.

    Cube decisions of money games between bots, without the races' last rolls, in which taking and passing
    differ by at most `_UNSURE` at one ply; then judged a ply deeper.
    """
    judge, random = SageJudge(), Random(_SEED)
    right: list[bool] = []
    while len(right) < cases:
        for state in _before_rolls(random):
            rough = judge.judge_cube(situation_of(state), _ROUGH)
            if abs(rough.double_take.value - rough.double_pass.value) <= _UNSURE:
                right.append(judge.judge_cube(situation_of(state), _DEEPER).should_double)
    right = right[:cases]
    return {"level": _DEEPER, "cases": cases, "within": _UNSURE, "right": sum(right) / cases}


def _before_rolls(random: Random) -> Iterator[MatchState]:
    """The moments of a money game between two bots at which one of them may double."""
    state = flow.advance(flow.start(match_options(MONEY)), GameStarted(1))
    for _ in range(_LONGEST_GAME):
        dice = Dice(random.randint(1, 6), random.randint(1, 6))
        if state.phase is Phase.BEFORE_GAME:
            return
        if state.phase is Phase.OPENING:
            state = flow.advance(state, OpeningRolled(dice.first, dice.second))
            continue
        request = BotRequest(state, _PLAYED_BY, random.getrandbits(63), thinking_ms=0, may_resign=False)
        event = decide(request).action
        assert state.turn
        if state.phase is Phase.TO_ROLL and flow.may_double(state, state.turn) is None:
            yield state
        state = flow.advance(state, event or Rolled(state.turn, dice))


def rounded(figures: Any) -> Any:
    """``figures`` as they are written, with lists and names of JSON."""
    if isinstance(figures, dict):
        return {str(key): rounded(value) for key, value in figures.items()}
    if isinstance(figures, list | tuple):
        return [rounded(value) for value in figures]
    return round(figures, _DIGITS) if isinstance(figures, float) else figures


def differences(known: Any, found: Any, place: str = "") -> Iterator[str]:
    """Where two sets of figures differ by more than `NEAR`."""
    if isinstance(known, dict) and isinstance(found, dict) and known.keys() == found.keys():
        for key in known:
            yield from differences(known[key], found[key], f"{place}/{key}")
    elif isinstance(known, list) and isinstance(found, list) and len(known) == len(found):
        for nth, (one, other) in enumerate(zip(known, found, strict=True)):
            yield from differences(one, other, f"{place}/{nth}")
    elif isinstance(known, float | int) and isinstance(found, float | int):
        if not isclose(known, found, rel_tol=0, abs_tol=NEAR):
            yield f"{place}: {known} is told, {found} is found"
    elif known != found:
        yield f"{place}: {known} is told, {found} is found"


def main() -> int:
    """Write the figures, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write them into the help")
    arguments = parser.parse_args()
    if not probe().is_available:
        print(f"skipped: bgsage cannot run here ({probe().reason})")
        return 0
    found = made()
    if arguments.write:
        FIGURES.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        return 0
    wrong = list(differences(json.loads(FIGURES.read_text(encoding="utf-8")), found))
    print("\n".join(wrong) or "the help has these figures")
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main())
