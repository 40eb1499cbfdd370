"""One table set up by hand, and what can be changed on it; each change gives a new value."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bgdesk.match.options import MAX_LENGTH, MONEY, MatchOptions, match_options
from bgdesk.match.setup.checkers import Checkers
from bgdesk.match.state import Pair
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, IN, OFF, POINTS, Position
from bgdesk.rules.table_state import Offer
from bgdesk.rules.variants import Contact, Ruleset

_LAST_CUBE = 1024
"""A click on a cube that shows this goes on with 1."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A moment of a game, possible or not: `problems` says what is wrong with it.

    ``cube`` is the cube before ``offer``, where a beaver counts the double as taken. ``score`` holds points
    won. ``turn`` is on roll, and has to play ``dice`` where there are any.
    """

    options: MatchOptions
    position: Position
    turn: Player = Player.WHITE
    dice: Dice | None = None
    cube: Cube = Cube()  # noqa: RUF009  # a frozen value
    offer: Offer | None = None
    score: Pair[int] = Pair(0, 0)  # noqa: RUF009  # likewise
    is_crawford: bool = False

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game that is set up."""
        return self.options.ruleset()

    def count(self, player: Player, place: int) -> int:
        """How many checkers of ``player`` lie on the own ``place``: 1 to 24, bar, reserve or off."""
        if place == IN:
            return self.position.extra(player).reserve
        return self.position.of(player)[place]

    def away(self, player: Player) -> int | None:
        """The points that ``player`` still needs; ``None`` in money play."""
        return None if self.options.is_money else self.options.length - self.score.of(player)

    @property
    def can_be_crawford(self) -> bool:
        """Whether one of the players, and no more, needs a single point of a match with the Crawford rule."""
        needed = [self.away(player) for player in Player]
        return self.options.crawford and needed.count(1) == 1


def places(ruleset: Ruleset) -> tuple[int, ...]:
    """Where the checkers of a game can be set, in their owner's numbers."""
    bar = (BAR,) if ruleset.contact is Contact.HIT else ()
    return (*POINTS, *bar, *((IN,) if ruleset.reserve else ()))


def new_setup(options: MatchOptions | None = None) -> TableSetup:
    """The start of a game; money play unless ``options`` say otherwise."""
    options = options or match_options(MONEY)
    return TableSetup(options, options.ruleset().start_position())


def with_count(setup: TableSetup, player: Player, place: int, wanted: int) -> TableSetup:
    """``wanted`` checkers of ``player`` on the own ``place``, as far as the tray has them.

    What is too many goes to the tray, like the opponent's checkers on a point that is taken; where games are
    won by pinning a single one of these stays under it.
    """
    ruleset = setup.ruleset
    if place not in places(ruleset):
        return setup
    checkers = Checkers.of(setup.position)
    holding = setup.count(player, place)
    most = ruleset.reserve if place == IN else ruleset.checkers
    wanted = max(0, min(wanted, holding + checkers.counts[player][OFF], most))
    checkers.set(player, place, wanted)
    if place in POINTS:
        checkers.clear_for(player, place, ruleset)
    return replace(setup, position=checkers.position(ruleset, setup.position))


def moved(setup: TableSetup, player: Player, source: int, target: int, count: int = 1) -> TableSetup:
    """Up to ``count`` checkers of ``player`` from one own place to another."""
    is_known = all(place == OFF or place in places(setup.ruleset) for place in (source, target))
    if source == target or not is_known:
        return setup
    taken = min(count, setup.count(player, source))
    if source != OFF:
        setup = with_count(setup, player, source, setup.count(player, source) - taken)
    if target != OFF:
        setup = with_count(setup, player, target, setup.count(player, target) + taken)
    return setup


def emptied(setup: TableSetup, player: Player) -> TableSetup:
    """All checkers of ``player`` in the tray."""
    for place in places(setup.ruleset):
        setup = with_count(setup, player, place, 0)
    return setup


def cleared(setup: TableSetup) -> TableSetup:
    """All checkers of both players in their trays, the cube centred, no dice."""
    for player in Player:
        setup = emptied(setup, player)
    return replace(setup, dice=None, cube=Cube(), offer=None)


def started(setup: TableSetup) -> TableSetup:
    """The checkers of the start, the cube centred, no dice; the score stays."""
    start = setup.ruleset.start_position()
    return replace(setup, position=start, dice=None, cube=Cube(), offer=None)


def sides_swapped(setup: TableSetup) -> TableSetup:
    """The checkers of each player for the other one; turn, cube and score stay."""
    return replace(setup, position=setup.position.swapped())


def mirrored(setup: TableSetup) -> TableSetup:
    """The same decision of the other player: checkers, turn, cube and score change sides."""
    owner = setup.cube.owner
    return replace(
        setup,
        position=setup.position.swapped(),
        turn=setup.turn.opponent,
        cube=Cube(setup.cube.value, owner.opponent if owner else None),
        score=Pair(setup.score.black, setup.score.white),
    )


def with_turn(setup: TableSetup, player: Player) -> TableSetup:
    """``player`` on roll; an offer that waits is withdrawn."""
    return replace(setup, turn=player, offer=None if player is not setup.turn else setup.offer)


def with_dice(setup: TableSetup, dice: Dice | None) -> TableSetup:
    """``dice`` to be played, ``None``: still to roll."""
    return replace(setup, dice=dice, offer=None)


def with_offer(setup: TableSetup, offer: Offer | None) -> TableSetup:
    """``offer`` waiting for its answer; then no dice are rolled."""
    return replace(setup, offer=offer, dice=None if offer else setup.dice)


def with_cube(setup: TableSetup, cube: Cube) -> TableSetup:
    """Another cube; one that shows 1 belongs to nobody, and an offer is withdrawn."""
    return replace(setup, cube=Cube() if cube.value == 1 else cube, offer=None)


def cube_cycled(setup: TableSetup, *, back: bool = False) -> TableSetup:
    """The next value of the cube; one turned for the first time belongs to the player not on roll."""
    cube = setup.cube
    following = 1 if cube.value >= _LAST_CUBE else cube.value * 2
    value = (cube.value // 2 or _LAST_CUBE) if back else following
    owner = cube.owner or setup.turn.opponent
    return with_cube(setup, Cube(value, owner))


def with_cube_owner(setup: TableSetup, owner: Player | None) -> TableSetup:
    """The cube at ``owner``; one that shows 1 is turned to 2 for that."""
    value = max(2, setup.cube.value) if owner else setup.cube.value
    return replace(setup, cube=Cube(value, owner), offer=None)


def with_length(setup: TableSetup, length: int) -> TableSetup:
    """A match to ``length`` points, 0 for money; with the usual rules where the kind of play changes."""
    length = max(MONEY, min(length, MAX_LENGTH))
    usual = match_options(length)
    options = replace(setup.options, length=length)
    if options.is_money is not setup.options.is_money or setup.options.length == 1:
        options = replace(
            options, crawford=usual.crawford, jacoby=usual.jacoby, max_chain=usual.max_chain, cube=True
        )
    most = length - 1 if length else max(setup.score.white, setup.score.black)
    score = Pair(min(setup.score.white, most), min(setup.score.black, most))
    return _checked(replace(setup, options=options.locked(), score=score, offer=None))


def with_score(setup: TableSetup, player: Player, points: int) -> TableSetup:
    """``points`` won by ``player``."""
    points = max(0, points)
    if not setup.options.is_money:
        points = min(points, setup.options.length - 1)
    return _checked(replace(setup, score=setup.score.with_value(player, points)))


def with_crawford(setup: TableSetup, *, is_crawford: bool) -> TableSetup:
    """The Crawford game, where it can be; its cube stays centred."""
    return _checked(replace(setup, is_crawford=is_crawford))


def _checked(setup: TableSetup) -> TableSetup:
    if not setup.is_crawford:
        return setup
    if not setup.can_be_crawford:
        return replace(setup, is_crawford=False)
    return replace(setup, cube=Cube(), offer=None)


def played(setup: TableSetup, position: Position) -> TableSetup:
    """After a play that led to ``position``: the opponent is on roll."""
    return replace(setup, position=position, turn=setup.turn.opponent, dice=None, offer=None)


def with_money_rules(setup: TableSetup, *, jacoby: bool, max_chain: int) -> TableSetup:
    """Other rules of money play."""
    options = replace(setup.options, jacoby=jacoby, max_chain=max_chain).locked()
    return replace(setup, options=options, offer=None)


def with_game(setup: TableSetup, game: str) -> TableSetup:
    """The start of another game at the same score."""
    options = replace(setup.options, variant=game, rotation=(), rule_options=(), cube=True).locked()
    return started(_checked(replace(setup, options=options)))
