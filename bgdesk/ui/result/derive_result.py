"""How a game or the match ended, in words: pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import labels, noted, sentences, titled
from bgdesk.app.table.ratings import RatingChange, rating_key
from bgdesk.library.journal import RatingKey
from bgdesk.match.dice.fair_dice import is_sealed
from bgdesk.match.dice.promise import was_promise_shown
from bgdesk.match.events import Abandoned, FlagFell, HintTaken, Passed
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord, SeatKind
from bgdesk.match.state import Ending, GameResult, MatchState, Phase
from bgdesk.match.warned import is_heeded, warnings_of
from bgdesk.rules.player import Player
from bgdesk.ui.play.derive_bars import points_counted
from bgdesk.ui.play.derive_match_line import kind_of_match
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.cube import passed_text
from bgdesk.ui.words.dice_check import dice_origin
from bgdesk.ui.words.games import games_name
from bgdesk.ui.words.notation import score_text
from bgdesk.ui.words.numbers import signed, whole
from bgdesk.ui.words.persons import by_person, name_in_text
from bgdesk.ui.words.prompts import game_text, next_game_name
from bgdesk.ui.words.results import gave_up_text, out_of_time_text, reason_text, result_text

translate = QCoreApplication.translate

GOOD, BAD = "good", "bad"
_MINUTE = 60


@dataclass(frozen=True, slots=True)
class RatingView:
    """A new rating with its ``change``, whose ``tone`` is GOOD or BAD; ``title`` says whose it is."""

    figure: str
    change: str
    tone: str
    title: str
    spoken: str


@dataclass(frozen=True, slots=True)
class ResultView:
    """Texts are worded; ``secret`` is shown only when the match is over and its dice can be checked.

    ``overline`` stands small above ``heading``; ``result`` says how the last game ended. ``next_game`` is
    the name of the game that comes next where games take turns. ``may_rematch``: it was played here just now.
    ``is_of_tournament``: a tournament goes on with its result.
    ``about_secret`` and ``about_rematch`` are sentences before the secret and behind it.
    """

    overline: str
    heading: str
    result: str
    note: str
    is_over: bool
    ratings: tuple[RatingView, ...] = ()
    next_game: str = ""
    dice: str = ""
    secret: str = ""
    about_secret: str = ""
    about_rematch: str = ""
    may_rematch: bool = True
    is_of_tournament: bool = False


def derive_result(
    record: MatchRecord,
    changes: Mapping[RatingKey, RatingChange] | None = None,
    seconds: float = 0.0,
    *,
    may_rematch: bool = True,
    is_rematch_sealed: bool = False,
) -> ResultView:
    """The result of the game that ended last, or of the match, which took ``seconds`` to play.

    ``is_rematch_sealed``: the dice of a rematch were fixed together with those of this match.
    """
    is_over = record.state.phase is Phase.OVER
    secret = _secret(record) if is_over else ""
    return ResultView(
        overline=_overline(record, seconds),
        heading=_heading(record),
        result=_result(record),
        note=_practice(record),
        is_over=is_over,
        ratings=tuple(_ratings(record, changes or {})),
        next_game="" if is_over else next_game_name(record.state),
        dice=dice_origin(record.header) if is_over else "",
        secret=secret,
        about_secret=_about_secret(record) if secret else "",
        about_rematch=_about_rematch() if secret and may_rematch and is_rematch_sealed else "",
        may_rematch=may_rematch and record.header.tournament is None,
        is_of_tournament=record.header.tournament is not None,
    )


def _secret(record: MatchRecord) -> str:
    dice = record.header.dice
    return (dice.secret or "") if is_sealed(dice) else ""


def _about_secret(record: MatchRecord) -> str:
    if was_promise_shown(record):
        return translate("Result", "Secret of the dice, whose fingerprint was shown before the first roll:")
    return translate("Result", "Secret of the dice, whose SHA-256 is the fingerprint above:")


def _about_rematch() -> str:
    return translate(
        "Result",
        "A rematch is sealed already, for the same words: this is the fingerprint of its dice.",
    )


def _overline(record: MatchRecord, seconds: float) -> str:
    state = record.state
    kind = kind_of_match(state)
    if state.phase is not Phase.OVER:
        return labels(game_text(state.game_number, state.options), kind)
    minutes = round(seconds / _MINUTE)
    return labels(_games(state.options), kind, Counted().minutes_played(minutes) if minutes else "")


def _games(options: MatchOptions) -> str:
    """What was played, unless that goes without saying."""
    return "" if options.games_played == MatchOptions().games_played else games_name(options.games_played)


def _heading(record: MatchRecord) -> str:
    state, seats = record.state, record.header.seats
    if state.phase is not Phase.OVER:
        #: Heading between two games: the points of both players. Names and numbers
        text = translate("Result", "{white} {white_score} : {black_score} {black}")
        return text.format(
            white=name_in_text(seats.white.name),
            black=name_in_text(seats.black.name),
            white_score=state.score.white,
            black_score=state.score.black,
        )
    if state.winner is None:
        #: Heading: a session without a winner; {score} is that of both, as in 3-3
        text = translate("Result", "The session ended even, {score}")
        return text.format(score=score_text(state.score.white, state.score.black))
    own, other = (points_counted(state, player) for player in (state.winner, state.winner.opponent))
    yours, named = _winning_texts(state)
    return by_person(seats.of(state.winner).name, yours, named, score=score_text(own, other))


def _winning_texts(state: MatchState) -> tuple[str, str]:
    assert state.winner
    if not state.options.is_money and state.score.of(state.winner) < state.options.length:
        #: Heading: the match was won before its end, at this score, as in 4-3; the winner's points first
        yours = translate("Result", "You won at {score}")
        #: Heading. {name} is a player who won before the end of the match; {score} as in 4-3
        return yours, translate("Result", "{name} won at {score}")
    #: Heading: who won a match or a session; {score} as in 7-4, the winner's points first
    yours = translate("Result", "You won, {score}")
    #: Heading. {name} is a player; {score} as in 7-4, the points of {name} first
    return yours, translate("Result", "{name} won, {score}")


def _result(record: MatchRecord) -> str:
    state, seats = record.state, record.header.seats
    if not state.results or state.results[-1].number != state.game_number:
        return _unfinished(record)
    last = state.results[-1]
    given_up = "" if last.ending is Ending.FLAG else _lost_at_once(record)
    won = result_text(last, state.options, seats)
    return sentences(won, _ending(last, record), given_up)


def _unfinished(record: MatchRecord) -> str:
    text = translate("Result", "The last game was not finished.")
    return sentences(_lost_at_once(record), text)


def _lost_at_once(record: MatchRecord) -> str:
    """How the match was lost other than by a game; empty when it was not."""
    last = record.events[-1] if record.events else None
    if record.state.phase is not Phase.OVER or record.state.options.is_money:
        return ""
    if isinstance(last, FlagFell):
        yours = translate("Result", "You ran out of time and lost the match.")
        #: Sentence. {name} is a player
        named = translate("Result", "{name} ran out of time and lost the match.")
    elif isinstance(last, Abandoned):
        yours = translate("Result", "You resigned the match.")
        #: Sentence. {name} is a player
        named = translate("Result", "{name} resigned the match.")
    else:
        return ""
    return by_person(record.header.seats.of(last.player).name, yours, named)


def _ending(result: GameResult, record: MatchRecord) -> str:
    loser = record.header.seats.of(result.winner.opponent).name if result.winner else ""
    match result.ending:
        case Ending.PASSED:
            return passed_text(loser, _raises_passed(record))
        case Ending.RESIGNED:
            #: Sentence: the game was given up
            yours, named = translate("Result", "You resigned."), translate("Result", "{name} resigned.")
            return by_person(loser, yours, named)
        case Ending.FLAG:
            return out_of_time_text(loser)
        case Ending.ABANDONED:
            return gave_up_text(loser)
        case _:
            return reason_text(result)


def _raises_passed(record: MatchRecord) -> int:
    """How often the cube had been turned again when it was passed last: 1 is a beaver."""
    decisions = zip(reversed(record.events), reversed(record.states[:-1]), strict=True)
    offer = next((before.cube_offer for event, before in decisions if isinstance(event, Passed)), None)
    return offer.raises if offer else 0


def _practice(record: MatchRecord) -> str:
    if not record.is_practice:
        return ""
    if record.header.tutor:
        return _tutored(record)
    if any(isinstance(entry, HintTaken) for entry in record.entries):
        return translate("Result", "A hint was taken: practice, not rated.")
    return translate("Result", "Moves were taken back: practice, not rated.")


def _tutored(record: MatchRecord) -> str:
    """A tutor was there: how often it spoke in the game that has ended, and how often somebody listened.

    At the end of a match of several games that is told of all of them.
    """
    state = record.state
    is_whole = state.phase is Phase.OVER and state.game_number > 1
    given = {
        event: said
        for event, said in warnings_of(record).items()
        if is_whole or record.states[event].game_number == state.game_number
    }
    if not given:
        return translate("Result", "With a tutor: practice, not rated.")
    heeded = sum(is_heeded(record, event, said) for event, said in given.items())
    #: Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed
    text = translate("Result", "With a tutor, warned {warned}, heeded {heeded}: practice, not rated.")
    if is_whole:
        #: The same of all games of a match or session
        text = translate(
            "Result", "With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated."
        )
    return text.format(warned=whole(len(given)), heeded=whole(heeded))


def _ratings(record: MatchRecord, changes: Mapping[RatingKey, RatingChange]) -> list[RatingView]:
    """Those of the people who played."""
    header = record.header
    people = [player for player in Player if header.seats.of(player).kind is SeatKind.HUMAN]
    return [
        _rating(change, header.seats.of(player).name if len(people) > 1 else "")
        for player in people
        if (change := changes.get(rating_key(header.seats.of(player), header.options.game_id)))
    ]


def _rating(change: RatingChange, name: str) -> RatingView:
    gain = round(change.after.rating) - round(change.before.rating)
    figure, shown = whole(change.after.rating), signed(gain)
    #: Label below a number: strength by matches won and lost
    title = translate("Result", "rating")
    return RatingView(
        figure,
        shown,
        GOOD if gain > 0 else BAD if gain < 0 else "",
        labels(name, title),
        titled(labels(name, title), noted(figure, shown)),
    )
