"""Tables on the network in words: what went wrong, how two programs stand to each other, canned phrases."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from bgdesk.app.messages import localised
from bgdesk.app.side_by_side import labels, sentences
from bgdesk.app.table.table import Table
from bgdesk.app.tables.network_table import TableLink
from bgdesk.app.tables.troubles import Obstruction, TableFault, TableTrouble
from bgdesk.match.record import SeatKind
from bgdesk.rules.player import Player
from bgdesk.source_text import QT_TRANSLATE_NOOP, SourceText
from bgdesk.ui.words.counted import Counted

translate = QCoreApplication.translate

PHRASES: Mapping[str, SourceText] = {
    #: Phrase said to the other player at a table, as all that follow
    "hello": QT_TRANSLATE_NOOP("Phrases", "Hello!"),
    "good_luck": QT_TRANSLATE_NOOP("Phrases", "Good luck."),
    "good_game": QT_TRANSLATE_NOOP("Phrases", "Good game."),
    "nice_roll": QT_TRANSLATE_NOOP("Phrases", "Nice roll."),
    "well_played": QT_TRANSLATE_NOOP("Phrases", "Well played."),
    "one_moment": QT_TRANSLATE_NOOP("Phrases", "One moment, please."),
    "thank_you": QT_TRANSLATE_NOOP("Phrases", "Thank you."),
    #: Another match?
    "again": QT_TRANSLATE_NOOP("Phrases", "Again?"),
}
"""By their names in `bgdesk.net.messages.CANNED`."""

_FAULTS: Mapping[TableFault, SourceText] = {
    TableFault.LINE_TOO_LONG: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program sent more at once than a message can hold, so the table is closed."
    ),
    TableFault.NOT_TEXT: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program sent something that is no text, so the table is closed."
    ),
    TableFault.NOT_JSON: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program sent a message that cannot be read, so the table is closed."
    ),
    TableFault.BAD_MESSAGE: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program sent a message with impossible values, so the table is closed."
    ),
    TableFault.NOT_UNDERSTOOD: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program needs something that this version of bgdesk does not know."
    ),
    TableFault.OUT_OF_ORDER: QT_TRANSLATE_NOOP(
        "TableFaults", "Messages came twice or were missing on the way, so the table is closed."
    ),
    TableFault.TOO_FAST: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program sent too many messages in a short time, so the table is closed."
    ),
    TableFault.NOT_NOW: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program did something that was not possible at that moment."
    ),
    TableFault.OTHER_PROTOCOL: QT_TRANSLATE_NOOP(
        "TableFaults",
        "The other program speaks another version of the protocol; one of you needs a newer bgdesk.",
    ),
    TableFault.OTHER_RULES: QT_TRANSLATE_NOOP(
        "TableFaults",
        "The other program plays by another version of the rules; one of you needs a newer bgdesk.",
    ),
    TableFault.OTHER_TABLE: QT_TRANSLATE_NOOP("TableFaults", "Another match is played at that table."),
    TableFault.IMPOSSIBLE_TERMS: QT_TRANSLATE_NOOP(
        "TableFaults", "The match that the other program wants to play is not possible."
    ),
    TableFault.SAME_NAME: QT_TRANSLATE_NOOP(
        "TableFaults",
        "Nobody could tell the two players at this table apart; one of you needs another name.",
    ),
    TableFault.DECLINED: QT_TRANSLATE_NOOP(
        "TableFaults", "The other player does not want to play this match."
    ),
    TableFault.SAME_ANCHOR: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program copied the secrets for the dice, so nothing can be played with it."
    ),
    TableFault.WRONG_SECRET: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program told a secret for the dice that it had not fixed before the match."
    ),
    TableFault.EARLY_REVEAL: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program told a secret for the dice before anybody rolled."
    ),
    TableFault.KEPT_BACK: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program does not tell its secret for the dice, so the table is closed."
    ),
    TableFault.EARLY_ROLL: QT_TRANSLATE_NOOP("TableFaults", "That roll came too early and does not count."),
    TableFault.ROLL_PENDING: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program did something else after it had rolled."
    ),
    TableFault.NOT_YOURS: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program decided something that was not for its player to decide."
    ),
    TableFault.NOT_AT_A_TABLE: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program did something that is not possible at a table."
    ),
    TableFault.ILLEGAL: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program made a move that the rules forbid."
    ),
    TableFault.WRONG_CLOCK: QT_TRANSLATE_NOOP(
        "TableFaults", "The clocks of the two programs disagree by more than the way between them explains."
    ),
    TableFault.DISAGREE: QT_TRANSLATE_NOOP("TableFaults", "The two records of the match are not the same."),
    TableFault.SILENT: QT_TRANSLATE_NOOP(
        "TableFaults", "Nothing has been heard of the other program for 20 seconds; it is waited for."
    ),
    TableFault.WRONG_INVITATION: QT_TRANSLATE_NOOP(
        "TableFaults", "This invitation does not lead to the table that stands there; ask for a new one."
    ),
    TableFault.WRONG_CODE: QT_TRANSLATE_NOOP("TableFaults", "That is not the code of this table."),
    TableFault.CODE_SPENT: QT_TRANSLATE_NOOP(
        "TableFaults", "This code lets nobody in any more; ask for a new one, or for the invitation."
    ),
    TableFault.NOT_AT_RELAY: QT_TRANSLATE_NOOP(
        "TableFaults", "Nobody has this table open at the relay, or whoever has it does not answer."
    ),
    TableFault.RELAY_FULL: QT_TRANSLATE_NOOP(
        "TableFaults", "The relay has no room just now, or was asked too often from here."
    ),
    TableFault.RELAY_REFUSES: QT_TRANSLATE_NOOP(
        "TableFaults", "What answers there is no relay for tables, or one that speaks another version."
    ),
    TableFault.NOT_AT_SERVER: QT_TRANSLATE_NOOP("TableFaults", "This match is not at the server any more."),
    TableFault.PASSWORD_WANTED: QT_TRANSLATE_NOOP(
        "TableFaults",
        "This match needs the password of your account, which is stored nowhere: "
        "log in at the server once more, by the same name.",
    ),
    TableFault.NOT_LET_IN: QT_TRANSLATE_NOOP(
        "TableFaults", "The server does not let you in; log in there once more, by the same name."
    ),
    TableFault.MISSED: QT_TRANSLATE_NOOP(
        "TableFaults", "More happened at the server while this program was away than it can know."
    ),
    TableFault.OTHER_GAME: QT_TRANSLATE_NOOP(
        "TableFaults", "The server plays a game that this program does not know."
    ),
    TableFault.TABLE_FULL: QT_TRANSLATE_NOOP("TableFaults", "Somebody else sits at that table already."),
    TableFault.NO_RELAY: QT_TRANSLATE_NOOP(
        "TableFaults",
        "The address of the relay in the settings is none; the table can be reached without it only.",
    ),
}
_FAULTS_HERE: Mapping[TableFault, SourceText] = {
    TableFault.OTHER_PROTOCOL: _FAULTS[TableFault.OTHER_PROTOCOL],
    TableFault.OTHER_RULES: _FAULTS[TableFault.OTHER_RULES],
    TableFault.OTHER_TABLE: _FAULTS[TableFault.OTHER_TABLE],
    TableFault.SAME_NAME: _FAULTS[TableFault.SAME_NAME],
    TableFault.DECLINED: _FAULTS[TableFault.DECLINED],
    TableFault.EARLY_ROLL: QT_TRANSLATE_NOOP("TableFaults", "Your roll came too early and does not count."),
    TableFault.WRONG_CLOCK: _FAULTS[TableFault.WRONG_CLOCK],
    TableFault.DISAGREE: _FAULTS[TableFault.DISAGREE],
    TableFault.SILENT: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program has heard nothing from here for 20 seconds."
    ),
    TableFault.WRONG_INVITATION: _FAULTS[TableFault.WRONG_INVITATION],
    TableFault.WRONG_CODE: _FAULTS[TableFault.WRONG_CODE],
    TableFault.CODE_SPENT: _FAULTS[TableFault.CODE_SPENT],
    TableFault.TABLE_FULL: _FAULTS[TableFault.TABLE_FULL],
    TableFault.NOT_AT_RELAY: _FAULTS[TableFault.NOT_AT_RELAY],
    TableFault.RELAY_FULL: _FAULTS[TableFault.RELAY_FULL],
    TableFault.RELAY_REFUSES: _FAULTS[TableFault.RELAY_REFUSES],
}
"""What the other refused that this program said."""
_REFUSED_HERE = QT_TRANSLATE_NOOP(
    "TableFaults", "The other program does not accept what this one sent, so the table is closed."
)


_OBSTRUCTIONS: Mapping[Obstruction, SourceText] = {
    #: Sentence. {reason} is what the system says, as in the next ones
    Obstruction.CANNOT_LISTEN: QT_TRANSLATE_NOOP(
        "TableFaults", "The table cannot wait at this port; choose another one in the settings ({reason})."
    ),
    Obstruction.UNREACHABLE: QT_TRANSLATE_NOOP(
        "TableFaults",
        "Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.",
    ),
    Obstruction.LOOKED_FOR: QT_TRANSLATE_NOOP(
        "TableFaults", "The other program does not answer; it is looked for until it does."
    ),
    Obstruction.NOT_KEPT: QT_TRANSLATE_NOOP(
        "TableFaults",
        "What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).",
    ),
    Obstruction.TOO_MUCH_SAID: QT_TRANSLATE_NOOP(
        "TableFaults", "So much was said at once that some of it was left out."
    ),
    Obstruction.NO_SERVER: QT_TRANSLATE_NOOP(
        "TableFaults", "The server does not answer, or has ended the connection ({reason})."
    ),
    Obstruction.SINGLE_ONLY: QT_TRANSLATE_NOOP(
        "TableFaults", "At this server only a single game can be resigned, so that offer does not count."
    ),
    Obstruction.NOT_SEEN: QT_TRANSLATE_NOOP(
        "TableFaults", "The table cannot be shown on this network, but its invitation works ({reason})."
    ),
    Obstruction.CODE_GUESSED: QT_TRANSLATE_NOOP(
        "TableFaults",
        "Three wrong codes were tried, so the code lets nobody in any more; show the table again.",
    ),
    Obstruction.PROCESS_GONE: QT_TRANSLATE_NOOP(
        "TableFaults", "The part of bgdesk that speaks to other programs has stopped, so the table is closed."
    ),
}


def trouble_text(trouble: TableTrouble, *, has_match: bool) -> str:
    """One sentence, and behind it that a match is kept where there is one."""
    text = _text_of(trouble).format(reason=trouble.reason)
    if trouble.is_passing or not has_match:
        return text
    #: Sentence behind another about what went wrong at a table
    return sentences(text, translate("TableFaults", "The match is kept."))


def _text_of(trouble: TableTrouble) -> str:
    kind = trouble.kind
    if isinstance(kind, Obstruction):
        return localised(_OBSTRUCTIONS[kind])
    return localised(_FAULTS_HERE.get(kind, _REFUSED_HERE) if trouble.by_other else _FAULTS[kind])


def phrase_text(phrase: str) -> str:
    """A canned phrase in the language of the reader."""
    return localised(PHRASES[phrase]) if phrase in PHRASES else ""


def link_text(link: TableLink) -> str:
    """How the other program stands to this one: a few words below the name."""
    match link:
        case TableLink.TOGETHER:
            #: Below the name of the player at another computer. Short, as the next ones
            return translate("TableLinks", "Connected")
        case TableLink.WAITING:
            return translate("TableLinks", "Being looked for…")
        case TableLink.APART:
            return translate("TableLinks", "Away, the match waits")
        case _:
            return translate("TableLinks", "The table is closed")


def apart_text(link: TableLink, *, is_watching: bool = False) -> str:
    """Why nothing can be decided, or seen, now."""
    if is_watching and link in (TableLink.NONE, TableLink.ENDED):
        return translate("TableLinks", "The table is closed; watch it again with its invitation.")
    if is_watching:
        return translate("TableLinks", "The table cannot be heard just now; it is looked for.")
    if link in (TableLink.NONE, TableLink.ENDED):
        #: Two sentences. In quotation marks: an entry of the menu Match
        return translate(
            "TableLinks",
            "The table is closed. Go on with the match by “Tables on the network…” in the menu Match.",
        )
    return translate(
        "TableLinks", "The other player cannot be heard just now; the match and the clocks wait."
    )


def remote_player(table: Table) -> Player | None:
    """Who plays at another computer."""
    return next((player for player in Player if table.seat(player).kind is SeatKind.REMOTE), None)


def remote_name(table: Table) -> str:
    """What the player at another computer is called; empty where there is none."""
    player = remote_player(table)
    return table.seat(player).name if player else ""


def rolling_text() -> str:
    """Below the name of the player at this computer, until the dice are there."""
    #: Below a player's name: the player has rolled, and the dice are on their way. Short
    return translate("TableLinks", "Rolling…")


def dice_awaited_text() -> str:
    """On the board, until the dice are there."""
    return translate("TableLinks", "Rolling… the dice come from both computers.")


def heard_text() -> str:
    """Who reads what is said by one who watches."""
    return translate("TableLinks", "The players read what you say between games only.")


def courtesy_text() -> str:
    """What can be done where the other player says and does nothing, and no clock runs."""
    return translate(
        "TableLinks",
        "Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, "
        "go on waiting, or leave the table; the match is kept, but you cannot claim it.",
    )


def watching_text(delay: int | None) -> str:
    """Whether others may watch a match, ``delay`` turns late; ``None``: nobody may."""
    if delay is None:
        return translate("TableLinks", "Nobody else can watch.")
    if delay == 0:
        return translate("TableLinks", "Others can watch the match as it is played.")
    return Counted().watched_late(delay)


def standing_text(link: TableLink, table: Table) -> str:
    """With whom the table of this window is, and how it stands."""
    if table.is_spectated:
        #: Two players whose match is watched
        text = translate("TableLinks", "You watch {white} and {black}.")
        names = {"white": table.seat(Player.WHITE).name, "black": table.seat(Player.BLACK).name}
        return sentences(
            text.format(**names), "" if link is TableLink.TOGETHER else apart_text(link, is_watching=True)
        )
    return labels(remote_name(table), link_text(link))
