"""The first play of a game at any score, and the replies to it, against a table of the engine's own."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bgdesk.practice.trainers.opening_book import BookEntry, OpeningBook, shipped_book
from bgdesk.practice.trainers.scores import MONEY, AskedScore
from bgdesk.practice.trainers.shape import (
    Given,
    PlayAsked,
    PlayGiven,
    Scene,
    TrainerId,
    TrainerQuestion,
    TrainerVerdict,
)
from bgdesk.practice.trainers.walks import BACKGAMMON
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.notation.plays import parse_play
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position

ACCEPTED = 0.005
"""What costs no more is right, too: no engine knows better."""
_FIRST_ROLLS = tuple(dice for dice in ALL_ROLLS if not dice.is_double)
DOUBLE_MATCH_POINT = AskedScore((1, 1))
GAMMON_GO = AskedScore((2, 1), is_crawford=True)
GAMMON_SAVE = AskedScore((1, 2), is_crawford=True)
TWO_AWAY = AskedScore((2, 2))
SPECIAL = (DOUBLE_MATCH_POINT, GAMMON_GO, GAMMON_SAVE, TWO_AWAY)
"""The scores at which opening plays differ most."""


@dataclass(frozen=True, slots=True)
class KnownPlay:
    """A play of the table with the board after it, and what it costs against the best."""

    written: str
    position: Position
    equity: float
    cost: float


@dataclass(frozen=True, slots=True)
class OpeningTruth:
    """The plays of the table, best first, the first ``deep`` of them judged deepest.

    ``opening`` is the roll and the play that is answered, ``None`` for the first play of a game.
    """

    plays: tuple[KnownPlay, ...]
    deep: int
    engine: str
    level: str
    opening: tuple[Dice, str] | None = None

    def found(self, position: Position) -> KnownPlay | None:
        """The play that leads to ``position``, if the table has it."""
        return next((play for play in self.plays if play.position == position), None)


def truth_of(
    book: OpeningBook, entry: BookEntry, scene: Scene, opening: tuple[Dice, str] | None = None
) -> OpeningTruth:
    """What ``book`` says of ``scene``."""
    assert scene.dice
    legal = legal_plays(scene.position, scene.player, scene.dice, BACKGAMMON)
    best = entry.plays[0].equity
    plays = tuple(
        KnownPlay(play.written, parse_play(play.written, legal).result, play.equity, best - play.equity)
        for play in entry.plays
    )
    return OpeningTruth(plays, entry.deep, book.engine, book.level, opening)


def judge_play(truth: OpeningTruth, given: Given) -> TrainerVerdict:
    """What a play costs; one that is not in the table costs at least as much as the worst that is."""
    if not isinstance(given, PlayGiven):
        raise ValueError(f"{given!r} is no play")
    found = truth.found(given.position)
    cost = found.cost if found else truth.plays[-1].cost
    return TrainerVerdict(found is not None and cost <= ACCEPTED, cost)


class OpeningsTrainer:
    """Asks for the first play: in money play, at the scores that matter most, and at any other."""

    id = TrainerId.OPENINGS

    def make(self, random: Random) -> TrainerQuestion:
        """One of the 15 first rolls."""
        book = shipped_book()
        kind = random.random()
        score = MONEY if kind < 0.4 else random.choice(SPECIAL if kind < 0.75 else book.scores)
        return self.at(book, score, random.choice(_FIRST_ROLLS))

    def at(self, book: OpeningBook, score: AskedScore, dice: Dice) -> TrainerQuestion:
        """The question about ``dice`` at ``score``."""
        scene = Scene(BACKGAMMON.start_position(), Player.WHITE, dice, score=score)
        truth = truth_of(book, book.opening(score, dice), scene)
        return TrainerQuestion(self.id, scene, PlayAsked(), truth)

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """The error is the equity given away."""
        truth = question.truth
        assert isinstance(truth, OpeningTruth)
        return judge_play(truth, given)


class RepliesTrainer:
    """Asks for the answer to a usual opening play, in money play."""

    id = TrainerId.REPLIES

    def make(self, random: Random) -> TrainerQuestion:
        """Black has opened; all of the table comes equally often."""
        book = shipped_book()
        first, played, dice = random.choice(tuple(book.replies))
        return self.to(book, Dice.from_text(first), played, Dice.from_text(dice))

    def to(self, book: OpeningBook, first: Dice, played: str, dice: Dice) -> TrainerQuestion:
        """The question about ``dice`` after Black ``played`` the roll ``first``."""
        start = BACKGAMMON.start_position()
        opened = parse_play(played, legal_plays(start, Player.BLACK, first, BACKGAMMON)).result
        scene = Scene(opened, Player.WHITE, dice)
        truth = truth_of(book, book.reply(first, played, dice), scene, (first, played))
        return TrainerQuestion(self.id, scene, PlayAsked(), truth)

    def judge(self, question: TrainerQuestion, given: Given) -> TrainerVerdict:
        """The error is the equity given away."""
        truth = question.truth
        assert isinstance(truth, OpeningTruth)
        return judge_play(truth, given)
