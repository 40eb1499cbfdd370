"""One of the analyses in an OGXM match."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from types import MappingProxyType

from bgdesk.formats.gv.collect import Collected, JudgedHops, decision_of
from bgdesk.formats.gv.values import JsonObject
from bgdesk.formats.move_matching import Hop
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.state import MatchState
from bgdesk.match.study import Analysis
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position

ENGINES = MappingProxyType(
    {"xg": "eXtreme Gammon", "bgblitz": "BGBlitz", "gnubg": "GNU Backgammon", "bgsage": "Open Sage"}
)
"""The names of engines by what files call them."""

OWN_MODEL = "bgdesk"
"""What this program calls the model, whatever the engine was; its name is beside it then."""

_CHANCES = ("win", "gammon_win", "bg_win", "gammon_loss", "bg_loss")
_VALUES = ("no_double_equity", "double_take_equity", "double_pass_equity")
_PLY = re.compile(r"(\d{1,2}) ?-?ply")
_TRUNCATED = re.compile(r"truncated(\d)")
_NAMED_DEPTHS = MappingProxyType(
    {
        "3-ply red": 2.5,
        "XG Roller": 3.5,
        "XG Roller+": 4.5,
        "XG Roller++": 8.0,
        "opening book": 9.0,
        "rollout": 1000.0,
    }
)
_TRUNCATED_DEPTH = 100.0
_LONGEST_LEVEL = 60
_LAST_TIME_MS = 4_000_000_000_000
_MOST_PIPS = 7


class OgxmAnalysis:
    """Collects what the analysis number ``index`` says, ``info`` being what is said about it."""

    def __init__(self, info: JsonObject, unit: Unit, index: int, *, may_raise: bool) -> None:
        self.collected = Collected(unit)
        self._info = info
        self._index = index
        self._unit = unit
        self._may_raise = may_raise
        self._decision: CubeDecision | None = None

    def add_roll(self, event: int, player: Player, ply: JsonObject, *, could_double: bool) -> None:
        """The luck of a roll, and the double that was not offered before it."""
        judged = self._judged(ply)
        key = "cube_decision" if judged.has("cube_decision") else "missed_double"
        decision = self._decided(player, judged.node(key)) if could_double else None
        if decision:
            self.collected.add_cube(event, decision, self._level(judged.node(key), "cube_ply"))
        luck = judged.equity("luck")
        if luck is not None:
            level = level_of(judged.node("luck_level"), "checker_ply") or level_name(
                self._info.text("luck_eval_level")
            )
            self.collected.add_luck(event, Equity(luck, player, self._unit), level or self._level(judged))

    def add_play(self, event: int, before: MatchState, after: Position, ply: JsonObject) -> None:
        """The candidates of a play that became ``event``."""
        judged = self._judged(ply)
        player = before.turn
        candidates = judged.nodes("alternatives")
        if player is None or not candidates:
            return
        found = [one for one in (self._candidate(player, node, judged) for node in candidates) if one]
        self.collected.left_out += len(candidates) - len(found)
        self.collected.add_play(event, before, after, found)

    def add_double(self, event: int, player: Player, ply: JsonObject, *, is_offer: bool) -> None:
        """A double or what answered it; the answers are judged by what was said at the double."""
        judged = self._judged(ply)
        doubler = player if is_offer else player.opponent
        decision = self._decided(doubler, judged)
        if decision and not is_offer:
            decision = replace(decision, probabilities=None)
        if is_offer or self._decision is None:
            self._decision = decision
        if self._decision:
            self.collected.add_cube(event, self._decision, self._level(judged, "cube_ply"))
        if not is_offer:
            self._decision = None

    def analysis(self) -> Analysis | None:
        """Everything together, ``None`` if there is nothing."""
        info = self._info
        model = info.text("model_id")
        engine = info.text("model_name") or ENGINES.get(model, "") or model or "unknown"
        level = info.text("eval_level")[:_LONGEST_LEVEL] if model == OWN_MODEL else ""
        found = self.collected.analysis(engine[:100], level, info.text("met_id")[:200])
        if found is None:
            return None
        completed = info.whole("completed_at", 1, _LAST_TIME_MS)
        created = datetime.fromtimestamp(completed // 1000, UTC).isoformat() if completed else ""
        is_complete = info.flag("complete") or not info.has("complete")
        settings = info.text("engine_build")[:200]
        return replace(found, created=created, is_complete=is_complete, settings=settings)

    def _judged(self, ply: JsonObject) -> JsonObject:
        several = ply.nodes("analyses")
        if several:
            return next(
                (one for one in several if one.fields.get("analysis_index") == self._index), JsonObject()
            )
        return ply.node("analysis") if self._index == 0 else JsonObject()

    def _decided(self, player: Player, judged: JsonObject) -> CubeDecision | None:
        values = [value for value in (judged.equity(key) for key in _VALUES) if value is not None]
        if len(values) != len(_VALUES):
            return None
        chances = judged.node("eval").chances(player, _CHANCES)
        no_double, take, drop = values
        return decision_of(player, self._unit, (no_double, take, drop), chances, may_raise=self._may_raise)

    def _candidate(self, player: Player, node: JsonObject, judged: JsonObject) -> JudgedHops | None:
        equity = node.equity("equity")
        if equity is None:
            return None
        level = self._level(node, "checker_ply") if _says_level(node) else self._level(judged)
        chances = node.node("eval").chances(player, _CHANCES)
        return JudgedHops(hops_of(node.nodes("move"), player), equity, chances, level, depth_of(level))

    def _level(self, node: JsonObject, key: str = "checker_ply") -> str:
        """The level of ``node``, else that of the whole analysis."""
        if _says_level(node):
            return _stated(node, key)
        return _stated(self._info, key) or "unknown"


def hops_of(steps: list[JsonObject], player: Player) -> tuple[Hop, ...]:
    """The moves of ``player`` in that player's own numbers."""
    hops: list[Hop] = []
    for step in steps:
        place, pips = step.whole("from", 0, BAR), step.whole("pips", -BAR, _MOST_PIPS)
        if place is None or pips is None:
            break
        source = place if player is Player.BLACK else BAR - place
        hops.append((source, min(max(source - pips, OFF), BAR - 1)))
    return tuple(hops)


def level_name(text: str) -> str:
    """A level as the program writes it: ``3ply`` is 3-ply."""
    found = _PLY.fullmatch(text)
    return f"{found[1]}-ply" if found else text[:_LONGEST_LEVEL]


def level_of(level: JsonObject, key: str) -> str:
    """The level in an object of presets and plies."""
    plies = level.whole(key, 0, 99)
    return level_name(level.text("preset")) or ("" if plies is None else f"{plies}-ply")


def depth_of(level: str) -> float:
    """To rank levels by: plies, among them those of eXtreme Gammon, then truncated and full rollouts."""
    plies, truncated = _PLY.match(level), _TRUNCATED.fullmatch(level)
    if level in _NAMED_DEPTHS:
        return _NAMED_DEPTHS[level]
    if truncated:
        return _TRUNCATED_DEPTH + float(truncated[1])
    return float(plies[1]) if plies else 0.0


def _says_level(node: JsonObject) -> bool:
    return any(node.has(key) for key in ("eval_level", "level", "ply"))


def _stated(node: JsonObject, key: str) -> str:
    plies = node.whole("ply", 0, 99)
    named = level_name(node.text("eval_level")) or level_of(node.node("level"), key)
    return named or ("" if plies is None else f"{plies}-ply")
