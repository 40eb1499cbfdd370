"""Builds a match from what a file says happened, and goes on past what cannot have happened.

Every reader describes a match in these calls; what the rules forbid is kept in the events that only
records contain, with a remark, so that nothing after a fault is lost.
"""

from __future__ import annotations

from dataclasses import replace
from unicodedata import category

from bgdesk.formats.import_result import Remark, RemarkKind, Weight
from bgdesk.formats.move_matching import (
    Hop,
    find_full_play,
    find_play,
    literal_result,
)
from bgdesk.match import events
from bgdesk.match.codec.json_shapes import UNPRINTABLE
from bgdesk.match.codec.record_codec import MAX_ENTRIES
from bgdesk.match.codec.study_codec import MAX_COMMENT, MAX_TAG, MAX_TAG_KEY
from bgdesk.match.cube_rules import stake
from bgdesk.match.dice.fair_dice import RECORDED
from bgdesk.match.flow import legal, refusal
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import DiceRecord, MatchHeader, RecordBuilder, Seat
from bgdesk.match.scoring import possible_levels, wins_match
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.match.study import Analysis, Comment, Study
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position

LONGEST_QUOTE = 80
LARGEST_CUBE = 2**18
"""With a larger one a game could be worth more points than a match record can say."""
_ROOM_FOR_A_TURN = 200
"""More events than any line of a file can mean."""


class MatchAssembly:
    """One match being put together; players are White (player 1, the left column) and Black.

    ``line`` is the line of the source now being read, for remarks.
    """

    def __init__(self, options: MatchOptions, names: Pair[str], match_id: str, created: str) -> None:
        header = MatchHeader(
            match_id,
            created,
            options,
            Pair(Seat(names.white), Seat(names.black)),
            DiceRecord(RECORDED),
        )
        self._builder = RecordBuilder(header)
        self._comments: list[Comment] = []
        self.remarks: list[Remark] = []
        self.line: int | None = None

    @property
    def state(self) -> MatchState:
        """Where the match stands."""
        return self._builder.state

    @property
    def last_event(self) -> int | None:
        """Index of the latest event, ``None`` before the first."""
        return self._builder.event_count - 1 if self._builder.event_count else None

    @property
    def is_full(self) -> bool:
        """Whether another turn might be more than a match record can hold."""
        return self._builder.event_count > MAX_ENTRIES - _ROOM_FOR_A_TURN

    def remark(self, kind: RemarkKind, weight: Weight, quote: str = "") -> None:
        """Note something about the line being read."""
        game = self.state.game_number or None
        self.remarks.append(Remark(kind, weight, quote[:LONGEST_QUOTE], self.line, game))

    def leave_out_games(self, count: int, first: int | None = None) -> None:
        """Note that so many games, from ``first`` or the one begun last on, are missing or not whole."""
        first = first or self.state.game_number or None
        self.remarks.append(Remark(RemarkKind.GAMES_LEFT_OUT, Weight.LOST, str(count), self.line, first))

    def game(
        self, number: int | None = None, score: Pair[int] | None = None, *, crawford: bool | None = None
    ) -> None:
        """The next game begins, set to ``score`` and ``crawford`` (is it that game?) where these differ."""
        state = self.state
        number = number if number and number > 0 else state.game_number + 1
        score = score or state.score
        is_between = state.phase is Phase.BEFORE_GAME
        if state.game_number and not is_between and state.phase is not Phase.OVER:
            self.remark(RemarkKind.GAME_UNFINISHED, Weight.ODD)
        if (state.game_number or score != Pair(0, 0)) and score != state.score:
            self.remark(RemarkKind.SCORE_DIFFERS, Weight.ODD, f"{score.white}-{score.black}")
        if not is_between or score != state.score or number != state.game_number + 1:
            self._set_score(number, score)
        if crawford is not None:
            self._set_crawford(number, is_crawford=crawford)
        self._builder.add(events.GameStarted(number))

    def _set_score(self, number: int, score: Pair[int]) -> None:
        options = self.state.options
        most = options.length - 1 if not options.is_money else max(score.white, score.black)
        white, black = min(score.white, most), min(score.black, most)
        done = self.state.crawford_done or (
            max(white, black) == most and _has_crawford_passed(self.state, white, black)
        )
        self._builder.add(events.ScoreSet(number, white, black, done))

    def _set_crawford(self, number: int, *, is_crawford: bool) -> None:
        state = self.state
        at_match_point = state.options.length - 1 in (state.score.white, state.score.black)
        expected = state.options.crawford and not state.crawford_done and at_match_point
        if expected is not is_crawford and at_match_point and state.options.crawford:
            self._builder.add(
                events.ScoreSet(number, state.score.white, state.score.black, crawford_done=not is_crawford)
            )

    def roll(self, player: Player, dice: Dice) -> None:
        """``player`` rolled ``dice``, the opening roll or a later one; an open double counts as taken."""
        self._close_offers(player)
        if self.state.phase is Phase.OPENING:
            self._roll_opening(player, dice)
        elif self.state.phase in (Phase.TO_ROLL, Phase.TO_PLAY):
            self._roll_later(player, dice)
        else:
            self.remark(RemarkKind.LINE_UNREAD, Weight.LOST, str(dice))

    def _roll_opening(self, player: Player, dice: Dice) -> None:
        if dice.is_double:
            self.remark(RemarkKind.OPENING_DOUBLE, Weight.ODD, str(dice))
            self._give_turn(player)
            self._builder.add(events.Rolled(player, dice, self._builder.next_roll))
            return
        white, black = (dice.high, dice.low) if player is Player.WHITE else (dice.low, dice.high)
        self._builder.add(events.OpeningRolled(white, black, self._builder.next_roll))

    def _roll_later(self, player: Player, dice: Dice) -> None:
        self._bring_to_roll(player, dice)
        self._builder.add(events.Rolled(player, dice, self._builder.next_roll))

    def _bring_to_roll(self, player: Player, quote: Dice | str) -> None:
        """Give ``player`` the turn unless it is theirs already; what is missing before is remarked."""
        state = self.state
        if state.phase is Phase.TO_PLAY:
            self.remark(RemarkKind.PLAY_MISSING, Weight.ODD, str(state.dice))
        if (state.turn is player) is (state.phase is Phase.TO_PLAY):
            self.remark(RemarkKind.TURN_MISSING, Weight.ODD, str(quote))
        if state.turn is not player or state.phase is Phase.TO_PLAY:
            self._give_turn(player)

    def _give_turn(self, player: Player) -> None:
        self._builder.add(events.PositionSet(self.state.position, player, self.state.cube))

    def _close_offers(self, roller: Player) -> None:
        """What a roll says about a double that waits for its answer."""
        offer = self.state.cube_offer
        if offer is None:
            return
        if not offer.raises:
            self.remark(RemarkKind.ANSWER_ASSUMED, Weight.REPAIRED)
        self._builder.add(events.Taken(offer.speaker.opponent))

    def allows(self, hops: tuple[Hop, ...]) -> bool:
        """Whether ``hops`` are a legal play now."""
        return self.state.phase is Phase.TO_PLAY and self._find(hops) is not None

    def _find(self, hops: tuple[Hop, ...]) -> Play | None:
        return find_full_play(hops, self.state) or find_play(hops, legal(self.state))

    def play(self, hops: tuple[Hop, ...], written: str) -> None:
        """The player who rolled moved ``hops`` (own coordinates, any order, joined or single); () is a dance.

        An illegal play is applied literally if the checkers are there, else the board stays.
        """
        state = self.state
        if state.phase is not Phase.TO_PLAY or state.turn is None:
            self.remark(RemarkKind.LINE_UNREAD, Weight.LOST, written)
            return
        found = self._find(hops)
        if found:
            self._builder.add_play(state.turn, found)
        else:
            relation = state.options.ruleset().relation
            self.play_illegally(written, literal_result(state.position, state.turn, hops, relation))

    def play_illegally(self, written: str, after: Position | None) -> None:
        """The player who rolled made a play that the rules forbid or that cannot be read.

        ``after`` is the board after it; the board stays if that is ``None`` or cannot be.
        """
        state = self.state
        if state.phase is not Phase.TO_PLAY or state.turn is None:
            self.remark(RemarkKind.LINE_UNREAD, Weight.LOST, written)
            return
        text = " ".join(_sayable(written).split())[:LONGEST_QUOTE]
        event = events.PlayedIllegally(state.turn, text, after or state.position)
        if after is None or refusal(state, event):
            event = events.PlayedIllegally(state.turn, text, state.position)
            self.remark(RemarkKind.IMPOSSIBLE_PLAY, Weight.ODD, text or "-")
        else:
            self.remark(RemarkKind.ILLEGAL_PLAY, Weight.ODD, text or "-")
        self._builder.add(event)

    def double(self, player: Player) -> None:
        """``player`` doubled or, while a double waits for an answer, raised it (beaver, raccoon)."""
        if self.state.phase in (Phase.TO_ROLL, Phase.TO_PLAY):
            self._bring_to_roll(player, "double")
        offer = self.state.cube_offer
        value = offer.proposed if offer else self.state.cube.value
        if value >= LARGEST_CUBE:
            self._leave_out_raise(value)
            return
        event: events.Event = events.Raised(player) if offer else events.Doubled(player)
        if refusal(self.state, event) is None:
            self._builder.add(event)
        elif self.state.phase in (Phase.TO_ROLL, Phase.CUBE_OFFERED):
            self._force_double(player)
        else:
            self.remark(RemarkKind.ILLEGAL_OFFER, Weight.LOST, "double")

    def _leave_out_raise(self, value: int) -> None:
        """Say once of a game that its cube, at ``value``, goes higher than any record can say."""
        said = Remark(RemarkKind.CUBE_TOO_HIGH, Weight.LOST, str(value), game=self.state.game_number)
        if not any(replace(remark, line=None) == said for remark in self.remarks):
            self.remarks.append(replace(said, line=self.line))

    def _force_double(self, player: Player) -> None:
        """Turn the cube although the rules forbid it, as if it had been taken."""
        state = self.state
        self.remark(RemarkKind.DOUBLE_NOT_ALLOWED, Weight.ODD, f"{stake(state) * 2}")
        value = state.cube_offer.proposed * 2 if state.cube_offer else state.cube.value * 2
        turn = state.turn if state.cube_offer else player
        self._builder.add(events.PositionSet(state.position, turn, Cube(value, player.opponent)))

    def take(self, player: Player) -> None:
        """``player`` accepted the double."""
        if self.state.cube_offer and self.state.to_act is player:
            self._builder.add(events.Taken(player))
        elif self.state.cube.owner is not player:
            self.remark(RemarkKind.ILLEGAL_OFFER, Weight.ODD, "take")

    def drop(self, player: Player) -> None:
        """``player`` refused the double and lost the game."""
        if self.state.cube_offer and self.state.to_act is player:
            self._builder.add(events.Passed(player))
        else:
            self.settle(player.opponent, max(1, self.state.cube.value // 2))

    def resign(self, loser: Player, points: int) -> None:
        """``loser`` resigned for ``points``; ignored when the game is over already.

        Many programs let a player resign at any time, so one who is not on roll gets the turn for it.
        """
        if not self._is_in_game():
            return
        level = _level(self.state, loser, points)
        if level is None or self.state.cube_offer:
            self.settle(loser.opponent, points)
            return
        if self.state.turn is not loser:
            self._give_turn(loser)
        self._builder.add(events.ResignationOffered(loser, level))
        self._builder.add(events.ResignationAccepted(loser.opponent))

    def settle(self, winner: Player, points: int) -> None:
        """The game was decided otherwise (time, agreement); ignored when it is over already."""
        if self._is_in_game():
            self._builder.add(events.Settled(winner, max(1, points)))

    def _is_in_game(self) -> bool:
        return self.state.phase not in (Phase.BEFORE_GAME, Phase.OVER)

    def set_position(self, position: Position, turn: Player | None, cube: Cube) -> None:
        """The board, the player on roll and the cube are these from now on.

        Raises Refused when the checkers cannot stand like that or no game has begun.
        """
        self._builder.add(events.PositionSet(position, turn, cube))

    def comment(self, text: str) -> None:
        """A comment on the latest event (before the first: on the match)."""
        if sayable := _sayable_lines(text).strip():
            self._comments.append(Comment(self.last_event, sayable[:MAX_COMMENT]))

    def study(self, tags: tuple[tuple[str, str], ...] = (), analyses: tuple[Analysis, ...] = ()) -> Study:
        """What has been put together so far."""
        return Study(self._builder.record(), _sayable_tags(tags), tuple(self._comments), (), analyses)


def _sayable(line: str) -> str:
    """``line`` with blanks for the characters that no record holds, such as tabs."""
    return "".join(" " if category(c) in UNPRINTABLE else c for c in line)


def _sayable_tags(tags: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """Those that have a name, as far as a record holds them."""
    said = ((_sayable(key).strip()[:MAX_TAG_KEY], _sayable_lines(value)[:MAX_TAG]) for key, value in tags)
    return tuple((key, value) for key, value in said if key)


def _sayable_lines(text: str) -> str:
    return "\n".join(map(_sayable, text.split("\n")))


def _has_crawford_passed(state: MatchState, white: int, black: int) -> bool:
    """Whether somebody stood at match point before the game that begins at this score."""
    before, options = state.score, state.options
    if options.is_money or not options.crawford:
        return False
    if white == black:
        return True
    return max(before.white, before.black) >= options.length - 1


def _level(state: MatchState, loser: Player, points: int) -> int | None:
    """The level at which ``loser`` loses ``points``; more than the match needs may have been cut off."""
    value = state.cube.value
    levels = possible_levels(state, loser)
    exact = next((level for level in levels if level * value == points), None)
    if exact is None and wins_match(state, loser.opponent, points):
        return next((level for level in levels if level * value >= points), None)
    return exact
