"""The look of the window: colours from a data file, as a palette and a short style sheet."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from string import Template

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette

from bgdesk.app.system_wishes import SystemWishes
from bgdesk.shipped import resource_path


@dataclass(frozen=True, slots=True)
class WindowTheme:
    """Colours as ``#rrggbb``.

    ``accent`` says "you may act here" and nothing else. ``panel`` lies on ``window``, ``raised`` (buttons,
    the current row) on ``panel``, ``field`` is sunk into it; ``line`` divides.
    """

    name: str
    is_dark: bool
    window: str
    panel: str
    raised: str
    hover: str
    field: str
    line: str
    text: str
    muted: str
    disabled: str
    accent: str
    accent_hover: str
    accent_text: str
    focus: str
    link: str
    warning: str
    bad: str
    good: str


def read_theme(path: Path) -> WindowTheme:
    """The theme in the TOML file ``path``. Raises KeyError or TypeError when a colour lacks or is unknown."""
    stored = tomllib.loads(path.read_text(encoding="utf-8"))
    return WindowTheme(name=path.stem, is_dark=stored["is_dark"], **stored["colours"])


def palette_of(theme: WindowTheme) -> QPalette:
    """The palette for Qt's Fusion style."""
    role = QPalette.ColorRole
    palette = QPalette()
    for target, colour in (
        (role.Window, theme.window),
        (role.WindowText, theme.text),
        (role.Base, theme.field),
        (role.AlternateBase, theme.panel),
        (role.Text, theme.text),
        (role.PlaceholderText, theme.muted),
        (role.Button, theme.raised),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.bad),
        (role.ToolTipBase, theme.raised),
        (role.ToolTipText, theme.text),
        (role.Highlight, theme.raised),
        (role.HighlightedText, theme.text),
        (role.Accent, theme.accent),
        (role.Link, theme.link),
        (role.LinkVisited, theme.link),
        (role.Light, theme.hover),
        (role.Midlight, theme.raised),
        (role.Mid, theme.line),
        (role.Dark, theme.line),
        (role.Shadow, theme.field),
    ):
        palette.setColor(target, QColor(colour))
    for target in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, target, QColor(theme.disabled))
    return palette


def style_sheet_of(theme: WindowTheme, template: str) -> str:
    """``template`` with ``$colour`` and ``$folder`` filled in. Raises KeyError for an unknown colour."""
    colours = {field.name: getattr(theme, field.name) for field in fields(theme)}
    colours["name"] = "dark" if theme.is_dark else "light"  # of the signs beside the themes
    return Template(template).substitute(colours, folder=resource_path("themes").as_posix())


class ThemeSwitch(QObject):
    """Dresses the whole application; ``system`` follows the desktop."""

    undressed = Signal()
    """What was worn is about to be taken off."""
    changed = Signal(object)
    """The `WindowTheme` now worn."""

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        self._app = app
        self._choice = "system"
        self._contrast = "system"
        self._asked_for: Qt.ColorScheme | None = None
        """What the system was asked to wear; unknown: what it likes."""
        self._worn: tuple[str, int] | None = None
        self._text_percent = 100
        self.wishes = SystemWishes(app, self)
        self._template = resource_path("themes", "window.qss").read_text(encoding="utf-8")
        self._base_points = app.font().pointSizeF()
        self.theme = read_theme(resource_path("themes", "dark.toml"))
        app.styleHints().colorSchemeChanged.connect(self._dress)
        self.wishes.changed.connect(self._dress)

    def scale_text(self, text_percent: int) -> None:
        """All texts are ``text_percent`` of the usual size.

        Before the program runs, widgets that are there already do not hear of it.
        """
        font = QFont(self._app.font())
        font.setPointSizeF(self._base_points * text_percent / 100)
        self._app.setFont(font)

    def choose(self, name: str, text_percent: int = 100, contrast: str = "system") -> None:
        """Wear ``light``, ``dark`` or what the ``system`` wears; ``text_percent`` is of the usual size.

        The ``contrast`` is ``normal``, ``more`` or what the ``system`` wants.
        """
        self._choice, self._text_percent, self._contrast = name, text_percent, contrast
        self._dress_title_bar()
        self._dress()

    def _dress_title_bar(self) -> None:
        """Have what the system draws itself in the same colours, as far as it can."""
        schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
        wanted = schemes.get(self._choice, Qt.ColorScheme.Unknown)
        if wanted is not self._asked_for:
            self._asked_for = wanted
            self._app.styleHints().setColorScheme(wanted)

    @property
    def has_contrast(self) -> bool:
        """Whether colours stand out more than usual."""
        return self.wishes.wants_contrast if self._contrast == "system" else self._contrast == "more"

    def _system_name(self) -> str:
        scheme = self._app.styleHints().colorScheme()
        return "light" if scheme is Qt.ColorScheme.Light else "dark"

    @Slot()
    def _dress(self) -> None:
        name = self._system_name() if self._choice == "system" else self._choice
        self._wear(f"{name}_contrast" if self.has_contrast else name)

    def _wear(self, name: str) -> None:
        """Dressing is slow, as every widget is styled anew: not in what is worn already.

        The old style sheet is taken off first: Qt styles a widget once when it gets a style sheet, but when
        one takes the place of another once for each widget that it lies in.
        """
        if self._worn == (name, self._text_percent):
            return
        if self._worn:
            self.undressed.emit()
        self._worn = name, self._text_percent
        self.theme = read_theme(resource_path("themes", f"{name}.toml"))
        self._app.setProperty("styleSheet", "")
        self.scale_text(self._text_percent)
        self._app.setPalette(palette_of(self.theme))
        self._app.setProperty("styleSheet", style_sheet_of(self.theme, self._template))
        self.changed.emit(self.theme)
