"""Rollouts in positions that eXtreme Gammon printed: trials, standard error and seed are kept."""

from __future__ import annotations

import pytest

from bgdesk.analysis.layers import depth
from bgdesk.formats.text import position_text
from bgdesk.match.codec.study_codec import study_from_text, study_to_text

PLAYS = """\
XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10

X:Player 2   O:Player 1
Score is X:0 O:0 7 pt.(s) match.
X to play 31

    1. Rollout¹    8/5 6/5                      eq:+0,159
      Player:   55,03% (G:17,25% B:0,97%)
      Opponent: 44,97% (G:12,26% B:0,52%)
      Confidence: ±0,004 (+0,155..+0,163) - [100,0%]

    2. Rollout²    24/23 13/10                  eq:-0,008 (-0,167)
      Player:   49,61% (G:13,40% B:0,60%)
      Opponent: 50,39% (G:14,04% B:0,64%)
      Confidence: ±0,010 (-0,018..+0,002) - [0,0%]

    3. 3-ply       24/20                        eq:-0,021 (-0,180)
      Player:   49,61% (G:13,40% B:0,60%)
      Opponent: 50,39% (G:14,04% B:0,64%)

¹  1296 Games rolled with Variance Reduction.
   Dice Seed: 69690406
   Moves: 3-ply, cube decisions: XG Roller
²  324 Games rolled with Variance Reduction.
   Dice Seed: 7
   Moves: 3-ply, cube decisions: XG Roller

eXtreme Gammon Version: 2.10, MET: Kazaross XG2
"""
CUBE = """\
XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10

X on roll, cube action

Analyzed in Rollout
No double
  Player Winning Chances:   52.58% (G:15.06% B:0.67%)
  Opponent Winning Chances: 47.42% (G:13.02% B:0.59%)
Double/Take
  Player Winning Chances:   52.61% (G:15.20% B:0.70%)
  Opponent Winning Chances: 47.39% (G:13.11% B:0.60%)

Cubeful Equities:
       No double:     +0.073
       Double/Take:   -0.204 (-0.277)
       Double/Pass:   +1.000 (+0.927)

Best Cube action: No double / Take

Rollout:
  2592 Games rolled with Variance Reduction.
  Dice Seed: 69690406
  Moves: 3-ply, cube decisions: XG Roller
  Confidence No Double: ± 0.005 (+0.068..+0.078)
  Confidence Double:    ± 0.009 (-0.213..-0.195)

eXtreme Gammon Version: 2.10, MET: Kazaross XG2
"""


def test_each_candidate_has_the_trials_of_its_note_and_its_own_error() -> None:
    (study,) = position_text.read(PLAYS.encode()).studies
    (judged,) = study.analyses[0].plays
    first, second, third = judged.candidates
    assert [one.level for one in judged.candidates] == ["rollout", "rollout", "3-ply"]
    assert depth("eXtreme Gammon", first.level) > depth("eXtreme Gammon", third.level)
    assert first.rollout
    assert (first.rollout.trials, first.rollout.seed) == (1296, 69690406)
    assert first.rollout.standard_error == pytest.approx(0.004 / 1.96, rel=1e-3)
    assert "cube decisions: XG Roller" in first.rollout.settings
    assert second.rollout
    assert (second.rollout.trials, second.rollout.seed) == (324, 7)
    assert second.rollout.standard_error == pytest.approx(0.010 / 1.96, rel=1e-3)
    assert third.rollout is None
    assert study_from_text(study_to_text(study)).analyses == study.analyses


def test_a_cube_decision_has_both_errors() -> None:
    (study,) = position_text.read(CUBE.encode()).studies
    (judged,) = study.analyses[0].cubes
    assert judged.level == "rollout"
    assert [one.trials for one in judged.rollouts] == [2592, 2592]
    errors = [one.standard_error for one in judged.rollouts]
    assert errors == pytest.approx([0.005 / 1.96, 0.009 / 1.96], rel=1e-3)


def test_what_was_not_rolled_out_has_no_rollout() -> None:
    (study,) = position_text.read(CUBE.replace("in Rollout", "in 4-ply").encode()).studies
    (judged,) = study.analyses[0].cubes
    assert (judged.level, judged.rollouts) == ("4-ply", ())
