"""Questions and answers as JSON, as they are stored: enough to set the position up again."""

from __future__ import annotations

import json

from bgdesk.practice.trainers.shape import (
    ChoiceGiven,
    Given,
    NumbersGiven,
    PlayGiven,
    RollsGiven,
    TrainerQuestion,
)
from bgdesk.rules.notation.position_string import to_position_string


def told_question(question: TrainerQuestion) -> str:
    """The table of ``question``."""
    scene = question.scene
    told = {
        "position": to_position_string(scene.position, scene.player, "backgammon"),
        "dice": str(scene.dice) if scene.dice else None,
        "score": scene.score.key,
        "cube": [scene.cube.value, scene.cube.owner and scene.cube.owner.value],
    }
    return _json(told)


def told_answer(given: Given) -> str:
    """What was answered, as plain values."""
    match given:
        case NumbersGiven(values):
            return _json(list(values))
        case RollsGiven(rolls):
            return _json(sorted(map(str, rolls)))
        case ChoiceGiven(chosen):
            return _json(chosen)
        case PlayGiven(_, written):
            return _json(written)


def _json(plain: object) -> str:
    return json.dumps(plain, separators=(",", ":"))
