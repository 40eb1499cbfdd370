"""The whole loop at the window: played with a tutor, judged, made cards of, asked again, and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest

from bgdesk.analysis.first_attempts import rated
from bgdesk.analysis.judge import Answer
from bgdesk.analysis.judges import engine_for, looks_for
from bgdesk.analysis.questions import RESIGNATIONS
from bgdesk.analysis.statistics import PR_FACTOR
from bgdesk.analysis.verdicts import Verdict
from bgdesk.analysis.worker import answers
from bgdesk.app.practice.drill_desk import DrillStep
from bgdesk.app.practice.drilled_card import DrilledCard
from bgdesk.app.review import quiet_judge
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import AnySetting, Value
from bgdesk.app.table import tutoring
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.wall_clock import WallClock
from bgdesk.app.workers.analysis_pool import Group
from bgdesk.engine.protocol import situation_of
from bgdesk.library.card_rows import CardRow
from bgdesk.match.dice.fair_dice import SEEDED
from bgdesk.match.events import Warned
from bgdesk.match.flow import legal
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.tutor import TutorMode
from bgdesk.practice.tutor.worker import OPERATIONS
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from bgdesk.start import window as startup
from bgdesk.start.practice_wiring import PracticeWiring
from bgdesk.start.tutor_wiring import TutorWiring
from bgdesk.ui.dialogs.resign_dialog import ResignDialog
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.result.derive_judged import JudgedStage
from bgdesk.ui.result.result_dialog import ResultDialog
from bgdesk.ui.tutor.derive_tutor import TutorAct
from bgdesk.ui.window import program_dialogs
from tests.app.analysis_here import PoolHere
from tests.app.fakes import FakeEngineService
from tests.ui.conftest import OpenDesk
from tests.ui.fixed_seal import FixedSeal
from tests.ui.keyed_plays import type_play
from tests.ui.player_at_window import CTRL, LEFT, SHIFT, PlayerAtWindow, popups_offscreen

KEY = Qt.Key
EVENING = datetime(2026, 3, 2, 23, 30, tzinfo=UTC)
NEXT_DAY = datetime(2026, 3, 3, 4, tzinfo=UTC)
A_MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
ERROR = table.ERRORS_FROM.default / 1000
BAD_PLAYS = 4
LEVEL = "2-ply"

pytestmark = [
    popups_offscreen,
    pytest.mark.skipif(
        not looks_for(RULESETS["backgammon"]), reason="nobody on this computer judges backgammon"
    ),
]


class TutorInProcess(FakeEngineService):
    """The tutor's engine without its process."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda operation, argument: OPERATIONS[operation](argument), parent=parent)


class JudgesHere(PoolHere):
    """What the processes that judge do, in the thread that asks."""

    def answers(self, groups: Sequence[Group], level: str) -> Iterator[tuple[Answer, ...]]:
        yield from (answers(level, group) for group in groups)


class Ann:
    """Plays White: the worst play four times, of which she takes the first back, and a double too soon."""

    def __init__(self, player: PlayerAtWindow) -> None:
        self.player = player
        self.plays = 0
        self.said: list[str] = []

    @property
    def tutor(self) -> TutorWiring:
        wiring = self.player.desk.tutor.wiring
        assert wiring
        return wiring

    def play_match(self) -> ResultDialog:
        """Until it is over and its result is shown."""
        player = self.player
        while True:
            player.wait_for_turn()
            if isinstance(player.dialog, ResultDialog):
                player.wait(lambda: self.tutor.tutoring.lesson and self.tutor.panel.view.lines)
                self.said.append(*self.tutor.panel.view.lines)
                if player.state.phase is Phase.OVER:
                    return player.dialog
                player.key(KEY.Key_Return)
            else:
                self._decide(player.state)

    def _decide(self, state: MatchState) -> None:
        player = self.player
        if (state.game_number == 1 and self.plays == BAD_PLAYS) or state.cube.owner:
            self._resign()
        elif state.phase is Phase.TO_PLAY:
            best, worst = best_and_worst(state)
            self.plays += 1
            self._play(worst if self.plays <= BAD_PLAYS else best)
            self._answer_tutor(best if self.plays == 1 else None)
        elif state.phase is Phase.TO_ROLL:
            player.key(KEY.Key_D if state.game_number == 2 else KEY.Key_R)
            self._answer_tutor(None)
        else:
            raise AssertionError(state.phase)

    def _resign(self) -> None:
        self.player.key(KEY.Key_R, CTRL)
        QTest.mouseClick(self.player.wait_for_dialog(ResignDialog).button(1), LEFT)
        self.player.wait_for_dialog(ResultDialog)

    def _play(self, play: Play) -> None:
        type_play(self.player, play.steps)
        self.player.key(KEY.Key_Return)

    def _answer_tutor(self, better: Play | None) -> None:
        """Heed it where there is something ``better``, else insist."""
        player, tutoring_ = self.player, self.tutor.tutoring
        before = len(player.table.record.events)
        player.wait(lambda: tutoring_.said or not tutoring_.is_waited_for)
        if tutoring_.said is None:
            return
        act = TutorAct.LOOK_AGAIN if better else TutorAct.KEEP
        QTest.mouseClick(self.tutor.panel.buttons[act], LEFT)
        if better:
            self._play(better)
        player.wait(lambda: len(player.table.record.events) > before)


def best_and_worst(state: MatchState) -> tuple[Play, Play]:
    situation, numbers = situation_of(state), state.stage
    assert numbers
    legal = situation.legal_plays(numbers).plays
    ranked = engine_for(state.ruleset).rank_plays(situation, numbers, legal)
    return ranked[0].play, ranked[-1].play


@pytest.fixture
def player(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch, english_plurals: None) -> PlayerAtWindow:
    """The program with the strong engine in this process, late in the evening."""
    monkeypatch.delenv("BGDESK_ENGINE")
    monkeypatch.setattr(startup, "TutorService", TutorInProcess)
    monkeypatch.setattr(tutoring, "looks_for", lambda _: ("1ply", "2ply"))
    monkeypatch.setattr(tutoring, "PATIENCE_MS", 60_000)
    monkeypatch.setattr(program_dialogs, "new_seal", FixedSeal)
    monkeypatch.setattr(quiet_judge, "AnalysisPool", lambda *_: JudgesHere())
    monkeypatch.setattr(quiet_judge, "DEFAULT_LEVEL", LEVEL)
    chosen: dict[AnySetting, Value] = {
        table.LAST_OPPONENT: "bot",
        table.LAST_LEVEL: "casual",
        table.LAST_LENGTH: 3,
        table.LAST_TUTOR: TutorMode.NUDGE.value,
        table.DICE_KIND: SEEDED,
        table.LAST_SEED: 6,
        table.JUDGE_AT_END: table.ALWAYS,
        table.AUTO_ROLL: False,
    }
    player = open_desk({setting.key: value for setting, value in chosen.items()}, WallClock(lambda: EVENING))
    player.wishes = AutomationWishes(roll_without_cube=False)
    player.window.resize(900, 600)
    player.desk.begin(None)
    return player


def test_a_match_with_a_tutor_becomes_cards_and_figures(player: PlayerAtWindow) -> None:
    ann = Ann(player)
    result = played(player, ann)
    record = player.table.record
    check_what_the_tutor_said(ann, record)

    player.wait(lambda: result.stage is JudgedStage.JUDGED)
    player.key(KEY.Key_Return)
    player.wait(lambda: player.window.notices.text == "5 of your errors here are worth practising.")
    found = own_verdicts(player, record)
    cards = made_cards(player)
    assert sorted(card.event for card in cards) == [one.decision.event for one in found if one.error >= ERROR]

    at(player, NEXT_DAY - A_MINUTE)
    assert title_of_practice(player) == "5 cards for today"
    at(player, NEXT_DAY)
    assert asked_all(player, misses=cards[0].id) == [1, 1, 1, 1, 2]
    at(player, NEXT_DAY + DAY - A_MINUTE)
    assert title_of_practice(player) == "Nothing left for today"
    at(player, NEXT_DAY + DAY)
    assert title_of_practice(player) == "1 card for today"
    (due,) = player.desk.library.cards.due("2026-03-04")
    failed = player.desk.library.cards.card(due.id)
    assert failed
    assert (due.id, failed.memory.reps, failed.memory.last) == (cards[0].id, 1, "2026-03-03")

    check_figures(player, record, found)


def played(player: PlayerAtWindow, ann: Ann) -> ResultDialog:
    """The match from the dialog to its result."""
    player.key(KEY.Key_N, CTRL)
    player.wait_for_dialog(NewMatchDialog)
    player.key(KEY.Key_Return)
    player.wait(lambda: player.desk.controller.table)
    assert player.table.record.header.created == player.desk.clock.utc()
    return ann.play_match()


def check_what_the_tutor_said(ann: Ann, record: MatchRecord) -> None:
    """Of four plays one was heeded, in the second game the double was not: as it is written in the match."""
    given = warnings(record)
    assert [record.states[one.event].game_number for one in given] == [1, 1, 1, 1, 2]
    assert ann.said == [
        f"Warnings: 4. Heeded: 1. Equity saved: {given[0].loss_millis / 1000:.3f}.",
        "Warnings: 1. Heeded: 0. Equity saved: 0.000.",
    ]


def warnings(record: MatchRecord) -> list[Warned]:
    return [one for one in record.entries if isinstance(one, Warned)]


def own_verdicts(player: PlayerAtWindow, record: MatchRecord) -> list[Verdict]:
    """What counts of Ann's decisions, resignations left aside."""
    (analysis,) = player.desk.library.studies.analyses(record.header.id, record)
    assert analysis.is_complete
    own = [one for one in rated(record, analysis) if one.decision.player is Player.WHITE]
    return [one for one in own if one.decision.kind not in RESIGNATIONS]


def made_cards(player: PlayerAtWindow) -> tuple[CardRow, ...]:
    """What comes of the key for it."""
    player.key(KEY.Key_J, SHIFT)
    player.wait(lambda: "5 cards made" in player.window.notices.text)
    return player.desk.library.cards.cards()


def at(player: PlayerAtWindow, moment: datetime) -> None:
    """Let it be ``moment``."""
    player.desk.clock.now = lambda: moment


def wiring(player: PlayerAtWindow) -> PracticeWiring:
    found = player.desk.wiring.practice
    assert found
    return found


def title_of_practice(player: PlayerAtWindow) -> str:
    """What the page says above all, once it is read anew."""
    practising = wiring(player).cards.practising
    if practising.is_seen:
        player.key(KEY.Key_Escape)
    with player.qtbot.waitSignal(practising._reader.read):
        player.key(KEY.Key_F3)
    return practising.page._title.text()


def asked_all(player: PlayerAtWindow, misses: str) -> list[int]:
    """Answer what is due, all right but once the card ``misses``: how often each came."""
    title_of_practice(player)
    cards = wiring(player).cards
    player.wait(cards.practising.page.start.hasFocus)
    QTest.keyClick(cards.practising.page.start, KEY.Key_Return)
    came: list[str] = []
    while not cards.practising.is_seen:
        assert cards.desk.card
        came.append(cards.desk.card.row.id)
        if came[-1] == misses and came.count(misses) == 1:
            player.key(KEY.Key_S)
        else:
            answer(player, cards.desk.card)
        player.wait(lambda: cards.desk.step is DrillStep.TELLING)
        player.key(KEY.Key_Return)
        player.wait(lambda: cards.desk.step is DrillStep.ASKING or cards.practising.is_seen)
    assert came[-1] == misses, "it comes again at the end"
    return sorted(Counter(came).values())


def answer(player: PlayerAtWindow, card: DrilledCard) -> None:
    """The best play, or no double."""
    judged = card.question.analysis.plays
    if not judged:
        player.key(KEY.Key_R)
        return
    best = judged[0].candidates[0].position
    type_play(player, next(one for one in legal(player.state).plays if one.result == best).steps)
    player.key(KEY.Key_Return)


def check_figures(player: PlayerAtWindow, record: MatchRecord, found: Sequence[Verdict]) -> None:
    """The performance rating is that of the first attempts: what was heeded counts as it was tried."""
    (heeded,) = (one for one in found if one.tried)
    assert heeded.error >= warnings(record)[0].loss_millis / 2000
    counted = [one for one in found if one.counts]
    total = sum(one.error for one in counted)
    figures = wiring(player).figures
    player.key(KEY.Key_G, CTRL)
    player.wait(lambda: figures.is_seen and figures.page.headline.text())
    assert figures.page.headline.text() == f"PR {PR_FACTOR * total / len(counted):.1f}"
    assert f"{len(counted)} decisions counted · 1 match" in figures.page.counts.text()
    assert "5 decisions. There the first attempt counts." in figures.page.judged.text()
