"""Sets of rules that are chosen by one name: those that come with the program, and the user's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from bgdesk.app.settings import table
from bgdesk.app.settings.rule_settings import MATCH, MONEY, TIME
from bgdesk.app.settings.setting import NamedTable, SettingGroup, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.source_text import QT_TRANSLATE_NOOP

MAX_NAME = 40


class PresetUse(StrEnum):
    """What a set of rules is made for."""

    MATCH = "match"
    MONEY = "money"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class Preset:
    """Rules by key; ``name`` and ``help`` are source texts of the context "Presets", or the user's words."""

    name: str
    values: Mapping[str, Value]
    play: PresetUse = PresetUse.ANY
    help: str = ""
    is_own: bool = False

    @property
    def defaults(self) -> dict[str, Value]:
        """What it says about all new matches: one for matches says nothing about money, and vice versa."""
        other = _OTHERS.get(self.play)
        return {
            k: value for k, value in self.values.items() if not other or table.TABLE[k].group is not other
        }

    def suits(self, use: PresetUse) -> bool:
        """Whether it can be the rules of what is played for ``use``."""
        return PresetUse.ANY in (self.play, use) or self.play is use

    def is_in_force(self, values: Mapping[str, Value], locked: frozenset[str] = frozenset()) -> bool:
        """Whether ``values`` are these rules, apart from those that mean nothing."""
        told = {key: value for key, value in self.values.items() if key not in locked}
        return bool(self.values) and all(values.get(key) == value for key, value in told.items())


_OTHERS: Mapping[PresetUse, SettingGroup] = MappingProxyType({PresetUse.MATCH: MONEY, PresetUse.MONEY: MATCH})


def _preset(name: str, play: PresetUse, words: str, **changes: Value) -> Preset:
    plain = {setting.key: setting.default for setting in table.RULES if setting.group is not TIME}
    return Preset(name, plain | {f"rules.{rule}": value for rule, value in changes.items()}, play, words)


BUILT_IN: tuple[Preset, ...] = (
    _preset(
        #: Name of a set of rules, as the next ones
        QT_TRANSLATE_NOOP("Presets", "Tournament"),
        PresetUse.MATCH,
        QT_TRANSLATE_NOOP("Presets", "A match with the Crawford rule and nothing else."),
    ),
    _preset(
        #: Name of a set of rules: as in clubs, with the Holland rule
        QT_TRANSLATE_NOOP("Presets", "Club with Holland"),
        PresetUse.MATCH,
        QT_TRANSLATE_NOOP("Presets", "A match with the Crawford rule and the Holland rule after it."),
        holland=True,
    ),
    _preset(
        QT_TRANSLATE_NOOP("Presets", "Money with the usual rules"),
        PresetUse.MONEY,
        QT_TRANSLATE_NOOP("Presets", "A money session with Jacoby, beavers and one automatic double a game."),
        automatic_doubles=1,
    ),
    _preset(
        QT_TRANSLATE_NOOP("Presets", "Serious money"),
        PresetUse.MONEY,
        QT_TRANSLATE_NOOP("Presets", "A money session with Jacoby and beavers; no automatic doubles."),
    ),
    _preset(
        QT_TRANSLATE_NOOP("Presets", "Casual without a cube"),
        PresetUse.ANY,
        QT_TRANSLATE_NOOP("Presets", "No doubling; gammons and backgammons count."),
        cube=False,
    ),
)
"""The sets of rules that come with the program."""


class PresetShelf:
    """The user's own sets of rules, in the file of ``settings``."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def own(self) -> tuple[Preset, ...]:
        """All of them, by name."""
        found = self._settings.named(NamedTable.PRESETS)
        return tuple(Preset(name, found[name], is_own=True) for name in sorted(found, key=str.casefold))

    def save(self, name: str, values: Mapping[str, Value]) -> Preset:
        """Keep the rules in ``values`` under ``name``, in place of those that had it."""
        rules = {setting.key: values[setting.key] for setting in table.RULES if setting.key in values}
        self._settings.keep(NamedTable.PRESETS, name, rules)
        return Preset(name, rules, is_own=True)

    def rename(self, preset: Preset, name: str) -> None:
        """Give another name that no other has."""
        self._settings.forget(NamedTable.PRESETS, preset.name)
        self._settings.keep(NamedTable.PRESETS, name, preset.values)

    def remove(self, preset: Preset) -> None:
        """Forget it."""
        self._settings.forget(NamedTable.PRESETS, preset.name)
