"""What a match begins with: the defaults, and what matches of the same kind were last played by.

Defaults belong to the settings; what is chosen for one match is remembered for its kind only.
"""

from __future__ import annotations

from collections.abc import Mapping

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import AnySetting, NamedTable, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.new_match import AGAINST_FRIEND, CHOICES, Values, chosen, locked_rules
from bgdesk.match.match_types import games_of, is_own_choice
from bgdesk.match.options import MONEY

REMEMBERED: tuple[AnySetting, ...] = (
    *table.RULES,
    table.DICE_KIND,
    table.LAST_RULE_OPTIONS,
    table.LAST_NEW_OPENING,
)
"""What is chosen for a kind of match; all other choices are the same for every match."""

_OWN_GAMES = "own games"


def kind_of(values: Values) -> str:
    """The name of the kind of match that ``values`` describe: its game, and whether it is for money."""
    game = chosen(values, table.LAST_VARIANT)
    if is_own_choice(games_of(game)):
        game = _OWN_GAMES
    return f"{game} for money" if chosen(values, table.LAST_LENGTH) == MONEY else game


def dice_kind_of(values: Values) -> str:
    """The name by which the dice of such a match are remembered: two people roll their own."""
    kind = kind_of(values)
    return f"{kind} with a friend" if chosen(values, table.LAST_OPPONENT) == AGAINST_FRIEND else kind


def usual_rules(defaults: Values, *, is_money: bool) -> dict[str, Value]:
    """What a match begins with where nothing else was chosen; ``defaults`` are the values of the settings.

    Automatic doubles by default are for money sessions only.
    """
    of_the_game = (table.LAST_RULE_OPTIONS, table.LAST_NEW_OPENING)
    found: dict[str, Value] = {
        setting.key: setting.default if setting in of_the_game else defaults.get(setting.key, setting.default)
        for setting in REMEMBERED
    }
    return found if is_money else found | {table.AUTOMATIC_DOUBLES.key: 0}


def differences(values: Values, defaults: Values) -> tuple[AnySetting, ...]:
    """What in ``values`` is not as usual, of what means something in that match."""
    usual = usual_rules(defaults, is_money=chosen(values, table.LAST_LENGTH) == MONEY)
    locked = locked_rules(values)
    return tuple(
        setting
        for setting in REMEMBERED
        if setting.key not in locked and values.get(setting.key, setting.default) != usual[setting.key]
    )


class RulesByKind:
    """The rules of each kind of match while somebody chooses what to play.

    ``values`` are those to begin with, ``own`` what each kind was last played by, where that is not usual.
    """

    def __init__(self, values: Values, defaults: Values, own: Mapping[str, Values]) -> None:
        self.defaults = defaults
        self._own = own
        self._kinds = _kinds_of(values)
        self._shown = _rules_in(values)
        self._left: dict[tuple[str, str], dict[str, Value]] = {}

    def follow(self, values: Values) -> dict[str, Value] | None:
        """The rules to show instead of those in ``values``, where these describe another kind than before."""
        kinds = _kinds_of(values)
        if kinds == self._kinds:
            self._shown = _rules_in(values)
            return None
        self._left |= _by_kinds(self._kinds, self._shown)
        self._kinds = kinds
        known = _by_kinds(kinds, self.remembered(values))
        self._shown = {
            key: value for part in known for key, value in self._left.get(part, known[part]).items()
        }
        return self._shown

    def usual(self, values: Values) -> dict[str, Value]:
        """What a match of this kind begins with by default."""
        return usual_rules(self.defaults, is_money=chosen(values, table.LAST_LENGTH) == MONEY)

    def remembered(self, values: Values) -> dict[str, Value]:
        """What a match of this kind was last played by."""
        own, dice = (_rules_in(self._own.get(kind, {})) for kind in _kinds_of(values))
        return self.usual(values) | _without_dice(own) | _dice_in(dice)


def _kinds_of(values: Values) -> tuple[str, str]:
    return kind_of(values), dice_kind_of(values)


def _by_kinds(kinds: tuple[str, str], rules: Values) -> dict[tuple[str, str], dict[str, Value]]:
    """``rules`` without the dice, and the dice, each by what they are remembered by."""
    kind, dice = kinds
    return {("rules", kind): _without_dice(rules), ("dice", dice): _dice_in(rules)}


def _without_dice(values: Values) -> dict[str, Value]:
    return {key: value for key, value in values.items() if key != table.DICE_KIND.key}


def _dice_in(values: Values) -> dict[str, Value]:
    return {key: value for key, value in values.items() if key == table.DICE_KIND.key}


def _rules_in(values: Values) -> dict[str, Value]:
    return {setting.key: values[setting.key] for setting in REMEMBERED if setting.key in values}


def remember(settings: Settings, values: Mapping[str, Value]) -> None:
    """Keep what was chosen for a match; the defaults stay as they are."""
    different = {each.key: values[each.key] for each in differences(values, default_values(settings))}
    kind, dice = _kinds_of(values)
    if dice != kind:
        settings.keep(NamedTable.KINDS, dice, _dice_in(different))
        before = settings.named(NamedTable.KINDS).get(kind, {})
        different = _without_dice(different) | _dice_in(before)
    settings.keep(NamedTable.KINDS, kind, different)
    for_all = (setting for setting in CHOICES if setting not in (*table.RULES, table.DICE_KIND))
    settings.set_all((setting, values[setting.key]) for setting in for_all if setting.key in values)


def default_values(settings: Settings) -> dict[str, Value]:
    """The defaults by key."""
    return {setting.key: settings.value(setting) for setting in REMEMBERED}


def values_to_begin_with(settings: Settings) -> dict[str, Value]:
    """What was chosen for the last match, and by which rules such a match is played."""
    values = {choice.key: settings.value(choice) for choice in CHOICES}
    by_kind = RulesByKind(values, default_values(settings), settings.named(NamedTable.KINDS))
    return values | by_kind.remembered(values)
