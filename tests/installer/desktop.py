"""What the trials of packages and bundles on a desktop share."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Mapping

PATIENCE_S = 60


def waited_for(look: Callable[[], str]) -> str:
    """What ``look`` has seen as soon as it sees something. Raises SystemExit when it never does."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if found := look():
            return found
        time.sleep(0.2)
    raise SystemExit("Nothing was seen within a minute.")


def said(environment: Mapping[str, str], *command: str) -> str:
    """What a command prints."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def expect(is_so: bool, what: str, found: str = "") -> None:
    """Go on if ``is_so``, else end the trial with what was ``found``."""
    if not is_so:
        raise SystemExit(f"It is not so that {what}. {found}")
    say(what)


def say(text: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{text}\n")
