"""A table set up by hand: nothing gets lost, and what it is as a text or a match comes back the same."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.setup.conversion import (
    setup_id,
    setup_of_state,
    setup_of_table,
    setup_problems,
    state_of_setup,
)
from bgdesk.match.setup.problems import SetupFlaw
from bgdesk.match.setup.setup import (
    TableSetup,
    cleared,
    cube_cycled,
    mirrored,
    moved,
    new_setup,
    places,
    with_count,
    with_crawford,
    with_cube,
    with_dice,
    with_game,
    with_length,
    with_offer,
    with_score,
    with_turn,
)
from bgdesk.match.setup.setup_codec import setup_from_text, setup_to_text
from bgdesk.match.setup.templates import CLOSED_OUT, Template, closed_out, from_template
from bgdesk.match.state import Phase
from bgdesk.match.state_ids import IdKind
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.notation.gnubg_id import from_gnubg_id
from bgdesk.rules.notation.position_string import from_position_string
from bgdesk.rules.notation.xgid import from_xgid
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Extra
from bgdesk.rules.table_state import Offer
from bgdesk.rules.variants import RULESETS
from tests.rules.boards import board

WHITE, BLACK = Player.WHITE, Player.BLACK

sides = st.sampled_from(Player)


@st.composite
def edited(draw: st.DrawFn, game: str = "", most: int = 12) -> TableSetup:
    """A table after some changes, of any game."""
    setup = with_game(new_setup(), game or draw(st.sampled_from(list(RULESETS))))
    for _ in range(draw(st.integers(0, most))):
        player, known = draw(sides), (OFF, *places(setup.ruleset))
        source, target = draw(st.sampled_from(known)), draw(st.sampled_from(known))
        if draw(st.booleans()):
            setup = moved(setup, player, source, target, draw(st.integers(1, 15)))
        else:
            setup = with_count(setup, player, target, draw(st.integers(-1, 17)))
    setup = with_turn(setup, draw(sides))
    setup = with_dice(setup, draw(st.sampled_from((None, *ALL_ROLLS))))
    setup = with_length(setup, draw(st.integers(0, 9)))
    for player in Player:
        setup = with_score(setup, player, draw(st.integers(0, 9)))
    return with_crawford(setup, is_crawford=draw(st.booleans()))


@settings(max_examples=60)
@given(edited())
def test_no_checker_gets_lost_and_the_checkers_can_always_lie_there(setup: TableSetup) -> None:
    for player in Player:
        position, ruleset = setup.position, setup.ruleset
        assert sum(position.of(player)) + position.extra(player).reserve == ruleset.checkers
        assert min(position.of(player)) >= 0
    assert not {each.kind for each in setup_problems(setup)} & {
        SetupFlaw.IMPOSSIBLE,
        SetupFlaw.WRONG_COUNT,
        SetupFlaw.SHARED_POINT,
    }


@settings(max_examples=40)
@given(edited())
def test_mirrored_twice_it_is_as_before_and_kept_text_brings_it_back(setup: TableSetup) -> None:
    assert mirrored(mirrored(setup)) == setup
    assert mirrored(setup).turn is not setup.turn
    assert setup_from_text(setup_to_text(setup)) == setup


@settings(max_examples=40)
@given(edited(game="backgammon"), st.sampled_from(list(Offer)), sides)
def test_ids_tell_the_same_table_again(setup: TableSetup, offer: Offer, owner: Player) -> None:
    """Where the rules allow the offer, also as a moment of a match."""
    raised = with_offer(setup, offer)
    for each in (setup, with_cube(setup, Cube(4, owner)), raised):
        if SetupFlaw.EMPTY_BOARD in {problem.kind for problem in setup_problems(each)}:
            continue
        xgid = setup_id(each, IdKind.XGID)
        assert xgid
        read = setup_of_table(from_xgid(xgid))
        assert setup_id(read, IdKind.XGID) == xgid
        assert (read.position, read.turn, read.dice, read.offer, read.score, read.is_crawford) == (
            each.position,
            each.turn,
            each.dice and Dice(each.dice.first, each.dice.second),
            each.offer,
            each.score,
            each.is_crawford,
        )
        gnubg = setup_id(each, IdKind.GNUBG)
        assert gnubg
        assert setup_of_table(from_gnubg_id(gnubg)).position == each.position


@settings(max_examples=40)
@given(edited())
def test_as_a_moment_of_a_match_it_is_the_same_table(setup: TableSetup) -> None:
    state = state_of_setup(setup)
    if state is None:
        assert any(problem.is_fatal for problem in setup_problems(setup))
        return
    back = setup_of_state(state)
    assert back == replace(setup, dice=back.dice)
    if setup.dice and state.phase is Phase.TO_PLAY and state.stage:
        assert back.dice == setup.dice or state.stage.faces != setup.dice.faces
    own = setup_id(setup, IdKind.OWN)
    assert own
    placed = from_position_string(own)
    assert (placed.position, placed.on_roll, placed.game) == (setup.position, setup.turn, setup.ruleset.id)


@pytest.mark.parametrize(
    ("offer", "speaker", "proposed"),
    [(Offer.DOUBLE, WHITE, 2), (Offer.BEAVER, BLACK, 4), (Offer.RACCOON, WHITE, 8)],
)
def test_an_offer_waits_for_the_one_who_has_to_answer(offer: Offer, speaker: Player, proposed: int) -> None:
    setup = new_setup(replace(match_options(0), max_chain=2))
    raises = list(Offer).index(offer)
    cube = Cube(1 << raises, speaker) if raises else Cube()
    setup = replace(setup, offer=offer, cube=cube)
    state = state_of_setup(setup)
    assert state
    assert state.cube_offer
    assert state.to_act is speaker.opponent
    assert (state.cube_offer.speaker, state.cube_offer.proposed) == (speaker, proposed)
    assert setup_of_state(state) == setup


def test_checkers_come_from_the_tray_and_go_there() -> None:
    setup = cleared(new_setup())
    setup = with_count(setup, WHITE, 8, 20)
    assert (setup.count(WHITE, 8), setup.count(WHITE, OFF)) == (15, 0)
    setup = with_count(setup, WHITE, 8, 3)
    setup = with_count(setup, BLACK, 17, 2)
    assert (setup.count(WHITE, 8), setup.count(WHITE, OFF), setup.count(BLACK, 17)) == (0, 15, 2)
    assert moved(setup, BLACK, 17, BAR, 5).count(BLACK, BAR) == 2


def test_a_single_checker_is_pinned_where_games_are_won_like_that() -> None:
    setup = cleared(with_game(new_setup(), "plakoto"))
    setup = with_count(with_count(setup, BLACK, 10, 1), WHITE, 15, 2)
    assert setup.position.black_extra == Extra(pinned=frozenset({10}))
    assert setup.count(BLACK, 10) == 1
    freed = with_count(setup, WHITE, 15, 0)
    assert freed.position.black_extra.pinned == frozenset()
    assert freed.count(BLACK, 10) == 1


@pytest.mark.parametrize(
    ("setup", "kind"),
    [
        (cleared(new_setup()), SetupFlaw.EMPTY_BOARD),
        (replace(new_setup(), position=board("6:2", "")), SetupFlaw.GAME_OVER),
        (replace(new_setup(), position=board("13:16", "6:2", 16)), SetupFlaw.WRONG_COUNT),
        (replace(new_setup(), position=board("13:2", "13:2")), SetupFlaw.SHARED_POINT),
        (replace(new_setup(match_options(1)), offer=Offer.DOUBLE), SetupFlaw.NO_CUBE),
        (
            with_offer(with_cube(new_setup(), Cube(2, BLACK)), Offer.DOUBLE),
            SetupFlaw.OFFER_NOT_ALLOWED,
        ),
        (
            replace(new_setup(match_options(3)), position=board("13:2 6:2", "8:15")),
            SetupFlaw.BORNE_OFF_EARLY,
        ),
    ],
)
def test_what_is_wrong_is_told(setup: TableSetup, kind: SetupFlaw) -> None:
    found = setup_problems(setup)
    assert kind in {problem.kind for problem in found}
    assert (state_of_setup(setup) is None) is any(problem.is_fatal for problem in found)


def test_the_crawford_game_is_one_at_match_point_alone() -> None:
    setup = with_score(with_length(new_setup(), 5), WHITE, 4)
    assert with_crawford(setup, is_crawford=True).is_crawford
    crawford = with_crawford(with_cube(setup, Cube(2, WHITE)), is_crawford=True)
    assert crawford.cube == Cube()
    assert not with_score(crawford, WHITE, 3).is_crawford
    assert not with_crawford(with_score(setup, BLACK, 4), is_crawford=True).is_crawford
    state = state_of_setup(crawford)
    assert state
    assert state.is_crawford
    after = state_of_setup(with_crawford(setup, is_crawford=False))
    assert after
    assert after.crawford_done
    assert not after.is_crawford


def test_a_cube_goes_round_and_its_first_owner_is_not_on_roll() -> None:
    setup = cube_cycled(new_setup())
    assert setup.cube == Cube(2, BLACK)
    assert cube_cycled(setup, back=True).cube == Cube()
    assert cube_cycled(replace(setup, cube=Cube(1024, BLACK))).cube == Cube()


@pytest.mark.parametrize("template", Template)
def test_templates_can_be_played(template: Template) -> None:
    setup = from_template(with_game(new_setup(MatchOptions(length=5)), "fevga"), template)
    assert bool(state_of_setup(setup)) is (template is not Template.EMPTY)
    assert setup.options.length == 5


@pytest.mark.parametrize("off", CLOSED_OUT)
def test_a_closeout_has_as_many_off_as_is_said(off: int) -> None:
    setup = closed_out(new_setup(), off)
    assert state_of_setup(setup)
    assert (setup.count(BLACK, OFF), setup.count(BLACK, BAR), setup.count(WHITE, OFF)) == (off, 1, 0)
