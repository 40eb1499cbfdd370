"""What can be wrong with what another program says at a table."""

from __future__ import annotations

from enum import StrEnum


class TableFault(StrEnum):
    """Why a table cannot go on, or a message did not count; worded by `ui`."""

    LINE_TOO_LONG = "line_too_long"
    NOT_TEXT = "not_text"
    """The line is not UTF-8."""
    NOT_JSON = "not_json"
    """No JSON object, or one with values nested too deeply or that JSON does not know."""
    BAD_MESSAGE = "bad_message"
    """A field is missing, unknown, or has a value that it cannot have."""
    NOT_UNDERSTOOD = "not_understood"
    """A message that has to be understood is not known here."""
    OUT_OF_ORDER = "out_of_order"
    """A message came twice, or one is missing."""
    TOO_FAST = "too_fast"
    """More messages that do not move the match on than anybody needs."""
    NOT_NOW = "not_now"
    """The message has no place at this moment."""
    OTHER_PROTOCOL = "other_protocol"
    OTHER_RULES = "other_rules"
    OTHER_TABLE = "other_table"
    """The programs speak of different matches."""
    IMPOSSIBLE_TERMS = "impossible_terms"
    SAME_NAME = "same_name"
    """The players could not be told apart by their names."""
    DECLINED = "declined"
    SAME_ANCHOR = "same_anchor"
    """Both players fixed the same secrets: the second one copied the first."""
    WRONG_SECRET = "wrong_secret"
    """A revealed secret does not belong to those that were fixed before the match."""
    EARLY_REVEAL = "early_reveal"
    """A secret was told before anybody rolled."""
    KEPT_BACK = "kept_back"
    """A secret for the dice was not told after a roll."""
    EARLY_ROLL = "early_roll"
    """A roll before its turn: it does not count, and the table goes on."""
    ROLL_PENDING = "roll_pending"
    """Something else was done after the roll, such as a double."""
    NOT_YOURS = "not_yours"
    """A decision that is not the other player's."""
    NOT_AT_A_TABLE = "not_at_a_table"
    """Something that no table on the network knows, such as a take-back that nobody asked for."""
    ILLEGAL = "illegal"
    """The rules forbid it."""
    WRONG_CLOCK = "wrong_clock"
    """Much more time passed than the other program admits."""
    DISAGREE = "disagree"
    """The two records are not the same."""
    SILENT = "silent"
    """Nothing was heard for too long."""
    WRONG_INVITATION = "wrong_invitation"
    """The other program does not hold the invitation, or is not the one that it names."""
    WRONG_CODE = "wrong_code"
    """The short code is another one, or the other program does not know it."""
    CODE_SPENT = "code_spent"
    """No short code lets anybody in at the moment: too many were wrong, or the table is not shown."""
    TABLE_FULL = "table_full"
    NOT_AT_RELAY = "not_at_relay"
    """Nobody has the table open at the relay, or whoever has does not answer."""
    RELAY_FULL = "relay_full"
    """The relay has no room, or was asked too often from here."""
    RELAY_REFUSES = "relay_refuses"
    """The relay is no relay, or does not know this protocol."""
    NO_RELAY = "no_relay"
    """What is set as the address of a relay is none."""
    NOT_AT_SERVER = "not_at_server"
    """The match is not at the server any more."""
    PASSWORD_WANTED = "password_wanted"
    """The match is at a server, which wants the password of the account; that is not kept."""
    NOT_LET_IN = "not_let_in"
    """The server hangs up before the login, again and again."""
    MISSED = "missed"
    """More happened at the server while this program was away than can be known."""
    OTHER_GAME = "other_game"
    """A game at a server that is not played here."""


GOES_ON = frozenset({TableFault.EARLY_ROLL})
"""After these the table goes on."""


class TableRefused(Exception):  # noqa: N818  # a refusal is no error of the program
    """What the other program said is refused, for ``fault``."""

    def __init__(self, fault: TableFault, detail: str = "") -> None:
        super().__init__(f"{fault}: {detail}" if detail else str(fault))
        self.fault = fault
