"""The table at which Coan ki is played: holds the game, stores each turn and lets bots play."""

from __future__ import annotations

import logging
from uuid import uuid4

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.app.messages import message_text, system_text
from bgdesk.engine.coan_ki import choose
from bgdesk.library.coan_ki_games import ChangedElsewhere, CoanKiGames
from bgdesk.library.problems import JournalError
from bgdesk.match.coan_ki import CoanKiGame, CoanKiTurn
from bgdesk.match.dice.fair_dice import new_secret
from bgdesk.match.state import Pair
from bgdesk.rules.coan_ki import CoanKiPlay, legal_coan_ki_plays

_log = logging.getLogger(__name__)

BOT_DELAY_MS = 900


class CoanKiTable(QObject):
    """Every turn is on disk before ``changed`` is emitted; one that cannot be stored is not made."""

    changed = Signal()
    failed = Signal(str)
    """Why a game or a turn could not be stored, in a sentence."""

    def __init__(
        self, games: CoanKiGames, parent: QObject | None = None, bot_delay_ms: int = BOT_DELAY_MS
    ) -> None:
        super().__init__(parent)
        self._games = games
        self.game: CoanKiGame | None = None
        self.unfinished: tuple[CoanKiGame, ...] = ()
        """All games that are not over, the present one among them, written last first."""
        self._bot_timer = QTimer(self, singleShot=True, interval=bot_delay_ms)
        self._bot_timer.timeout.connect(self._let_bot_play)

    def resume(self) -> tuple[str, ...]:
        """Go on with the game written last that is not over; answers the files that cannot be read."""
        found = self._games.unfinished()
        self.unfinished = found.games
        if found.games:
            self.open(found.games[0])
        #: {file} is the name of a file, {detail} a technical reason in English
        text = self.tr("{file} holds no game of Coan ki that can be read ({detail}).")
        return tuple(text.format(file=path, detail=why) for path, why in found.unreadable)

    def open(self, game: CoanKiGame) -> None:
        """Go on with one of `unfinished`; the present game is kept."""
        self.game = game
        self._await_turn()
        self.changed.emit()

    def go_on(self, game_id: str) -> bool:
        """Go on with the game as it is on disk; False when no unfinished one of that id is there."""
        self.unfinished = self._games.unfinished().games
        found = next((game for game in self.unfinished if game.id == game_id), None)
        if found is not None and found != self.game:
            self.open(found)
        return found is not None

    def remove(self, game_id: str) -> None:
        """Forget an unfinished game for good. Raises JournalError when that fails."""
        self._games.remove(game_id)
        self.unfinished = tuple(game for game in self.unfinished if game.id != game_id)
        if self.game and self.game.id == game_id:
            self.game = None
            self._await_turn()
        self.changed.emit()

    def start(self, names: Pair[str], levels: Pair[str | None], stake: int) -> None:
        """A new game; the present one is kept."""
        self._store(CoanKiGame(uuid4().hex, names, levels, new_secret().hex(), stake))

    @property
    def plays(self) -> tuple[CoanKiPlay, ...]:
        """What the player on turn may do; () when it is not a person's turn."""
        if self.game is None or self.game.winner or self.level_on_turn:
            return ()
        state = self.game.state
        return legal_coan_ki_plays(state.position, state.player, state.dice)

    @property
    def level_on_turn(self) -> str | None:
        """The level of the bot on turn."""
        return self.game.levels.of(self.game.state.player) if self.game else None

    def play(self, play: CoanKiPlay) -> None:
        """Make one of `plays`. Raises Refused for any other."""
        if self.game:
            self._store(self.game.played(CoanKiTurn.of(play)))

    @property
    def can_take_back(self) -> bool:
        """Whether a person has had a turn; no more once the game is over and the secret has been shown."""
        return self._last_own_turn is not None

    def take_back(self) -> None:
        """Return to the last turn of a person, who has the same dice again."""
        number = self._last_own_turn
        if self.game and number is not None:
            self._store(self.game.before_turn(number))

    @property
    def _last_own_turn(self) -> int | None:
        game = self.game
        if game is None or game.winner:
            return None
        turns = reversed(range(len(game.turns)))
        return next((turn for turn in turns if game.levels.of(game.states[turn].player) is None), None)

    def close(self) -> None:
        """Let nothing more happen."""
        self._bot_timer.stop()

    def _await_turn(self) -> None:
        if self.game and not self.game.winner and self.level_on_turn:
            self._bot_timer.start()
        else:
            self._bot_timer.stop()

    def _store(self, game: CoanKiGame) -> None:
        before = self.game if self.game and self.game.id == game.id else None
        try:
            self._games.save(game, before)
        except ChangedElsewhere as changed:
            _log.info("game %s was changed by another program", game.id)
            self._go_on_with(changed.stored)
            self.failed.emit(self.tr("Another program continued this game; here it is as it stands now."))
        except JournalError as problem:
            _log.warning("game %s is not written: %s", game.id, problem.trouble.name, exc_info=True)
            self._failed(message_text(problem.message))
        except OSError as problem:
            _log.warning("game %s is not written", game.id, exc_info=True)
            #: {detail} is what the system says
            text = self.tr("The file cannot be written ({detail}).")
            self._failed(text.format(detail=system_text(problem).rstrip(".")))
        else:
            self._go_on_with(game)

    def _failed(self, why: str) -> None:
        """A bot tries again after a while."""
        self._await_turn()
        self.failed.emit(why)

    def _go_on_with(self, game: CoanKiGame) -> None:
        others = tuple(other for other in self.unfinished if other.id != game.id)
        self.unfinished = others if game.winner else (game, *others)
        self.open(game)

    @Slot()
    def _let_bot_play(self) -> None:
        game, level = self.game, self.level_on_turn
        if game is None or level is None or game.winner:
            return
        state = game.state
        self.play(choose(state.position, state.player, state.dice, level, _seed(game)))


def _seed(game: CoanKiGame) -> int:
    return int(game.id, 16) + game.state.roll
