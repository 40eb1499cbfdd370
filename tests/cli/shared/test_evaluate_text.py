"""How equities and chances are written on the command line."""

from __future__ import annotations

import pytest

from bgdesk.cli.shared.evaluate_text import (
    highest_level,
    loss_text,
    plain_chances,
    rounded,
    say_answer,
    say_chances,
)
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS

CHANCES = Probabilities(Player.WHITE, 0.75, 0.25, 0.125, 0.0625, 0.03125)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (
            "backgammon",
            "wins 75.0% (gammons 25.0%, backgammons 12.5%), loses 25.0% (gammons 6.2%, backgammons 3.1%)",
        ),
        ("fevga", "wins 75.0% (gammons 25.0%), loses 25.0% (gammons 6.2%)"),
        ("acey_deucey", "wins 75.0%, loses 25.0%"),
    ],
)
def test_only_wins_that_the_game_has_are_told(
    game: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say_chances(plain_chances(CHANCES, highest_level(RULESETS[game])))
    assert capsys.readouterr().out.strip() == told


def test_nothing_is_never_below_zero(capsys: pytest.CaptureFixture[str]) -> None:
    assert str(rounded(-1e-9)) == "0.0"
    assert [loss_text(loss) for loss in (0.0, 0.0004, -0.0004, 0.012)] == ["", "", "", " (-0.012)"]
    say_chances({"win": 1.0, "lose": -0.00001})
    assert capsys.readouterr().out.strip() == "wins 100.0%, loses 0.0%"


def test_equities_of_different_length_stand_in_a_column(capsys: pytest.CaptureFixture[str]) -> None:
    plays = [
        {"play": play, "level": "1ply", "equity": equity, "loss": 12.3 - equity, "probabilities": None}
        for play, equity in (("1/off(2)", 12.3), ("2/1", -0.0001))
    ]
    answer = {"engine": "network 2", "unit": "money", "plays": plays}
    say_answer(answer, RULESETS["acey_deucey"])
    assert capsys.readouterr().out.splitlines() == [
        "  1. 1ply  1/off(2)  +12.300",
        "  2. 1ply  2/1        +0.000 (-12.300)",
        "Acey-deucey: network 2, equities in points",
    ]
