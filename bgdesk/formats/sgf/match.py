"""The games of one match in SGF, put together to a study."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime
from itertools import takewhile

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.import_result import UNKNOWN_TIME, Remark, RemarkKind, Weight
from bgdesk.formats.sgf.analysis_reader import SgfAnalysis
from bgdesk.formats.sgf.game import Budget, Budgets, SgfGameReader
from bgdesk.formats.sgf.levels import names_in
from bgdesk.formats.sgf.root_reader import TAG_KEY, GameRoot, options_of, private_of, root_of, tags_of
from bgdesk.formats.sgf.tokens import SgfNode, Tree, line_of, text_of
from bgdesk.match.codec.study_codec import MAX_COMMENT, MAX_TAG
from bgdesk.match.state import Pair
from bgdesk.match.study import Branch, Study, Tag

MOST_BRANCHES = 20
MOST_NODES_FOR_BRANCHES = 3_000
"""Other lines are read for matches up to this size, so many of them."""

_LONGEST_NAME = 100
_MATCH_ID = re.compile(r"[\x21-\x7e]{1,100}")
_MARKS_CRAWFORD = ("GNU Backgammon", "bgdesk", "gibbon")
"""The programs that name the Crawford game wherever it is."""


@dataclass(frozen=True, slots=True)
class SgfGame:
    """One game: what its root says, and its tree."""

    root: GameRoot
    tree: Tree

    @property
    def nodes(self) -> list[SgfNode]:
        """The nodes of the first variation, the root first."""
        return list(self.tree.main_line())


def matches_in(trees: Iterable[Tree]) -> list[list[SgfGame]]:
    """The games of ``trees`` by match."""
    runs: list[list[SgfGame]] = []
    for tree in trees:
        game = SgfGame(root_of(tree.nodes[0]), tree)
        if runs and game.root.follows(runs[-1][-1].root):
            runs[-1].append(game)
        else:
            runs.append([game])
    return runs


def read_match(games: list[SgfGame], match_id: str, budgets: Budgets) -> tuple[Study, list[Remark]]:
    """The study of ``games`` of one match, and the remarks about it."""
    return _MatchReader(games, match_id, budgets).read()


class _MatchReader:
    def __init__(self, games: list[SgfGame], match_id: str, budgets: Budgets) -> None:
        self._games = games
        self._budgets = budgets
        self._first = games[0].tree.nodes[0]
        self._private = private_of(self._first)
        said = self._private.get("id", "")
        self._match_id = said if _MATCH_ID.fullmatch(said) else match_id
        self._roots = _numbered_from_zero([game.root for game in games])
        self._names_crawford = self._first.first("AP").startswith(_MARKS_CRAWFORD) or any(
            root.is_crawford_game for root in self._roots
        )
        chain = max((_longest_chain(game.nodes) for game in games), default=0)
        self._options, self._unknown_rules = options_of(self._roots, self._private, chain)

    def read(self) -> tuple[Study, list[Remark]]:
        analysis = SgfAnalysis(names_in(self._private.get("levels", "")))
        assembly = self._assembly()
        self._remark_on_roots(assembly)
        self._comment_on_match(assembly)
        self._read_games(assembly, analysis, self._lines(), self._budgets.main)
        if analysis.left_out:
            assembly.remark(RemarkKind.ANALYSIS_LEFT_OUT, Weight.LOST, str(analysis.left_out))
        judged = analysis.analysis(self._private)
        study = assembly.study(self._tags(), (judged,) if judged else ())
        branches, left_out = self._branches(study)
        if left_out:
            assembly.remark(RemarkKind.VARIATION_LEFT_OUT, Weight.LOST, str(left_out))
        return replace(study, branches=branches), assembly.remarks

    def _assembly(self) -> MatchAssembly:
        names = self._roots[0].names
        shown = Pair(names.white[:_LONGEST_NAME] or "White", names.black[:_LONGEST_NAME] or "Black")
        return MatchAssembly(self._options, shown, self._match_id, self._created())

    def _created(self) -> str:
        for text in (self._private.get("created", ""), line_of(self._first.first("DT"))):
            time = _utc(text)
            if time:
                return time
        return UNKNOWN_TIME

    def _tags(self) -> tuple[tuple[str, str], ...]:
        own = [(name, value) for name, value in self._private.items() if name.startswith(TAG_KEY)]
        dated = self._private.get("date") == "created"
        common = [tag for tag in tags_of(self._first) if not (dated and tag[0] == Tag.DATE)]
        said = [*common, *((name.removeprefix(TAG_KEY), value) for name, value in own)]
        return tuple((name[:_LONGEST_NAME], value[:MAX_TAG]) for name, value in said if name)

    def _remark_on_roots(self, assembly: MatchAssembly) -> None:
        assembly.line = self._first.line
        names = self._roots[0].names
        if not names.white or not names.black:
            assembly.remark(RemarkKind.NAME_MISSING, Weight.REPAIRED)
        for rule in self._unknown_rules:
            is_game = rule.lower().endswith("gammon") or rule[:-1].lower().endswith("gammon")
            kind = RemarkKind.VARIATION_UNKNOWN if is_game else RemarkKind.OPTION_UNKNOWN
            assembly.remark(kind, Weight.ODD, rule)

    def _comment_on_match(self, assembly: MatchAssembly) -> None:
        for game in self._games:
            for raw in game.tree.nodes[0].properties.get("GC", []):
                assembly.comment(text_of(raw)[:MAX_COMMENT])

    def _read_games(
        self,
        assembly: MatchAssembly,
        analysis: SgfAnalysis,
        lines: list[tuple[GameRoot, list[SgfNode]]],
        budget: Budget,
    ) -> None:
        for number, (root, nodes) in enumerate(lines):
            game = SgfGameReader(assembly, analysis, budget, root)
            if not (budget.is_spent or assembly.is_full):
                game.read(nodes, is_crawford=self._is_crawford(root))
                if game.is_whole:
                    continue
            assembly.line = nodes[0].line
            assembly.leave_out_games(len(lines) - number, None if root.number is None else root.number + 1)
            return

    def _lines(self) -> list[tuple[GameRoot, list[SgfNode]]]:
        return [(root, game.nodes) for root, game in zip(self._roots, self._games, strict=True)]

    def _is_crawford(self, root: GameRoot) -> bool | None:
        return root.is_crawford_game if self._options.crawford and self._names_crawford else None

    def _branches(self, study: Study) -> tuple[tuple[Branch, ...], int]:
        """The other lines, and the number of those that are left out."""
        count = sum(_variation_count(game.tree) for game in self._games)
        if not count or sum(len(game.nodes) for game in self._games) > MOST_NODES_FOR_BRANCHES:
            return (), count
        found: list[Branch] = []
        for number, game in enumerate(self._games):
            for nodes, own in _variations(game.tree):
                if len(found) == MOST_BRANCHES or self._budgets.branches.is_spent:
                    return tuple(found), count - len(found)
                found.append(self._branch(study, number, nodes, own))
        return tuple(found), count - len(found)

    def _branch(self, study: Study, number: int, nodes: list[SgfNode], own: list[SgfNode]) -> Branch:
        """The line of ``nodes`` in the game ``number``; ``own`` are those that the main line has not."""
        assembly = self._assembly()
        root = replace(self._roots[number], result=None)
        lines = [*self._lines()[:number], (root, nodes)]
        self._read_games(assembly, SgfAnalysis({}), lines, self._budgets.branches)
        events, main = assembly.study().record.events, study.record.events
        keep = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(events, main, strict=False)))
        text = "\n\n".join(text_of(raw).strip() for node in own for raw in node.properties.get("C", []))
        return Branch(keep, events[keep:], text[:MAX_COMMENT])


def _numbered_from_zero(roots: list[GameRoot]) -> list[GameRoot]:
    """``roots`` counted from 0; the standard counts from 1, which shows where the first game is number 1."""
    first = roots[0]
    if first.number != 1 or first.score != Pair(0, 0):
        return roots
    return [replace(root, number=root.number - 1 if root.number else root.number) for root in roots]


def _longest_chain(nodes: Iterable[SgfNode]) -> int:
    """The most raises after one double."""
    longest = chain = 0
    for node in nodes:
        is_double = any(line_of(node.first(name)).lower() == "double" for name in ("W", "B"))
        chain = chain + 1 if is_double else 0
        longest = max(longest, chain - 1)
    return longest


def _utc(text: str) -> str | None:
    """An ISO 8601 time in UTC, or a day at midnight, as time; ``None`` if it is neither."""
    try:
        if re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
            return f"{date.fromisoformat(text)}T00:00:00+00:00"
        time = datetime.fromisoformat(text)
    except ValueError:
        return None
    return text if str(time.tzinfo) == "UTC" and text.endswith("+00:00") else None


def _variation_count(tree: Tree) -> int:
    count, waiting = 0, [tree]
    while waiting:
        children = waiting.pop().children
        count += max(0, len(children) - 1)
        waiting += children
    return count


def _variations(tree: Tree) -> Iterator[tuple[list[SgfNode], list[SgfNode]]]:
    """Every line that leaves the main one: all its nodes, and those after the parting."""
    before: list[SgfNode] = []
    here: Tree | None = tree
    while here:
        before = [*before, *here.nodes]
        for other in here.children[1:]:
            own = list(other.main_line())
            yield [*before, *own], own
        here = here.children[0] if here.children else None
