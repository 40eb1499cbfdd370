"""From the choices in the settings to the match to be started."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import AnySetting, Section, Setting, T, Value
from bgdesk.app.table.match_opener import Earlier, NewMatch
from bgdesk.app.table.tutor_choice import tutor_mode, why_no_tutor
from bgdesk.match.dice.fair_dice import FAIR, REPLAYED, SEEDED
from bgdesk.match.match_types import MOST_GAMES, games_of, is_own_choice
from bgdesk.match.options import RULE_OPTIONS, ClockOptions, FlagFall, MatchOptions
from bgdesk.match.record import Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.match.tutor import TutorMode, TutorOptions
from bgdesk.rules.variants import RULESETS, NextStarter, TripleRegion

CHOICES: tuple[AnySetting, ...] = (
    *(
        setting
        for setting in table.TABLE.values()
        if setting.section in (Section.RULES, Section.LAST_MATCH) and setting is not table.PRACTISER
    ),
    table.DICE_KIND,
)
"""What the next match is made from; remembered as it was last chosen."""

AGAINST_BOT, AGAINST_FRIEND, BOTS = "bot", "friend", "bots"
WHITE, BLACK, RANDOM = "white", "black", "random"

Values = Mapping[str, Value]
"""The values of `CHOICES` by key."""


@dataclass(frozen=True, slots=True)
class Names:
    """How the seats are called: people, and computer players by the id of their level.

    ``own`` has the level that plays for each that is made for the player.
    """

    you: str
    friend: str
    levels: Mapping[str, str]
    own: Mapping[str, str] = field(default_factory=dict)


def chosen(values: Values, setting: Setting[T]) -> T:
    """The value of ``setting`` in ``values``, the default when it lacks."""
    return values.get(setting.key, setting.default)  # type: ignore[return-value]  # values are checked where they come in


def new_match(
    values: Values, names: Names, *, coin: bool = False, words: str = "", earlier: Earlier | None = None
) -> NewMatch:
    """The match that ``values`` describe; ``coin`` decides where the colour is left to chance.

    ``words`` go into fair dice. The rolls of ``earlier`` go before the kind of dice in ``values``.
    """
    dice = REPLAYED if earlier else chosen(values, table.DICE_KIND)
    you_are_white = is_white(values, coin=coin)
    options = options_of(values).locked()
    return NewMatch(
        options=options,
        seats=_seats(values, names, is_white=you_are_white),
        dice_kind=dice,
        words=words if dice == FAIR else "",
        seed=chosen(values, table.LAST_SEED) if dice == SEEDED else None,
        earlier=earlier,
        tutor=_tutor(values, options, is_white=you_are_white),
    )


def is_white(values: Values, *, coin: bool) -> bool:
    """Whether the player has the white checkers; ``coin`` decides where the colour is left to chance."""
    colour = chosen(values, table.LAST_COLOUR)
    return coin if colour == RANDOM else colour == WHITE


def _tutor(values: Values, options: MatchOptions, *, is_white: bool) -> TutorOptions | None:
    """What the tutor is to do, where there can be one and somebody wants it."""
    opponent = chosen(values, table.LAST_OPPONENT)
    own = tutor_mode(chosen(values, table.LAST_TUTOR))
    is_guest = opponent == AGAINST_FRIEND
    other = tutor_mode(chosen(values, table.LAST_GUEST_TUTOR)) if is_guest else TutorMode.OFF
    white, black = (own, other) if is_white else (other, own)
    limits = chosen(values, table.LAST_TUTOR_PLAY), chosen(values, table.LAST_TUTOR_CUBE)
    wanted = TutorOptions(white, black, *limits)
    return wanted if wanted.is_on and why_no_tutor(options, has_person=opponent != BOTS) is None else None


def options_of(values: Values) -> MatchOptions:
    """The rules as wished, those included that this kind of match does not know."""
    region = TripleRegion(chosen(values, table.TRIPLE_REGION))
    games = _games(values)
    return MatchOptions(
        variant=games[0],
        rotation=games if len(games) > 1 else (),
        rule_options=_rule_options(values),
        starter=_starter(values, games),
        length=chosen(values, table.LAST_LENGTH),
        games=chosen(values, table.LAST_GAMES) or None,
        cube=chosen(values, table.CUBE),
        crawford=chosen(values, table.CRAWFORD),
        holland=chosen(values, table.HOLLAND),
        jacoby=chosen(values, table.JACOBY),
        jacoby_auto_counts=chosen(values, table.JACOBY_AUTO_COUNTS),
        max_chain=chosen(values, table.MAX_CHAIN),
        automatic_doubles=chosen(values, table.AUTOMATIC_DOUBLES),
        triple_region=region,
        quad_for_bar=chosen(values, table.QUAD_FOR_BAR) and region is not TripleRegion.BAR_ONLY,
        five_on_a_point=chosen(values, table.FIVE_ON_A_POINT),
        free_die_use=chosen(values, table.FREE_DIE_USE),
        no_hit_and_run=chosen(values, table.NO_HIT_AND_RUN),
        clock=_clock(values),
    )


def _games(values: Values) -> tuple[str, ...]:
    """The games in turn; the usual one where the settings name one that there is not."""
    games = games_of(chosen(values, table.LAST_VARIANT))
    is_known = set(games) <= set(RULESETS) and len(games) <= MOST_GAMES
    return games if is_known else (table.LAST_VARIANT.default,)


def _starter(values: Values, games: tuple[str, ...]) -> NextStarter | None:
    """What the players agreed on where they put the games in turn themselves."""
    is_agreed = chosen(values, table.LAST_NEW_OPENING) and is_own_choice(games)
    return NextStarter.NEW_OPENING if is_agreed else None


def _rule_options(values: Values) -> tuple[str, ...]:
    return tuple(each for each in chosen(values, table.LAST_RULE_OPTIONS).split() if each in RULE_OPTIONS)


def _clock(values: Values) -> ClockOptions | None:
    if not chosen(values, table.CLOCK):
        return None
    points = max(1, chosen(values, table.LAST_LENGTH))
    return ClockOptions(
        reserve_ms=chosen(values, table.CLOCK_RESERVE_S) * 1000 * points,
        delay_ms=chosen(values, table.CLOCK_DELAY_S) * 1000,
        flag_fall=FlagFall(chosen(values, table.FLAG_FALL)),
    )


def _seats(values: Values, names: Names, *, is_white: bool) -> Pair[Seat]:
    opponent = chosen(values, table.LAST_OPPONENT)
    level = chosen(values, table.LAST_LEVEL)
    if opponent == BOTS:
        return told_apart(_bot(level, names), _bot(chosen(values, table.LAST_SECOND_LEVEL), names))
    you = Seat(names.you)
    other = Seat(names.friend) if opponent == AGAINST_FRIEND else _bot(level, names)
    return told_apart(you, other) if is_white else told_apart(other, you)


def told_apart(white: Seat, black: Seat) -> Pair[Seat]:
    """Both seats, of which the second has another name where they are called the same."""
    return Pair(white, replace(black, name=f"{black.name} 2") if white.name == black.name else black)


def _bot(level: str, names: Names) -> Seat:
    return Seat(names.levels.get(level, level), SeatKind.BOT, names.own.get(level, level))


def locked_rules(values: Values) -> frozenset[str]:
    """The keys of the rules that mean nothing in the match that ``values`` describe."""
    wished = options_of(values)
    without_cube = () if _may_have_cube(wished) else _CUBE_RULES
    off = {key for key, (name, on) in _LOCKABLE.items() if not _can_be(wished, name, on)}
    if wished.triple_region is TripleRegion.BAR_ONLY:
        off.add(table.QUAD_FOR_BAR.key)
    if not wished.has_cube:
        off |= {table.CRAWFORD.key, table.HOLLAND.key}
    if wished.clock is None:
        off |= {table.CLOCK_RESERVE_S.key, table.CLOCK_DELAY_S.key, table.FLAG_FALL.key}
    return frozenset((*off, *without_cube))


_LOCKABLE: Mapping[str, tuple[str, object]] = {
    table.CRAWFORD.key: ("crawford", True),
    table.HOLLAND.key: ("holland", True),
    table.JACOBY.key: ("jacoby", True),
    table.JACOBY_AUTO_COUNTS.key: ("jacoby_auto_counts", True),
    table.MAX_CHAIN.key: ("max_chain", 1),
    table.AUTOMATIC_DOUBLES.key: ("automatic_doubles", 1),
    table.TRIPLE_REGION.key: ("triple_region", TripleRegion.BAR_ONLY),
    table.QUAD_FOR_BAR.key: ("quad_for_bar", True),
    table.FIVE_ON_A_POINT.key: ("five_on_a_point", True),
    table.FREE_DIE_USE.key: ("free_die_use", True),
    table.NO_HIT_AND_RUN.key: ("no_hit_and_run", True),
}
_CUBE_RULES = (table.CUBE.key,)


def _may_have_cube(options: MatchOptions) -> bool:
    return replace(options, cube=True).has_cube


def _can_be(wished: MatchOptions, name: str, value: object) -> bool:
    options = replace(wished, **{name: value}).locked()  # type: ignore[arg-type]  # names of fields
    return bool(getattr(options, name) == value)
