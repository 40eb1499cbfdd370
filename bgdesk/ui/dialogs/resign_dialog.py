"""How much to resign."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bgdesk.rules.variants import Ruleset
from bgdesk.ui.counted import Counted
from bgdesk.ui.dialogs.choice_dialog import Answer, ChoiceDialog
from bgdesk.ui.wording import level_phrase


class ResignDialog(ChoiceDialog):
    """``answered`` gives one of ``levels``, as they are in ``ruleset``, times ``cube_value``."""

    def __init__(
        self, levels: Sequence[int], cube_value: int, ruleset: Ruleset, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            QCoreApplication.translate("ResignDialog", "Resign"),
            QCoreApplication.translate("ResignDialog", "Your opponent may refuse and play on for more."),
            [Answer(level, _text(level, cube_value, ruleset)) for level in levels],
            parent,
            is_costly=True,
        )


def _text(level: int, cube_value: int, ruleset: Ruleset) -> str:
    text = QCoreApplication.translate("ResignDialog", "Offer {level} ({points})")
    return text.format(level=level_phrase(level, ruleset), points=Counted().points(level * cube_value))
