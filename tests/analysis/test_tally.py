"""How many decisions there are, by one definition."""

from __future__ import annotations

from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Kind, decisions
from bgdesk.analysis.statistics import review
from bgdesk.analysis.tally import DecisionTally, tally
from bgdesk.analysis.verdicts import Verdict, verdicts
from bgdesk.app.review.walk import forced_plays, ground_of, walk_through
from bgdesk.formats.registry import read_file
from bgdesk.rules.player import Player
from tests.analysis.matches import every_kind
from tests.match_files import MATCHES


def test_what_is_counted_is_what_a_review_stops_at() -> None:
    (study,) = read_file(MATCHES / "xg" / "gv_hQ8sVn2LbTdF4wRm.xg").studies
    record, analysis = study.record, study.analyses[0]
    found = verdicts(record, analysis)
    told = tally(record, decisions(record), found)
    ground = ground_of(record)
    walk = walk_through(ground, found, 0.02)
    forced = forced_plays(ground)
    assert told == DecisionTally(306, 172, 158)
    assert told.unforced == len([one for one in walk.choices if one not in forced or one in ground.illegal])
    sides = review(record, analysis).players
    assert sum(sides.of(player).tally.unforced for player in Player) == 172
    assert sum(sides.of(player).decisions for player in Player) == 158


def test_what_nobody_has_judged_yet_is_not_counted() -> None:
    record = every_kind()
    found = decisions(record)
    resignations = [one for one in found if one.kind.value.startswith("resignation")]
    assert tally(record, found, ()) == DecisionTally(len(resignations), len(resignations), 0)
    play = next(one for one in found if one.kind is Kind.PLAY)
    forced = Verdict(
        play, 0.0, 0.0, counts=False, counts_for_gnubg=False, phase=GamePhase.RACE, is_forced=True
    )
    assert tally(record, [play], [forced]) == DecisionTally(1, 0, 0)
