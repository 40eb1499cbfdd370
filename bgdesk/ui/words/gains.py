"""What was gained or lost of the result of a match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.match.options import MatchOptions
from bgdesk.ui.words.numbers import signed

_NO_BREAK = "\N{NO-BREAK SPACE}"


def gain_text(result: float, options: MatchOptions) -> str:
    """Points of money, or a share of the match in per cent, with its sign."""
    if options.is_money:
        return signed(result, 2)
    #: A gain in per cent with its sign, such as +12.3 %
    text = QCoreApplication.translate("Result", "{signed} %").format(signed=signed(100 * result, 1))
    return text.replace(" ", _NO_BREAK)
