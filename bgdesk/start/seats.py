"""Who sits at the table: makes the players of each match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from bgdesk.app.settings import table
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.players import BotPace, BotSeat, HumanSeat, RemoteSeat
from bgdesk.app.table.spectator_pace import SpectatorPace
from bgdesk.app.table.table import Notice, NoticeKind
from bgdesk.app.table.turn_scheduler import SeatPlayer
from bgdesk.app.workers.engine_service import EngineService
from bgdesk.engine.levels import level_of
from bgdesk.match.record import Seat, SeatKind
from bgdesk.rules.player import Player


class Seats:
    """Makes the players of a match, each asking the settings as they are at that moment."""

    def __init__(
        self, settings: Settings, service: EngineService, spectator_pace: SpectatorPace, parent: QObject
    ) -> None:
        self._settings = settings
        self._service = service
        self._spectator_pace = spectator_pace
        self._parent = parent
        self.tell: Callable[[Notice], None] = lambda notice: None
        self._taken: dict[Player, HumanSeat | BotSeat] = {}

    def make(self, seat: Seat, player: Player) -> SeatPlayer:
        """Whoever sits there, in the place of the one before."""
        if player in self._taken:
            self._taken.pop(player).deleteLater()
        if seat.kind is SeatKind.REMOTE:
            return RemoteSeat()
        self._taken[player] = made = self._made(seat)
        return made

    def _made(self, seat: Seat) -> HumanSeat | BotSeat:
        if seat.kind is SeatKind.HUMAN:
            return HumanSeat(partial(AutomationWishes.of, self._settings), self._parent)
        self._service.warm_up()  # an engine that was given up gets another chance with every match
        bot = BotSeat(level_of(seat.level).id, self._service, self._pace, self._parent)
        bot.plain_player_in.connect(lambda kind: self.tell(Notice(kind)))
        bot.gave_up.connect(lambda reason: self.tell(Notice(NoticeKind.ENGINE_UNAVAILABLE, reason)))
        return bot

    def _pace(self) -> BotPace:
        get = self._settings.get
        usual = BotPace(get(table.BOT_DELAY_MS), get(table.BOT_THINKING_S) * 1000)
        return self._spectator_pace.watch.pace(usual)
