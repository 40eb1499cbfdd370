"""Which games of a match can be analysed, and why the others cannot, in words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import listed
from bgdesk.match.record import MatchRecord
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.prompts import variant_name


@dataclass(frozen=True, slots=True)
class Judgeable:
    """The numbers of the games that can be ``judged``, of all ``games`` with the id of each."""

    judged: frozenset[int]
    games: tuple[str, ...]

    @property
    def can_begin(self) -> bool:
        """Whether an analysis would say anything."""
        return bool(self.judged) or not self.games

    @property
    def is_mixed(self) -> bool:
        """Whether some games would be left out."""
        return 0 < len(self.judged) < len(self.games)

    @property
    def left_out(self) -> str:
        """The names of the games that cannot be judged, each once."""
        ids = dict.fromkeys(game for number, game in enumerate(self.games, 1) if number not in self.judged)
        return listed(*map(variant_name, ids))


def judgeable(record: MatchRecord) -> Judgeable:
    """What of ``record`` is understood by any engine better than the plain player."""
    from bgdesk.engine.selection import judge_kind

    options = record.header.options
    rulesets = [options.ruleset(number) for number in range(1, record.state.game_number + 1)]
    judged = frozenset(number for number, ruleset in enumerate(rulesets, 1) if judge_kind(ruleset))
    return Judgeable(judged, tuple(ruleset.id for ruleset in rulesets))


def why_not_analysed(record: MatchRecord) -> str:
    """Why no analysis is offered, and what there is instead; empty where one can be made."""
    found = judgeable(record)
    if found.can_begin:
        return ""
    #: Two sentences. {games} is a list of names of games
    text = QCoreApplication.translate(
        "Judgement",
        "No engine here can analyse these games by these rules: {games}. Hints work in every game.",
    )
    return text.format(games=found.left_out)


def left_out_text(record: MatchRecord) -> str:
    """How many games will be judged, where not all can be; else empty."""
    found = judgeable(record)
    if not found.is_mixed:
        return ""
    text = Counted().games_judged(len(found.games))
    return text.format(judged=len(found.judged), others=found.left_out)
