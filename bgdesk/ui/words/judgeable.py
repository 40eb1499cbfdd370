"""Which games of a match can be analysed, and why the others cannot, in words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import listed
from bgdesk.match.record import MatchRecord
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.prompts import variant_name


@dataclass(frozen=True, slots=True)
class Judgeable:
    """The numbers of the games ``judged`` by the strong engine, of all ``games`` with the id of each."""

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
    """What of ``record`` the strong engine understands."""
    from bgdesk.engine.sage.encoding import JUDGED

    options = record.header.options
    games = tuple(options.ruleset(number).id for number in range(1, record.state.game_number + 1))
    return Judgeable(frozenset(number for number, game in enumerate(games, 1) if game in JUDGED), games)


def why_not_analysed(record: MatchRecord) -> str:
    """Why no analysis is offered, and what there is instead; empty where one can be made."""
    found = judgeable(record)
    if found.can_begin:
        return ""
    #: Two sentences. {games} and {known} are lists of names of games
    text = QCoreApplication.translate(
        "Judgement",
        "There is no analysis of {games}, only of {known}. Hints work in every game.",
    )
    return text.format(games=found.left_out, known=_known())


def left_out_text(record: MatchRecord) -> str:
    """How many games will be judged, where not all can be; else empty."""
    found = judgeable(record)
    if not found.is_mixed:
        return ""
    text = Counted().games_judged(len(found.games))
    return text.format(judged=len(found.judged), others=found.left_out)


def _known() -> str:
    from bgdesk.engine.sage.encoding import JUDGED

    return listed(*(variant_name(each.id) for each in RULESETS.values() if each.id in JUDGED))
