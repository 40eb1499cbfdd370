"""Positions as ids, as printed text, and as Snowie writes them."""

from __future__ import annotations

import json

import pytest

from bgdesk.formats.import_result import RemarkKind, Unreadable
from bgdesk.formats.text import ids_text, position_text, snowie_position
from bgdesk.match.codec.study_codec import study_from_text, study_to_text
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.xgid import from_xgid
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR
from bgdesk.rules.table_state import TableState
from bgdesk.rules.variants import RULESETS
from tests.folders import FILES
from tests.match_files import contents, is_own, match_data, unlicensed

SNOWIE = "{length};0;0;0;1;Ada;Bo;0;3;2;2;1;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;6;1"


def agrees(state: MatchState, table: TableState) -> bool:
    offer = state.cube_offer
    offered = offer.proposed // 2 if offer else state.cube.value
    return (
        state.position == table.position
        and state.turn is table.on_roll
        and offered == table.cube.value
        and (str(state.dice) if state.dice else None) == (str(table.dice) if table.dice else None)
        and bool(offer) is bool(table.offer)
        and state.options.length == table.length
        and state.score == Pair(table.white_score, table.black_score)
        and state.is_crawford is table.is_crawford
    )


def only_state(record: MatchRecord) -> MatchState:
    return record.state


def test_ids_of_every_kind_give_the_same_table() -> None:
    lines = contents(FILES / "perft_ids.jsonl").decode().splitlines()
    read = 0
    for line in lines:
        row = json.loads(line)
        table = from_xgid(row["xgid"])
        for text in (row["xgid"], f"{row['posid']}:{row['matchid']}", row.get("ogid", "")):
            if not text or (table.length == 1 and text == row.get("ogid")):
                continue
            if outcome(table.position, RULESETS["backgammon"]):
                continue
            found = ids_text.read(f"Look at this:\n{text}\n".encode())
            (study,) = found.studies
            state = only_state(study.record)
            assert state.position == table.position, text
            assert state.turn is table.on_roll, text
            assert state.options.length == table.length, text
            read += 1
            if text == row["xgid"] and not found.remarks[0]:
                assert agrees(state, table), text
    assert read > 400


def test_several_ids_in_one_text_are_several_matches() -> None:
    text = "first XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:1:0:5:10, then\n4HPwATDgc/ABMA:cAkAAAAAAAAE\n"
    text += "Position ID: 4HPwATDgc/ABMA Match ID: QYkqASAAIAAA\n"
    found = ids_text.read(text.encode())
    assert [study.record.header.options.length for study in found.studies] == [5, 0, 9]
    first = found.studies[0].record.state
    assert (first.phase, first.dice, first.score) == (Phase.TO_PLAY, Dice(3, 1), Pair(2, 1))
    assert len({study.record.header.id for study in found.studies}) == 3


def test_a_bad_id_beside_a_good_one_is_told() -> None:
    good = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"
    text = good.replace(":00:", ":77:") + "\n" + good
    found = ids_text.read(text.encode())
    assert len(found.studies) == 1
    assert [(remark.kind, remark.line) for remark in found.remarks[0]] == [(RemarkKind.LINE_UNREAD, 1)]


def test_a_position_id_alone_is_read_only_by_itself() -> None:
    assert ids_text.read(b" 4HPwATDgc/ABMA\n").studies[0].record.state.turn is Player.WHITE
    assert not ids_text.sniff(b"see 4HPwATDgc/ABMA")


@pytest.mark.parametrize(("letter", "raises", "to_act"), [("D", 0, Player.BLACK), ("B", 1, Player.WHITE)])
def test_a_pending_double_waits_for_its_answer(letter: str, raises: int, to_act: Player) -> None:
    cube = 1 if raises else 0
    found = ids_text.read(f"XGID=-b----E-C---eE---c-e----B-:{cube}:0:1:{letter}:0:0:2:0:10".encode())
    state = found.studies[0].record.state
    assert state.cube_offer
    assert (state.cube_offer.raises, state.to_act, state.cube_offer.doubler) == (raises, to_act, Player.WHITE)
    assert found.remarks == ((),)


def test_a_finished_game_is_refused() -> None:
    with pytest.raises(Unreadable, match="not a legal position"):
        ids_text.read(b"XGID=--------------------------:0:0:1:00:0:0:0:0:10")


def printed(name: str) -> bytes:
    return match_data(name) if is_own(name) else unlicensed(name).read_bytes()


@pytest.mark.parametrize("language", ["EN", "JP"])
@pytest.mark.parametrize("program", ["bgblitz_txt", "xg_txt"])
def test_printed_candidates_are_read_in_any_language(program: str, language: str) -> None:
    found = position_text.read(printed(f"{program}/01_checkerPosition_{language}.txt"))
    (study,) = found.studies
    state = study.record.state
    assert found.remarks == ((),)
    assert (state.score, state.dice, state.cube) == (Pair(3, 6), Dice(2, 1), Cube(2, Player.BLACK))
    (analysis,) = study.analyses
    (judged,) = analysis.plays
    best = judged.candidates[0]
    assert (best.written, len(judged.candidates), judged.played) == ("19/18 14/12", 5, None)
    assert best.equity.value == pytest.approx(-0.491, abs=0.002)
    assert best.probabilities
    assert best.probabilities.win == pytest.approx(0.254, abs=0.001)
    assert best.probabilities.lose_gammon == pytest.approx(0.32, abs=0.03)
    assert study_from_text(study_to_text(study)).analyses == study.analyses


@pytest.mark.parametrize(
    ("program", "equities"),
    [("bgblitz_txt", (0.585, 0.625, 1.0)), ("xg_txt", (0.58, 0.689, 1.0))],
)
def test_a_printed_cube_decision_is_read(program: str, equities: tuple[float, float, float]) -> None:
    (study,) = position_text.read(printed(f"{program}/03_DT_FR.txt")).studies
    (judged,) = study.analyses[0].cubes
    decision = judged.decision
    assert (decision.no_double.value, decision.double_take.value, decision.double_pass.value) == equities
    assert decision.should_double
    assert decision.should_take
    assert decision.probabilities
    assert decision.probabilities.win == pytest.approx(0.61, abs=0.01)
    assert decision.probabilities.lose_gammon == pytest.approx(0.132, abs=0.002)


def test_a_candidate_that_cannot_be_played_is_left_out_with_a_remark() -> None:
    text = printed("bgblitz_txt/01_checkerPosition_EN.txt").decode()
    found = position_text.read(text.replace("14/11 ", "14/1 ").encode())
    assert len(found.studies[0].analyses[0].plays[0].candidates) == 4
    assert [remark.kind for remark in found.remarks[0]] == [RemarkKind.ANALYSIS_LEFT_OUT]


def test_printed_chances_that_are_none_are_left_out() -> None:
    text = match_data("bgblitz_txt/01_checkerPosition_EN.txt").replace(b"0.338", b"9.338")
    study = position_text.read(text).studies[0]
    (judged,) = study.analyses[0].plays
    assert [one.probabilities is None for one in judged.candidates] == [True, False, False, False, False]
    assert study_from_text(study_to_text(study)).analyses == study.analyses


def test_a_snowie_position() -> None:
    found = snowie_position.read(SNOWIE.format(length=7).encode())
    record = found.studies[0].record
    state = record.state
    assert (record.header.seats.white.name, record.header.seats.black.name) == ("Ada", "Bo")
    assert (state.score, state.dice, state.cube) == (Pair(3, 2), Dice(6, 1), Cube(2, Player.WHITE))
    assert (state.position.white[6], state.position.white[24], state.position.black[24]) == (5, 2, 2)
    assert sum(state.position.black) == sum(state.position.white) == 15
    assert not state.position.white[BAR]


@pytest.mark.parametrize("change", [("7;0", "7;x"), (";Ada;", ";"), (";6;1", ";6;9"), ("-5;5", "-5;9")])
def test_a_wrong_snowie_position_is_refused(change: tuple[str, str]) -> None:
    with pytest.raises(Unreadable):
        snowie_position.read(SNOWIE.format(length=7).replace(*change).encode())


@pytest.mark.parametrize(
    ("cube", "length", "limit", "has_cube", "is_told"),
    [
        (1, 0, 10, True, False),
        (1, 0, 0, False, False),
        (1, 0, 3, True, True),
        (3, 0, 3, False, True),
        (1, 7, 3, True, False),
    ],
)
def test_the_limit_of_the_cube_is_kept_or_told(
    cube: int, length: int, limit: int, has_cube: bool, is_told: bool
) -> None:
    owner = 1 if cube else 0
    text = f"XGID=-b----E-C---eE---c-e----B-:{cube}:{owner}:1:00:0:0:0:{length}:{limit}"
    found = ids_text.read(text.encode())
    state = found.studies[0].record.state
    assert state.options.has_cube is has_cube
    assert ([remark.quote for remark in found.remarks[0]] == [f"cube limit {1 << limit}"]) is is_told
