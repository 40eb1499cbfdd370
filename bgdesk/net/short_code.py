"""The short code of a table on the local network, which a person reads out and another one types.

Who has it is found out by SPAKE2, of the package spake2: whoever does not know the code learns nothing by
trying but whether one guess was right. What comes of it is a key; with it both prove which certificate they
see, as they do with the secret of an invitation, so nobody can sit between them.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bgdesk.net.faults import TableFault, TableRefused

DIGITS = 8
MOST_WRONG = 3
_MOST_TRIED = 30
"""Guesses that end before they are right or wrong tell nothing, but each costs this computer 30 ms."""
_JOINER, _OPENER = b"bgdesk-table-1 joins", b"bgdesk-table-1 opens"


def new_code() -> str:
    """Eight digits that nobody can guess in three times."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


def shown_code(code: str) -> str:
    """The code in two groups, to be read out."""
    return f"{code[: DIGITS // 2]} {code[DIGITS // 2 :]}"


def code_of(text: str) -> str:
    """What somebody typed; blanks and hyphens do not matter. Raises ValueError."""
    code = "".join(text.replace("-", " ").split())
    if len(code) != DIGITS or not code.isascii() or not code.isdigit():
        raise ValueError(f"a code has {DIGITS} digits")
    return code


class CodeRun:
    """One guess, of the opener or of the one who joins."""

    def __init__(self, code: str, *, is_opener: bool) -> None:
        from spake2 import SPAKE2_A, SPAKE2_B

        self._side = (SPAKE2_B if is_opener else SPAKE2_A)(code.encode(), _JOINER, _OPENER)
        self.message: str = self._side.start().hex()
        """What the other has to be told."""

    def key(self, theirs: str) -> bytes:
        """What only those have who know the code, once the other's message came. Raises TableRefused."""
        try:
            key: bytes = self._side.finish(bytes.fromhex(theirs))
        except Exception as problem:  # noqa: BLE001  # of many kinds, for whatever was sent
            raise TableRefused(TableFault.WRONG_CODE, type(problem).__name__) from None
        return key


class CodeDoor:
    """The code of a table, as long as it lets somebody in.

    Three wrong guesses end it, or thirty of any kind, whereupon ``spent`` is called.
    """

    def __init__(self, spent: Callable[[], None]) -> None:
        self._spent = spent
        self.code = ""
        """The present one; empty where a code lets nobody in."""
        self._wrong = self._trying = self._tried = 0

    def renew(self) -> str:
        """Have a new code, which nobody has guessed at."""
        self.code, self._wrong, self._tried = new_code(), 0, 0
        return self.code

    def shut(self) -> None:
        """Have no code."""
        self.code = ""

    @contextmanager
    def guess(self) -> Iterator[CodeRun]:
        """One run, in which TableRefused (wrong_code) is a wrong guess. Raises TableRefused.

        Those under way count as wrong ones until they are over, so that no more can be tried at once.
        """
        code = self.code
        if not code or self._wrong + self._trying >= MOST_WRONG:
            raise TableRefused(TableFault.CODE_SPENT)
        self._trying += 1
        self._tried += 1
        try:
            yield CodeRun(code, is_opener=True)
        except TableRefused as refused:
            if refused.fault is TableFault.WRONG_CODE and self.code == code:
                self._wrong += 1
            raise
        finally:
            self._trying -= 1
            if self.code == code and (self._wrong >= MOST_WRONG or self._tried >= _MOST_TRIED):
                self.shut()
                self._spent()
