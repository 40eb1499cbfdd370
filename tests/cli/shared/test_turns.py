"""What the command line says of the rest of a roll, held against what matches go on with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bgdesk.cli.shared.turns import after_play, following_texts, position_text
from bgdesk.match import flow
from bgdesk.match.events import Played
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.stages import Coming, NameDouble, Stage
from tests.match.autoplay import whole_match
from tests.match.driving import played


def text(coming: Coming) -> str:
    if isinstance(coming, Stage):
        return "".join(map(str, coming.faces))
    return "name" if isinstance(coming, NameDouble) else "roll"


def gone_on(before: MatchState, after: MatchState) -> dict[str, list[str]]:
    """What the one who has to act ``after`` a play still has of the roll, by the name in the answer."""
    left = [text(each) for each in ((after.stage, *after.coming) if after.stage else after.coming)]
    return {"then" if after.to_act is before.to_act else "rest": left} if left else {}


def told(before: MatchState, event: Played) -> dict[str, Any]:
    """What the command line says about the play that was made."""
    (play,) = (play for play in flow.legal(before).plays if played(play, event.player).steps == event.steps)
    assert before.stage
    return after_play(play, event.player, (before.stage, *before.coming), before.ruleset)


def played_in(options: MatchOptions) -> Iterator[tuple[MatchState, Played, MatchState]]:
    """The plays of matches, but for those of what another left, each with the states around it."""
    for seed in range(10):
        record = whole_match(options, seed)
        for before, event, after in zip(record.states[:-1], record.events, record.states[1:], strict=True):
            if isinstance(event, Played) and not before.plays_rest:
                yield before, event, after


@pytest.mark.parametrize(
    ("options", "kinds"),
    [
        (MatchOptions("gul_bara", 1), {"then", "rest", ""}),
        (MatchOptions("gul_bara", 1, rule_options=("rest_is_lost",)), {"then", ""}),
        (MatchOptions("russian", 1), {"then", ""}),
        (MatchOptions("acey_deucey", 1), {"then", ""}),
        (MatchOptions("acey_deucey_european", 1), {"then", ""}),
        (MatchOptions("backgammon", 1), {""}),
    ],
    ids=lambda value: value.game_id if isinstance(value, MatchOptions) else "",
)
def test_it_is_what_the_match_goes_on_with(options: MatchOptions, kinds: set[str]) -> None:
    seen: Counter[str] = Counter()
    for before, event, after in played_in(options):
        answer = told(before, event)
        following = {name: answer[name] for name in ("then", "rest") if name in answer}
        if after.phase in (Phase.OVER, Phase.BEFORE_GAME):
            assert following == {}
            continue
        assert after.to_act
        assert following == gone_on(before, after)
        assert answer["result"] == position_text(after.position, after.to_act, after.ruleset)
        seen[next(iter(following), "")] += 1
    assert seen.keys() == kinds


def test_what_follows_all_plays_is_said_once() -> None:
    on, over = {"then": ["4444", "roll"]}, {"result": ""}
    assert following_texts([on, on]) == (["", ""], "then 4444, roll")
    assert following_texts([on, over]) == (["  then 4444, roll", ""], "")
    assert following_texts([{"rest": ["6"]}, {"rest": ["3"]}]) == (
        ["  then the opponent plays 6", "  then the opponent plays 3"],
        "",
    )
    assert following_texts([over]) == ([""], "")
