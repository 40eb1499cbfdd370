"""What is reached with trainers, cards and finished matches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from hypothesis import given, strategies as st

from bgdesk.library.summaries import MatchStatus, MatchSummary
from bgdesk.library.trainer_answers import KeptAnswer
from bgdesk.match.match_types import ROTATIONS
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.practice.figures.deeds import (
    FinishedMatch,
    all_games,
    beaten,
    cards_known,
    chance_of_as_many,
    dice_checked,
    finished_matches,
    is_beyond_chance,
    openings_known,
    pips_counted,
)
from bgdesk.practice.figures.milestones import Milestone, MilestoneKind
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from tests.match.driving import header

FIRST = datetime(2026, 3, 2, 12, tzinfo=UTC)
ROLLS = [f"{high}{low}" for high in range(2, 7) for low in range(1, high)]
FAIR = DiceRecord("fair", "f" * 64)
GAMES = [game for game, ruleset in RULESETS.items() if ruleset.is_offered]


def answered(roll: str, after: timedelta = timedelta(), *, is_right: bool = True) -> KeptAnswer:
    return KeptAnswer((FIRST + after).isoformat(), f'{{"dice":"{roll}"}}', is_right, 0.0)


def test_openings_have_to_be_right_again_a_week_later() -> None:
    first = [answered(roll) for roll in ROLLS]
    later = [answered(roll, timedelta(days=7)) for roll in ROLLS]
    assert len(ROLLS) == 15
    assert list(openings_known(first + later)) == [Milestone(MilestoneKind.OPENINGS, later[-1].at, "")]
    assert list(openings_known(first + later[:-1])) == []
    assert list(openings_known(first + first)) == []
    soon = [answered(roll, timedelta(days=6, hours=23)) for roll in ROLLS]
    assert list(openings_known(first + soon)) == []
    wrong = [answered(ROLLS[0], is_right=False), *first[1:]]
    assert list(openings_known(wrong + later)) == [], "the first time was no time"


def counted(errors: Iterable[float]) -> list[KeptAnswer]:
    return [KeptAnswer(f"2026-03-02T12:{number:02d}", "{}", True, one) for number, one in enumerate(errors)]


def test_fifty_counts_in_a_row_are_off_by_less_than_a_pip() -> None:
    assert list(pips_counted(counted([0.9] * 49))) == []
    assert list(pips_counted(counted([1.0] * 60))) == []
    (found,) = pips_counted(counted([9.0, *[0.9] * 50, 50.0]))
    assert found == Milestone(MilestoneKind.EFFECTIVE_PIPS, "2026-03-02T12:50", "")


def test_the_hundredth_card_counts() -> None:
    days = [f"2026-{month:02d}-{day:02d}" for month in range(1, 6) for day in range(1, 26)]
    assert list(cards_known(days[:99])) == []
    assert list(cards_known(days)) == [Milestone(MilestoneKind.CARDS, days[99], "")]


def over(
    number: int,
    game: str = "backgammon",
    level: str | None = None,
    winner: Player = Player.WHITE,
    games: int = 1,
    dice: DiceRecord = FAIR,
) -> MatchSummary:
    other = Seat("Bot", SeatKind.BOT, level) if level else Seat("Ben")
    games_played = ROTATIONS[game].games if game in ROTATIONS else (game,)
    rotation = games_played if len(games_played) > 1 else ()
    made = header(replace(match_options(3), variant=games_played[0], rotation=rotation))
    made = replace(made, seats=Pair(Seat("Ann"), other), dice=dice)
    day = f"2026-03-{number + 1:02d}"
    return MatchSummary(f"m{number}", made, day, MatchStatus.FINISHED, Pair(3, 1), games, winner)


def of_ann(*matches: MatchSummary) -> tuple[FinishedMatch, ...]:
    return finished_matches(matches, {"ann"})


def test_only_own_matches_that_are_over_count_the_oldest_first() -> None:
    old, new = over(1), over(2)
    unfinished = replace(new, id="m9", status=MatchStatus.UNFINISHED)
    assert [one.summary for one in of_ann(new, old, unfinished, replace(new, header=None))] == [old, new]
    assert finished_matches([old], {"carla"}) == ()
    assert [one.player for one in finished_matches([old], {"ben"})] == [Player.BLACK]
    assert finished_matches([over(1, level="expert")], {"bot"}) == ()


def test_every_game_once_is_a_milestone() -> None:
    matches = [over(number, game) for number, game in enumerate(GAMES)]
    assert list(all_games(of_ann(*matches[:-1]))) == []
    (found,) = all_games(of_ann(*matches, over(27)))
    assert (found.kind, found.match_id) == (MilestoneKind.ALL_GAMES, matches[-1].id)


def test_of_a_match_in_several_games_each_must_have_had_its_turn() -> None:
    tavli = ("portes", "plakoto", "fevga")
    others = [over(number, game) for number, game in enumerate(GAMES) if game not in tavli]
    assert list(all_games(of_ann(*others, over(27, "tavli", games=2)))) == []
    assert list(all_games(of_ann(*others, over(27, "tavli", games=3))))


def test_a_level_is_beaten_by_matches_that_nobody_has_judged() -> None:
    won = [over(number, level="casual") for number in range(4)]
    assert list(beaten(of_ann(*won[:3]))) == []
    (found,) = beaten(of_ann(*won))
    assert (found.name, found.match_id) == ("casual", "m3")
    lost = over(5, level="casual", winner=Player.BLACK)
    assert list(beaten(of_ann(*won[:3], lost))) == []
    assert list(beaten(of_ann(*(over(number, level="unheard-of") for number in range(4))))) == []
    assert list(beaten(of_ann(*(over(number) for number in range(4))))) == []


def test_the_first_match_whose_dice_hold_counts() -> None:
    matches = of_ann(*(over(number) for number in range(9)))
    (found,) = dice_checked(matches, lambda match_id: match_id in ("m2", "m4"))
    assert found.match_id == "m2"
    asked: list[str] = []

    def never(match_id: str) -> bool:
        asked.append(match_id)
        return False

    assert list(dice_checked(matches, never)) == []
    assert asked == [f"m{number}" for number in range(5)], "not all of many are read"
    assert list(dice_checked(of_ann(over(1, dice=DiceRecord("manual"))), lambda _: True)) == []


@given(st.integers(1, 60), st.integers(0, 60))
def test_what_is_quick_says_the_same(played: int, won: int) -> None:
    won = min(won, played)
    assert is_beyond_chance(won, played) == (chance_of_as_many(won, played) <= 0.1)
