"""Numbers, times and dates as they are shown: in the one locale that goes with the language."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from bgdesk.ui.words.notation import isolated

_MINUTE = 60


def decimals(value: float, places: int) -> str:
    """``value`` with so many digits behind the point, a minus where it is below nothing."""
    minus = _mark(_locale().negativeSign()) if _is_negative(value, places) else ""
    return isolated(minus + _unsigned(value, places)) if minus else _unsigned(value, places)


def short_decimals(value: float, places: int) -> str:
    """`decimals` without those that are nothing at the end: ``2.5`` and ``2``."""
    while places and float(f"{value:.{places}f}") == float(f"{value:.{places - 1}f}"):
        places -= 1
    return decimals(value, places)


def signed(value: float, places: int = 0) -> str:
    """`decimals` with a plus where it is not below nothing; nothing is never below nothing."""
    locale = _locale()
    sign = locale.negativeSign() if _is_negative(value, places) else locale.positiveSign()
    return isolated(_mark(sign) + _unsigned(value, places))


def equity(value: float) -> str:
    """What a position is worth: its sign and three decimals."""
    return signed(value, 3)


def cost(value: float) -> str:
    """What was given away: three decimals without a sign."""
    return decimals(value, 3)


def percent(chance: float, places: int = 1) -> str:
    """A chance from 0 to 1 in per cent."""
    #: A share in per cent, such as 52.3 %; some languages write the sign first, or without a space.
    pattern = QCoreApplication.translate("Numbers", "{number} %")
    return pattern.format(number=decimals(100 * chance, places))


def rating(value: float) -> str:
    """A performance rating: one decimal."""
    return decimals(value, 1)


def whole(value: float) -> str:
    """A number without decimals, such as a count or a rating by matches won."""
    return decimals(value, 0)


def duration(seconds: int) -> str:
    """Minutes and seconds, as a clock shows them: ``2:05``."""
    locale, minutes = _locale(), seconds // _MINUTE
    rest = locale.toString(seconds % _MINUTE).rjust(2, locale.zeroDigit())
    return f"{locale.toString(minutes)}:{rest}"


def day_and_time(moment: str) -> str:
    """``moment`` (ISO 8601) by the clock of this computer."""
    when = QDateTime.fromString(moment, Qt.DateFormat.ISODateWithMs).toLocalTime()
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def _locale() -> QLocale:
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale


def _mark(sign: str) -> str:
    """``sign`` without the letters that some locales put beside it to keep it in its place."""
    return "".join(letter for letter in sign if unicodedata.category(letter) != "Cf")


def _unsigned(value: float, places: int) -> str:
    """Rounded as the command line does it, and then written."""
    return _locale().toString(float(f"{abs(value):.{places}f}"), "f", places)


def _is_negative(value: float, places: int) -> bool:
    """Not where it is shown as nothing."""
    return f"{value:z.{places}f}".startswith("-")
