"""What the command line gives to the window: a file, a folder, or the text of a position."""

from __future__ import annotations

from pathlib import Path


def is_there(given: str) -> bool:
    """Whether ``given`` names a file or a folder. Raises OSError where that cannot be found out."""
    try:
        Path(given).stat()
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return False
    except OSError:  # a text can be longer than any name
        if has_position(given):
            return False
        raise
    return True


def has_position(given: str) -> bool:
    """Whether ``given`` holds the id or bgdesk's own text of a position, even one that makes no sense."""
    from bgdesk.formats.text.ids_text import sniff

    return sniff(given.encode(errors="replace"))
