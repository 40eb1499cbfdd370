"""Random matches with random options: whatever is tried, the rules of the flow hold."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import event, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bgdesk.match import flow
from bgdesk.match.boards import is_possible
from bgdesk.match.codec.record_codec import (
    entry_from_json,
    entry_to_json,
    record_from_json,
    record_to_json,
)
from bgdesk.match.correcting import correction
from bgdesk.match.cube_rules import stake
from bgdesk.match.dice.check import verify
from bgdesk.match.dice.fair_dice import dice_source
from bgdesk.match.dice_source import DiceSource
from bgdesk.match.events import (
    Abandoned,
    Entry,
    Event,
    FlagFell,
    Note,
    PlayedIllegally,
    ResignationOffered,
    TakenBack,
)
from bgdesk.match.match_types import ROTATIONS
from bgdesk.match.options import RULE_OPTIONS, MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.refereeing import as_played, may_enter_any, objection_point, refusal_of
from bgdesk.match.state import Ending, GameResult, MatchState, Pair, Phase
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Refused
from bgdesk.rules.stages import NameDouble, RollAgain, Stage
from bgdesk.rules.variants import RULESETS, Opening, Rest, Ruleset, Scoring
from tests.match import strategies
from tests.match.autoplay import next_event, played_on, whole_match
from tests.match.driving import header

HIGHEST_MULTIPLIER = 4
HIGHEST_COUNT = 15
EVENTS_TO_FINISH = 250
DRAWS = (Ending.STALEMATE, Ending.MOTHERS)


class MatchMachine(RuleBasedStateMachine):
    """One match; ``checked`` counts the events in force whose states have been looked at."""

    record: MatchRecord
    source: DiceSource
    checked: int

    @initialize(options=strategies.options)
    def begin(self, options: MatchOptions) -> None:
        self.record = MatchRecord(header(options))
        self.source = dice_source(self.record.header)
        self.checked = 0

    @rule(seed=st.integers(0, 2**32), most=st.integers(1, 120))
    def play_on(self, seed: int, most: int) -> None:
        self.record = played_on(self.record, self.source, Random(seed), most)

    @rule(seed=st.integers(0, 2**32))
    def one_event(self, seed: int) -> None:
        if self.record.state.phase is not Phase.OVER:
            self.append(next_event(self.record, self.source, Random(seed)))

    @rule(seed=st.integers(0, 2**32), objects=st.booleans())
    def play_anything(self, seed: int, objects: bool) -> None:
        """A play that is as good as any: the board of another moment, entered as it was played."""
        state = self.record.state
        if seed % 2 or not may_enter_any(self.record):
            return
        made = as_played(state, Random(seed).choice(self.record.states).position)
        if refusal_of(state, made):
            return
        was_practice = self.record.is_practice
        self.append(made)
        keep = objection_point(self.record)
        assert (keep is not None) is isinstance(made, PlayedIllegally)
        if keep is not None and objects:
            self.append(TakenBack(keep, same_dice=True))
            assert self.record.state == state
            assert self.record.is_practice is was_practice
            assert not may_enter_any(self.record)
            self.checked = min(self.checked, keep)

    @rule(seed=st.integers(0, 2**32))
    def correct_the_setup(self, seed: int) -> None:
        """Whenever that is possible at all, which is more often than it is allowed at a table."""
        state = self.record.state
        event = correction(state, Random(seed).choice(self.record.states).position)
        if flow.refusal(state, event) is None:
            self.append(event)
            same = replace(self.record.state, position=state.position)
            assert (same.phase, same.turn, same.dice, same.cube) == (
                state.phase,
                state.turn,
                state.dice,
                state.cube,
            )
            assert same.turns_completed == state.turns_completed

    @rule(count=st.integers(1, 40), same_dice=st.booleans())
    def take_back(self, count: int, same_dice: bool) -> None:
        if not self.record.events or self.record.state.phase is Phase.OVER:
            return
        keep = max(0, len(self.record.events) - count)
        expected = self.record.states[keep]
        self.append(TakenBack(keep, same_dice))
        assert self.record.state == expected
        self.checked = min(self.checked, keep)

    @rule(player=strategies.players, level=st.integers(1, HIGHEST_COUNT))
    def resign(self, player: Player, level: int) -> None:
        state = self.record.state
        levels = flow.resignation_levels(state, player)
        offer = ResignationOffered(player, level)
        assert (flow.refusal(state, offer) is None) == (level in levels)
        self.try_to_append(offer)

    @rule(player=strategies.players, leaves=st.sampled_from([False] * 30 + [True]))
    def leave(self, player: Player, leaves: bool) -> None:
        self.check_agreement(Abandoned(player))
        self.check_agreement(FlagFell(player))
        if leaves:
            self.try_to_append(FlagFell(player))
            self.try_to_append(Abandoned(player))

    @rule(entry=strategies.entries)
    def try_anything(self, entry: Entry) -> None:
        if isinstance(entry, TakenBack):
            self.try_to_append(replace(entry, keep=max(entry.keep, len(self.record.events))))
        elif not isinstance(entry, Note):
            self.check_agreement(entry)

    def check_agreement(self, happening: Event) -> None:
        """`refusal` and `advance` say the same, and the state stays as it was."""
        state = self.record.state
        copy, refusal = replace(state), flow.refusal(state, happening)
        if refusal is None:
            check_state(flow.advance(state, happening))
        else:
            with pytest.raises(Refused) as refused:
                flow.advance(state, happening)
            assert refused.value.refusal == refusal
        assert state == copy

    def append(self, entry: Entry) -> None:
        assert entry_from_json(entry_to_json(entry)) == entry
        self.record = self.record.append(entry)

    def try_to_append(self, entry: Entry) -> None:
        before = self.record
        entries, states = before.entries, before.states
        try:
            self.append(entry)
        except Refused:
            assert self.record is before
            assert (before.entries, before.states) == (entries, states)

    @invariant()
    def states_are_possible(self) -> None:
        if not hasattr(self, "record"):
            return
        for index in range(self.checked, len(self.record.states)):
            check_state(self.record.states[index])
        self.checked = len(self.record.states)

    def teardown(self) -> None:
        if not hasattr(self, "record"):
            return
        record = played_on(self.record, self.source, Random(self.checked), EVENTS_TO_FINISH)
        for state in record.states[self.checked :]:
            check_state(state)
        again = MatchRecord(record.header, record.entries)
        assert again.states == record.states
        plain = record_from_json(record_to_json(record))
        assert (plain.entries, plain.states) == (record.entries, record.states)
        assert verify(record) == ()
        check_games(record)
        note_what_happened(record)


def note_what_happened(record: MatchRecord) -> None:
    """Figures for `--hypothesis-show-statistics`."""
    event("over" if record.state.phase is Phase.OVER else "unfinished")
    for name, happened in (
        ("by score", record.state.winner and not isinstance(record.events[-1], Abandoned | FlagFell)),
        ("Crawford game", any(state.is_crawford for state in record.states)),
        ("several stages", any(state.coming for state in record.states)),
        ("left to the opponent", any(state.plays_rest for state in record.states)),
        ("drawn", any(result.winner is None for result in record.state.results)),
        ("raised", any(state.cube_offer and state.cube_offer.raises for state in record.states)),
        ("resigned", any(result.ending is Ending.RESIGNED for result in record.state.results)),
        ("practice", record.is_practice),
    ):
        if happened:
            event(name)


def check_state(state: MatchState) -> None:
    """The invariants of one moment."""
    assert is_possible(state.position, state.ruleset)
    assert state.cube.value.bit_count() == 1
    assert (state.cube.owner is not None) == (state.doubles_taken > 0)
    assert state.options == state.options.locked()
    assert state.ruleset.id in state.options.games_played
    check_pending(state)
    check_turn(state)
    check_score(state)
    if state.is_crawford:
        assert state.options.crawford
        assert not state.crawford_done
        assert (state.cube.value, state.cube_offer) == (1, None)


def check_pending(state: MatchState) -> None:
    """What the phase says about who acts and what is pending."""
    is_playing = state.phase not in (Phase.BEFORE_GAME, Phase.OPENING, Phase.OVER)
    assert (state.turn is not None) == (state.to_act is not None) == is_playing
    assert (state.cube_offer is not None) == (state.phase is Phase.CUBE_OFFERED)
    assert (state.resignation is not None) == (state.phase is Phase.RESIGNATION_OFFERED)
    if is_playing:
        assert outcome(state.position, state.ruleset) is None
    if state.cube_offer:
        offer = state.cube_offer
        assert offer.proposed == state.cube.value * 2 ** (offer.raises + 1)
        assert state.to_act is offer.speaker.opponent
        assert stake(state) == offer.proposed // 2
    assert state.reserve_ms is None or min(state.reserve_ms.white, state.reserve_ms.black) >= 0


def check_turn(state: MatchState) -> None:
    """What is to be played now, what comes after it, and who may play it."""
    if state.phase in (Phase.TO_ROLL, Phase.TO_NAME, Phase.TO_PLAY):
        assert (state.to_act is state.turn) is not state.plays_rest
        assert (state.dice is not None) == (state.phase is not Phase.TO_ROLL)
        assert (state.stage is not None) == (state.phase is Phase.TO_PLAY)
        assert state.awaits_roll == (state.may_reroll or state.phase is Phase.TO_ROLL)
    if state.phase is Phase.TO_ROLL:
        assert state.coming in ((), (RollAgain(),))
    if state.phase is Phase.TO_NAME:
        assert state.coming == (NameDouble(), RollAgain())
    if state.plays_rest:
        assert state.ruleset.rest is Rest.OPPONENT_PLAYS
        assert all(isinstance(each, Stage) for each in state.coming)
    if state.coming:
        assert not state.options.has_cube
    if state.may_reroll:
        assert state.ruleset.opening is Opening.WINNER_CHOICE
        assert state.turns_completed == Pair(0, 0)


def check_score(state: MatchState) -> None:
    """Score and results agree, and the match ends exactly when somebody has enough."""
    for player in Player:
        won = [result.points for result in state.results if result.winner is player]
        assert state.score.of(player) == sum(won)
    for result in state.results:
        check_result(result, state.options.ruleset(result.number))
    if not state.options.is_money:
        reached = max(state.score.white, state.score.black) >= state.options.length
        assert not reached or state.phase is Phase.OVER
    if state.options.games is not None and len(state.results) == state.options.games:
        assert state.phase is Phase.OVER


def check_result(result: GameResult, ruleset: Ruleset) -> None:
    """What holds for every finished game."""
    assert (result.winner is None) == (result.ending in DRAWS)
    assert result.points == result.cube_value * result.multiplier
    if result.winner is None:
        assert result.multiplier == 0
        assert ruleset.can_stall
        return
    highest = HIGHEST_COUNT if ruleset.scoring is Scoring.PER_CHECKER else HIGHEST_MULTIPLIER
    assert 1 <= result.multiplier <= highest
    if result.ending in (Ending.PASSED, Ending.FLAG):
        assert result.multiplier == 1


def check_games(record: MatchRecord) -> None:
    """At most one Crawford game, and it is the first game at match point."""
    crawford = {state.game_number for state in record.states if state.is_crawford}
    assert len(crawford) <= 1
    options = record.state.options
    if not options.crawford:
        assert not crawford
        return
    at_point = {
        state.game_number
        for state in record.states
        if state.phase is Phase.OPENING and options.length - 1 in (state.score.white, state.score.black)
    }
    assert crawford == ({min(at_point)} if at_point else set())


TestMatches = MatchMachine.TestCase
EXAMPLES = settings().max_examples // 5
TestMatches.settings = settings(stateful_step_count=20, max_examples=EXAMPLES)


@pytest.mark.parametrize("variant", RULESETS)
def test_whole_matches_end(variant: str) -> None:
    for seed, options in enumerate(
        (
            MatchOptions(variant, 3),
            MatchOptions(variant, 0, games=2, crawford=False, jacoby=True, max_chain=2),
        )
    ):
        check_whole_match(options, seed)


@pytest.mark.parametrize("name", ROTATIONS)
def test_whole_rotations_end(name: str) -> None:
    for seed in range(2):
        record = check_whole_match(MatchOptions(length=3, rotation=ROTATIONS[name].games), seed)
        assert {state.ruleset.id for state in record.states} <= set(ROTATIONS[name].games)


@pytest.mark.parametrize("option", sorted(RULE_OPTIONS))
def test_matches_with_rule_options_end(option: str) -> None:
    for ruleset in RULESETS.values():
        if option in {each.id for each in ruleset.options}:
            check_whole_match(MatchOptions(ruleset.id, 2, rule_options=(option,)), seed=len(option))


def check_whole_match(options: MatchOptions, seed: int) -> MatchRecord:
    """A match played at random comes to its end, and every state of it is possible."""
    record = whole_match(options, seed)
    assert record.state.phase is Phase.OVER
    for state in record.states:
        check_state(state)
    check_games(record)
    return record
