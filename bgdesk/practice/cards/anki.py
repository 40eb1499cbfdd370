"""Cards as a text that Anki imports: a picture of the board and the question, and the answer with costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape

from bgdesk.analysis.questions import Kind
from bgdesk.analysis.report.position import position_svg
from bgdesk.library.card_rows import CardRow
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedPlay
from bgdesk.practice.cards.admission import losses_of
from bgdesk.practice.cards.making import Question, question_in

_HEAD = ("#separator:tab", "#html:true", "#tags column:3")
_MOST_CHOICES = 5


@dataclass(frozen=True, slots=True)
class AnkiWords:
    """The texts of the cards: ``question`` of what is decided, ``answers`` by the best about the cube."""

    question: Callable[[Kind, MatchState], str]
    answers: dict[str, str]


def anki_text(cards: Iterable[CardRow], words: AnkiWords) -> tuple[str, int]:
    """All ``cards``, one a line, and how many they are; those that cannot be read are left out."""
    lines = [line for card in cards if (line := _line(card, words))]
    return "\n".join((*_HEAD, *lines, "")), len(lines)


def _line(card: CardRow, words: AnkiWords) -> str:
    try:
        question = question_in(card.body)
    except CodecError:
        return ""
    state = question.record.states[question.keep]
    asked = words.question(question.verdict.decision.kind, state)
    front = f"{position_svg(state, question.player)}<p>{escape(asked)}</p>"
    told = f"<p>{escape(card.xgid)}</p>" if card.xgid else ""
    back = f"<p><b>{escape(words.answers.get(card.best, card.best))}</b></p>{_choices(question)}{told}"
    tag = f"bgdesk::{card.theme.replace('/', '::').replace(' ', '_')}"
    return "\t".join(" ".join(part.split()) for part in (front, back, tag))


def _choices(question: Question) -> str:
    """The best plays, each with what it costs."""
    judged = question.analysis.plays[0] if question.analysis.plays else None
    if not isinstance(judged, JudgedPlay):
        return ""
    losses = losses_of(question.analysis, question.verdict)
    level = judged.candidates[0].level
    written = [one.written for one in judged.candidates if one.level == level]
    rows = list(zip(written, losses, strict=False))[:_MOST_CHOICES]
    return "<table>{}</table>".format(
        "".join(f"<tr><td>{escape(play)}</td><td>{-loss:.3f}</td></tr>" for play, loss in rows)
    )
