"""A rollout as plain JSON values, finished or not, so that it can be resumed. Reading is strict."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import ClassVar, cast

from bgdesk.analysis.rollout.run import MOST_TRIALS, Goal, RolloutRun, Tally, Task
from bgdesk.engine.protocol import Situation
from bgdesk.engine.rollout_protocol import Manner, Mean, Sample
from bgdesk.match.codec.json_shapes import (
    CodecError,
    Flag,
    Json,
    Maybe,
    Number,
    OneOf,
    Several,
    Struct,
    Text,
    Whole,
    as_object,
    is_whole,
    json_of,
)
from bgdesk.match.codec.study_codec import CountsShape
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.notation.plays import NotationError, format_play, parse_play
from bgdesk.rules.player import Player
from bgdesk.rules.stages import LATER_TURN, Coming, NameDouble, Numbers, RollAgain, Stage
from bgdesk.rules.variants import RULESETS, Ruleset

FORMAT = "bgdesk-rollout"
VERSION = 1
MOST_SEED = 2**31 - 1 - MOST_TRIALS
"""The engine's seeds have 31 bits, and those of the batches follow."""

_MAX_TEXT = 50_000_000
_MAX_LENGTH = 100_000
_MAX_CUBE = 2**30
_MAX_HALF_MOVES = 10_000
_MAX_PLAYS = 5_000
_MAX_COMING, _MAX_FACES = 16, 30
_MAX_EQUITY = 1e9
_PLAYER = OneOf(Player)
_CHANCE = Number(-1, 2)
_FLAG = Flag()


class _RulesetShape:
    """A game by its id; house rules cannot be told by it."""

    def read(self, value: object, where: str) -> Ruleset:
        if not isinstance(value, str) or value not in RULESETS:
            raise CodecError(where, f"one of {', '.join(RULESETS)} is needed")
        return RULESETS[value]

    def write(self, value: Ruleset) -> Json:
        if RULESETS.get(value.id) != value:
            raise CodecError("ruleset", "a rollout under house rules cannot be kept")
        return value.id


class _PairShape:
    """Two whole numbers, ``least`` and more."""

    def __init__(self, least: int) -> None:
        self.number = Whole(least, _MAX_LENGTH)

    def read(self, value: object, where: str) -> tuple[int, int]:
        if not isinstance(value, list) or len(value) != 2:
            raise CodecError(where, "a list of two numbers is needed")
        return self.number.read(value[0], f"{where}[0]"), self.number.read(value[1], f"{where}[1]")

    def write(self, value: tuple[int, int]) -> Json:
        return [*value]


class _NumbersShape:
    """A roll by its two dice, or a stage of a longer one as a list of its faces."""

    roll = Struct(Dice, first=Whole(1, 6), second=Whole(1, 6))
    faces = Several(Whole(1, 6), _MAX_FACES)

    def read(self, value: object, where: str) -> Numbers:
        if not isinstance(value, list):
            return cast("Dice", self.roll.read(value, where))
        try:
            return Stage(self.faces.read(value, where))
        except ValueError as problem:
            raise CodecError(where, str(problem)) from None

    def write(self, value: Numbers) -> Json:
        return self.roll.write(value) if isinstance(value, Dice) else self.faces.write(value.faces)


class _ComingShape:
    """What a turn still holds: a stage, or one of two words."""

    numbers = _NumbersShape()
    words: ClassVar[Mapping[str, Coming]] = {"name_double": NameDouble(), "roll_again": RollAgain()}

    def read(self, value: object, where: str) -> Coming:
        if isinstance(value, str) and value in self.words:
            return self.words[value]
        found = self.numbers.read(value, where)
        if not isinstance(found, Stage):
            raise CodecError(where, "a list of faces is needed")
        return found

    def write(self, value: Coming) -> Json:
        if isinstance(value, Stage):
            return self.numbers.write(value)
        return next(word for word, each in self.words.items() if each == value)


_SITUATION = Struct(
    Situation,
    optional={
        "coming": (),
        "turns": (LATER_TURN.completed, LATER_TURN.completed),
        "left_start": 0,
        "plays_rest": False,
    },
    coming=Several(_ComingShape(), _MAX_COMING),
    turns=_PairShape(0),
    left_start=Whole(0, _MAX_FACES),
    plays_rest=_FLAG,
    position=CountsShape(),
    player=_PLAYER,
    ruleset=_RulesetShape(),
    cube=Struct(Cube, value=Whole(1, _MAX_CUBE), owner=Maybe(_PLAYER)),
    has_cube=_FLAG,
    away=Maybe(_PairShape(1)),
    is_crawford=_FLAG,
    jacoby=_FLAG,
    beavers=_FLAG,
    may_double=_FLAG,
)
_DICE = Maybe(_NumbersShape())
_PLAYS = Several(Text(200), _MAX_PLAYS)
_MANNER = Struct(
    Manner,
    truncated_at=Whole(0, _MAX_HALF_MOVES),
    plies=Whole(1, 3),
    is_cubeful=_FLAG,
    reduces_variance=_FLAG,
)
_GOAL = Struct(
    Goal,
    trials=Whole(1, MOST_TRIALS),
    confidence=Maybe(Number(0, 1)),
    standard_error=Maybe(Number(0, _MAX_EQUITY)),
)
_MEAN = Struct(Mean, value=Number(-_MAX_EQUITY, _MAX_EQUITY), standard_error=Number(0, _MAX_EQUITY))
_SAMPLE = Struct(
    Sample,
    trials=Whole(1, MOST_TRIALS),
    means=Several(_MEAN, 2),
    probabilities=Struct(
        Probabilities,
        pov=_PLAYER,
        win=_CHANCE,
        win_gammon=_CHANCE,
        win_backgammon=_CHANCE,
        lose_gammon=_CHANCE,
        lose_backgammon=_CHANCE,
    ),
)
_TALLIES = Several(Several(Maybe(_SAMPLE), MOST_TRIALS), _MAX_PLAYS)
_SEED = Whole(0, MOST_SEED)
_ENGINE = Text(100)
_FIELDS = frozenset(
    {"format", "version", "engine", "seed", "manner", "goal", "situation", "dice", "plays", "tallies"}
)


def run_to_text(run: RolloutRun) -> str:
    """``run`` as the text of a file. Raises CodecError for house rules."""
    plain: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "engine": run.engine,
        "seed": run.seed,
        "manner": _MANNER.write(run.manner),
        "goal": _GOAL.write(run.goal),
        "situation": _SITUATION.write(run.task.situation),
        "dice": _DICE.write(run.task.dice),
        "plays": [format_play(play) for play in run.task.plays],
        "tallies": _TALLIES.write(tuple(tally.samples for tally in run.tallies)),
    }
    return json.dumps(plain) + "\n"


def run_from_text(text: str) -> RolloutRun:
    """Read what `run_to_text` wrote. Raises CodecError."""
    plain = as_object(json_of(text, "rollout", _MAX_TEXT), "rollout")
    is_known = plain.get("format") == FORMAT and is_whole(plain.get("version"), VERSION)
    if not is_known or plain.keys() != _FIELDS:
        raise CodecError("rollout", f"this is no {FORMAT} of version {VERSION}")
    task = _task(plain)
    return RolloutRun(
        task,
        _MANNER.read(plain["manner"], "manner"),
        _SEED.read(plain["seed"], "seed"),
        _GOAL.read(plain["goal"], "goal"),
        _ENGINE.read(plain["engine"], "engine"),
        _tallies(plain["tallies"], task),
    )


def _task(plain: dict[str, object]) -> Task:
    situation = cast("Situation", _SITUATION.read(plain["situation"], "situation"))
    dice = cast("Numbers | None", _DICE.read(plain["dice"], "dice"))
    written = cast("tuple[str, ...]", _PLAYS.read(plain["plays"], "plays"))
    try:
        return Task(situation, dice, _plays(situation, dice, written))
    except ValueError as problem:
        raise CodecError("plays", str(problem)) from None


def _plays(situation: Situation, dice: Numbers | None, written: tuple[str, ...]) -> tuple[Play, ...]:
    if dice is None:
        return ()
    legal = situation.legal_plays(dice)
    try:
        return tuple(parse_play(text, legal) for text in written)
    except NotationError as problem:
        raise CodecError("plays", str(problem)) from None


def _tallies(value: object, task: Task) -> tuple[Tally, ...]:
    """One for each play or one for the cube; a cube has two means, a play one."""
    samples = cast("tuple[tuple[Sample | None, ...], ...]", _TALLIES.read(value, "tallies"))
    means = 2 if task.is_cube else 1
    if len(samples) != max(1, len(task.plays)):
        raise CodecError("tallies", "there is not one for each candidate")
    for sample in (sample for tally in samples for sample in tally if sample):
        if len(sample.means) != means or sample.probabilities.pov is not task.situation.player:
            raise CodecError("tallies", "a sample is not of this rollout")
    return tuple(Tally(tally) for tally in samples)
