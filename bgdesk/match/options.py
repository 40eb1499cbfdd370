"""What the players agreed on before the match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from bgdesk.rules.variants import RULESETS, Ruleset, TripleRegion

UNLIMITED = -1
"""A limit that is not there: beaver chains, automatic doubles."""

MAX_LENGTH = 99
MONEY = 0


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
    ``automatic_doubles`` is the limit per game, 0 for none, ``UNLIMITED``.
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

    @property
    def is_money(self) -> bool:
        """A money session rather than a match to so many points."""
        return self.length == MONEY

    @property
    def has_cube(self) -> bool:
        """Whether the cube is in use at all."""
        return self.cube and self.length != 1 and RULESETS[self.variant].has_cube

    @property
    def _has_house_rules(self) -> bool:
        return (
            self.five_on_a_point
            or self.free_die_use
            or self.no_hit_and_run
            or self.quad_for_bar
            or self.triple_region is not TripleRegion.BAR_OR_HOME
        )

    @property
    def has_house_rules(self) -> bool:
        """Whether anything is agreed beyond what the files of other programs can say."""
        sayable = replace(
            match_options(self.length),
            variant=self.variant,
            games=self.games,
            cube=self.cube,
            crawford=self.crawford,
            jacoby=self.jacoby,
            max_chain=self.max_chain,
            automatic_doubles=self.automatic_doubles,
            clock=self.clock,
        )
        return self.locked() != sayable.locked()

    def ruleset(self) -> Ruleset:
        """The game with the agreed house rules and result options."""
        if not self._has_house_rules:
            return RULESETS[self.variant]
        return RULESETS[self.variant].with_rules(
            max_stack=5 if self.five_on_a_point else None,
            free_die_use=self.free_die_use,
            no_hit_and_run=self.no_hit_and_run,
            triple_region=self.triple_region,
            quad_for_bar=self.quad_for_bar,
        )

    def locked(self) -> MatchOptions:
        """These options with everything off that the rules lock for this kind of play.

        Jacoby, raises and automatic doubles mean nothing where no cube is in use.
        """
        is_match = not self.is_money
        crawford = self.crawford and is_match and self.length > 1
        jacoby = self.jacoby and self.is_money and self.has_cube
        return replace(
            self,
            games=None if is_match else self.games,
            crawford=crawford,
            holland=self.holland and crawford,
            jacoby=jacoby,
            jacoby_auto_counts=self.jacoby_auto_counts and jacoby,
            max_chain=self.max_chain if self.is_money and self.has_cube else 0,
            automatic_doubles=self.automatic_doubles if self.has_cube else 0,
        )

    def problem(self) -> str | None:
        """What makes these options impossible, as a sentence for programmers; ``None`` when all is well."""
        checks = (
            (self.variant in RULESETS, f"there is no variant {self.variant!r}"),
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


def match_options(length: int) -> MatchOptions:
    """The defaults for a match to ``length`` points, 0 for money."""
    if length == MONEY:
        return MatchOptions(length=MONEY, crawford=False, jacoby=True, max_chain=1)
    return MatchOptions(length=length).locked()
