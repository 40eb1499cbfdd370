"""Positions of files become questions with their best answer; cards become a text for Anki."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from bgdesk.analysis.assembling import empty_analysis, with_answers
from bgdesk.analysis.judge import Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import questions
from bgdesk.analysis.verdicts import verdicts
from bgdesk.formats.registry import read_bytes
from bgdesk.library.card_rows import CardKind, CardRow
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.events import Passed, Played, Raised, Rolled, Taken
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from bgdesk.practice.cards.anki import AnkiWords, anki_text
from bgdesk.practice.cards.grading import accepted_loss
from bgdesk.practice.cards.making import card_of, question_in
from bgdesk.practice.cards.positions import with_any_answer, with_best_answer
from tests.analysis.fake_engine import FakeEngine
from tests.practice.cards.drawn_cards import drawn

PLAY = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"
TAKE = "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:7:10"
BEAVER = "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:3:0:10"
DOUBLE = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10"
LIST = f"{PLAY}\n{TAKE}\n{DOUBLE}\n"
WORDS = AnkiWords(
    lambda kind, _: f"<{kind}?>",
    {"take": "Take", "pass": "Pass", "double": "Double", "no_double": "No double"},
)


@pytest.mark.parametrize(
    ("text", "kind", "answer"),
    [(PLAY, CardKind.CHECKER, Played), (TAKE, CardKind.TAKE, Taken), (DOUBLE, CardKind.DOUBLE, Rolled)],
)
def test_a_position_becomes_a_card_without_an_error(text: str, kind: CardKind, answer: type) -> None:
    card = card_from(text)
    assert card.kind is kind
    assert card.cost == 0
    question = question_in(card.body)
    assert question.verdict.error == 0
    assert question.record.states[question.keep].to_act is question.player
    assert isinstance(with_any_answer(read_bytes(text.encode()).studies[0].record).events[-1], answer)  # type: ignore[union-attr]


def card_from(text: str) -> CardRow:
    record = with_any_answer(read_bytes(text.encode()).studies[0].record)
    assert record
    found = with_best_answer(record, analysis_of(record))
    assert found
    line, told, verdict = found
    card = card_of(line, told, verdict, "", "deck")
    assert card
    return card


def analysis_of(record: MatchRecord) -> Analysis:
    """The doubler loses by the double in the position in which the game begins."""
    judge = Judge(FakeEngine(), LEVELS["two-pass"])
    return with_answers(
        empty_analysis("bgsage", "two-pass", ""), [judge.answer(one) for one in questions(record)]
    )


@pytest.mark.parametrize("answer", [Taken, Passed, Raised])
def test_whatever_was_answered_a_beaver_is_best(answer: type[Taken | Passed | Raised]) -> None:
    base = read_bytes(BEAVER.encode()).studies[0].record
    player = base.state.to_act
    assert player
    record = base.append(answer(player))
    analysis = analysis_of(record)
    (verdict,) = verdicts(record, analysis, since=len(base.events))
    assert (verdict.error > 0) is (answer is not Raised)
    card = card_of(record, analysis, verdict, "match")
    assert card
    assert (card.kind, card.best) == (CardKind.TAKE, "raise")
    assert card.accept == accepted_loss(0.2), "so much less is a take worth"
    found = with_best_answer(record, analysis)
    assert found
    line, _, best = found
    assert isinstance(line.events[-1], Raised)
    assert best.error == 0


@pytest.mark.parametrize("name", ["analyses", "entries"])
def test_a_card_of_which_a_part_is_missing_is_said_to_be_damaged(name: str) -> None:
    with pytest.raises(CodecError):
        question_in(json.dumps({**json.loads(card_from(PLAY).body), name: []}))


def test_a_beaver_is_answered_in_its_turn() -> None:
    card = card_from(BEAVER.replace(":D:", ":B:"))
    assert (card.kind, card.best) == (CardKind.TAKE, "take")
    question = question_in(card.body)
    assert question.record.states[question.keep].cube_offer.raises == 1  # type: ignore[union-attr]


def test_a_list_of_ids_has_as_many_questions() -> None:
    studies = read_bytes(LIST.encode()).studies
    assert len([one for one in map(with_any_answer, (study.record for study in studies)) if one]) == 3


def test_anki_gets_one_line_a_card_with_a_board_that_is_a_picture() -> None:
    text, number = anki_text(drawn(), WORDS)
    lines = text.splitlines()
    assert number == len(drawn())
    notes = [line for line in lines if not line.startswith("#")]
    assert len(notes) == number
    for note, card in zip(notes, drawn(), strict=True):
        front, back, tag = note.split("\t")
        svg = front[: front.index("</svg>") + len("</svg>")]
        assert ET.fromstring(svg).tag.endswith("svg")
        kind = question_in(card.body).verdict.decision.kind
        assert f"&lt;{kind}?&gt;" in front
        assert WORDS.answers.get(card.best, card.best) in back.replace("&#x27;", "'")
        assert tag.startswith(f"bgdesk::{card.kind}")
        assert card.best not in front or card.kind is not CardKind.CHECKER


def test_what_cannot_be_read_is_left_out() -> None:
    broken = replace(drawn()[0], body="{}")
    text, number = anki_text([broken, drawn()[1]], WORDS)
    assert number == 1
    assert len(text.splitlines()) == 4
