"""Random studies that SGF can hold completely."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bgdesk.formats.sgf.equity import doubling
from bgdesk.formats.sgf.levels import depth_of
from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import RECORDED
from bgdesk.match.evaluation import Equity, Probabilities, Unit
from bgdesk.match.events import (
    Doubled,
    Event,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import DiceRecord, MatchRecord, RecordBuilder, Seat
from bgdesk.match.state import MatchState, Pair
from bgdesk.match.study import (
    Analysis,
    Candidate,
    Comment,
    JudgedCube,
    JudgedPlay,
    JudgedRoll,
    Rollout,
    Study,
)
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player
from tests.match.autoplay import whole_match

LEVELS = ("0C", "2C", "2")
MOST_CANDIDATES = 4
COMMENTED = (GameStarted, Played, Doubled, Taken, Passed, Raised)


def sayable_record(options: MatchOptions, seed: int, most: int = 5_000) -> MatchRecord:
    """A random match without what SGF cannot say: equal opening rolls and refused resignations."""
    record = whole_match(options, seed, most)
    header = replace(
        record.header,
        options=options.locked(),
        seats=Pair(Seat("Ann [A]"), Seat("Bob: B")),
        dice=DiceRecord(RECORDED),
    )
    builder = RecordBuilder(header)
    for event, after in zip(record.events, [*record.events[1:], None], strict=True):
        if _is_sayable(event, after):
            builder.add(_renumbered(event, builder.next_roll))
    return builder.record()


def _is_sayable(event: Event, after: Event | None) -> bool:
    is_tie = isinstance(event, OpeningRolled) and event.dice.is_double
    is_offered = isinstance(event, ResignationOffered) and not isinstance(after, ResignationAccepted)
    return not (is_tie or is_offered or isinstance(event, ResignationRejected))


def _renumbered(event: Event, number: int) -> Event:
    return replace(event, roll=number) if isinstance(event, OpeningRolled | Rolled) else event


def judged(record: MatchRecord, random: Random) -> Analysis:
    """An analysis of most decisions of ``record``, with numbers as SGF rounds them."""
    plays: list[JudgedPlay] = []
    cubes: list[JudgedCube] = []
    rolls: list[JudgedRoll] = []
    for index, (event, state) in enumerate(zip(record.events, record.states, strict=False)):
        match event:
            case Played():
                plays.append(_judged_play(index, state, record.states[index + 1], random))
            case Rolled() | Doubled():
                cubes.append(_judged_cube(index, state, random))
            case Raised() | Taken() | Passed():
                cubes.append(replace(cubes[-1], event=index))
        if isinstance(event, Rolled | OpeningRolled):
            player = record.states[index + 1].turn
            assert player
            luck = Equity(round(random.uniform(-1, 1), 5), player, _unit(state))
            rolls.append(JudgedRoll(index, luck, "0-ply"))
    levels = [candidate.level for play in plays for candidate in play.candidates if not candidate.rollout]
    levels += [cube.level for cube in cubes if not cube.rollouts]
    deepest = max(levels, key=lambda level: depth_of(_code(level)), default="0-ply")
    return Analysis("GNU Backgammon", deepest, plays=tuple(plays), cubes=tuple(cubes), rolls=tuple(rolls))


def _judged_play(index: int, state: MatchState, after: MatchState, random: Random) -> JudgedPlay:
    legal = flow.legal(state)
    made = next(play for play in legal.plays if play.result == after.position)
    others = [play for play in legal.plays if play is not made]
    chosen = random.sample(others, min(len(others), random.randint(0, MOST_CANDIDATES - 1)))
    chosen.insert(random.randint(0, len(chosen)), made)
    found = tuple(_candidate(play, legal.player, _unit(state), random) for play in chosen)
    return JudgedPlay(index, found, chosen.index(made), len(legal.plays))


def _candidate(play: Play, player: Player, unit: Unit, random: Random) -> Candidate:
    equity = Equity(round(random.uniform(-1, 1), 6), player, unit)
    level = _level(random.choice(LEVELS))
    return Candidate(format_play(play), play.result, equity, _chances(player, random), level)


def _judged_cube(index: int, state: MatchState, random: Random) -> JudgedCube:
    double = doubling(state)
    no_double, double_take = (round(random.uniform(0, 1), 6) for _ in range(2))
    decision = double.decision(no_double, double_take, _chances(double.player, random))
    if random.random() < 0.2:
        error = round(random.random(), 4)
        rollout = Rollout(1296, error, random.choice((None, 7)), 12345, "cubeful, variance reduction, 2-ply")
        return JudgedCube(index, decision, "rollout", (rollout, replace(rollout, standard_error=error / 2)))
    return JudgedCube(index, decision, _level(random.choice(LEVELS)))


def _chances(player: Player, random: Random) -> Probabilities:
    win, win_gammon, lose_gammon = (round(random.uniform(0, 1), 6) for _ in range(3))
    return Probabilities(player, win, win_gammon, 0.0, lose_gammon, 0.000001)


def _unit(state: MatchState) -> Unit:
    return Unit.MONEY if state.options.is_money else Unit.NORMALISED


def _level(code: str) -> str:
    return f"{code[0]}-ply" + ("" if code.endswith("C") else " cubeless")


def _code(level: str) -> str:
    return level[0] + ("" if "cubeless" in level else "C")


def commented(record: MatchRecord, random: Random) -> tuple[Comment, ...]:
    """A comment on the match and on some events that have a node of their own."""
    found = [Comment(None, "about: the match")]
    for index, event in enumerate(record.events):
        if isinstance(event, COMMENTED) and random.random() < 0.1:
            found.append(Comment(index, f"two\nlines, a ] and a \\ at {index}"))
    return tuple(found)


def random_study(options: MatchOptions, seed: int) -> Study:
    """A whole match with all of it."""
    random = Random(seed)
    record = sayable_record(options, seed, most=random.choice((40, 150, 5_000)))
    tags = (("event", "Open: 2026"), ("site", "a club"), ("ON", "unknown ] property"), ("Own key", "x: y"))
    return Study(record, tags, commented(record, random), (), (judged(record, random),))
