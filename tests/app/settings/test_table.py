"""The settings table: complete, consistent, translatable."""

from __future__ import annotations

import pytest

from bgdesk.app.settings.setting import Section
from bgdesk.app.settings.table import BOT_THINKING_S, CENTRED_CUBE, SECTION_TITLES, TABLE, VOLUME


@pytest.mark.parametrize("key", TABLE)
def test_default_is_allowed(key: str) -> None:
    setting = TABLE[key]
    assert setting.accepts(setting.default)


def test_every_shown_setting_has_a_label() -> None:
    shown = [setting for setting in TABLE.values() if setting.section in SECTION_TITLES]
    assert len(shown) > 30
    assert all(setting.label for setting in shown)
    assert {setting.section for setting in TABLE.values()} - set(SECTION_TITLES) == {
        Section.LAST_MATCH,
        Section.NEWS,
    }


def test_choices_are_distinct() -> None:
    for setting in TABLE.values():
        values = [choice.value for choice in setting.choices]
        assert len(values) == len(set(values))


def test_accepts_only_its_type_and_range() -> None:
    assert VOLUME.accepts(0)
    assert VOLUME.accepts(100)
    assert not VOLUME.accepts(101)
    assert not VOLUME.accepts(True)
    assert not VOLUME.accepts("50")
    assert not BOT_THINKING_S.accepts(0)
    assert not CENTRED_CUBE.accepts(2)
