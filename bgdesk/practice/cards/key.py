"""The text by which a position is known again, whoever played it and wherever."""

from __future__ import annotations

from bgdesk.library.card_rows import CardKind
from bgdesk.match.state import MatchState
from bgdesk.rules.notation.position_string import to_position_string
from bgdesk.rules.player import Player

FAR = 9
"""So many points to go and more are as one, unless the answer differs."""


def card_key(kind: CardKind, state: MatchState, player: Player, best: str) -> str:
    """``state`` as ``player`` sees it, who has to decide: position, cube, score, rules and roll; no names.

    From `FAR` points away on the score counts only in so far as another answer is ``best``.
    """
    position = state.position if player is Player.WHITE else state.position.swapped()
    parts = [to_position_string(position, Player.WHITE, state.ruleset.id), _cube(state, player)]
    parts.append(_score(state, player, best))
    if kind is CardKind.CHECKER and state.dice:
        parts.append("{}{}".format(*sorted(state.dice.faces, reverse=True)[:2]))
    return "|".join(parts)


def _cube(state: MatchState, player: Player) -> str:
    if not state.options.has_cube:
        return "no-cube"
    owner = state.cube.owner
    whose = "centre" if owner is None else "mine" if owner is player else "theirs"
    offered = "" if state.cube_offer is None else f"-offered{state.cube_offer.raises}"
    return f"{state.cube.value}{whose}{offered}"


def _score(state: MatchState, player: Player, best: str) -> str:
    options = state.options
    if options.is_money:
        return f"money{int(options.jacoby)}{int(options.max_chain != 0)}"
    aways = [options.length - state.score.of(one) for one in (player, player.opponent)]
    told = "-".join(str(min(away, FAR)) for away in aways)
    crawford = "c" if state.is_crawford else ""
    far = f"~{best}" if max(aways) >= FAR else ""
    return f"{told}{crawford}{far}"
