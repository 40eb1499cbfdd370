"""Window themes: complete files, readable colours, the application dressed."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.system_wishes import SystemWishes
from bgdesk.app.theme import ThemeSwitch, WindowTheme, read_theme, style_sheet_of
from bgdesk.shipped import resource_path

THEMES = sorted(resource_path("themes").glob("*.toml"))


def _luminance(colour: str) -> float:
    shade = QColor(colour)
    red, green, blue = (_linear(part) for part in (shade.redF(), shade.greenF(), shade.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)


def _contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_both_themes_ship_with_usual_and_with_more_contrast() -> None:
    assert [path.stem for path in THEMES] == ["dark", "dark_contrast", "light", "light_contrast"]


@pytest.mark.parametrize("path", THEMES, ids=lambda path: path.stem)
def test_theme_is_complete_and_every_colour_is_one(path: Path) -> None:
    theme = read_theme(path)
    for name in WindowTheme.__slots__:
        if name not in ("name", "is_dark"):
            assert QColor(getattr(theme, name)).isValid(), name
    assert "$" not in style_sheet_of(theme, resource_path("themes", "window.qss").read_text())


@pytest.mark.parametrize("path", THEMES, ids=lambda path: path.stem)
def test_text_is_readable(path: Path) -> None:
    theme = read_theme(path)
    for ground in (theme.window, theme.panel, theme.raised, theme.hover, theme.field):
        assert _contrast(theme.text, ground) >= 7
    for ground in (theme.window, theme.panel, theme.field):
        assert _contrast(theme.muted, ground) >= 4.5
    for ground in (theme.accent, theme.accent_hover):
        assert _contrast(theme.accent_text, ground) >= 4.5
    for colour in (theme.link, theme.bad):
        assert _contrast(colour, theme.panel) >= 4.5
    assert _contrast(theme.focus, theme.panel) >= 3


def test_switch_dresses_the_application(qtbot: QtBot, qapp: QApplication) -> None:
    switch = ThemeSwitch(qapp)
    with qtbot.waitSignal(switch.changed) as told:
        switch.choose("light")
    light: WindowTheme = told.args[0]
    assert not light.is_dark
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(light.window)
    assert light.accent in qapp.styleSheet()
    switch.choose("dark")
    assert switch.theme.is_dark
    assert light.window not in qapp.styleSheet()


def test_contrast_is_what_is_chosen_or_what_the_system_wants(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    switch = ThemeSwitch(qapp)
    switch.choose("light", contrast="more")
    assert (switch.theme.name, switch.has_contrast) == ("light_contrast", True)
    switch.choose("light")
    assert (switch.theme.name, switch.has_contrast) == ("light", False)
    monkeypatch.setattr(SystemWishes, "wants_contrast", True)
    switch.wishes.changed.emit()
    assert switch.theme.name == "light_contrast"
    switch.choose("light", contrast="normal")
    assert switch.theme.name == "light"


class Told(QObject):
    """What Qt tells of a desktop."""

    contrastPreferenceChanged = Signal()  # noqa: N815  # Qt's name
    motionPreferenceChanged = Signal()  # noqa: N815  # Qt's name

    def contrastPreference(self) -> SimpleNamespace:
        return SimpleNamespace(name="HighContrast")

    def motionPreference(self) -> SimpleNamespace:
        return SimpleNamespace(name="ReducedMotion")


def test_the_wishes_of_the_system_are_heard(qapp: QApplication, qtbot: QtBot) -> None:
    told = Told()
    hints = SimpleNamespace(accessibility=lambda: told)
    asked = SimpleNamespace(styleHints=lambda: hints)
    wishes = SystemWishes(asked, qapp)  # type: ignore[arg-type]  # as much of it as is asked
    assert wishes.wants_contrast
    assert wishes.wants_rest
    with qtbot.waitSignal(wishes.changed):
        told.motionPreferenceChanged.emit()


def test_a_system_that_tells_nothing_wants_nothing(qapp: QApplication) -> None:
    asked = SimpleNamespace(styleHints=SimpleNamespace)
    wishes = SystemWishes(asked, qapp)  # type: ignore[arg-type]  # an older Qt
    assert not wishes.wants_contrast
    assert not wishes.wants_rest


def test_text_size_is_a_share_of_the_desktops(qapp: QApplication) -> None:
    usual = qapp.font().pointSizeF()
    switch = ThemeSwitch(qapp)
    switch.choose("dark", 150)
    assert qapp.font().pointSizeF() == pytest.approx(usual * 1.5)
    switch.choose("dark", 100)
    assert qapp.font().pointSizeF() == pytest.approx(usual)


def test_the_system_is_followed_only_when_asked(qapp: QApplication) -> None:
    switch = ThemeSwitch(qapp)
    switch.choose("light")
    qapp.styleHints().colorSchemeChanged.emit(qapp.styleHints().colorScheme())
    assert switch.theme.name == "light"
    switch.choose("system")
    assert switch.theme.name == "dark"


class Counting(QWidget):
    """Counts how often it is styled."""

    styled = 0

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.styled += event.type() == QEvent.Type.StyleChange


def test_another_theme_styles_a_widget_no_oftener_where_it_lies_deep(
    qtbot: QtBot, qapp: QApplication
) -> None:
    themes = ThemeSwitch(qapp)
    themes.choose("dark")
    window = around = QWidget()
    qtbot.addWidget(window)
    for _ in range(12):
        around = QWidget(around)
    inside = Counting(around)
    with qtbot.waitExposed(window):
        window.show()
    inside.styled = 0
    themes.choose("light")
    assert 0 < inside.styled <= 2
    assert inside.palette().color(QPalette.ColorRole.Window).name() == themes.theme.window
    themes.deleteLater()


def test_the_title_bar_is_asked_to_follow(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Qt.ColorScheme] = []
    switch = ThemeSwitch(qapp)
    monkeypatch.setattr(type(qapp.styleHints()), "setColorScheme", lambda hints, scheme: asked.append(scheme))
    for name in ("system", "light", "light", "dark", "system"):
        switch.choose(name)
    scheme = Qt.ColorScheme
    assert asked == [scheme.Unknown, scheme.Light, scheme.Dark, scheme.Unknown]
    switch.deleteLater()
