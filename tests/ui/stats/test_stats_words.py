"""Words of the figures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from bgdesk.ui.stats.stats_words import month_name


@pytest.mark.parametrize(
    ("locale", "shown"), [("en_GB", "November 2026"), ("ru_RU", "ноябрь 2026"), ("el_GR", "Νοέμβριος 2026")]
)
def test_a_month_has_the_name_that_it_has_by_itself(locale: str, shown: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    assert month_name("2026-11") == shown
    QLocale.setDefault(before)
    assert month_name("nothing") == "nothing"
