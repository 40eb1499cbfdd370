"""The shipped typeface: it is read, in each weight, and its figures are of equal width."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QGuiApplication

from bgdesk.app import fonts
from bgdesk.app.fonts import dressed, typeface
from bgdesk.shipped import resource_path

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("weight", "name"),
    [
        (QFont.Weight.Normal, "Regular"),
        (QFont.Weight.DemiBold, "Semi Bold"),
        (QFont.Weight.Bold, "Bold"),
    ],
)
def test_each_weight_is_a_shipped_one(weight: QFont.Weight, name: str) -> None:
    font = dressed(QFont())
    font.setWeight(weight)
    info = QFontInfo(font)
    assert (info.family(), info.styleName(), info.weight()) == (typeface(), name, weight)


def test_each_shipped_file_is_one_family() -> None:
    files = list(resource_path("fonts").glob("*.otf"))
    families = [
        QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file))) for file in files
    ]
    assert [names[0] for names in families] == ["Inter"] * len(fonts.WEIGHTS)


def test_figures_are_of_equal_width_in_each_weight() -> None:
    for weight in (QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold):
        font = dressed(QFont())
        font.setWeight(weight)
        metrics = QFontMetricsF(font)
        for figure in "0123456789":
            width = metrics.horizontalAdvance(figure * 3)
            assert width == pytest.approx(metrics.horizontalAdvance("888"), abs=0.1)


def test_the_font_of_the_system_stays_for_other_scripts_and_its_size_too(
    qapp: QGuiApplication,
) -> None:
    own = QFont(["A script", "Another"], 13)
    assert dressed(own).families() == ["Inter", "A script", "Another"]
    assert dressed(own).pointSizeF() == 13
    assert dressed(dressed(own)).families() == dressed(own).families()


def test_without_the_files_the_system_writes(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(fonts, "resource_path", lambda *_: resource_path("fonts", "OFL.txt"))
    typeface.cache_clear()
    try:
        assert dressed(QFont("A script")).families() == ["A script"]
        assert "cannot be read" in caplog.text
    finally:
        typeface.cache_clear()
