"""One match of a .mat file: by which rules, between whom, and all its games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain, islice

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.effort import Effort
from bgdesk.formats.import_result import Remark, RemarkKind, Weight
from bgdesk.formats.mat.board import LEFT, RIGHT
from bgdesk.formats.mat.cells import CellAct
from bgdesk.formats.mat.game import MatGameReader, middle_by_names, middle_by_rows
from bgdesk.formats.mat.header_reader import agreed, clean, created, own_id, real_names, tags
from bgdesk.formats.mat.lines import GameText, MatchText, ScoreLine
from bgdesk.match.events import Played, PlayedIllegally
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair, Phase
from bgdesk.match.study import Study

_GUESSES = ("nackgammon", "hypergammon", "hypergammon2", "hypergammon1")
_PLAYS_TO_TELL = 6
"""If the first plays are legal, the game is what it seems to be."""
_GAMES_TO_TELL = 2
_TRIAL_EFFORT = 1_000
_MATCH_EFFORT = 10


def read_match(text: MatchText, match_id: str, effort: Effort) -> tuple[Study, list[Remark]]:
    """The study of ``text`` as far as ``effort`` goes, and the remarks about it."""
    return _MatchReader(text, match_id, effort).read()


@dataclass(frozen=True, slots=True)
class _Attempt:
    """A match as certain options make it, and what in the file speaks against them."""

    assembly: MatchAssembly
    record: MatchRecord
    contradicts_jacoby: bool
    contradicts_crawford: bool

    @property
    def begins_illegally(self) -> bool:
        """Whether one of the first plays is illegal."""
        plays = (event for event in self.record.events if isinstance(event, Played | PlayedIllegally))
        return any(isinstance(play, PlayedIllegally) for play in islice(plays, _PLAYS_TO_TELL))


class _MatchReader:
    def __init__(self, text: MatchText, match_id: str, effort: Effort) -> None:
        self._text = text
        self._effort = effort
        self._id = own_id(text) or match_id
        self._rules = agreed(text, _longest_chain(text.games))
        self._columns = next((game.head.names for game in text.games if game.head), Pair("", ""))
        named, self._is_reversed = real_names(text, self._columns)
        self._names = Pair(
            clean(self._columns.white or named.white), clean(self._columns.black or named.black)
        )
        self._created = created(text)
        self._middle = next(filter(None, map(middle_by_rows, text.games)), None)

    def read(self) -> tuple[Study, list[Remark]]:
        before = self._effort.left
        attempt = self._attempt(self._rules.options, self._effort)
        options = self._rules.options
        if before - self._effort.left < self._effort.left:
            options = self._reconsidered(attempt)
        if options != self._rules.options:
            attempt = self._attempt(options, self._effort)
        assembly = attempt.assembly
        if options.variant != self._rules.options.variant:
            guessed = Remark(RemarkKind.VARIATION_GUESSED, Weight.REPAIRED, options.variant)
            assembly.remarks.insert(0, guessed)
        return assembly.study(tags(self._text, self._columns)), assembly.remarks

    def _reconsidered(self, attempt: _Attempt) -> MatchOptions:
        """The options that fit better where the file does not name them."""
        options, said = self._rules.options, self._rules.is_said
        if "variation" not in said and attempt.begins_illegally:
            options = replace(options, variant=self._guess(attempt))
        if "jacoby" not in said and attempt.contradicts_jacoby:
            options = replace(options, jacoby=False)
        if "crawford" not in said and attempt.contradicts_crawford:
            options = replace(options, crawford=False)
        return options

    def _guess(self, usual: _Attempt) -> str:
        """The variant with the fewest remarks on the first games, the usual one if none has legal plays."""
        options = self._rules.options
        trials = [(variant, self._trial(replace(options, variant=variant))) for variant in _GUESSES]
        possible = [(variant, trial) for variant, trial in trials if not trial.begins_illegally]
        best = min(possible, key=lambda pair: len(pair[1].assembly.remarks), default=(options.variant, usual))
        return best[0]

    def _trial(self, options: MatchOptions) -> _Attempt:
        """The first games by ``options``."""
        effort = Effort(_TRIAL_EFFORT)
        attempt = self._attempt(options, effort, _GAMES_TO_TELL)
        self._effort.spend(_TRIAL_EFFORT - effort.left)
        return attempt

    def _attempt(self, options: MatchOptions, effort: Effort, games: int | None = None) -> _Attempt:
        """Read the match, or its first ``games``, by ``options``."""
        assembly = self._assembly(options)
        effort.spend(_MATCH_EFFORT)
        contradicts_jacoby = contradicts_crawford = False
        tried = self._text.games[:games]
        for index, game in enumerate(tried):
            reader = self._game_reader(assembly, index, effort)
            reader.read(self._head(game))
            if not reader.is_whole:
                assembly.leave_out_games(len(tried) - index + self._text.unsorted_games, game.number)
                break
            contradicts_jacoby |= reader.contradicts_jacoby
            contradicts_crawford |= reader.contradicts_crawford
        if assembly.state.phase not in (Phase.BEFORE_GAME, Phase.OVER):
            assembly.remark(RemarkKind.GAME_UNFINISHED, Weight.ODD)
        record = assembly.study().record
        return _Attempt(assembly, record, contradicts_jacoby, contradicts_crawford)

    def _assembly(self, options: MatchOptions) -> MatchAssembly:
        names = Pair(self._names.white or "White", self._names.black or "Black")
        assembly = MatchAssembly(options, names, self._id, self._created)
        for kind, weight, quote, line in self._rules.findings:
            assembly.line = line
            assembly.remark(kind, weight, quote)
        assembly.line = None
        if not self._names.white or not self._names.black:
            assembly.remark(RemarkKind.NAME_MISSING, Weight.REPAIRED)
        if self._is_reversed:
            assembly.remark(RemarkKind.NAMES_REVERSED, Weight.REPAIRED)
        for note in self._text.notes:
            assembly.comment(note.text)
        return assembly

    def _game_reader(self, assembly: MatchAssembly, index: int, effort: Effort) -> MatGameReader:
        games = self._text.games
        game = games[index]
        middle = middle_by_rows(game) or self._middle or middle_by_names(game)
        follower = games[index + 1] if index + 1 < len(games) else None
        head = self._head(follower) if follower and _follows(game, follower) else None
        players = (RIGHT, LEFT) if self._is_mirrored(game) else (LEFT, RIGHT)
        return MatGameReader(assembly, game, players, middle, head.score if head else None, effort)

    def _head(self, game: GameText) -> ScoreLine | None:
        """The score line of ``game``, left and right as in the first game."""
        if game.head is None:
            return None
        return game.head.mirrored() if self._is_mirrored(game) else game.head

    def _is_mirrored(self, game: GameText) -> bool:
        """Whether the players have changed columns since the first game."""
        names = game.head.names if game.head else self._columns
        left, right = self._columns.white.casefold(), self._columns.black.casefold()
        return left != right and (names.white.casefold(), names.black.casefold()) == (right, left)


def _follows(game: GameText, follower: GameText) -> bool:
    """Whether no game is missing in between."""
    if game.number is None or follower.number is None:
        return True
    return follower.number == game.number + 1


def _longest_chain(games: Iterable[GameText]) -> int:
    """The most raises after one double."""
    longest = run = 0
    rows = chain.from_iterable(game.rows() for game in games)
    for cell in chain.from_iterable(row.cells for row in rows):
        run = run + 1 if cell.act is CellAct.RAISE else 0
        longest = max(longest, run)
    return longest
