"""A match together with everything that is said about it: tags, comments, other lines, judgements.

Indexes called ``event`` count `MatchRecord.events` from 0. A decision is named by the event that made it
a fact: a play by `Played` (or `PlayedIllegally`), a double that was not offered by the `Rolled` after it, a
double by `Doubled`, an answer by `Taken`, `Passed` or `Raised`, a resignation by `ResignationOffered`, its
answer by `ResignationAccepted` or `ResignationRejected`; luck belongs to `Rolled` and `OpeningRolled`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.harmless import LINES, harmless
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities
from bgdesk.match.events import Entry
from bgdesk.match.record import MatchRecord
from bgdesk.rules.position import Position


class Tag(StrEnum):
    """What is commonly known of a match; the keys of `Study.tags` that have a meaning everywhere."""

    EVENT = "event"
    ROUND = "round"
    SITE = "site"
    PLACE = "place"
    DATE = "date"
    TIME = "time"
    ANNOTATOR = "annotator"
    TRANSCRIBER = "transcriber"
    WHITE_NAME = "white_name"
    """The real name where the seat has a nickname."""
    BLACK_NAME = "black_name"
    WHITE_RATING = "white_rating"
    BLACK_RATING = "black_rating"
    FLAGGED = "flagged"
    """The events that made decisions which somebody wants to find again, with blanks between them."""
    SOURCE = "source"
    """The program or site that wrote the file."""


@dataclass(frozen=True, slots=True)
class Rollout:
    """How a rolled-out equity came about; ``standard_error`` in its unit, ``None`` if unknown."""

    trials: int
    standard_error: float | None
    truncated_at: int | None = None
    seed: int | None = None
    settings: str = ""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One play judged, for the player who makes it, after it was made.

    ``written`` is the play in standard notation, ``position`` the board after it, ``level`` the depth at
    which this candidate was judged: equities of different levels are not to be compared.
    """

    written: str
    position: Position
    equity: Equity
    probabilities: Probabilities | None
    level: str
    rollout: Rollout | None = None


@dataclass(frozen=True, slots=True)
class JudgedPlay:
    """The candidates of one roll, best first within the deepest level; ``played`` is an index of them.

    ``played`` is ``None`` when the play was illegal or is not among the candidates that were kept;
    ``legal_count`` is the number of legal plays, ``None`` if unknown.
    """

    event: int
    candidates: tuple[Candidate, ...]
    played: int | None
    legal_count: int | None = None


@dataclass(frozen=True, slots=True)
class JudgedCube:
    """The equities of a cube decision (offered or not, or the answer), for the player who may double."""

    event: int
    decision: CubeDecision
    level: str
    rollouts: tuple[Rollout, ...] = ()
    """Of no double and double/take, where these were rolled out."""


@dataclass(frozen=True, slots=True)
class JudgedRoll:
    """How lucky a roll was, for the player who rolled, in the unit of ``luck``."""

    event: int
    luck: Equity
    level: str


@dataclass(frozen=True, slots=True)
class JudgedResignation:
    """A resignation or its answer: what playing on and resigning are worth to the player who decides."""

    event: int
    playing_on: Equity
    resigning: Equity
    level: str


@dataclass(frozen=True, slots=True)
class Analysis:
    """What one engine at one setting says about a match; never mixed with what another says.

    ``table`` names the match equity table, ``settings`` is one line for people, ``created`` ISO 8601 in UTC
    or empty. Judgements are in the order of their events; decisions that were not judged are absent.
    """

    engine: str
    level: str
    settings: str = ""
    table: str = ""
    created: str = ""
    is_complete: bool = True
    plays: tuple[JudgedPlay, ...] = ()
    cubes: tuple[JudgedCube, ...] = ()
    rolls: tuple[JudgedRoll, ...] = ()
    resignations: tuple[JudgedResignation, ...] = ()

    def __post_init__(self) -> None:
        for name in ("engine", "level", "settings", "table"):
            object.__setattr__(self, name, harmless(getattr(self, name)))

    @property
    def says_anything(self) -> bool:
        """Whether it judges at least one decision or roll."""
        return bool(self.plays or self.cubes or self.rolls or self.resignations)


@dataclass(frozen=True, slots=True)
class Comment:
    """What somebody wrote about ``event``; ``None``: about the whole match. May have several lines.

    ``is_own``: it was written here, and does not come with a file.
    """

    event: int | None
    text: str
    is_own: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", harmless(self.text, LINES))


@dataclass(frozen=True, slots=True)
class Branch:
    """Another line: ``entries`` instead of what came after the first ``keep`` events.

    ``is_own``: it was tried out here, and does not come with a file.
    """

    keep: int
    entries: tuple[Entry, ...]
    text: str = ""
    is_own: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", harmless(self.text, LINES))


@dataclass(frozen=True, slots=True)
class Study:
    """A record with its tags (unknown keys are kept as they were), comments, branches and analyses."""

    record: MatchRecord
    tags: tuple[tuple[str, str], ...] = ()
    comments: tuple[Comment, ...] = ()
    branches: tuple[Branch, ...] = ()
    analyses: tuple[Analysis, ...] = ()

    def __post_init__(self) -> None:
        tags = tuple((harmless(name), harmless(value, LINES)) for name, value in self.tags)
        object.__setattr__(self, "tags", tags)

    @property
    def judged(self) -> tuple[Analysis, ...]:
        """The analyses that say anything; earlier versions of the program kept empty ones as well."""
        return tuple(one for one in self.analyses if one.says_anything)

    def tag(self, key: str) -> str:
        """The first value of ``key``, empty when there is none."""
        return next((value for name, value in self.tags if name == key), "")
