"""Other lines of a study as variations in SGF."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bgdesk.formats.sgf.moments import GameMoments, moments_from
from bgdesk.formats.sgf.node_writer import NodeWriter, TextNode, comment_text
from bgdesk.match.events import GameStarted, Note, ScoreSet, TakenBack
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Branch
from bgdesk.rules.refusal import Refused

_NOT_IN_A_GAME = GameStarted | ScoreSet | TakenBack | Note


@dataclass(frozen=True, slots=True)
class Variation:
    """The text of another line, which begins instead of node ``at`` (from 0) of its game."""

    at: int
    text: str


def variation(
    record: MatchRecord, game: GameMoments, nodes: Sequence[TextNode], branch: Branch
) -> Variation | None:
    """``branch`` as a variation of ``game`` with these ``nodes``; ``None`` where there can be none.

    There can be none outside of games, beyond the end of the main line, or over more games than one.
    """
    at = next((number for number, node in enumerate(nodes) if node.last >= branch.keep), len(nodes))
    entries = [entry for entry in branch.entries if not isinstance(entry, _NOT_IN_A_GAME)]
    is_inside = game.start < branch.keep < game.end and at < len(nodes)
    if not is_inside or len(entries) != len(branch.entries):
        return None
    events = [*record.events[game.start + 1 : branch.keep], *entries]
    try:
        moments = moments_from(record.states[game.start + 1], events, game.start + 1)
    except Refused:
        return None
    own = NodeWriter(None).write(moments)[at:]
    if not own:
        return None
    first = f";{own[0].text}{comment_text([branch.text] if branch.text else [])}"
    return Variation(at, "\n".join([first, *(f";{node.text}" for node in own[1:])]))


def with_variations(nodes: Sequence[str], variations: Sequence[Variation]) -> str:
    """``nodes`` and their variations as text after a root; the main line is always the first."""
    text, end = "", len(nodes)
    for at in sorted({one.at for one in variations}, reverse=True):
        others = "".join(f"\n({one.text})" for one in variations if one.at == at)
        text = f"\n({_lines(nodes[at:end])}{text}){others}"
        end = at
    return f"\n{_lines(nodes[:end])}{text}" if end else text


def _lines(nodes: Sequence[str]) -> str:
    return "\n".join(nodes)
