"""The headings of the table of matches, and how wide its columns are."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QWidget

from bgdesk.ui.matches.match_columns import MatchColumn

_LETTERS = {
    MatchColumn.DATE: (11, 12),
    MatchColumn.PLAYERS: (10, 25),
    MatchColumn.NAME: (0, 14),
    MatchColumn.GAME: (0, 12),
    MatchColumn.LENGTH: (0, 9),
    MatchColumn.RESULT: (13, 20),
    MatchColumn.PR: (5, 11),
    MatchColumn.ANALYSED: (0, 10),
    MatchColumn.TAGS: (0, 14),
}
"""How many letters each needs at least, but for its heading, and how many it is given where there is room."""
_MARGINS = 16
_UP, _DOWN = QStyleOptionHeader.SortIndicator.SortUp, QStyleOptionHeader.SortIndicator.SortDown

Range = tuple[int, int]


def shared_widths(room: int, ranges: dict[MatchColumn, Range]) -> dict[MatchColumn, int]:
    """Widths between the least and the wanted ones of ``ranges``; what is left over, the players have."""
    least = sum(low for low, _ in ranges.values())
    wish = sum(high - low for low, high in ranges.values())
    part = min(1.0, max(0, room - least) / max(1, wish))
    widths = {column: low + int((high - low) * part) for column, (low, high) in ranges.items()}
    widths[MatchColumn.PLAYERS] += max(0, room - sum(widths.values()))
    return widths


class ColumnHeadings(QHeaderView):
    """As long as nobody drags an edge, the columns share the room.

    The arrow is that of a file manager: down where the last in the alphabet and the latest day come first.
    """

    switched = Signal()
    """A column is shown or hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.has_own_widths = False
        self._is_sharing = False
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSectionsMovable(True)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.sectionResized.connect(self._resized)

    def share(self, room: int, empty: Collection[MatchColumn], *, is_day_long: bool) -> None:
        """Give the columns their widths in ``room``; those that are ``empty`` have that of their headings."""
        if self.has_own_widths or room <= 0:
            return
        ranges = {}
        for column, (fewest, most) in _LETTERS.items():
            if not self.isSectionHidden(column):
                longer = 4 if is_day_long and column is MatchColumn.DATE else 0
                ranges[column] = self._range(column, fewest + longer, 0 if column in empty else most + longer)
        self._is_sharing = True
        for column, width in shared_widths(room, ranges).items():
            self.resizeSection(column, width)
        self._is_sharing = False

    def _range(self, column: MatchColumn, fewest: int, most: int) -> Range:
        letter = self.fontMetrics().averageCharWidth()
        least = max(fewest * letter + _MARGINS, self.sectionSizeHint(column))
        return least, max(least, most * letter + _MARGINS)

    @Slot(int, int, int)
    def _resized(self, _section: int, before: int, after: int) -> None:
        if not (before and after):
            self.switched.emit()
        elif not self._is_sharing:
            self.has_own_widths = True

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        super().initStyleOptionForIndex(option, section)
        if option.sortIndicator in (_UP, _DOWN):
            option.sortIndicator = _UP if option.sortIndicator == _DOWN else _DOWN
