"""What can happen in a match, each fact one frozen value.

A record is a list of these and nothing else; every state is their fold. ``used_ms`` is the time
that the acting player's clock ran for the decision (0 without a clock).
"""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.harmless import harmless
from bgdesk.match.tutor import Tried, TutorMode
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The board was set up for game ``number`` (from 1)."""

    number: int


@dataclass(frozen=True, slots=True)
class OpeningRolled:
    """Each player rolled one die; ``roll`` is the number of the roll in the match's dice (from 0).

    ``secrets`` are those of White and Black in hex, from which the dice of both follow; () for other dice.
    Raises ValueError when a die is not 1 to 6.
    """

    white_die: int
    black_die: int
    roll: int = 0
    secrets: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        self.dice  # noqa: B018  # Dice checks the faces

    @property
    def dice(self) -> Dice:
        """The two dice, White's first."""
        return Dice(self.white_die, self.black_die)

    @property
    def starter(self) -> Player | None:
        """The player with the higher die; ``None`` when the dice are equal."""
        if self.white_die == self.black_die:
            return None
        return Player.WHITE if self.white_die > self.black_die else Player.BLACK


@dataclass(frozen=True, slots=True)
class Rolled:
    """``player`` rolled two dice; ``roll`` and ``secrets`` as in `OpeningRolled`.

    Further rolls of a turn are such events too, and the roll of a starter who does not want the
    opening dice.
    """

    player: Player
    dice: Dice
    roll: int = 0
    secrets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StepPlayed:
    """One checker of a play by one die, in the mover's own coordinates: 26 the reserve, 25 the bar, 0 off."""

    source: int
    target: int
    die: int


@dataclass(frozen=True, slots=True)
class Played:
    """``player`` finished a play of one roll or one stage (no steps: nothing could be played)."""

    player: Player
    steps: tuple[StepPlayed, ...]
    used_ms: int = 0


@dataclass(frozen=True, slots=True)
class DoubleNamed:
    """``player`` named the double of ``face`` and plays it like one that was rolled.

    Raises ValueError when the face is not 1 to 6.
    """

    player: Player
    face: int
    used_ms: int = 0

    def __post_init__(self) -> None:
        Dice(self.face, self.face)


@dataclass(frozen=True, slots=True)
class Doubled:
    """``player`` offered the cube."""

    player: Player
    used_ms: int = 0


@dataclass(frozen=True, slots=True)
class Raised:
    """``player`` answered a double or raise with a further one: beaver, raccoon, otter."""

    player: Player
    used_ms: int = 0


@dataclass(frozen=True, slots=True)
class Taken:
    """``player`` accepted the last proposal."""

    player: Player
    used_ms: int = 0


@dataclass(frozen=True, slots=True)
class Passed:
    """``player`` refused the last proposal and lost the game."""

    player: Player
    used_ms: int = 0


@dataclass(frozen=True, slots=True)
class ResignationOffered:
    """``player`` offered to lose ``level`` times the cube: 1 single, 2 gammon, 3 backgammon.

    Where each checker counts it is the number of the player's checkers that are not borne off.
    """

    player: Player
    level: int
    used_ms: int = 0


@dataclass(frozen=True, slots=True)
class ResignationAccepted:
    """``player`` accepted the opponent's resignation."""

    player: Player
    used_ms: int = 0


@dataclass(frozen=True, slots=True)
class ResignationRejected:
    """``player`` wants to play on."""

    player: Player
    used_ms: int = 0


@dataclass(frozen=True, slots=True)
class FlagFell:
    """The clock of ``player`` ran out."""

    player: Player


@dataclass(frozen=True, slots=True)
class Abandoned:
    """``player`` gave up the match (money: the game)."""

    player: Player


@dataclass(frozen=True, slots=True)
class ScoreSet:
    """A record from elsewhere goes on with game ``number`` at this score; an unfinished game has no result.

    ``crawford_done``: the Crawford game lies behind, or is not played.
    """

    number: int
    white: int
    black: int
    crawford_done: bool = False


@dataclass(frozen=True, slots=True)
class PositionSet:
    """The table was set by hand: ``turn`` is on roll (``None``: both roll for the opening).

    ``is_correction``: only the checkers lay wrongly; turn, cube and roll stay, which the fields repeat.
    """

    position: Position
    turn: Player | None
    cube: Cube = Cube()  # noqa: RUF009  # a frozen value
    is_correction: bool = False


@dataclass(frozen=True, slots=True)
class PlayedIllegally:
    """``player`` made a play that the rules forbid, as ``written``; ``position`` is the board after it."""

    player: Player
    written: str
    position: Position
    used_ms: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "written", harmless(self.written))


@dataclass(frozen=True, slots=True)
class Settled:
    """``winner`` was given ``points`` for the game by agreement or by somebody's decision."""

    winner: Player
    points: int


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Everything after the first ``keep`` effective events was taken back.

    ``same_dice``: the rolls that were taken back will come again in the same order.
    """

    keep: int
    same_dice: bool


@dataclass(frozen=True, slots=True)
class HintTaken:
    """``player`` was told what the engine thinks; nothing changes but that the match is practice."""

    player: Player


@dataclass(frozen=True, slots=True)
class Warned:
    """``player`` was about to decide badly, or had just done so, and was told.

    ``event`` is the number of the event that makes the decision, ``tried`` what was to be done, by the
    ``steps`` of a play; it costs ``loss_millis`` thousandths of equity.
    """

    player: Player
    event: int
    tried: Tried
    loss_millis: int
    mode: TutorMode
    steps: tuple[StepPlayed, ...] = ()


@dataclass(frozen=True, slots=True)
class PromiseShown:
    """The fingerprint of the dice was on the screen, before the first roll that follows from its secret."""


Event = (
    GameStarted
    | OpeningRolled
    | Rolled
    | Played
    | DoubleNamed
    | Doubled
    | Raised
    | Taken
    | Passed
    | ResignationOffered
    | ResignationAccepted
    | ResignationRejected
    | FlagFell
    | Abandoned
    | ScoreSet
    | PositionSet
    | PlayedIllegally
    | Settled
)
"""The events that the transition table knows."""

Roll = OpeningRolled | Rolled
"""The events that consume a roll of the match's dice."""

Note = HintTaken | Warned | PromiseShown
"""What is only written down: it changes nothing on the board."""

Entry = Event | TakenBack | Note
"""One line of a record: an event, the taking back of earlier ones, or a note."""
