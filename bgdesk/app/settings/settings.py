"""The settings in force, typed, stored in one file."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal

from bgdesk.app.settings import file as settings_file
from bgdesk.app.settings.file import ProblemKind, SettingsProblem, Stored
from bgdesk.app.settings.setting import AnySetting, NamedTable, Setting, T, Value
from bgdesk.app.settings.table import BOT_DELAY_MS, JUDGE_AT_END, NEVER, REDUCE_MOTION, SOUNDS, TABLE

_log = logging.getLogger(__name__)

TEST_PROFILE: Mapping[str, Value] = MappingProxyType(
    {SOUNDS.key: False, REDUCE_MOTION.key: True, BOT_DELAY_MS.key: 0, JUDGE_AT_END.key: NEVER}
)
"""Defaults for a program that plays by itself: silent and at once."""

_NO_CHANGES: Mapping[str, Value] = MappingProxyType({})


class Settings(QObject):
    """Reads the file once, writes it at every change; without ``path`` nothing is stored.

    ``profile`` replaces defaults by key. A stored value that is not allowed counts as not set and is
    left in the file until the user changes that setting.
    """

    changed = Signal(str)
    """The key of a setting that has another value now."""
    save_failed = Signal(object)
    """A `SettingsProblem`; the value is in force but not on disk."""

    def __init__(
        self,
        path: Path | None,
        profile: Mapping[str, Value] = _NO_CHANGES,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._path = path
        self._profile = profile
        self._stored = settings_file.read(path) if path else Stored()
        self.problems = self._find_problems()
        """What was wrong with the file when it was read."""
        for problem in self.problems:
            _log.warning("settings: %s %s", problem.kind, problem.detail)

    def _find_problems(self) -> tuple[SettingsProblem, ...]:
        bad = (
            SettingsProblem(ProblemKind.BAD_VALUE, setting.key)
            for setting in TABLE.values()
            if (value := self._stored.value(setting.section, setting.name)) is not None
            and not setting.accepts(value)
        )
        return (*([self._stored.problem] if self._stored.problem else []), *bad)

    def get(self, setting: Setting[T]) -> T:
        """The value in force."""
        value = self._stored.value(setting.section, setting.name)
        if not setting.accepts(value):
            value = self._profile.get(setting.key, setting.default)
        return value  # type: ignore[return-value]  # accepts checked it

    def value(self, setting: AnySetting) -> Value:
        """`get` for readers that go through the table."""
        found: Value = self.get(setting)  # type: ignore[misc]  # any of the three
        return found

    def set(self, setting: Setting[T], value: T) -> None:
        """Put ``value`` in force and on disk. Raises ValueError when the setting does not allow it."""
        self._change([(setting, value)])

    def set_all(self, values: Iterable[tuple[AnySetting, Value]]) -> None:
        """Several values with one writing. Raises ValueError, changing nothing, when one is not allowed."""
        self._change(list(values))

    def named(self, shelf: NamedTable) -> dict[str, dict[str, Value]]:
        """The sets of values on ``shelf`` by name, without what is not allowed."""
        return {name: _allowed(values) for name, values in self._stored.named(shelf).items()}

    def keep(self, shelf: NamedTable, name: str, values: Mapping[str, Value]) -> None:
        """Put a set of values on ``shelf``, in place of the one of that name."""
        self._put(self._stored.with_named(shelf, name, values))

    def forget(self, shelf: NamedTable, name: str) -> None:
        """Take a set of values off ``shelf``."""
        self._put(self._stored.with_named(shelf, name, None))

    def _put(self, stored: Stored) -> None:
        if stored.tree != self._stored.tree:
            self._stored = stored
            self._save()

    def reset(self, settings: Iterable[AnySetting]) -> None:
        """Back to the defaults."""
        self._change([(setting, None) for setting in settings])

    def _change(self, wanted: list[tuple[AnySetting, Value | None]]) -> None:
        for setting, value in wanted:
            if value is not None and not setting.accepts(value):
                raise ValueError(setting.key, value)
        before = {setting.key: self.value(setting) for setting, _ in wanted}
        stored = self._stored
        for setting, value in wanted:
            stored = stored.with_value(setting.section, setting.name, value)
        self._put(stored)
        for setting, _ in wanted:
            if self.value(setting) != before[setting.key]:
                _log.debug("%s has another value", setting.key)
                self.changed.emit(setting.key)

    def _save(self) -> None:
        if self._path is None or not self._stored.may_be_overwritten:
            return
        try:
            settings_file.write(self._path, self._stored)
        except OSError as error:
            _log.warning("the settings are not saved", exc_info=True)
            self.save_failed.emit(SettingsProblem(ProblemKind.NOT_SAVED, error.strerror or str(error)))
        else:
            self._stored = replace(self._stored, problem=None)


def _allowed(values: Mapping[str, object]) -> dict[str, Value]:
    found = ((key, value) for key, value in values.items() if key in TABLE and TABLE[key].accepts(value))
    return {key: value for key, value in found if isinstance(value, Value)}
