"""A table set up by hand as a moment of a match, and the way back; also as what position ids describe."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.match.dice.fair_dice import RECORDED
from bgdesk.match.events import Doubled, GameStarted, PositionSet, Raised, Rolled, ScoreSet
from bgdesk.match.options import MONEY, MatchOptions, match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, RecordBuilder, Seat
from bgdesk.match.setup.problems import SetupFlaw, SetupProblem, problems
from bgdesk.match.setup.setup import TableSetup
from bgdesk.match.state import MatchState, Pair
from bgdesk.match.state_ids import IdKind
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.gnubg_id import to_gnubg_id
from bgdesk.rules.notation.ids import GAME_OF_IDS, has_ids
from bgdesk.rules.notation.position_string import to_position_string
from bgdesk.rules.notation.xgid import to_xgid
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Refused
from bgdesk.rules.table_state import IdError, Offer, TableState

_NAMES = Pair("White", "Black")
_OFFERS = (Offer.DOUBLE, Offer.BEAVER, Offer.RACCOON)
_LEAST_LIMIT_LOG2 = 10
_LARGEST_CUBE = 2**18
"""A game with a larger cube could be worth more points than a record can say."""


def setup_problems(setup: TableSetup) -> tuple[SetupProblem, ...]:
    """`problems`, and an offer that the rules do not allow."""
    found = problems(setup)
    if any(one.is_fatal for one in found):
        return found
    try:
        _record(setup)
    except Refused:
        kind = SetupFlaw.OFFER_NOT_ALLOWED if setup.offer else SetupFlaw.IMPOSSIBLE
        return (SetupProblem(kind), *found)
    return found


def record_of_setup(setup: TableSetup, names: Pair[str] = _NAMES) -> MatchRecord | None:
    """A match that stands where ``setup`` says and has no other game; ``None`` where that cannot be."""
    if any(one.is_fatal for one in problems(setup)):
        return None
    try:
        return _record(setup, names)
    except Refused:
        return None


def state_of_setup(setup: TableSetup) -> MatchState | None:
    """``setup`` as a moment of a match; ``None`` where that cannot be."""
    record = record_of_setup(setup)
    return record.state if record else None


def _record(setup: TableSetup, names: Pair[str] = _NAMES) -> MatchRecord:
    """Raises Refused."""
    seats = Pair(Seat(names.white), Seat(names.black))
    builder = RecordBuilder(MatchHeader("", "", setup.options, seats, DiceRecord(RECORDED)))
    is_done = not setup.is_crawford and 1 in (setup.away(player) for player in Player)
    builder.add(ScoreSet(1, setup.score.white, setup.score.black, is_done))
    builder.add(GameStarted(1))
    builder.add(PositionSet(setup.position, setup.turn, _cube_before(setup)))
    if setup.offer:
        builder.add(Doubled(setup.turn))
        for raised in range(_OFFERS.index(setup.offer)):
            builder.add(Raised(setup.turn if raised % 2 else setup.turn.opponent))
    elif setup.dice:
        builder.add(Rolled(setup.turn, setup.dice, builder.next_roll))
    return builder.record()


def _cube_before(setup: TableSetup) -> Cube:
    """The cube before the double that was answered with what is offered now."""
    raises = _OFFERS.index(setup.offer) if setup.offer else 0
    if not raises:
        return setup.cube
    value = max(1, setup.cube.value >> raises)
    return Cube(value, setup.turn if value > 1 else None)


def setup_of_state(state: MatchState) -> TableSetup:
    """The table as it stands in ``state``; nobody's turn is White's."""
    options = replace(state.options, variant=state.ruleset.id, rotation=(), clock=None, games=None).locked()
    offer = state.cube_offer
    kind = _OFFERS[min(offer.raises, len(_OFFERS) - 1)] if offer else None
    cube = Cube(state.cube.value << offer.raises, offer.speaker) if offer and offer.raises else state.cube
    return TableSetup(
        options,
        state.position,
        state.mover or Player.WHITE,
        _dice(state),
        cube,
        kind,
        state.score,
        state.is_crawford,
    )


def _dice(state: MatchState) -> Dice | None:
    """What is to be played now, if two dice can show it."""
    faces = state.stage.faces if state.stage else ()
    if state.dice and tuple(faces) == state.dice.faces:
        return state.dice
    return Dice(faces[0], faces[-1]) if len(faces) > 1 else None


def setup_of_table(table: TableState, game: str = GAME_OF_IDS) -> TableSetup:
    """What a position id describes. Raises IdError where the cube is larger than any that can be set."""
    raises = _OFFERS.index(table.offer) if table.offer else 0
    if table.cube.value > _LARGEST_CUBE:
        raise IdError(f"a cube of {table.cube.value} is too large")
    options = replace(match_options(MONEY), jacoby=table.jacoby, max_chain=max(int(table.beavers), raises))
    if table.length:
        options = MatchOptions(length=table.length)
    problem = options.problem()
    if problem:
        raise IdError(problem)
    options = replace(options, variant=game, cube=bool(table.max_cube_log2)).locked()
    score = Pair(table.white_score, table.black_score)
    setup = TableSetup(
        options, table.position, table.on_roll, table.dice, table.cube, table.offer, score, table.is_crawford
    )
    return setup if setup.can_be_crawford else replace(setup, is_crawford=False)


def table_of_setup(setup: TableSetup) -> TableState:
    """``setup`` as what position ids describe."""
    options, raises = setup.options, _OFFERS.index(setup.offer) if setup.offer else 0
    answers = setup.turn.opponent if raises % 2 == 0 else setup.turn
    return TableState(
        setup.position,
        on_roll=setup.turn,
        to_act=answers if setup.offer else setup.turn,
        cube=setup.cube,
        dice=setup.dice,
        offer=setup.offer,
        length=options.length,
        white_score=setup.score.white,
        black_score=setup.score.black,
        is_crawford=setup.is_crawford,
        jacoby=options.jacoby,
        beavers=options.max_chain != 0,
        max_cube_log2=max(_LEAST_LIMIT_LOG2, setup.cube.value.bit_length()) if options.has_cube else 0,
    )


def setup_id(setup: TableSetup, kind: IdKind) -> str | None:
    """``setup`` as the text of ``kind``; ``None`` where that kind cannot tell it."""
    if kind is IdKind.OWN:
        return to_position_string(setup.position, setup.turn, setup.ruleset.id)
    if not has_ids(setup.ruleset):
        return None
    try:
        table = table_of_setup(setup)
        return to_xgid(table) if kind is IdKind.XGID else to_gnubg_id(table)
    except IdError:
        return None


def usual_id_kind(setup: TableSetup) -> IdKind:
    """The one that says most and is read as a position of the same game."""
    return IdKind.XGID if setup.ruleset.id == GAME_OF_IDS else IdKind.OWN
