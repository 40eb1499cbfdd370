"""The promise about fair dice goes with a match into other formats, and comes back."""

from __future__ import annotations

from random import Random

import pytest

from bgdesk.formats.registry import format_named
from bgdesk.match.dice.fair_dice import SEEDED, fair_dice_record
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchRecord
from bgdesk.match.study import Study
from tests.random_play import a_header, play_on

FAIR = fair_dice_record(bytes(32), "Glück: “seven” [come] eleven")
PROMISE = [("Dice fingerprint", FAIR.commitment), ("Dice words", FAIR.words)]


def played(dice: DiceRecord) -> Study:
    return Study(play_on(MatchRecord(a_header(match_options(1), dice=dice)), Random(3)))


def promised(study: Study) -> list[tuple[str, str]]:
    return [tag for tag in study.tags if tag[0].startswith("Dice")]


@pytest.mark.parametrize("kind", ["mat", "sgf", "ogxm"])
def test_the_promise_is_kept(kind: str) -> None:
    form = format_named(kind)
    study = played(FAIR)
    for _ in range(2):
        content = form.write(study).content
        study = form.read(content).studies[0]
        assert promised(study) == PROMISE
        assert not study.comments


@pytest.mark.parametrize("kind", ["mat", "sgf", "ogxm"])
def test_other_dice_promise_nothing(kind: str) -> None:
    form = format_named(kind)
    content = form.write(played(DiceRecord(SEEDED, seed=3))).content
    assert not promised(form.read(content).studies[0])
