"""Plays against the rules between people: entered as they were made, and objected to before the next act."""

from __future__ import annotations

from itertools import permutations

from bgdesk.match import flow
from bgdesk.match.events import Played, PlayedIllegally, StepPlayed, TakenBack
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.notation.plays import NO_PLAY, format_play
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, POINTS, Position
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.relation import rel
from bgdesk.rules.variants import Relation

MOST_MATCHED = 4
"""Checkers whose ways are looked for in every order; of more, the rearmost came from farthest back."""

Way = tuple[int, int]
"""From where to where one checker went, in its owner's numbers."""


def may_enter_any(record: MatchRecord) -> bool:
    """Whether the play may be entered as it was made, legal or not.

    After an objection it has to be legal, and so it has in turns of several stages.
    """
    state = record.state
    is_whole = state.phase is Phase.TO_PLAY and not state.coming and not state.plays_rest
    return is_whole and state.stage is not None and not _was_objected_to(record)


def _was_objected_to(record: MatchRecord) -> bool:
    """Whether the play before the present moment was against the rules and is to be made anew."""
    match record.entries[-2:]:
        case (PlayedIllegally(), TakenBack()):
            return True
    return False


def objection_point(record: MatchRecord) -> int | None:
    """How many events stay when the opponent objects to the last play; ``None`` where that is too late.

    The play stands from the opponent's first act on: a roll or a double.
    """
    last = len(record.events) - 1
    is_live = last >= 0 and isinstance(record.events[last], PlayedIllegally)
    return last if is_live and record.state.phase is Phase.TO_ROLL else None


def as_played(state: MatchState, position: Position) -> Played | PlayedIllegally:
    """What was played by whoever brought the board to ``position``: a legal play if there is one."""
    legal = flow.legal(state)
    for play in legal.plays:
        if play.result == position:
            steps = tuple(StepPlayed(step.source, step.target, step.die) for step in play.steps)
            return Played(legal.player, steps)
    written = written_play(
        state.position, position, legal.player, state.ruleset.relation, legal.numbers.faces
    )
    return PlayedIllegally(legal.player, written, position)


def refusal_of(state: MatchState, played: Played | PlayedIllegally) -> Refusal | None:
    """Why it cannot be entered: a play against the rules ends no game."""
    if isinstance(played, PlayedIllegally) and outcome(played.position, state.ruleset):
        return Refusal(Reason.ILLEGAL_END)
    return flow.refusal(state, played)


def written_play(
    before: Position, after: Position, player: Player, relation: Relation, faces: tuple[int, ...]
) -> str:
    """The ways of the checkers of ``player`` that stand elsewhere in ``after``, as text.

    Of several readings the one is written that takes most ways by the numbers rolled.
    """
    own, now = before.of(player), after.of(player)
    sources = [place for place in range(BAR, OFF - 1, -1) for _ in range(own[place] - now[place])]
    targets = [place for place in range(BAR, OFF - 1, -1) for _ in range(now[place] - own[place])]
    ways = _likeliest(sources, targets, faces)
    hit = {
        point
        for point in POINTS
        if before.of(player.opponent)[rel(relation, point)] > after.of(player.opponent)[rel(relation, point)]
    }
    steps = [Step(source, target, abs(source - target), is_hit=target in hit) for source, target in ways]
    return format_play(steps) or NO_PLAY


def _likeliest(sources: list[int], targets: list[int], faces: tuple[int, ...]) -> tuple[Way, ...]:
    """Each source with a target."""
    if len(sources) > MOST_MATCHED:
        return tuple(zip(sources, targets, strict=False))
    readings = [tuple(zip(sources, order, strict=False)) for order in permutations(targets)]
    return max(readings, key=lambda ways: _by_dice(ways, faces))


def _by_dice(ways: tuple[Way, ...], faces: tuple[int, ...]) -> int:
    """How many of ``ways`` one of the dice or all together lead."""
    distances = {*faces, *(sum(faces[:count]) for count in range(1, len(faces) + 1))}
    return sum(source - target in distances for source, target in ways)
