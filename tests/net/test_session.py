"""Two sessions: how they agree, play, part and come together again, and what becomes of those who cheat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bgdesk.match.dice.check import verify
from bgdesk.match.dice.shared_dice import shared_dice
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    Entry,
    FlagFell,
    GameStarted,
    HintTaken,
    OpeningRolled,
    Played,
    Rolled,
    StepPlayed,
    TakenBack,
)
from bgdesk.match.options import ClockOptions, MatchOptions, match_options
from bgdesk.match.state import Phase
from bgdesk.net import effects, messages, orders
from bgdesk.net.clockwork import LAG_MS, LAG_OF_MATCH_MS, PING_MS, SILENCE_MS, WITHHELD_MS
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.messages import Message, decoded, encoded
from bgdesk.net.session import Session, SessionStage
from bgdesk.net.shared_game import hash_after
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from tests.match.driving import some_play
from tests.net.two_programs import (
    BLACK,
    WHITE,
    Program,
    chain_of,
    connect,
    offer,
    pass_on,
    play,
    shared_text,
    two,
)

TIMED = replace(match_options(3), clock=ClockOptions(60_000, 5_000))


def playing(
    options: MatchOptions | None = None, decisions: int = 0, seed: int = 1
) -> tuple[Program, Program]:
    one, other = two(options)
    connect(one, other)
    play(one, other, Random(seed), decisions)
    pass_on(one, other)
    return one, other


def until(phase: Phase, options: MatchOptions | None = None) -> tuple[Program, Program]:
    """(who has to act, the other) at the first moment of ``phase`` after the opening."""
    one, other = playing(options or match_options(3), 2)
    choose = Random(4)
    while one.record.state.phase is not phase or one.record.state.turns_completed.white < 1:
        play(one, other, choose, 1)
    return (one, other) if one.may_act else (other, one)


@pytest.mark.parametrize("seat", [WHITE, BLACK])
@pytest.mark.parametrize(
    "options",
    [
        match_options(3),
        replace(match_options(0), games=2, max_chain=2),
        MatchOptions("fevga", 2),
        MatchOptions("russian", 1),
        MatchOptions("gul_bara", 1),
        TIMED,
    ],
    ids=lambda options: f"{options.variant}-{options.length}" if isinstance(options, MatchOptions) else None,
)
def test_both_records_of_a_whole_match_are_the_same(options: MatchOptions, seat: object) -> None:
    one, other = two(options, WHITE if seat is WHITE else BLACK)
    connect(one, other)
    play(one, other, Random(7))
    assert (one.is_over, one.faults, other.faults) == (True, [], [])
    assert shared_text(one) == shared_text(other)
    assert verify(one.record) == ()
    assert one.session.game
    assert other.session.game
    assert one.session.game.head == other.session.game.head
    names = (one.record.header.seats.white.name, one.record.header.seats.black.name)
    assert names == (("Ada", "Bob") if seat is WHITE else ("Bob", "Ada"))


def test_the_terms_are_for_the_one_who_joins_to_agree() -> None:
    one, joiner = (
        Program("Ada", chain_of(1), offer(chain_of(1), match_options(5))),
        Session("Bob", chain_of(2), 0),
    )
    one.connected()
    joiner.connected(0)
    for line in bytes(one.out).splitlines():
        joiner.heard(line, 0)
    one.out.clear()
    one.hears(encoded(messages.Hello("Bob", "x"), 1))
    (terms,) = joiner.heard(bytes(one.out), 0)
    assert terms == effects.TermsOffered("Ada", match_options(5), WHITE)
    assert joiner.do(orders.Says("too early"), 0) == []
    declined = joiner.do(orders.Declines(), 0)
    assert [type(effect) for effect in declined] == [effects.Send, effects.Close]
    one.hears(encoded(messages.Decline(), 2))
    assert one.faults == [effects.Refusing(TableFault.DECLINED, 0, by_other=True)]


def test_giving_up_while_the_other_decides() -> None:
    actor, other = until(Phase.TO_PLAY)
    other.gives_up()
    pass_on(actor, other)
    assert actor.wished == Abandoned(other.me)  # type: ignore[arg-type]
    play(actor, other, Random(1), 1)
    assert actor.is_over
    assert shared_text(actor) == shared_text(other)


def test_giving_up_crosses_a_decision() -> None:
    actor, other = until(Phase.TO_PLAY)
    actor.acts(Random(1))
    other.gives_up()
    pass_on(actor, other)
    assert (actor.wished, actor.faults, other.faults) == (None, [], [])
    assert shared_text(actor) == shared_text(other)
    assert other.may_act


@pytest.mark.parametrize("is_granted", [True, False])
def test_once_a_game_is_given_up_nobody_may_give_up_the_next_one_for_the_other(is_granted: bool) -> None:
    actor, other = until(Phase.TO_PLAY, match_options(0))
    other.gives_up()
    pass_on(actor, other)
    other.gives_up()
    assert other.out == b"", "it is asked once"
    actor.writes(Abandoned((other if is_granted else actor).me))  # type: ignore[arg-type]
    pass_on(actor, other)
    assert shared_text(actor) == shared_text(other)
    assert actor.session.game
    wish = actor.session.game.wish_of(other.me)  # type: ignore[arg-type]
    assert (actor.faults, other.faults, wish) == ([], [], None)
    assert Cheat(actor, other).writes(Abandoned(other.me)) == [TableFault.NOT_YOURS]  # type: ignore[arg-type]


@pytest.mark.parametrize("given_up", [False, True])
def test_giving_up_crosses_the_end_of_the_game(given_up: bool) -> None:
    """White begins the next game before Black's wish arrives, or gives up as well."""
    white, black = playing(replace(match_options(0), games=3), 4)
    while white.record.state.phase is not Phase.BEFORE_GAME:
        play(white, black, Random(6), 1)
        if given_up and white.may_act and white.record.state.phase is Phase.TO_PLAY:
            break
    black.gives_up()
    white.writes(Abandoned(WHITE) if given_up else GameStarted(2))
    pass_on(white, black)
    play(white, black, Random(2), 20)
    assert (white.faults, black.faults) == ([], [])
    assert shared_text(white) == shared_text(black)
    assert Abandoned(BLACK) not in white.journal


def test_a_wish_ends_where_the_one_who_wished_decides() -> None:
    actor, other = until(Phase.TO_PLAY, match_options(0))
    other.gives_up()
    actor.acts(Random(1))
    pass_on(actor, other)
    while not actor.may_act:
        play(actor, other, Random(1), 1)
    assert Cheat(actor, other).writes(Abandoned(other.me)) == [TableFault.NOT_YOURS]  # type: ignore[arg-type]


@pytest.mark.parametrize("is_heard", [False, True])
def test_a_wish_is_granted_while_its_program_is_not_there(is_heard: bool) -> None:
    actor, other = until(Phase.TO_PLAY)
    other.gives_up()
    if is_heard:
        pass_on(actor, other)
        actor.acts(Random(1))
    other.restart()
    actor.lost()
    connect(actor, other)
    play(actor, other, Random(1), 1)
    assert (actor.is_over, actor.faults, other.faults) == (True, [], [])
    assert shared_text(actor) == shared_text(other)


def test_a_wish_is_told_again_after_a_break() -> None:
    actor, other = until(Phase.TO_PLAY)
    other.gives_up()
    for program in (actor, other):
        program.lost()
    connect(actor, other)
    pass_on(actor, other)
    assert actor.wished == Abandoned(other.me)  # type: ignore[arg-type]


@pytest.mark.parametrize("phase", [Phase.TO_ROLL, Phase.TO_PLAY])
@pytest.mark.parametrize("is_restarted", [False, True])
def test_a_decision_is_taken_back_where_both_agree(phase: Phase, is_restarted: bool) -> None:
    actor, other = until(phase)
    other.asks_back()
    other.asks_back()
    assert len(bytes(other.out).splitlines()) == 1, "it is asked once"
    pass_on(actor, other)
    assert actor.asked
    actor.writes(actor.asked.entry)
    if is_restarted:
        other.restart()
        actor.lost()
        connect(actor, other)
    pass_on(actor, other)
    assert other.may_act
    assert other.record.state.phase is Phase.TO_PLAY
    play(actor, other, Random(3))
    assert (actor.faults, other.faults, actor.is_over) == ([], [], True)
    assert shared_text(actor) == shared_text(other)
    assert verify(actor.record) == ()
    assert actor.record.is_practice
    rolls = [entry.roll for entry in actor.journal if isinstance(entry, OpeningRolled | Rolled)]
    assert rolls == list(range(len(rolls))), "no roll comes again"


def test_asking_too_late_is_nobodys_fault() -> None:
    actor, other = until(Phase.TO_PLAY)
    actor.acts(Random(1))
    other.asks_back()
    pass_on(actor, other)
    assert (actor.asked, actor.faults, other.faults) == (None, [], [])
    play(actor, other, Random(1), 6)
    assert shared_text(actor) == shared_text(other)


def agreeing(heard: str, seat: Player) -> tuple[Program, Program]:
    """Two programs that the line parts once the other has agreed; what has been ``heard`` by then."""
    one, other = two(match_options(3), seat)
    connect(one, other)
    for sender, hearer in ((other, one), (one, other)) + ((other, one),) * (heard != "nothing"):
        data = bytes(sender.out)
        sender.out.clear()
        hearer.hears(data)
    if heard == "first entry":
        one.writes(GameStarted(1))
    elif heard == "begin":
        other.hears(bytes(one.out))
    for program in (one, other):
        program.lost()
    return one, other


@pytest.mark.parametrize("seat", [WHITE, BLACK])
@pytest.mark.parametrize("heard", ["nothing", "agree", "begin", "first entry"])
@pytest.mark.parametrize("restarted", ["nobody", "opener", "joiner"])
def test_the_line_may_break_between_agreeing_and_the_first_entry(
    heard: str, seat: Player, restarted: str
) -> None:
    if heard == "first entry" and (seat is BLACK or restarted == "joiner"):
        return
    one, other = agreeing(heard, seat)
    assert other.session.has_agreed
    for name, program in (("opener", one), ("joiner", other)):
        if name == restarted:
            program.restart()
    connect(one, other)
    pass_on(one, other)
    steps = [type(effect) for effect in other.told]
    if heard == "first entry":
        assert steps.index(effects.EntryCame) < steps.index(effects.InStep)
    play(one, other, Random(1), 20)
    assert (one.faults, other.faults) == ([], [])
    assert one.is_in_step
    assert shared_text(one) == shared_text(other)


def test_chat_and_its_limits() -> None:
    one, other = playing()
    other.told.clear()
    one.does(orders.Says("hello"))
    for _ in range(6):
        one.does(orders.SaysCanned("good_game"))
    one.does(orders.SaysCanned("unheard_of"))
    pass_on(one, other)
    heard = [effect for effect in other.told if isinstance(effect, effects.Heard | effects.TooMuchSaid)]
    phrase = effects.Heard("good_game", is_canned=True)
    assert heard == [effects.Heard("hello"), *[phrase] * 4, *[effects.TooMuchSaid()] * 3]
    other.now_ms += 10_000
    one.does(orders.Says("later"))
    pass_on(one, other)
    assert other.told[-1] == effects.Heard("later")


def test_a_flood_of_nothing_is_refused() -> None:
    one, other = playing()
    for _ in range(41):
        one.does(orders.Says("x"))
    pass_on(one, other)
    assert other.refused == [TableFault.TOO_FAST]


def test_silence_is_noticed_and_a_sign_of_life_is_enough() -> None:
    one, other = playing()
    for _ in range(6):
        for program in (one, other):
            program.waits(PING_MS)
        pass_on(one, other)
    assert one.is_in_step
    for _ in range(SILENCE_MS // PING_MS):
        one.waits(PING_MS)
    assert (one.refused, one.is_in_step, one.is_closing) == ([TableFault.SILENT], False, True)
    connect(one, other)
    play(one, other, Random(1))
    assert shared_text(one) == shared_text(other)


def test_leaving_is_told_and_the_match_is_kept() -> None:
    one, other = playing(match_options(3), 9)
    one.does(orders.Leaves())
    pass_on(one, other)
    assert effects.OtherLeft() in other.told
    assert other.is_closing
    one.restart()
    other.lost()
    connect(one, other)
    play(one, other, Random(1))
    assert (one.is_over, shared_text(one)) == (True, shared_text(other))


def test_what_was_decided_as_the_line_broke_is_told_later() -> None:
    actor, other = until(Phase.TO_PLAY)
    actor.acts(Random(1))
    for program in (actor, other):
        program.lost()
    connect(actor, other)
    pass_on(actor, other)
    assert shared_text(actor) == shared_text(other)


def test_the_own_program_is_held_to_the_rules_too() -> None:
    actor, other = until(Phase.TO_ROLL)
    with pytest.raises(TableRefused) as refused:
        other.session.do(orders.Decides(Doubled(other.me)), 0)  # type: ignore[arg-type]
    assert refused.value.fault is TableFault.NOT_YOURS
    actor.does(orders.Rolls())
    with pytest.raises(TableRefused) as refused:
        actor.session.do(orders.Decides(Doubled(actor.me)), 0)  # type: ignore[arg-type]
    assert refused.value.fault is TableFault.ROLL_PENDING


def test_who_rolls_and_starts_again_has_still_rolled() -> None:
    actor, other = until(Phase.TO_ROLL)
    actor.does(orders.Rolls())
    actor.restart()
    other.lost()
    connect(actor, other)
    pass_on(actor, other)
    assert effects.InStep(is_rolling=True) in actor.told[-8:]
    assert actor.record.state.phase is Phase.TO_PLAY
    assert shared_text(actor) == shared_text(other)


class Cheat:
    """One of two programs as its owner bent it: whatever is wished is said in its place."""

    def __init__(self, program: Program, victim: Program) -> None:
        self.program, self.victim = program, victim
        self.number = 0
        game = program.session.game
        assert game
        self.game = game
        connect(program, victim)
        self.next_number = len(bytes(program.out).splitlines())
        pass_on(program, victim)
        victim.faults.clear()

    def says(self, *said: Message) -> list[TableFault]:
        for message in said:
            self.next_number += 1
            self.victim.hears(encoded(message, self.next_number))
        return self.victim.refused

    def writes(self, entry: Entry) -> list[TableFault]:
        return self.says(messages.EntryTold(self.game.seq, self.game.head, entry))


def cheat(phase: Phase, *, on_turn: bool = True, options: MatchOptions | None = None) -> Cheat:
    actor, other = until(phase, options)
    return Cheat(actor, other) if on_turn else Cheat(other, actor)


def wrong_secret(c: Cheat) -> list[TableFault]:
    return c.says(messages.RollAsked(c.game.seq), messages.Reveal(c.game.next_secret, "00" * 32))


def secret_of_before(c: Cheat) -> list[TableFault]:
    k = c.game.next_secret
    before = c.program.chain.secret(k - 1).hex()
    return c.says(messages.RollAsked(c.game.seq), messages.Reveal(k, before))


def early_reveal(c: Cheat) -> list[TableFault]:
    k = c.game.next_secret
    return c.says(messages.Reveal(k, c.program.chain.secret(k).hex()))


def other_number(c: Cheat) -> list[TableFault]:
    k = c.game.next_secret + 1
    return c.says(messages.RollAsked(c.game.seq), messages.Reveal(k, c.program.chain.secret(k).hex()))


def double_after_roll(c: Cheat) -> list[TableFault]:
    told = messages.EntryTold(c.game.seq, c.game.head, Doubled(c.game.me))
    return c.says(messages.RollAsked(c.game.seq), told)


def giving_up_a_roll(c: Cheat) -> list[TableFault]:
    """Rolls, sees the dice, breaks the line and doubles instead."""
    c.says(messages.RollAsked(c.game.seq))
    again = Cheat(c.program, c.victim)
    return again.writes(Doubled(c.game.me))


def own_dice(c: Cheat) -> list[TableFault]:
    due = c.game.record().ledger.next_number
    return c.writes(Rolled(c.game.me, Dice(6, 6), due))


def known_secrets_other_dice(c: Cheat) -> list[TableFault]:
    c.says(messages.RollAsked(c.game.seq))
    k = c.game.next_secret
    pair = [c.program.chain.secret(k).hex(), c.victim.chain.secret(k).hex()]
    secrets = tuple(pair if c.game.me is WHITE else pair[::-1])
    due = shared_dice(c.game.header.id, tuple(map(bytes.fromhex, secrets)), k - 1)
    return c.writes(Rolled(c.game.me, Dice(due.second % 6 + 1, due.first), k - 1, secrets))


def chosen_secret_of_the_victim(c: Cheat) -> list[TableFault]:
    """The dice follow from both secrets, of which the other one was never the victim's."""
    k = c.game.next_secret
    pair = [c.program.chain.secret(k).hex(), "00" * 32]
    secrets = tuple(pair if c.game.me is WHITE else pair[::-1])
    due = shared_dice(c.game.header.id, tuple(map(bytes.fromhex, secrets)), k - 1)
    return c.writes(Rolled(c.game.me, due, k - 1, secrets))


def giving_up_a_roll_of_a_restarted_victim(c: Cheat) -> list[TableFault]:
    """As above, where the victim's program is killed after it has told its secret."""
    c.says(messages.RollAsked(c.game.seq))
    c.victim.restart()
    again = Cheat(c.program, c.victim)
    return again.writes(Doubled(c.game.me))


def illegal_play(c: Cheat) -> list[TableFault]:
    return c.writes(Played(c.game.me, (StepPlayed(24, 1, 6),)))


def decision_of_the_victim(c: Cheat) -> list[TableFault]:
    return c.writes(some_play(c.game.state))


def taking_back(c: Cheat) -> list[TableFault]:
    return c.writes(TakenBack(1, same_dice=False))


def a_hint(c: Cheat) -> list[TableFault]:
    return c.writes(HintTaken(c.game.me))


def the_same_twice(c: Cheat) -> list[TableFault]:
    c.writes(some_play(c.game.state))
    assert c.victim.refused == []
    return c.writes(some_play(c.game.state))


def a_line_again(c: Cheat) -> list[TableFault]:
    c.says(messages.Ping())
    c.next_number -= 1
    return c.says(messages.Ping())


def other_past(c: Cheat) -> list[TableFault]:
    head = hash_after(c.game.head, GameStarted(1))
    return c.says(messages.EntryTold(c.game.seq, head, some_play(c.game.state)))


def wish_for_the_victim(c: Cheat) -> list[TableFault]:
    return c.says(messages.Wish(c.game.seq, Abandoned(c.game.me.opponent)))


def taking_back_too_much(c: Cheat) -> list[TableFault]:
    wanted = c.game.take_back_of(c.game.me)
    assert wanted
    return c.says(messages.Wish(c.game.seq, replace(wanted, keep=wanted.keep - 1)))


def taking_back_the_same_dice(c: Cheat) -> list[TableFault]:
    wanted = c.game.take_back_of(c.game.me)
    assert wanted
    return c.says(messages.Wish(c.game.seq, replace(wanted, same_dice=True)))


def taking_back_what_was_not_asked(c: Cheat) -> list[TableFault]:
    """The victim asked for something else."""
    c.victim.asks_back()
    return c.writes(TakenBack(1, same_dice=False))


def taking_back_a_roll_that_was_promised(c: Cheat) -> list[TableFault]:
    """Has rolled, knows the dice, and agrees to what was asked before."""
    c.victim.asks_back()
    game = c.victim.session.game
    assert game
    wanted = game.take_back_of(c.victim.me)  # type: ignore[arg-type]
    assert wanted
    told = messages.EntryTold(c.game.seq, c.game.head, wanted)
    return c.says(messages.RollAsked(c.game.seq), told)


def wish_from_later(c: Cheat) -> list[TableFault]:
    return c.says(messages.Wish(c.game.seq + 1, Abandoned(c.game.me)))


def victim_gives_up(c: Cheat) -> list[TableFault]:
    return c.writes(Abandoned(c.game.me.opponent))


def hello_again(c: Cheat) -> list[TableFault]:
    return c.says(messages.Hello("Eve", "x"))


def wrong_clock(c: Cheat) -> list[TableFault]:
    c.victim.now_ms += LAG_OF_MATCH_MS + LAG_MS + 1
    return c.writes(some_play(c.game.state))


def wrong_clock_and_a_break(c: Cheat) -> list[TableFault]:
    """Thinks for too long, breaks the line, and tells what was played as if it had been while apart."""
    c.victim.now_ms += LAG_OF_MATCH_MS + LAG_MS + 1
    played, told = some_play(c.game.state), c.game.told
    for program in (c.victim, c.program):
        program.lost()
    c.program.writes(played)
    seq = c.game.seq - 1
    connect(c.program, c.victim)
    c.victim.hears(encoded(messages.Hello("Eve", "x", resume=c.game.place()), 1))
    c.next_number = 1
    return c.says(told(seq))


def secret_kept_back(c: Cheat) -> list[TableFault]:
    """Answers every ping, but not the roll."""
    c.victim.does(orders.Rolls())
    return lingers(c, WITHHELD_MS)


def never_decides(c: Cheat) -> list[TableFault]:
    return lingers(c, 65_000 + LAG_MS + LAG_OF_MATCH_MS)


def lingers(c: Cheat, ms: int) -> list[TableFault]:
    """Is there for just as long as it may, and a moment more."""
    c.victim.waits(1)
    for waited in range(0, ms, PING_MS):
        assert c.victim.refused == []
        c.says(messages.Pong())
        c.victim.waits(min(PING_MS, ms - waited))
    c.says(messages.Pong())
    c.victim.waits(1)
    return c.victim.refused


def flag_of_the_victim(c: Cheat) -> list[TableFault]:
    return c.writes(FlagFell(c.game.me.opponent))


@pytest.mark.parametrize(
    ("attack", "phase", "on_turn", "fault"),
    [
        (wrong_secret, Phase.TO_ROLL, True, TableFault.WRONG_SECRET),
        (secret_of_before, Phase.TO_ROLL, True, TableFault.WRONG_SECRET),
        (early_reveal, Phase.TO_ROLL, True, TableFault.EARLY_REVEAL),
        (early_reveal, Phase.TO_ROLL, False, TableFault.EARLY_REVEAL),
        (early_reveal, Phase.TO_PLAY, True, TableFault.EARLY_REVEAL),
        (other_number, Phase.TO_ROLL, True, TableFault.EARLY_REVEAL),
        (double_after_roll, Phase.TO_ROLL, True, TableFault.ROLL_PENDING),
        (giving_up_a_roll, Phase.TO_ROLL, True, TableFault.ROLL_PENDING),
        (own_dice, Phase.TO_ROLL, True, TableFault.WRONG_SECRET),
        (known_secrets_other_dice, Phase.TO_ROLL, True, TableFault.ILLEGAL),
        (chosen_secret_of_the_victim, Phase.TO_ROLL, True, TableFault.WRONG_SECRET),
        (giving_up_a_roll_of_a_restarted_victim, Phase.TO_ROLL, True, TableFault.ROLL_PENDING),
        (illegal_play, Phase.TO_PLAY, True, TableFault.ILLEGAL),
        (decision_of_the_victim, Phase.TO_PLAY, False, TableFault.NOT_YOURS),
        (taking_back, Phase.TO_PLAY, True, TableFault.NOT_AT_A_TABLE),
        (a_hint, Phase.TO_PLAY, True, TableFault.NOT_AT_A_TABLE),
        (the_same_twice, Phase.TO_PLAY, True, TableFault.DISAGREE),
        (a_line_again, Phase.TO_PLAY, True, TableFault.OUT_OF_ORDER),
        (other_past, Phase.TO_PLAY, True, TableFault.DISAGREE),
        (wish_for_the_victim, Phase.TO_PLAY, False, TableFault.NOT_AT_A_TABLE),
        (taking_back_too_much, Phase.TO_PLAY, False, TableFault.NOT_AT_A_TABLE),
        (taking_back_the_same_dice, Phase.TO_PLAY, False, TableFault.NOT_AT_A_TABLE),
        (taking_back_what_was_not_asked, Phase.TO_PLAY, True, TableFault.NOT_AT_A_TABLE),
        (taking_back_a_roll_that_was_promised, Phase.TO_ROLL, True, TableFault.ROLL_PENDING),
        (wish_from_later, Phase.TO_PLAY, False, TableFault.DISAGREE),
        (victim_gives_up, Phase.TO_PLAY, True, TableFault.NOT_YOURS),
        (hello_again, Phase.TO_PLAY, True, TableFault.NOT_NOW),
        (wrong_clock, Phase.TO_PLAY, True, TableFault.WRONG_CLOCK),
        (wrong_clock_and_a_break, Phase.TO_PLAY, True, TableFault.WRONG_CLOCK),
        (flag_of_the_victim, Phase.TO_PLAY, False, TableFault.NOT_YOURS),
        (secret_kept_back, Phase.TO_ROLL, False, TableFault.KEPT_BACK),
        (never_decides, Phase.TO_PLAY, True, TableFault.WRONG_CLOCK),
    ],
)
def test_who_cheats_is_refused_by_name_and_nothing_changes(
    attack: Callable[[Cheat], list[TableFault]], phase: Phase, on_turn: bool, fault: TableFault
) -> None:
    c = cheat(phase, on_turn=on_turn, options=TIMED)
    before = list(c.game.record().entries)
    assert attack(c) == [fault]
    assert c.victim.is_closing
    assert c.victim.session.stage is SessionStage.CLOSED
    assert c.victim.journal[: len(before)] == before
    assert len(c.victim.journal) <= c.game.seq + (attack is the_same_twice)


def test_time_apart_is_nobodys() -> None:
    actor, other = until(Phase.TO_PLAY, TIMED)
    for program in (actor, other):
        program.lost()
        program.now_ms += 2 * LAG_OF_MATCH_MS
    connect(actor, other)
    play(actor, other, Random(1), 3)
    assert (actor.faults, other.faults) == ([], [])
    assert shared_text(actor) == shared_text(other)


def test_a_secret_is_awaited_anew_after_a_break() -> None:
    actor, other = until(Phase.TO_ROLL, TIMED)
    actor.does(orders.Rolls())
    actor.waits(1)
    for program in (actor, other):
        program.lost()
        program.now_ms += WITHHELD_MS
    connect(actor, other)
    actor.hears(bytes(other.out))
    actor.waits(1)
    assert actor.is_rolling
    assert actor.refused == []


def test_without_a_clock_everybody_may_think_as_long_as_they_like() -> None:
    c = cheat(Phase.TO_PLAY)
    assert wrong_clock(c) == []
    assert len(c.victim.journal) == c.game.seq + 1


def test_an_early_roll_does_not_count_and_the_table_goes_on() -> None:
    c = cheat(Phase.TO_PLAY, on_turn=False)
    before = c.victim.promised
    assert c.says(messages.RollAsked(c.game.seq)) == [TableFault.EARLY_ROLL]
    assert c.says(messages.RollAsked(c.game.seq + 1)) == [TableFault.EARLY_ROLL] * 2
    assert (c.victim.promised, c.victim.is_closing, c.victim.session.stage) == (
        before,
        False,
        SessionStage.PLAYING,
    )
    assert c.victim.may_act


def test_whoever_lost_on_time_says_so() -> None:
    c = cheat(Phase.TO_PLAY, options=TIMED)
    c.victim.now_ms += 70_000
    assert c.writes(FlagFell(c.game.me)) == []
    assert c.victim.is_over


@pytest.mark.parametrize(
    ("hello", "fault"),
    [
        (messages.Hello("Eve", "x", 2, 9), TableFault.OTHER_PROTOCOL),
        (messages.Hello("Eve", "x", rules=2), TableFault.OTHER_RULES),
        *((messages.Hello(name, "x"), TableFault.SAME_NAME) for name in ("You", " YOU ", "Ada", "\uff21da")),
        (
            messages.Hello("Eve", "x", resume=messages.Resume("ab" * 8, 3, "cd" * 32)),
            TableFault.OTHER_TABLE,
        ),
    ],
)
def test_programs_that_do_not_fit_part_before_anything(hello: messages.Hello, fault: TableFault) -> None:
    one, _ = two()
    one.connected()
    one.hears(encoded(hello, 1))
    assert (one.refused, one.is_closing) == ([fault], True)
    assert one.session.stage is SessionStage.APART, "others may come"
    assert decoded(bytes(one.out).splitlines()[-1], 2) == messages.RefusalTold(0, fault)


@pytest.mark.parametrize(
    ("terms", "fault"),
    [
        (offer(chain_of(2)), TableFault.SAME_ANCHOR),
        (
            replace(offer(chain_of(1)), options=MatchOptions(rotation=("portes",))),
            TableFault.IMPOSSIBLE_TERMS,
        ),
    ],
)
def test_impossible_tables(terms: messages.TableOffer, fault: TableFault) -> None:
    joiner = Program("Bob", chain_of(2))
    joiner.connected()
    joiner.hears(encoded(messages.Hello("Eve", "x"), 1) + encoded(terms, 2))
    assert joiner.refused == [fault]


def test_the_opener_may_not_be_called_as_the_one_who_joins() -> None:
    joiner = Program("Bob", chain_of(2))
    joiner.connected()
    joiner.hears(encoded(messages.Hello("bob ", "x"), 1))
    assert joiner.refused == [TableFault.SAME_NAME]


def test_copied_anchor_and_exchanged_terms() -> None:
    one, other = two()
    one.connected()
    one.hears(encoded(messages.Hello("Eve", "x"), 1) + encoded(messages.Agree(one.chain.anchor.hex()), 2))
    assert one.refused == [TableFault.SAME_ANCHOR]
    other.connected()
    terms = offer(chain_of(1))
    other.hears(encoded(messages.Hello("Eve", "x"), 1) + encoded(terms, 2))
    other.hears(encoded(messages.Begin("ab" * 8, "cd" * 32), 3))
    assert other.refused == [TableFault.OTHER_TABLE]


def test_the_other_table_and_another_past_are_refused_after_a_break() -> None:
    one, other = playing(match_options(3), 12)
    assert one.session.game
    place = one.session.game.place()
    for wrong, fault in (
        (replace(place, match_id="0" * 16), TableFault.OTHER_TABLE),
        (replace(place, head="0" * 64), TableFault.DISAGREE),
        (None, TableFault.OTHER_TABLE),
    ):
        other.restart()
        other.faults.clear()
        other.connected()
        other.hears(encoded(messages.Hello("Eve", "x", resume=wrong), 1))
        assert other.refused == [fault]
