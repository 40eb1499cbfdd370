"""Makes the table of openings and replies: ``python -m bgdesk.training.openings OUT``.

Every play is judged at one ply, those near the best at three and the nearest at four. It takes about half an
hour on one core; what is there already of OUT at the same level is not made again.
"""

from __future__ import annotations

import argparse
import logging
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from bgdesk.engine.protocol import RankedPlay, Situation
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.practice.trainers.opening_book import (
    BookEntry,
    BookPlay,
    OpeningBook,
    book_bytes,
    read_book,
)
from bgdesk.practice.trainers.scores import MONEY, AskedScore
from bgdesk.renaming import patient_replace
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.notation.plays import format_play, parse_play
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS

MOST_AWAY = 9
LEVEL = "4ply on 4 plays within 0.03 at 3ply, 3ply on 8 within 0.16 at 1ply"
_WINDOW, _MOST = 0.16, 8
_DEEP_WINDOW, _DEEP_MOST = 0.03, 4
_KEPT = 16
_ANSWERED_WITHIN, _ANSWERED = 0.03, 3
"""Opening plays that are near enough to the best to be answered, and how many of a roll."""
_FIRST_ROLLS = tuple(dice for dice in ALL_ROLLS if not dice.is_double)
_BACKGAMMON = RULESETS["backgammon"]

_log = logging.getLogger(__name__)


def scores() -> Iterator[AskedScore]:
    """Money play, and all scores up to `MOST_AWAY`; where one player is 1-away in and after Crawford."""
    yield MONEY
    for own in range(1, MOST_AWAY + 1):
        for other in range(1, MOST_AWAY + 1):
            yield AskedScore((own, other))
            if (own == 1) != (other == 1):
                yield AskedScore((own, other), is_crawford=True)


def situation_at(score: AskedScore) -> Situation:
    """The start at ``score``, White on roll."""
    is_dead = score.is_crawford or score.away == (1, 1)
    return Situation(
        _BACKGAMMON.start_position(),
        Player.WHITE,
        _BACKGAMMON,
        Cube(),
        away=score.away,
        is_crawford=score.is_crawford,
        may_double=not is_dead,
    )


def judged(judge: SageJudge, situation: Situation, dice: Dice) -> BookEntry:
    """Every play of ``dice`` that is worth knowing, best first."""
    plays = situation.legal_plays(dice).plays
    ranked = judge.rank_plays(situation, dice, plays)
    near = _near(ranked, _WINDOW, _MOST)
    looked = _sorted(judge.judge_play(situation, dice, one.play, "3ply") for one in near)
    best = _near(looked, _DEEP_WINDOW, _DEEP_MOST)
    deep = _sorted(judge.judge_play(situation, dice, one.play, "4ply") for one in best)
    least = deep[-1].equity.value
    kept = [(one, one.equity.value) for one in deep]
    for one in (*looked[len(best) :], *ranked[len(near) :]):
        least = min(least, one.equity.value)
        kept.append((one, least))
    told = tuple(BookPlay(format_play(one.play), value) for one, value in kept[:_KEPT])
    return BookEntry(told, len(deep))


def _near(ranked: list[RankedPlay], window: float, most: int) -> list[RankedPlay]:
    best = ranked[0].equity.value
    return [one for one in ranked[:most] if one.equity.value >= best - window]


def _sorted(plays: Iterator[RankedPlay]) -> list[RankedPlay]:
    return sorted(plays, key=lambda one: -one.equity.value)


def all_openings(judge: SageJudge, known: OpeningBook) -> Iterator[tuple[tuple[str, str], BookEntry]]:
    """The first roll at every score."""
    for score in scores():
        for dice in _FIRST_ROLLS:
            key = score.key, str(dice)
            yield key, known.openings.get(key) or judged(judge, situation_at(score), dice)


def all_replies(
    judge: SageJudge, known: OpeningBook, openings: dict[tuple[str, str], BookEntry]
) -> Iterator[tuple[tuple[str, str, str], BookEntry]]:
    """What to do about the usual opening plays in money play."""
    start = situation_at(MONEY)
    for first in _FIRST_ROLLS:
        entry = openings[MONEY.key, str(first)]
        usual = [
            play
            for play in entry.plays[: min(entry.deep, _ANSWERED)]
            if play.equity >= entry.plays[0].equity - _ANSWERED_WITHIN
        ]
        for opening in usual:
            result = parse_play(opening.written, start.legal_plays(first)).result
            answering = replace(start, position=result, player=Player.BLACK)
            for dice in ALL_ROLLS:
                key = str(first), opening.written, str(dice)
                yield key, known.replies.get(key) or judged(judge, answering, dice)


def make(out: Path) -> None:
    """Make ``out``, or complete it; written after each hundred entries."""
    judge = SageJudge()
    today = datetime.now(UTC).date().isoformat()
    book = OpeningBook(judge.name, LEVEL, today, {}, {})
    if out.exists():
        found = read_book(out.read_bytes())
        book = found if (found.engine, found.level) == (judge.name, LEVEL) else book
    openings: dict[tuple[str, str], BookEntry] = {}
    replies: dict[tuple[str, str, str], BookEntry] = {}
    known = book
    for number, (key, entry) in enumerate(all_openings(judge, known)):
        openings[key] = entry
        if number % 100 == 0:
            _log.info("opening %s at %s", *reversed(key))
            _write(out, replace(book, openings={**known.openings, **openings}, replies=known.replies))
    for number, (answered, entry) in enumerate(all_replies(judge, known, openings)):
        replies[answered] = entry
        if number % 100 == 0:
            _log.info("reply to %s %s with %s", *answered)
            _write(out, replace(book, openings=openings, replies={**known.replies, **replies}))
    _write(out, replace(book, openings=openings, replies=replies))


def _write(out: Path, book: OpeningBook) -> None:
    made = out.with_name(f"{out.name}.new")
    made.write_bytes(book_bytes(book))
    patient_replace(made, out)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    make(parser.parse_args().out)


if __name__ == "__main__":
    main()
