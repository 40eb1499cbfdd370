"""A game with a tutor who teaches, at the real window and by the keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pytest

from bgdesk.analysis.judges import looks_for
from bgdesk.app.paths import find_paths
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import AnySetting, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import SEEDED
from bgdesk.match.events import Played, StepPlayed, Warned
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.tutor import TutorMode
from bgdesk.practice.tutor.attempts import attempt
from bgdesk.practice.tutor.opinion import Ruling
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.variants import RULESETS
from tests.bench.tutor_agreement import settled
from tests.desktop import Desktop
from tests.e2e.test_window import Program, started

TRIES = 2
THOUGHT_S = 1.0
"""A person thinks so long; what the tutor does not know by then goes through without a word."""
CHOSEN: Mapping[AnySetting, Value] = {
    table.LAST_OPPONENT: "friend",
    table.LAST_LENGTH: 1,
    table.DICE_KIND: SEEDED,
    table.LAST_SEED: 11,
    table.LAST_TUTOR: TutorMode.TEACH.value,
    table.LAST_GUEST_TUTOR: TutorMode.TEACH.value,
    table.REDUCE_MOTION: True,
}

pytestmark = pytest.mark.skipif(
    not looks_for(RULESETS["backgammon"]), reason="nobody on this computer judges backgammon"
)


def test_who_is_taught_is_warned_twice_and_then_plays_the_answer(desktop: Desktop, home: Path) -> None:
    Settings(find_paths(str(home)).prepared().settings).set_all(CHOSEN.items())
    with started(desktop, home) as program:
        program.key("ctrl+n")
        desktop.window("^New match$")
        program.key("Return")
        record = program.wait_for_phase(Phase.TO_PLAY, 0)
        best, bad = best_and_bad(record.state)
        for count in range(1, TRIES + 1):
            enter(desktop, program, bad)
            record = wait_for(desktop, program, partial(has_warnings, count))
        assert not any(isinstance(event, Played) for event in record.events), "it was taken back each time"
        enter(desktop, program, best)
        record = wait_for(
            desktop, program, lambda found: any(isinstance(one, Played) for one in found.events)
        )
        assert [one.loss_millis >= 80 for one in warned(record)] == [True] * TRIES
        assert flow.advance(record.states[2], record.events[2]).position == best.result
        program.close()


def best_and_bad(state: MatchState) -> tuple[Play, Play]:
    """The play of which nothing is said, and the worst of which something is."""
    judged = []
    for play in flow.legal(state).plays:
        steps = tuple(StepPlayed(one.source, one.target, one.die) for one in play.steps)
        assert state.turn
        tried = attempt(state, Played(state.turn, steps))
        assert tried
        judged.append((settled(tried), play))
    judged.sort(key=lambda one: one[0].loss or 0.0)
    assert judged[-1][0].ruling is Ruling.BAD
    return judged[0][1], judged[-1][1]


def enter(desktop: Desktop, program: Program, play: Play) -> None:
    """Type ``play`` and end the turn."""
    program.key("m")
    desktop.command("xdotool", "type", "--delay", "40", format_play(play))
    program.key("Return")
    time.sleep(THOUGHT_S)
    program.key("Return")


def has_warnings(count: int, record: MatchRecord) -> bool:
    return len(warned(record)) == count


def warned(record: MatchRecord) -> list[Warned]:
    return [one for one in record.entries if isinstance(one, Warned)]


def wait_for(desktop: Desktop, program: Program, has_come: Callable[[MatchRecord], bool]) -> MatchRecord:
    """The match, once that is so."""
    found: list[MatchRecord] = []

    def looked() -> bool:
        record = program.record()
        if record is None or not has_come(record):
            return False
        found.append(record)
        return True

    desktop.wait_for(looked)
    return found[0]
