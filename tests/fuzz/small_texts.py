"""Small things to change: ids and texts of positions, and the smallest of the program's own files."""

from __future__ import annotations

from dataclasses import replace
from hashlib import md5

from bgdesk.analysis.rollout.run import Goal, RolloutRun
from bgdesk.match.coan_ki import CoanKiGame, CoanKiTurn
from bgdesk.match.options import match_options
from bgdesk.match.setup.setup import TableSetup
from bgdesk.match.state import Pair
from bgdesk.rules.coan_ki import legal_coan_ki_plays
from bgdesk.rules.dice import Dice
from tests.analysis.fake_roller import FakeRoller
from tests.analysis.rollouts import new_run, played, plays_task

_JAVAFIBS = """JavaFIBS internal match representation
8:Bo:3
13::
11:You:6 1
1:You:12-18 17-18
0:Bo:4 2
1:Bo:8-4 6-4
0:You:5 5
1:You:1-6 1-6 12-17 12-17
2:Bo:
4:You:
0:Bo:6 3
1:Bo:24-18 13-10
0:You:2 1
15:You:
6:Bo:
7:You:2
14:Ada-2:Bo-0:
13::
11:Bo:3 1
1:Bo:8-5 6-5
2:You:
5:Bo:
7:You:1
14:Ada-3:Bo-0:
"""
_SNOWIE = (
    "{length};0;0;0;1;Ada;Bo;{crawford};3;2;2;1;0;"
    "-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;{dice}"
)

SMALL_TEXTS: dict[str, tuple[str, ...]] = {
    "javafibs": (_JAVAFIBS,),
    "snowie_position": (
        _SNOWIE.format(length=7, crawford=0, dice="6;1"),
        _SNOWIE.format(length=0, crawford=0, dice="0;0"),
        _SNOWIE.format(length=3, crawford=1, dice="5;5"),
    ),
    "ids": (
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10",
        "XGID=a-BBBBBB------------------:1:1:-1:D:0:0:3:0:10",
        "4HPwATDgc/ABMA:cAkAAAAAAAAA",
        "GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cIkqAAAAAAAA",
        "11jjjjjhhhccccc:ooddddd88866666:N0N:63:W:IW:0:0:7:0",
        "bgd1:plakoto:w:24x9,20x2,18,15p,10x2:24x10,18,14,10x2,8",
        "bgd1:dutch:b:inx12,bar,24,23,open:inx15",
        "bgd1:acey_deucey:b:inx3,barx2,20,18x2,13x3:inx6,24,22,14x2,11x2",
        "bgd1:fevga:w:24x15:24x15 and XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10.",
    ),
}
"""Texts by what reads them."""


def small_setup() -> TableSetup:
    """A table in the middle of a match."""
    options = match_options(7)
    start = options.ruleset().start_position()
    return TableSetup(options, start, dice=Dice(3, 1), score=Pair(2, 4))


def small_rollout() -> RolloutRun:
    """Three plays of a roll, as far as a few batches go."""
    run = new_run(plays_task("8/5 6/5", "13/10 24/23", "24/20"), Goal(trials=180, confidence=None))
    return replace(played(FakeRoller({"8/5 6/5": 0.1}), run, most=8), engine="an engine")


def small_coan_ki_game() -> CoanKiGame:
    """Some turns of Coan ki."""
    game = CoanKiGame(md5(b"fuzz").hexdigest(), Pair("Mei", "Lin"), Pair(None, None), "5" * 64)
    for _ in range(12):
        state = game.state
        plays = legal_coan_ki_plays(state.position, state.player, state.dice)
        game = game.played(CoanKiTurn.of(plays[0]))
    return game
