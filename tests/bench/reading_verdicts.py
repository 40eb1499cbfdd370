"""What the engine says of the positions in the help, and of the fifteen opening rolls at four scores."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bgdesk.app.lab.reading import read_setup
from bgdesk.engine.protocol import RankedPlay, Situation, situation_of
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.engine.sage.player import SageEngine
from bgdesk.match.evaluation import Probabilities
from bgdesk.match.setup.conversion import state_of_setup
from bgdesk.match.setup.setup import TableSetup, with_dice
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.plays import format_play

LEVEL = "3ply"
CANDIDATES = 5
"""So many plays of a position are judged at `LEVEL`."""
SHOWN = 3
_QUICK = 2
_START = "-b----E-C---eE---c-e----B-"
OPENINGS = tuple(Dice(high, low) for high in range(1, 7) for low in range(1, high))
SCORES: Mapping[str, str] = {
    "money": f"XGID={_START}:0:0:1:00:0:0:0:0:10",
    "dmp": f"XGID={_START}:0:0:1:00:6:6:0:7:10",
    "go": f"XGID={_START}:0:0:1:00:5:6:1:7:10",
    "save": f"XGID={_START}:0:0:1:00:6:5:1:7:10",
}
"""Money play without Jacoby and beavers; both 1-away; who begins 2-away and 1-away in the Crawford game."""


class Verdicts:
    """Judges with one engine."""

    def __init__(self) -> None:
        self._judge = SageJudge()
        self._quick = SageEngine(_QUICK)

    def positions(self, path: Path, only: Iterable[str] = ()) -> dict[str, Any]:
        """The verdict on each position of the file, or on some of them."""
        asked = json.loads(path.read_text(encoding="utf-8"))
        return {name: self._position(asked[name]) for name in only or asked}

    def openings(self, rolls: Sequence[Dice] = OPENINGS) -> dict[str, Any]:
        """For each roll the best plays for money, and the best one at the other scores."""
        return {f"{roll.high}-{roll.low}": self._opening(roll) for roll in rolls}

    def opener(self) -> dict[str, float]:
        """The chances of the player who won the opening roll, over the fifteen best plays for money."""
        best = [self._plays(_situation(SCORES["money"], roll), roll)[0] for roll in OPENINGS]
        chances = [one.probabilities for one in best if one.probabilities]
        return {
            "win": sum(one.win for one in chances) / len(chances),
            "gammon": sum(one.win_gammon for one in chances) / len(chances),
            "lose_gammon": sum(one.lose_gammon for one in chances) / len(chances),
        }

    def _opening(self, roll: Dice) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for score, xgid in SCORES.items():
            plays = self._plays(_situation(xgid, roll), roll)
            found[score] = [_told(one) for one in plays[: SHOWN if score == "money" else 1]]
        return found

    def _position(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        setup = _setup(asked["xgid"])
        situation, found = _situation(asked["xgid"]), {"level": LEVEL, "name": self._judge.name}
        if setup.dice is None:
            decision = self._judge.judge_cube(situation, LEVEL)
            assert decision.probabilities
            return {
                **found,
                "no_double": decision.no_double.value,
                "double_take": decision.double_take.value,
                "double_pass": decision.double_pass.value,
                "chances": _chances(decision.probabilities),
            }
        also = asked.get("also", ())
        plays = self._plays(situation, setup.dice, also)
        shown = [one for nth, one in enumerate(plays) if nth < SHOWN or format_play(one.play) in also]
        assert plays[0].probabilities
        return {**found, "plays": [_told(one) for one in shown], "chances": _chances(plays[0].probabilities)}

    def _plays(self, situation: Situation, dice: Dice, also: Sequence[str] = ()) -> list[RankedPlay]:
        """The best ones at `LEVEL`, and those that are to be told besides, best first."""
        ranked = self._quick.rank_plays(situation, dice)
        chosen = [one for nth, one in enumerate(ranked) if nth < CANDIDATES or format_play(one.play) in also]
        judged = [self._judge.judge_play(situation, dice, one.play, LEVEL) for one in chosen]
        return sorted(judged, key=lambda one: -one.equity.value)


def _setup(xgid: str) -> TableSetup:
    setup = read_setup(xgid)
    assert isinstance(setup, TableSetup), xgid
    return setup


def _situation(xgid: str, dice: Dice | None = None) -> Situation:
    setup = _setup(xgid)
    state = state_of_setup(with_dice(setup, dice) if dice else setup)
    assert state, xgid
    return situation_of(state)


def _told(one: RankedPlay) -> dict[str, Any]:
    return {"play": format_play(one.play), "equity": one.equity.value}


def _chances(chances: Probabilities) -> dict[str, float]:
    return {
        "win": chances.win,
        "win_gammon": chances.win_gammon,
        "lose_gammon": chances.lose_gammon,
    }
