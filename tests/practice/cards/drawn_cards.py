"""Cards to test with: of the errors in a match that is told to have been judged deeply."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from bgdesk.analysis.verdicts import Verdict, verdicts
from bgdesk.formats.registry import read_bytes
from bgdesk.library.card_rows import CardKind, CardRow
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from bgdesk.practice.cards.admission import worth_a_card
from bgdesk.practice.cards.making import cards_of
from tests.match_files import match_data

DEEP = "3ply"


@dataclass(frozen=True)
class JudgedSample:
    record: MatchRecord
    analysis: Analysis
    verdicts: tuple[Verdict, ...]

    def worth(self, threshold: float = 0.02) -> tuple[Verdict, ...]:
        return worth_a_card(self.analysis, self.verdicts, None, threshold)


def at_level(analysis: Analysis, level: str) -> Analysis:
    """``analysis`` as if all of it had been judged at ``level``."""
    return replace(
        analysis,
        engine="bgsage",
        plays=tuple(
            replace(one, candidates=tuple(replace(each, level=level) for each in one.candidates))
            for one in analysis.plays
        ),
        cubes=tuple(replace(one, level=level) for one in analysis.cubes),
    )


@cache
def sample(name: str = "generated/money_beaver_an.sgf", level: str = DEEP) -> JudgedSample:
    study = read_bytes(match_data(name)).studies[0]
    analysis = at_level(study.analyses[0], level)
    return JudgedSample(study.record, analysis, verdicts(study.record, analysis))


@cache
def drawn() -> tuple[CardRow, ...]:
    """All cards of that match."""
    found = sample()
    return cards_of(found.record, found.analysis, found.worth(), "match")


def plain_card(number: int, *, kind: CardKind = CardKind.CHECKER, deck: str = "") -> CardRow:
    """A card that says nothing, to be counted and scheduled."""
    return CardRow(
        id=f"card{number:04}",
        kind=kind,
        key=f"key{number}",
        xgid="",
        match_id="match",
        event=number,
        level="3ply",
        body="{}",
        best="best",
        accept=0.005,
        cost=0.1,
        ease=0.01,
        theme="a",
        deck=deck,
    )
