"""What is said about a wrong play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.questions import Kind
from bgdesk.analysis.reasons.cube_case import Values
from bgdesk.analysis.reasons.evidence import Axis, CubeFact, Evidence, FactKey
from bgdesk.analysis.reasons.explainer import CubeToExplain, PlayToExplain
from bgdesk.analysis.reasons.explanation import Explanation, FoundReason, ReasonId, Silence
from bgdesk.analysis.reasons.split import Split
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.study import JudgedCube
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.ui.review.cube_reason_wording import cube_figures, cube_reason_text
from bgdesk.ui.review.derive_why import derive_why
from bgdesk.ui.review.reason_wording import chip_text
from tests.analysis.reasons.cases import MADE, SLOTTED, WHITE, board, judged, state

pytestmark = pytest.mark.usefixtures("english_plurals")
ASKED = PlayToExplain(state(), WHITE, judged(board(SLOTTED), board(MADE)))
SPLIT = Split(0.1, 0.0, 0.0, 0.0, 0.0)
HITS = Evidence(FactKey.HIT_ROLLS, 15, 1, (5,), (Dice(6, 4), Dice(4, 4)))
SAFE = replace(HITS, played=1, best=15)
EQUITY = Equity(0.5, WHITE, Unit.MONEY)
HOME = Evidence(FactKey.HOME_POINTS, 1, 2, (5,))
PRIME = Evidence(FactKey.PRIME, 3, 4, (4, 5, 6, 7))
BAR = Evidence(FactKey.ON_BAR, 0, 1, (5,))


def said(id_: ReasonId, *evidence: Evidence, name: str = "You") -> str:
    reason = FoundReason(id_, Axis.WIN, evidence, 0.1, 0.08)
    (row,) = derive_why(ASKED, Explanation(SPLIT, (reason,)), name).reasons
    assert row.chip == chip_text(id_) != ""
    return row.text


@pytest.mark.parametrize(
    ("id_", "evidence", "text"),
    [
        (ReasonId.HIT_MORE, (HITS,), "15 of 36 rolls hit you, 1 after 8/5 6/5."),
        (
            ReasonId.FAR_HITS,
            (HITS,),
            "15 of 36 rolls hit you where it costs 10 pips or more, 1 after 8/5 6/5.",
        ),
        (ReasonId.DOUBLE_HITS, (HITS,), "15 of 36 rolls hit you twice, 1 after 8/5 6/5."),
        (ReasonId.HIT_MISSED, (BAR,), "You pass up a hit that sends your opponent back 5 pips."),
        (
            ReasonId.HIT_MISSED,
            (replace(BAR, points=(5, 14)),),
            "You pass up hits that send your opponent back 19 pips.",
        ),
        (ReasonId.PRIME, (PRIME,), "After 8/5 6/5 the block is 4 points long, and now only 3."),
        (
            ReasonId.ESCAPES,
            (replace(HITS, key=FactKey.ESCAPE_ROLLS),),
            "15 of 36 rolls let a checker escape from behind the longest block, 1 after 8/5 6/5.",
        ),
        (
            ReasonId.DANCES,
            (Evidence(FactKey.DANCE_ROLLS, 1, 9),),
            "1 of 36 rolls keeps the opponent on the bar, 9 after 8/5 6/5.",
        ),
        (ReasonId.HOME_POINT, (HOME,), "8/5 6/5 makes the 5-point."),
        (ReasonId.HOME_POINT, (replace(HOME, points=(6,)),), "8/5 6/5 keeps the 6-point."),
        (
            ReasonId.OUTSIDE_POINT,
            (replace(HOME, points=(7, 9)),),
            "After 8/5 6/5 there are more points made: 9, 7.",
        ),
        (
            ReasonId.TOO_SAFE,
            (SAFE, BAR),
            "It is safer (1 of 36 rolls hits, 15 after 8/5 6/5), but it passes up a hit.",
        ),
        (
            ReasonId.TOO_SAFE,
            (SAFE, PRIME),
            "It is safer (1 of 36 rolls hits, 15 after 8/5 6/5), but the block is 3 points long, not 4.",
        ),
        (
            ReasonId.TOO_SAFE,
            (SAFE, HOME),
            "It is safer (1 of 36 rolls hits, 15 after 8/5 6/5), but it gives up a point: 5.",
        ),
    ],
)
def test_every_reason_is_one_sentence(id_: ReasonId, evidence: tuple[Evidence, ...], text: str) -> None:
    assert said(id_, *evidence) == text


def test_another_player_is_spoken_of_by_name() -> None:
    assert said(ReasonId.HIT_MORE, HITS, name="Anna") == "15 of 36 rolls hit Anna, 1 after 8/5 6/5."
    assert said(ReasonId.DOUBLE_HITS, SAFE, name="Anna") == "1 of 36 rolls hits Anna twice, 15 after 8/5 6/5."
    assert said(ReasonId.FAR_HITS, SAFE, name="Anna").startswith("1 of 36 rolls hits Anna where it costs")
    assert said(ReasonId.HIT_MISSED, BAR, name="Anna").startswith("Anna passes up a hit")


@pytest.mark.parametrize(
    ("split", "start"),
    [
        (Split(0.1, 0, 0, 0, 0), "It wins 5.0 % less often, which costs 0.100."),
        (Split(0.02, 0.08, 0, 0, 0), "It wins a gammon 0.0 % less often: 0.080 of"),
        (Split(0.02, 0, 0.08, 0, 0), "It loses a gammon 0.0 % more often: 0.080 of"),
        (Split(0.02, 0, 0, 0, 0.08), "Most of the loss has to do with the cube"),
    ],
)
def test_the_largest_part_of_the_loss_is_told_first(split: Split, start: str) -> None:
    assert derive_why(ASKED, Explanation(split), "You").outcome[0].startswith(start)


def test_every_part_that_counts_is_told() -> None:
    one, *others = derive_why(ASKED, Explanation(Split(0.07, 0.024, 0.026, 0, -0.02)), "You").outcome
    assert one.startswith("It wins 5.0 % less often: 0.070 of the 0.100")
    assert [other[:17] for other in others] == ["It loses a gammon"]
    small = derive_why(ASKED, Explanation(Split(0.022, 0.01, 0.02, 0, 0.048)), "You").outcome
    assert small[1:] == ("The rest, mostly the cube, costs 0.078.",)


def test_parts_that_are_more_than_the_loss_are_told_with_what_makes_up_for_them() -> None:
    told = derive_why(ASKED, Explanation(Split(0.251, -0.168, 0.032, 0.0, 0.0)), "You").outcome
    assert told == (
        "It wins 5.0 % less often, which costs 0.251.",
        "It loses a gammon 0.0 % more often, which costs 0.032.",
        "It wins a gammon 0.0 % more often, which gives back 0.168.",
    )


@pytest.mark.parametrize(
    ("split", "rest"),
    [
        (Split(0.126, 0.001, 0.0, 0.0, 0.073), "The rest, mostly the cube, costs 0.074."),
        (Split(0.163, 0.001, 0.0, 0.0, -0.064), "The rest, mostly the cube, gives back 0.063."),
        (Split(0.08, 0.01, 0.0, 0.01, 0.0), "Everything else costs 0.020."),
        (Split(0.12, 0.0, 0.0, -0.02, 0.0), "Everything else gives back 0.020."),
        (Split(0.101, 0.0, 0.0, 0.0, -0.001), "The rest, mostly the cube, gives back 0.001."),
    ],
)
def test_what_no_part_tells_is_the_rest_so_that_all_adds_up(split: Split, rest: str) -> None:
    assert derive_why(ASKED, Explanation(split), "You").outcome[1:] == (rest,)


def test_parts_are_shares_of_the_loss_up_to_all_of_it() -> None:
    view = derive_why(ASKED, Explanation(Split(0.06, 0.0, 0.04, 0.0, 0.0)), "You")
    assert [text.split(": ")[1] for text in view.outcome] == [
        "0.060 of the 0.100 lost.",
        "0.040 of the 0.100 lost.",
    ]
    assert derive_why(ASKED, Explanation(Split(0.0951, 0, 0, 0, 0.005)), "You").outcome[1:] == ()


@pytest.mark.parametrize(
    ("id_", "yours", "named"),
    [
        (ReasonId.HIT_MORE, "These hit only after your move:", "These hit only after the move of Anna:"),
        (ReasonId.ESCAPES, "These only after your move:", "These only after the move of Anna:"),
        (ReasonId.DANCES, "These only after 8/5 6/5:", "These only after 8/5 6/5:"),
        (ReasonId.TOO_SAFE, "These hit only after 8/5 6/5:", "These hit only after 8/5 6/5:"),
    ],
)
def test_dice_say_after_which_play_they_count(id_: ReasonId, yours: str, named: str) -> None:
    evidence = (HITS, BAR) if id_ is ReasonId.TOO_SAFE else (HITS,)
    found = Explanation(SPLIT, (FoundReason(id_, Axis.WIN, evidence, 0.1, 0.08),))
    assert [derive_why(ASKED, found, name).reasons[0].caption for name in ("You", "Anna")] == [yours, named]
    no_rolls = Explanation(SPLIT, (FoundReason(ReasonId.HOME_POINT, Axis.WIN, (HOME,), 0.1, 0.08),))
    assert derive_why(ASKED, no_rolls, "You").reasons[0].caption == ""


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (Kind.NO_DOUBLE, "No double is worth +0.500, a double +0.600."),
        (Kind.DOUBLE, "The double is worth +0.600, no double +0.500."),
        (Kind.TAKE, "The take is worth -0.600, a pass -1.000."),
        (Kind.PASS, "The pass is worth -1.000, a take -0.600."),
    ],
)
def test_a_cube_decision_without_a_reason_has_its_figures(kind: Kind, text: str) -> None:
    worth = Values(0.5, 0.6, 1.0).of(kind)
    judged_cube = JudgedCube(3, CubeDecision(EQUITY, EQUITY, EQUITY, None, True, True), "2-ply")
    asked = CubeToExplain(state(), WHITE, judged_cube, kind, 0.1)
    found = Explanation(silent_because=Silence.NOTHING_HOLDS, worth=worth)
    assert derive_why(asked, found, "You").outcome == (text,)
    owned = replace(asked, state=replace(asked.state, cube=Cube(2, WHITE)))
    again = text.replace("double", "redouble") if kind in (Kind.NO_DOUBLE, Kind.DOUBLE) else text
    assert derive_why(owned, found, "You").outcome == (again,)
    assert not derive_why(asked, replace(found, worth=None), "You").says_anything
    remark = derive_why(asked, replace(found, is_close_take=True), "You").remark
    assert remark == "Take and pass are close here: if you are not sure which is right, double."


def test_doubters_get_every_fact_and_all_parts_of_the_loss() -> None:
    split = Split(0.06, 0.03, 0.02, -0.01, 0.005)
    view = derive_why(ASKED, Explanation(split, facts=(HITS, Evidence(FactKey.DEAD, 0, 0))), "You")
    assert view.facts == (("Rolls that hit, of 36", "15", "1"),)
    assert [share for _, share in view.shares] == ["-0.060", "-0.030", "-0.020", "+0.010", "-0.005", "-0.105"]


def test_what_is_right_gets_no_words() -> None:
    for silence in (Silence.RIGHT, Silence.FORCED, Silence.UNKNOWN_PLAY, Silence.NOT_JUDGED):
        assert not derive_why(ASKED, Explanation(silent_because=silence), "You").says_anything
    assert derive_why(ASKED, Explanation(silent_because=Silence.MIXED_DEPTH), "You").remark


@pytest.mark.parametrize(
    ("id_", "evidence", "text"),
    [
        (
            ReasonId.MARKET_LOST,
            Evidence(CubeFact.MARKET_LOSERS, 324, 1296),
            "After the next roll of each player a double could no longer be taken in 25.0 % of cases.",
        ),
        (
            ReasonId.MARKET_SAFE,
            Evidence(CubeFact.MARKET_LOSERS, 81, 1296),
            (
                "There is time: after the next roll of each player a double could no longer be taken in only "
                "6.2 % of cases."
            ),
        ),
        (
            ReasonId.MARKET_SAFE,
            Evidence(CubeFact.MARKET_LOSERS, 0, 1296),
            "There is time: whatever both players roll next, a double can still be taken after that.",
        ),
        (
            ReasonId.MUST_PASS,
            Evidence(CubeFact.NO_DOUBLE, 0.8, 1.0),
            "A double has to be passed, which is worth +1.000; playing on is worth +0.800.",
        ),
        (
            ReasonId.TOO_FEW_WINS,
            Evidence(CubeFact.TAKE_POINT, 0.18, 0.25),
            (
                "If the cube were never turned again, you would have to win 25.0 % of the games to take; "
                "here it is 18.0 %."
            ),
        ),
        (
            ReasonId.ENOUGH_WINS,
            Evidence(CubeFact.TAKE_POINT, 0.28, 0.25),
            (
                "Even if the cube were never turned again, you would only have to win 25.0 % of the games to "
                "take; here it is 28.0 %."
            ),
        ),
        (
            ReasonId.NOTHING_TO_LOSE,
            Evidence(CubeFact.AWAY, 3, 1),
            "The opponent needs one point, so the cube costs you nothing.",
        ),
    ],
)
def test_reasons_of_cube_decisions(id_: ReasonId, evidence: Evidence, text: str) -> None:
    reason = FoundReason(id_, Axis.CUBE, (evidence,), 0.1, 0.1)
    assert cube_reason_text(reason, "You") == text
    assert chip_text(id_)


def test_cube_sentences_with_two_figures() -> None:
    values = Evidence(CubeFact.NO_DOUBLE, 1.1, 1.0), Evidence(CubeFact.GAMMONS, 0.4, 0.9)
    assert cube_reason_text(FoundReason(ReasonId.TOO_GOOD, Axis.CUBE, values, 0.1, 0.1), "You") == (
        "Too good to double: playing on is worth +1.100, a pass +1.000; 40.0 % of games win a gammon."
    )
    score = Evidence(CubeFact.NO_DOUBLE, 0.5, 0.6), Evidence(CubeFact.DOUBLE_TAKE, 0.4, 0.7)
    assert cube_figures(FoundReason(ReasonId.AT_SCORE, Axis.CUBE, score, 0.1, 0.1)) == (
        "There, no double is worth +0.600, and a double that is taken +0.700."
    )
