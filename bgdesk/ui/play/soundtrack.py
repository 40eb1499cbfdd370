"""Which sound goes with what happened."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from bgdesk.app.sounds import Sound, Sounds
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import Happened
from bgdesk.match.events import Doubled, Entry, OpeningRolled, Played, Raised, Rolled, StepPlayed, Taken
from bgdesk.match.state import MatchState
from bgdesk.rules.legal.plays import Step
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF, Position
from bgdesk.rules.variants import Ruleset
from bgdesk.ui.play.derive_board import moves_of


class Soundtrack(QObject):
    """Listens to the controller and plays."""

    def __init__(self, controller: MatchController, sounds: Sounds, parent: QObject) -> None:
        super().__init__(parent)
        self._sounds = sounds
        controller.happened.connect(self._happened)
        controller.play_editor.changed.connect(self._entry_changed)

    @Slot(object)
    def _happened(self, happened: Happened) -> None:
        sound = _sound_of(happened.entry, happened.before, happened.shown)
        if len(happened.after.results) > len(happened.before.results):
            sound = Sound.WIN
        if sound:
            self._sounds.play(sound)

    @Slot(object, object)
    def _entry_changed(self, before: PlayEntry, after: PlayEntry) -> None:
        if len(after.played) > len(before.played):
            new = after.played[len(before.played) :]
            self._sounds.play(_sound_of_steps(new, before.position, after.legal.player, after.legal.ruleset))


def _sound_of(entry: Entry, before: MatchState, shown: int) -> Sound | None:
    match entry:
        case Rolled() | OpeningRolled():
            return Sound.DICE
        case Doubled() | Raised() | Taken():
            return Sound.CUBE
        case Played(player, steps) if steps[shown:]:
            return _sound_of_steps(steps[shown:], before.position, player, before.ruleset)
    return None


def _sound_of_steps(
    steps: tuple[Step, ...] | tuple[StepPlayed, ...], position: Position, player: Player, ruleset: Ruleset
) -> Sound:
    if any(move.hits for move in moves_of(player, steps, position, ruleset)):
        return Sound.HIT
    return Sound.BEAR_OFF if any(step.target == OFF for step in steps) else Sound.CHECKER
