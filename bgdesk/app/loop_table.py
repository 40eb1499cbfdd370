"""The table at which Coan ki is played: holds the game, stores each turn and lets bots play."""

from __future__ import annotations

from uuid import uuid4

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.engine.coan_ki import choose
from bgdesk.library.loop_games import LoopGames
from bgdesk.match.coan_ki import LoopGame, LoopTurn
from bgdesk.match.fair_dice import new_secret
from bgdesk.match.state import Pair
from bgdesk.rules.coan_ki import LoopPlay, legal_loop_plays

BOT_DELAY_MS = 900


class LoopTable(QObject):
    """Every turn is on disc before ``changed`` is emitted; one that cannot be stored is not made."""

    changed = Signal()
    failed = Signal(str)
    """The reason of the system why a game or a turn could not be stored."""

    def __init__(
        self, games: LoopGames, parent: QObject | None = None, bot_delay_ms: int = BOT_DELAY_MS
    ) -> None:
        super().__init__(parent)
        self._games = games
        self.game: LoopGame | None = None
        self._bot_timer = QTimer(self, singleShot=True, interval=bot_delay_ms)
        self._bot_timer.timeout.connect(self._let_bot_play)

    def resume(self) -> tuple[str, ...]:
        """Go on with the game written last, if it is not over; answers the files that cannot be read."""
        found = self._games.unfinished()
        if found.game:
            self._show(found.game)
        return tuple(f"{path}: {why}" for path, why in found.unreadable)

    def start(self, names: Pair[str], levels: Pair[str | None], stake: int) -> None:
        """A new game."""
        self._store(LoopGame(uuid4().hex, names, levels, new_secret().hex(), stake))

    @property
    def plays(self) -> tuple[LoopPlay, ...]:
        """What the player on turn may do; () when it is not a person's turn."""
        if self.game is None or self.game.winner or self.level_on_turn:
            return ()
        state = self.game.state
        return legal_loop_plays(state.position, state.player, state.dice)

    @property
    def level_on_turn(self) -> str | None:
        """The level of the bot on turn."""
        return self.game.levels.of(self.game.state.player) if self.game else None

    def play(self, play: LoopPlay) -> None:
        """Make one of `plays`. Raises Refused for any other."""
        if self.game:
            self._store(self.game.played(LoopTurn.of(play)))

    def close(self) -> None:
        """Let nothing more happen."""
        self._bot_timer.stop()

    def _store(self, game: LoopGame) -> None:
        try:
            self._games.save(game)
        except OSError as problem:
            self.failed.emit(problem.strerror or str(problem))
            return
        self._show(game)

    def _show(self, game: LoopGame) -> None:
        self.game = game
        if self.level_on_turn and not game.winner:
            self._bot_timer.start()
        else:
            self._bot_timer.stop()
        self.changed.emit()

    @Slot()
    def _let_bot_play(self) -> None:
        game, level = self.game, self.level_on_turn
        if game is None or level is None or game.winner:
            return
        state = game.state
        seed = int(game.id, 16) + state.throw if _is_hex(game.id) else state.throw
        self.play(choose(state.position, state.player, state.dice, level, seed))


def _is_hex(text: str) -> bool:
    return all(letter in "0123456789abcdef" for letter in text) and bool(text)
