"""Who takes part in a new tournament."""

from __future__ import annotations

from bgdesk.app.tournament.new_field import NewField


def test_people_stay_however_few_are_wanted() -> None:
    field = NewField(lambda _: 1500.0)
    for name in ("Anna", "Ben", "Cleo"):
        field.add_person(name)
    field.fill(5)
    assert [one.is_bot for one in field.entrants] == [False] * 3 + [True] * 2
    field.fill(2)
    assert [one.name for one in field.entrants] == ["Anna", "Ben", "Cleo"]
