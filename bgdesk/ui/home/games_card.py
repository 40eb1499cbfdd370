"""The gallery of games: a picture of each set-up that leads to its rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.home.board_picture import BoardPicture, InTurn
from bgdesk.ui.home.parts import Card, quiet

PICTURE = QSize(150, 108)

DrawGame = Callable[[str, QSize], QImage]


class GameTile(QPushButton):
    """One game: its picture above its name."""

    def __init__(self, name: str, line: str, in_turn: InTurn, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "tile")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)
        self.setToolTip(plain_tip(line))
        self.picture = BoardPicture(PICTURE, in_turn=in_turn)
        text = label(name, scale=0.92)
        text.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        text.setWordWrap(True)
        text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 8, 6, 6)
        self._column.setSpacing(5)
        self._column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(text)
        self._column.addStretch(1)

    def sizeHint(self) -> QSize:
        width = PICTURE.width() + 14
        return QSize(width, self._column.totalHeightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class GamesCard(Card):
    """Empty until the rest of the page stands, for there are many games."""

    game_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        #: Heading above pictures of games
        super().__init__(self.tr("Games and their rules"), parent)
        self.tiles: dict[str, GameTile] = {}
        self._flow = FlowBox(gap=6, in_columns=True)
        self.inside.addWidget(quiet(self.tr("Click a game to read its rules and to play it.")))
        self.inside.addWidget(self._flow)

    def show_games(self, games: Sequence[tuple[str, str, str]], draw: DrawGame) -> None:
        """``games`` are ids with their names and a line about each; ``draw`` makes the picture of an id."""
        in_turn = InTurn(self)
        for game, name, line in games:
            self.tiles[game] = tile = GameTile(name, line, in_turn)
            tile.picture.show_picture(partial(draw, game))
            tile.clicked.connect(lambda _=False, game=game: self.game_chosen.emit(game))
        self._flow.add(*self.tiles.values())
        for tile in self.tiles.values():
            tile.show()

    def draw_again(self) -> None:
        """The board looks different."""
        for tile in self.tiles.values():
            tile.picture.draw_again()
