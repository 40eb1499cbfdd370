"""What the players agreed on before the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from operator import attrgetter
from types import MappingProxyType

from bgdesk.match.match_types import MOST_GAMES, rotation_id, usual_starter
from bgdesk.rules.outcome import BACKGAMMON
from bgdesk.rules.variants import RULESETS, NextStarter, Ruleset, TripleRegion

UNLIMITED = -1
"""A limit that is not there: beaver chains, automatic doubles."""

MAX_LENGTH = 99
MONEY = 0
FIVE = 5
"""Checkers on a point, where no more are agreed."""

HOUSE_RULES: Mapping[str, tuple[str, object]] = MappingProxyType(
    {
        "five_on_a_point": ("max_stack", FIVE),
        "free_die_use": ("free_die_use", True),
        "no_hit_and_run": ("no_hit_and_run", True),
    }
)
"""House rules by name, with the field of a ruleset that each sets, and to what."""
_RESULT_OPTIONS = ("triple_region", "quad_for_bar")

RULE_OPTIONS = frozenset(option.id for ruleset in RULESETS.values() for option in ruleset.options)
"""The ids of all rule options."""


def rule_options_of(games: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of the rule options that mean something to ``games``; a cube does where they take no turns."""
    known = (option for game in games for option in RULESETS[game].options)
    return tuple(dict.fromkeys(option.id for option in known if len(games) == 1 or not option.is_about_cube))


class FlagFall(StrEnum):
    """What running out of time costs."""

    LOSE_MATCH = "lose_match"
    LOSE_GAME = "lose_game"


@dataclass(frozen=True, slots=True)
class ClockOptions:
    """A delay clock: ``delay_ms`` of every turn are free, the rest comes off the reserve."""

    reserve_ms: int
    delay_ms: int = 12_000
    flag_fall: FlagFall = FlagFall.LOSE_MATCH


@dataclass(frozen=True, slots=True)
class MatchOptions:
    """The agreed rules of one match or money session.

    ``length`` is the number of points, 0 for a money session; ``games`` ends a money session
    after so many games (``None``: as long as the players like). ``max_chain`` is the number of
    raises allowed after a double: 0 none, 1 beaver, 2 also raccoon, ``UNLIMITED``.
    ``automatic_doubles`` is the limit per game, 0 for none, ``UNLIMITED``. ``rotation`` are the games
    (ids of rulesets) that take turns; () plays ``variant`` only, which is the first of them otherwise.
    ``rule_options`` are ids of `Ruleset.options`. ``starter`` says who starts a game after the first where
    games take turns; ``None`` leaves it to who usually does there.
    """

    variant: str = "backgammon"
    length: int = 7
    games: int | None = None
    cube: bool = True
    crawford: bool = True
    holland: bool = False
    jacoby: bool = False
    jacoby_auto_counts: bool = False
    max_chain: int = 0
    automatic_doubles: int = 0
    triple_region: TripleRegion = TripleRegion.BAR_OR_HOME
    quad_for_bar: bool = False
    five_on_a_point: bool = False
    free_die_use: bool = False
    no_hit_and_run: bool = False
    clock: ClockOptions | None = None
    rotation: tuple[str, ...] = ()
    rule_options: tuple[str, ...] = ()
    starter: NextStarter | None = None

    @property
    def is_money(self) -> bool:
        """A money session rather than a match to so many points."""
        return self.length == MONEY

    @property
    def games_played(self) -> tuple[str, ...]:
        """The ids of the rulesets that this match is played by, in turn."""
        return self.rotation or (self.variant,)

    @property
    def game_id(self) -> str:
        """The name under which matches of this kind are rated and listed."""
        return rotation_id(self.rotation) if self.rotation else self.variant

    @property
    def may_have_cube(self) -> bool:
        """Whether a cube can be agreed on at all."""
        return not self.rotation and self.ruleset().has_cube

    @property
    def has_cube(self) -> bool:
        """Whether the cube is in use at all."""
        return self.cube and self.length != 1 and self.may_have_cube

    def ruleset(self, game_number: int = 1) -> Ruleset:
        """The rules of game ``game_number``, with the agreed house rules, result options and rule options."""
        games = self.rotation
        ruleset = RULESETS[games[(game_number - 1) % len(games)] if games else self.variant]
        if self.rule_options:
            ruleset = ruleset.with_options(self.rule_options)
        changes = self._house_rules(ruleset) if ruleset.takes_house_rules else None
        if changes and BACKGAMMON not in ruleset.levels:
            changes = {name: changes[name] for name in changes if name not in _RESULT_OPTIONS}
        return ruleset.with_rules(**changes) if changes else ruleset

    def _house_rules(self, game: Ruleset) -> dict[str, object]:
        """The fields of ``game`` that the agreed house rules and result options change."""
        if _agreed(self) == _NOTHING_AGREED:
            return {}
        agreed = (rule for rule in HOUSE_RULES if getattr(self, rule) and _is_changed(game, rule))
        changes = dict(HOUSE_RULES[rule] for rule in agreed)
        if self.quad_for_bar:
            changes["quad_for_bar"] = True
        if self.triple_region is not TripleRegion.BAR_OR_HOME:
            changes["triple_region"] = self.triple_region
        return changes

    @property
    def rulesets(self) -> tuple[Ruleset, ...]:
        """The rules of every game of this match, each as agreed, in turn."""
        return tuple(self.ruleset(number) for number, _ in enumerate(self.games_played, 1))

    def winner_starts(self, game_number: int) -> bool:
        """Whether game ``game_number`` is started by the winner of the one before it."""
        starter = self.ruleset(game_number).next_starter
        if self.rotation:
            starter = self.starter or usual_starter(self.rotation)
        return starter is NextStarter.PREVIOUS_WINNER

    def locked(self) -> MatchOptions:
        """These options with everything off that the rules lock for this kind of play.

        Jacoby, raises and automatic doubles mean nothing where no cube is in use, the Crawford rule where
        none can be; result options and rule options nothing to a game that has none of them, nor house rules
        to games that take none, have them anyway or have too few checkers for them; who starts needs games
        that take turns.
        """
        is_match = not self.is_money
        crawford = self.crawford and is_match and self.length > 1 and self.may_have_cube
        jacoby = self.jacoby and self.is_money and self.has_cube
        return replace(
            self,
            variant=self.games_played[0],
            games=None if is_match else self.games,
            crawford=crawford,
            holland=self.holland and crawford,
            jacoby=jacoby,
            jacoby_auto_counts=self.jacoby_auto_counts and jacoby,
            max_chain=self.max_chain if self.is_money and self.has_cube else 0,
            automatic_doubles=self.automatic_doubles if self.has_cube else 0,
            rule_options=self._known_rule_options(),
            starter=self._unusual_starter(),
            **self._locked_house_rules(),  # type: ignore[arg-type]  # fields of this class
        )

    def _unusual_starter(self) -> NextStarter | None:
        is_usual = not self.rotation or self.starter is usual_starter(self.rotation)
        return None if is_usual else self.starter

    def _known_rule_options(self) -> tuple[str, ...]:
        return tuple(each for each in rule_options_of(self.games_played) if each in self.rule_options)

    def _locked_house_rules(self) -> dict[str, object]:
        games = [RULESETS[game] for game in self.games_played if RULESETS[game].takes_house_rules]
        off: dict[str, object] = {
            rule: False for rule in HOUSE_RULES if not any(_is_changed(game, rule) for game in games)
        }
        if not any(BACKGAMMON in game.levels for game in games):
            off |= {"triple_region": TripleRegion.BAR_OR_HOME, "quad_for_bar": False}
        return off

    def problem(self) -> str | None:
        """What makes these options impossible, as a sentence for programmers; ``None`` when all is well."""
        unknown = next((game for game in (self.variant, *self.rotation) if game not in RULESETS), None)
        checks = (
            (unknown is None, f"there is no variant {unknown!r}"),
            (len(self.rotation) != 1, "one game cannot take turns"),
            (len(self.rotation) <= MOST_GAMES, f"{len(self.rotation)} games cannot take turns"),
            (set(self.rule_options) <= RULE_OPTIONS, "a rule option is not known"),
            (MONEY <= self.length <= MAX_LENGTH, f"a match cannot have {self.length} points"),
            (self.games is None or self.games >= 1, f"a session cannot have {self.games} games"),
            (self.max_chain >= UNLIMITED, f"{self.max_chain} raises are not possible"),
            (
                self.automatic_doubles >= UNLIMITED,
                f"{self.automatic_doubles} automatic doubles are not possible",
            ),
            (
                not (self.quad_for_bar and self.triple_region is TripleRegion.BAR_ONLY),
                "four points for a checker on the bar need three points for one in the winner's home",
            ),
            (
                self.clock is None or (self.clock.reserve_ms > 0 and self.clock.delay_ms >= 0),
                "a clock needs a reserve and a delay that is not negative",
            ),
        )
        return next((sentence for is_fine, sentence in checks if not is_fine), None)


_agreed = attrgetter(*HOUSE_RULES, "quad_for_bar", "triple_region")
_NOTHING_AGREED = (*(False for _ in HOUSE_RULES), False, TripleRegion.BAR_OR_HOME)


def _is_changed(game: Ruleset, rule: str) -> bool:
    """Whether the house rule changes ``game``: does not hold there anyway, nor asks for more checkers."""
    field, value = HOUSE_RULES[rule]
    has_enough = rule != "five_on_a_point" or game.checkers > FIVE
    return has_enough and getattr(game, field) != value


def match_options(length: int) -> MatchOptions:
    """The defaults for a match to ``length`` points, 0 for money."""
    if length == MONEY:
        return MatchOptions(length=MONEY, crawford=False, jacoby=True, max_chain=1)
    return MatchOptions(length=length).locked()
