"""What a list tells of a match without reading it: one flat value each, kept up to date in the library."""

from __future__ import annotations

from typing import NamedTuple

from bgdesk.library.store import Standing
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.events import Abandoned, FlagFell
from bgdesk.match.record import MatchHeader, MatchRecord, SeatKind
from bgdesk.match.scoring import leader
from bgdesk.match.state import MatchState, Pair
from bgdesk.rules.player import Player

PLAYED, OPENED, POSITION = "played", "opened", "position"
"""Kinds: played here, opened from elsewhere, and a position alone."""

UNIT = "\x1f"
"""Between the names in `ListedMatch.tags_text` and `ListedMatch.sources_text`."""


class ListedMatch(NamedTuple):
    """A match or position as it is listed; the names are plain text from anywhere.

    ``at`` is ISO 8601 in UTC: when it went on here, or was opened last. ``created`` is when it was begun, as
    a file says it, empty where it does not. ``title`` is the name that the user gave it. ``length`` 0 means
    money. PR is `None` where nothing counts. ``analysed``: 0 not, 1 partly, 2 wholly. ``winner`` is a player,
    or empty. ``binned`` is when it was put into the bin.
    """

    id: str
    kind: str
    at: str
    status: str
    white: str = ""
    black: str = ""
    white_seat: str = "human"
    black_seat: str = "human"
    game: str = ""
    length: int = 0
    white_score: int = 0
    black_score: int = 0
    games: int = 0
    winner: str = ""
    created: str = ""
    event: str = ""
    title: str = ""
    analyses: int = 0
    analysed: int = 0
    white_pr: float | None = None
    black_pr: float | None = None
    white_decisions: int = 0
    black_decisions: int = 0
    binned: str | None = None
    tags_text: str = ""
    sources_text: str = ""

    @property
    def tags(self) -> tuple[str, ...]:
        """The user's own tags, sorted."""
        return tuple(sorted(self.tags_text.split(UNIT), key=str.casefold)) if self.tags_text else ()

    @property
    def sources(self) -> tuple[str, ...]:
        """The names of the files that it was read from, the first one first."""
        return tuple(dict.fromkeys(self.sources_text.split(UNIT))) if self.sources_text else ()

    @property
    def is_under_way(self) -> bool:
        """Whether it is being played here and goes on."""
        return self.kind == PLAYED and self.status == MatchStatus.UNFINISHED

    @property
    def is_damaged(self) -> bool:
        """Whether it cannot be read."""
        return self.status == MatchStatus.DAMAGED

    @property
    def won_by(self) -> Player | None:
        """The winner of what is over; nobody where it is even."""
        return Player(self.winner) if self.winner else None

    @property
    def pr(self) -> Pair[float | None]:
        """Performance ratings of both players."""
        return Pair(self.white_pr, self.black_pr)

    @property
    def decisions(self) -> Pair[int]:
        """How many decisions those count."""
        return Pair(self.white_decisions, self.black_decisions)

    @property
    def person(self) -> Player | None:
        """The one human at the table; ``None`` where both or neither are."""
        seats = {Player.WHITE: self.white_seat, Player.BLACK: self.black_seat}
        people = [player for player, seat in seats.items() if seat == SeatKind.HUMAN]
        return people[0] if len(people) == 1 else None


class ListedRow(NamedTuple):
    """What a record says of itself in a list; ``content`` is known to be the same for the same match."""

    id: str
    kind: str
    at: str
    status: str
    white: str
    black: str
    white_seat: str
    black_seat: str
    game: str
    length: int
    white_score: int = 0
    black_score: int = 0
    games: int = 0
    winner: str = ""
    created: str = ""
    event: str = ""
    content: str = ""
    is_turned: int = 0


def played_row(record: MatchRecord, at: str, status: str) -> ListedRow:
    """A match that was played here."""
    return header_row(record.header, PLAYED, at)._replace(**standing_of(record, status)._asdict())


def standing_of(record: MatchRecord, status: str) -> Standing:
    """Where ``record`` stands."""
    state = record.state
    is_over = status != MatchStatus.UNFINISHED
    winner = _winner(record) if is_over else None
    return Standing(
        str(status), state.score.white, state.score.black, len(state.results), winner.value if winner else ""
    )


def standing_at(state: MatchState) -> Standing:
    """Where a match that goes on stands."""
    score = state.score
    return Standing(MatchStatus.UNFINISHED.value, score.white, score.black, len(state.results))


def _winner(record: MatchRecord) -> Player | None:
    """Whoever leads, but where the last event lost a match at once: the other one."""
    last = record.events[-1] if record.events else None
    if isinstance(last, Abandoned | FlagFell) and not record.header.options.is_money:
        return last.player.opponent
    return leader(record.state.score)


def header_row(header: MatchHeader, kind: str, at: str) -> ListedRow:
    """A match of which nothing is known but what was known before it began."""
    white, black = header.seats.white, header.seats.black
    options = header.options
    return ListedRow(
        header.id,
        kind,
        at,
        MatchStatus.UNFINISHED.value,
        white.name,
        black.name,
        white.kind.value,
        black.kind.value,
        options.game_id,
        options.length,
        created=header.created,
    )
