"""BGBlitz matches, from the JSON values in their files. Green is White here, and -1 there; Red is 1."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.effort import FAULTS, Allowance
from bgdesk.formats.gv.collect import Collected, JudgedHops, can_double, decision_of
from bgdesk.formats.gv.values import JsonObject, whole
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import UNKNOWN_TIME, Remark, RemarkKind, Unreadable, Weight
from bgdesk.formats.move_matching import Hop
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.options import MAX_LENGTH, MONEY, MatchOptions
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.match.study import Study, Tag
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.plays import place_text
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position, side
from bgdesk.rules.refusal import Refused

ENGINE = "BGBlitz"
MOVES = Allowance(20_000, 5)

_DOUBLE, _TAKE, _PASS, _END, _DANCE, _RESIGN = 1, 2, 3, 4, 5, 9
_ACTION = 7
"""The value of the second die that says that the first is an action."""
_PLAYERS = {-1: Player.WHITE, 1: Player.BLACK}
_CHANCES = ("myWins", "myGammon", "myBackGammon", "oppGammon", "oppBackGammon")
_VALUES = ("eqNoDouble", "eqDoubleTake", "eqDoublePass")
_MOST_POINTS = 10**6
_LONGEST_NAME = 100
_BETWEEN_GAMES = (Phase.BEFORE_GAME, Phase.OVER)
_TAGS = (
    (Tag.EVENT, "event"),
    (Tag.ROUND, "round"),
    (Tag.SITE, "site"),
    (Tag.PLACE, "location"),
)


def bgf_study(document: object, digest: str, size: int) -> tuple[Study, list[Remark]]:
    """The match in ``document``, a file of ``size`` bytes, and the remarks about it. Raises Unreadable."""
    match = JsonObject.of(document)
    if not match.nodes("games"):
        raise Unreadable(ImportErrorKind.BGBLITZ_EMPTY)
    return _BgfReader(match, f"bgf-{digest}", size).read()


@dataclass(frozen=True, slots=True)
class _Ending:
    """How a game ends by the file."""

    winner: Player | None
    points: int
    is_resigned: bool


class _BgfReader:
    def __init__(self, match: JsonObject, match_id: str, size: int) -> None:
        self._size = size
        self._match = match
        options = _options(match)
        self._unit = Unit.MONEY if options.is_money else Unit.NORMALISED
        names = Pair(match.text("nameGreen")[:_LONGEST_NAME], match.text("nameRed")[:_LONGEST_NAME])
        shown = Pair(names.white or "White", names.black or "Black")
        self._assembly = MatchAssembly(options, shown, match_id, _time(match.text("date")))
        if not names.white or not names.black:
            self._assembly.remark(RemarkKind.NAME_MISSING, Weight.REPAIRED)
        self._judged = Collected(self._unit)
        self._decision: CubeDecision | None = None

    def read(self) -> tuple[Study, list[Remark]]:
        assembly = self._assembly
        assembly.comment(self._match.lines("comment"))
        games = self._match.nodes("games")
        for number, (game, after) in enumerate(zip(games, [*games[1:], None], strict=True)):
            if not self._is_enough():
                self._game(game, self._score(game), self._score(after) if after else self._final_score())
            if self._is_enough() and (after or self._is_in_game()):
                assembly.leave_out_games(len(games) - number, number + 1)
                break
        if self._judged.left_out:
            assembly.remark(RemarkKind.ANALYSIS_LEFT_OUT, Weight.LOST, str(self._judged.left_out))
        analysis = self._judged.analysis(ENGINE)
        return assembly.study(_tags(self._match), (analysis,) if analysis else ()), assembly.remarks

    def _is_enough(self) -> bool:
        """Whether there are more moves or faults than a file of this size can need."""
        assembly = self._assembly
        is_long = (assembly.last_event or 0) > MOVES.of(self._size) or assembly.is_full
        return is_long or len(assembly.remarks) > FAULTS.of(self._size)

    def _score(self, game: JsonObject) -> Pair[int] | None:
        return _points(game, "scoreGreen", "scoreRed")

    def _final_score(self) -> Pair[int] | None:
        return _points(self._match, "finalGreen", "finalRed")

    def _game(self, game: JsonObject, score: Pair[int] | None, after: Pair[int] | None) -> None:
        is_money = self._assembly.state.options.is_money
        self._assembly.game(None, score, crawford=None if is_money else game.flag("isCrawford"))
        if not self._is_in_game():
            return
        start = self._assembly.state.score
        self._set_up(game.node("initial"))
        moves = game.nodes("moves")
        for move in moves:
            if self._is_in_game() and not self._is_enough():
                self._move(move)
        self._end(_ending(game, moves, start, after))

    def _is_in_game(self) -> bool:
        return self._assembly.state.phase not in _BETWEEN_GAMES

    def _set_up(self, initial: JsonObject) -> None:
        """The board with which the game begins, where it is another one than usual."""
        state = self._assembly.state
        position = _board(initial.values("points"), state.options.ruleset().checkers)
        cube = _cube(initial)
        if position is None or (position == state.position and cube == state.cube):
            return
        try:
            self._assembly.set_position(position, None, cube)
        except Refused:
            self._assembly.remark(RemarkKind.NO_PLAYERS_ON_BOARD, Weight.LOST)

    def _move(self, move: JsonObject) -> None:
        player = move.player("player", _PLAYERS)
        if player is None:
            self._assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, move.text("type"))
        elif move.whole("green", 0, 9) == _ACTION:
            self._action(player, move)
        else:
            self._turn(player, move, (move.whole("red", 1, 6), move.whole("green", 1, 6)), _hops(move))
        self._assembly.comment(move.lines("comment"))

    def _action(self, player: Player, move: JsonObject) -> None:
        action = move.whole("red", 0, 99)
        if action == _DANCE:
            first, second = (whole(next(iter(move.values(key)), None), 1, 6) for key in ("from", "to"))
            self._turn(player, move, (first, second), ())
        elif action in (_DOUBLE, _TAKE, _PASS):
            self._cube_action(action, player, move)
        elif action not in (_END, _RESIGN):
            self._assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, f"action {action}")

    def _cube_action(self, action: int, player: Player, move: JsonObject) -> None:
        """A double or its answer; both are judged by what the file says at the double."""
        before = self._assembly.last_event
        if action == _DOUBLE:
            self._decision = self._decided(player, move)
            self._assembly.double(player)
        elif action == _TAKE:
            self._assembly.take(player)
        else:
            self._assembly.drop(player)
        event = self._assembly.last_event
        if self._decision and event is not None and event != before:
            self._judged.add_cube(event, self._decision, _level(move, "ply"))

    def _turn(
        self, player: Player, move: JsonObject, faces: tuple[int | None, int | None], hops: tuple[Hop, ...]
    ) -> None:
        first, second = faces
        if first is None or second is None:
            self._assembly.remark(RemarkKind.BAD_DICE, Weight.LOST, f"{first}-{second}")
            return
        state = self._assembly.state
        is_decision = can_double(state) and state.turn is player
        self._assembly.roll(player, Dice(first, second))
        event, before = self._assembly.last_event, self._assembly.state
        if event is None or before.phase is not Phase.TO_PLAY:
            return
        decision = self._decided(player, move) if is_decision else None
        if decision:
            self._judged.add_cube(event, decision, _level(move, "ply"))
        self._add_luck(event, player, move)
        self._assembly.play(hops, " ".join(f"{place_text(a)}/{place_text(b)}" for a, b in hops))
        self._add_play(player, move, before)

    def _decided(self, player: Player, move: JsonObject) -> CubeDecision | None:
        """The cube decision of ``player``: in matches by winning chances."""
        equity = move.node("equity")
        values = [equity.node("cubeDecision").equity(key) for key in _VALUES]
        known = [value for value in values if value is not None]
        if len(known) != len(_VALUES):
            return None
        unit = self._unit if self._unit is Unit.MONEY else Unit.MWC
        may_raise = self._assembly.state.options.max_chain != 0
        chances = equity.chances(player, _CHANCES)
        return decision_of(player, unit, (known[0], known[1], known[2]), chances, may_raise=may_raise)

    def _add_luck(self, event: int, player: Player, move: JsonObject) -> None:
        luck = move.node("luck").equity("luckPlain" if self._unit is Unit.MONEY else "luckWeighted")
        if luck is not None:
            self._judged.add_luck(event, Equity(luck, player, self._unit), _level(move, "ply4Luck"))

    def _add_play(self, player: Player, move: JsonObject, before: MatchState) -> None:
        event = self._assembly.last_event
        judged = [one for one in (_candidate(player, node) for node in move.nodes("moveAnalysis")) if one]
        if judged and event is not None:
            self._judged.add_play(event, before, self._assembly.state.position, judged)

    def _end(self, ending: _Ending) -> None:
        if ending.winner is None or not self._is_in_game():
            return
        if ending.is_resigned:
            self._assembly.resign(ending.winner.opponent, ending.points)
        else:
            self._assembly.settle(ending.winner, ending.points)


def _hops(move: JsonObject) -> tuple[Hop, ...]:
    """The moves at ``from`` and ``to``, up to the first that is none."""
    hops: list[Hop] = []
    for source, target in zip(move.values("from"), move.values("to"), strict=False):
        if whole(source, 1, BAR) is None or whole(target, -BAR, BAR - 1) is None:
            break
        hops.append((source, max(target, OFF)))
    return tuple(hops)


def _candidate(player: Player, node: JsonObject) -> JudgedHops | None:
    judged = node.node("eq")
    equity = (
        judged.equity("emg") if judged.flag("hasEMG") else judged.node("cubeDecision").equity("eqCubeFul")
    )
    equity = judged.equity("equity") if equity is None else equity
    if equity is None:
        return None
    depth = node.whole("ply", 0, 99) or 0
    chances = judged.chances(player, _CHANCES)
    return JudgedHops(_hops(node.node("move")), equity, chances, _level(node, "ply"), depth)


def _level(node: JsonObject, key: str) -> str:
    return f"{node.whole(key, 0, 99) or 0}-ply"


def _ending(game: JsonObject, moves: list[JsonObject], before: Pair[int], after: Pair[int] | None) -> _Ending:
    """By the scores around the game, else by the record that ends it."""
    gained = Pair(after.white - before.white, after.black - before.black) if after else Pair(0, 0)
    said = game.whole("wonPoints", 0, _MOST_POINTS) or 0
    last = moves[-1] if moves else JsonObject()
    winner = next((player for player in Player if gained.of(player) > 0), None)
    if winner is None and said and last.whole("red", 0, 99) == _END:
        winner = last.player("player", _PLAYERS)
    points = max(said, gained.of(winner), 1) if winner else 0
    return _Ending(winner, points, not (game.flag("lostOnTime") or game.flag("wasForfeit")))


def _points(node: JsonObject, green: str, red: str) -> Pair[int] | None:
    white, black = (node.whole(key, 0, _MOST_POINTS) for key in (green, red))
    return None if white is None or black is None else Pair(white, black)


def _board(points: list[object], checkers: int) -> Position | None:
    """The board by Red's points, Green's checkers positive, then both bars; ``None`` if it cannot be."""
    counts = [whole(count, -checkers, checkers) for count in points[:26]]
    if len(counts) < BAR + 1 or None in counts:
        return None
    known = [count or 0 for count in counts]
    red = {point: -count for point, count in enumerate(known[:24], 1) if count < 0}
    green = {BAR - point: count for point, count in enumerate(known[:24], 1) if count > 0}
    green[BAR], red[BAR] = abs(known[24]), abs(known[25])
    try:
        return Position(side(green, checkers), side(red, checkers))
    except ValueError:
        return None


def _cube(initial: JsonObject) -> Cube:
    value = initial.whole("cube", 1, 2**12) or 1
    owner = initial.player("cubeOwner", _PLAYERS)
    return Cube(value, owner) if value & (value - 1) == 0 else Cube(1, owner)


def _options(match: JsonObject) -> MatchOptions:
    length = match.whole("matchlen", MONEY, MAX_LENGTH) or MONEY
    return MatchOptions(
        length=length,
        cube=match.flag("useCube") or not match.has("useCube"),
        crawford=match.flag("useCrawford"),
        jacoby=match.flag("useJacoby"),
        max_chain=1 if match.flag("useBeaver") else 0,
    ).locked()


def _time(date: str) -> str:
    """The day as ISO 8601 in UTC at midnight, from ``2026.01.10``."""
    try:
        return datetime.strptime(date, "%Y.%m.%d").replace(tzinfo=UTC).isoformat()
    except ValueError:
        return UNKNOWN_TIME


def _tags(match: JsonObject) -> tuple[tuple[str, str], ...]:
    tags = [(str(tag), match.text(key)) for tag, key in _TAGS]
    day = _time(match.text("date"))
    tags.append((str(Tag.DATE), "" if day == UNKNOWN_TIME else day[:10]))
    for tag, key in ((Tag.WHITE_RATING, "ratingGreen"), (Tag.BLACK_RATING, "ratingRed")):
        rating = match.number(key)
        tags.append((str(tag), f"{rating:g}" if rating else ""))
    tags.append((str(Tag.SOURCE), ENGINE))
    return tuple((tag, value) for tag, value in tags if value)
