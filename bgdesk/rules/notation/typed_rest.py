"""The rest of a play of which some steps are made already, as text."""

from __future__ import annotations

from bgdesk.rules.legal.begun_play import BegunPlay
from bgdesk.rules.legal.plays import LegalPlays, Play
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.notation.plays import NotationError, completions, going_on, parse_play


def parse_rest(text: str, legal: LegalPlays, played: tuple[Step, ...]) -> Play:
    """What has to follow ``played`` so that the play becomes the one of ``legal`` that ``text`` names.

    ``text`` is the rest of it, or the whole of a play that contains ``played``. Raises NotationError, whose
    refusal is about the position after ``played``.

    >>> from bgdesk.rules.dice import Dice
    >>> from bgdesk.rules.legal.plays import legal_plays
    >>> from bgdesk.rules.notation.plays import format_play
    >>> from bgdesk.rules.player import Player
    >>> from bgdesk.rules.variants import RULESETS
    >>> game = RULESETS["backgammon"]
    >>> legal = legal_plays(game.start_position(), Player.WHITE, Dice(3, 1), game)
    >>> format_play(parse_rest("8/5 6/5", legal, (Step(8, 5, 3),)))
    '6/5'
    """
    if not played:
        return parse_play(text, legal)
    rest = BegunPlay(legal, played)
    try:
        return parse_play(text, rest)
    except NotationError as problem:
        found = _rest_of_whole(text, legal, rest) if problem.refusal else None
        if found is None:
            raise
        return found


def _rest_of_whole(text: str, legal: LegalPlays, rest: BegunPlay) -> Play | None:
    """What is left of the whole play that ``text`` names, if what was made belongs to it."""
    try:
        whole = parse_play(text, legal)
    except NotationError:
        return None
    return next((play for play in rest.plays if play.result == whole.result), None)


def rest_completions(text: str, legal: LegalPlays, played: tuple[Step, ...]) -> tuple[str, ...]:
    """What may be typed after ``played`` that goes on from ``text``, as `parse_rest` takes it."""
    if not played:
        return completions(text, legal)
    rest = BegunPlay(legal, played)
    ends = {play.result for play in rest.plays}
    return completions(text, rest) or going_on(text, [play for play in legal.plays if play.result in ends])
