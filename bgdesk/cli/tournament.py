"""``bgdesk tournament``: draw one, let the computers play, say how it stands."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bgdesk.cli.shared.library import library
from bgdesk.cli.shared.output import DONE, FAILED, CliError, MisuseError, interruption_told, say, say_json
from bgdesk.cli.shared.output_file import add_force, check_writable
from bgdesk.cli.shared.selfplay_rules import number
from bgdesk.cli.shared.tournament_file import tournament_file
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.library.tournament_book import TournamentBook
from bgdesk.library.tournaments import StoredTournament
from bgdesk.match.tournament.places import champion, consolation_winner, places
from bgdesk.match.tournament.slots import TournamentSlot
from bgdesk.match.tournament.tournament import Tournament

_NEW, _LIST, _SHOW, _PLAY, _SEASON = "new", "list", "show", "play", "season"
_REMOVE, _RESTORE = "remove", "restore"
_MAX_SEED = 2**63 - 1
_EPILOG = """\
new FILE         draws the tournament of FILE and stores it; its id is told
list             the tournaments of the library, latest first; with --removed those that were removed
show ID          how it stands; --json and --html say all of it
play ID          with --simulate-all: the computers play every match that they can
season LEAGUE    the table of all evenings of a league that are over
remove ID        takes it from the list; its matches stay
restore ID       has a tournament back that was removed

FILE is TOML: name, points = [7, 7, 7, 9] by round, seeding = "chance", "rating" or "listed", variant,
clock = true for 2 minutes a point and 12 seconds a move, format, and entrants, each with a name and the
level of a computer player; without a level it is a person. [field] has numbers of further computers by level:

    name = "Evening"
    points = [7, 7, 7, 9]
    [field]
    expert = 4
    advanced = 12
    [[entrants]]
    name = "Anna"

format is "single_elimination", with third_place = true and consolation = "once" or "progressive";
"double_elimination", with recharge = false where one final is enough; "swiss", with rounds = 5, or with
losses = 3 until only one has lost less often; "round_robin"; or "groups", with groups = 4 and advance = 2.
consolation_points are those after a loss, recharge_points those of a second final.

A table league = { name = "Club", points = [10, 7, 5, 3, 2, 1], best = 6 } has the tournament count in a
league: so many points by place, of which the best six evenings count, and all without that number.

With --seed the draw, the dice and the mistakes are the same every time."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and with what."""
    parser.epilog = _EPILOG
    parser.add_argument("action", metavar="ACTION", choices=tuple(_ACTIONS), help="one of those below")
    parser.add_argument(
        "what", metavar="FILE-OR-ID", nargs="?", help="a file, a tournament or a league, as below"
    )
    parser.add_argument("--simulate-all", action="store_true", help="play the matches between computers")
    parser.add_argument(
        "--seed", metavar="N", type=number(-_MAX_SEED, _MAX_SEED), help="seed of draw, dice and mistakes"
    )
    parser.add_argument("--removed", action="store_true", help="list what was removed")
    parser.add_argument("--json", action="store_true", help="header and events for other programs")
    parser.add_argument("--html", metavar="FILE", type=Path, help="write a page for the wall")
    add_force(parser)


def run(arguments: argparse.Namespace) -> int:
    """Do one of them."""
    if (arguments.what is None) is not (arguments.action == _LIST):
        needs = "takes no FILE-OR-ID" if arguments.what else "needs a FILE-OR-ID"
        raise MisuseError(f"'tournament {arguments.action}' {needs}.")
    if arguments.seed is not None and arguments.action != _NEW:
        raise MisuseError("--seed belongs to 'tournament new': what is drawn stands.")
    if arguments.removed and arguments.action != _LIST:
        raise MisuseError("--removed belongs to 'tournament list'.")
    with library(arguments) as opened:
        return _ACTIONS[arguments.action](arguments, opened)


def _new(arguments: argparse.Namespace, opened: Library) -> int:
    from bgdesk.app.tournament.tournament_desk import draw_now

    wanted = tournament_file(Path(arguments.what))
    try:
        drawn = draw_now(wanted, arguments.seed)
    except ValueError as problem:
        raise CliError(f"This tournament cannot be played: {problem}.") from problem
    tournament = drawn.tournament
    header = tournament.header
    TournamentBook.begun(opened.tournaments, header, drawn.secret, tournament.events, tournament).close()
    say(header.id)
    if header.seed is None:
        say(f"Fingerprint of the draw and of all dice (SHA-256): {header.commitment}")
    return DONE


def _list(arguments: argparse.Namespace, opened: Library) -> int:
    shelf = opened.tournaments
    for stored in shelf.binned() if arguments.removed else shelf.all():
        tournament = stored.tournament
        say(f"{tournament.header.id}  {_standing(tournament)}  {tournament.header.name}")
    return DONE


def _remove(arguments: argparse.Namespace, opened: Library) -> int:
    name = opened.tournaments.read(arguments.what).tournament.header.name
    opened.tournaments.discard(arguments.what)
    say(f"{name} is removed; 'tournament restore {arguments.what}' has it back.")
    return DONE


def _restore(arguments: argparse.Namespace, opened: Library) -> int:
    name = opened.tournaments.read(arguments.what).tournament.header.name
    opened.tournaments.restore(arguments.what)
    say(f"{name} is in the list again.")
    return DONE


def _show(arguments: argparse.Namespace, opened: Library) -> int:
    stored = opened.tournaments.read(arguments.what)
    tournament = stored.tournament
    if arguments.html:
        check_writable(arguments.html, is_forced=arguments.force)
        _write_page(arguments.html, stored)
    if arguments.json:
        from bgdesk.match.tournament.tournament_codec import tournament_to_json

        say_json(tournament_to_json(tournament, stored.secret), indent=2)
    elif not arguments.html:
        _say_all(tournament)
        _say_proof(stored)
    return DONE


def _say_proof(stored: StoredTournament) -> None:
    """The fingerprint, and once all is over what it is of."""
    say(f"Fingerprint of the draw and of all dice (SHA-256): {stored.tournament.header.commitment}")
    if stored.secret:
        say(f"Secret: {stored.secret.hex()}. The SHA-256 of these bytes is the fingerprint.")


def _write_page(path: Path, stored: StoredTournament) -> None:
    from bgdesk.start.tournament_page import page_for_the_wall

    try:
        path.write_text(page_for_the_wall(stored.tournament, stored.secret), encoding="utf-8")
    except OSError as problem:
        raise CliError(f"{path} was not written: {problem.strerror}.") from problem


def _play(arguments: argparse.Namespace, opened: Library) -> int:
    if not arguments.simulate_all:
        raise MisuseError("'tournament play' needs --simulate-all: people play theirs in the window.")
    book = TournamentBook.opened(opened.tournaments, arguments.what, opened.record)
    try:
        with interruption_told(lambda: "every match that was told is stored"):
            while slot := book.next_simulated():
                _simulate(book, slot)
                say(_result_line(book.tournament, book.tournament.slot(slot.plan.id)))
                sys.stdout.flush()
    finally:
        book.close()
    if book.tournament.is_closed:
        _say_end(book.tournament)
        return DONE
    waiting = book.tournament.ready()
    say(f"Waits for {', '.join(_players(book.tournament, slot) for slot in waiting)}.")
    return FAILED if not waiting else DONE


def _simulate(book: TournamentBook, slot: TournamentSlot) -> None:
    from bgdesk.engine.simulation import ToSimulate, played_out
    from bgdesk.library.journal import utc_now

    header = book.header_for(slot, utc_now())
    try:
        book.add_simulated(slot, played_out(ToSimulate(header, book.salt(slot, header))))
    except JournalError:
        raise
    except ValueError as problem:
        raise CliError(f"A match could not be played: {problem}.") from problem


def _season(arguments: argparse.Namespace, opened: Library) -> int:
    from bgdesk.match.tournament.league import evenings_of, season

    evenings = evenings_of(arguments.what, (one.tournament for one in opened.tournaments.all()))
    try:
        rows = season(evenings)
    except ValueError as problem:
        raise CliError(f"There is no table of {arguments.what[:40]!r}: {problem}.") from problem
    for row in rows:
        shared = _places_shared(row.first, row.last)
        each = " ".join("-" if one is None else f"{one:g}" for one in row.points)
        say(f"{shared:>7}  {row.name:<24} {row.total:g} points of {each}, rating {row.rating:.0f}")
    return DONE


def _say_all(tournament: Tournament) -> None:
    say(f"{tournament.header.name}: {_standing(tournament)}")
    for slot in tournament.slots:
        if slot.first and slot.second:
            say(_result_line(tournament, slot))
    if tournament.is_closed:
        _say_end(tournament)


def _say_end(tournament: Tournament) -> None:
    consoled = consolation_winner(tournament)
    if consoled:
        say(f"The consolation was won by {tournament.entrants[consoled].name}.")
    for place in places(tournament):
        shared = _places_shared(place.first, place.last)
        name = tournament.entrants[place.entrant].name
        points = f"{place.points_for}-{place.points_against}"
        say(f"{shared:>7}  {name:<24} {place.won} of {place.played} won, points {points}")


def _places_shared(first: int, last: int) -> str:
    return f"{first}" if first == last else f"{first}-{last}"


def _result_line(tournament: Tournament, slot: TournamentSlot) -> str:
    text = f"{slot.plan.id:>5}  {_players(tournament, slot)}"
    if slot.outcome is None:
        return text
    first, second = slot.outcome.score
    how = "" if slot.outcome.how == "played" else f" ({slot.outcome.how})"
    return f"{text}: {first}-{second}{how}"


def _players(tournament: Tournament, slot: TournamentSlot) -> str:
    names = (tournament.entrants[side].name for side in slot.sides if side)
    return " - ".join(names)


def _standing(tournament: Tournament) -> str:
    winner = champion(tournament)
    if winner:
        return f"won by {tournament.entrants[winner].name}"
    return f"{len(tournament.outcomes)} of {len(tournament.plans)} decided"


_ACTIONS = {
    _NEW: _new,
    _LIST: _list,
    _SHOW: _show,
    _PLAY: _play,
    _REMOVE: _remove,
    _RESTORE: _restore,
    _SEASON: _season,
}
