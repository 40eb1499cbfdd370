"""What a screen reader hears: writes each event of the accessibility bus as a line of JSON.

Runs under the system's Python, which has the bindings for that bus; knows nothing of bgdesk.
"""

import json
import sys

import gi  # type: ignore[import-not-found,import-untyped,unused-ignore]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: E402

KINDS = {
    "object:announcement": "said",
    "object:property-change:accessible-name": "renamed",
    "object:state-changed:focused": "focused",
    "object:state-changed:checked": "checked",
}


def heard(event: Atspi.Event) -> None:  # type: ignore[no-any-unimported,unused-ignore]
    """Write one event; what has gone by the time it is asked about says nothing."""
    kind = KINDS[event.type]
    if kind in ("focused", "checked") and not event.detail1:
        return
    try:
        words = event.any_data if kind in ("said", "renamed") else event.source.get_name()
        role = event.source.get_role_name()
        is_checked = event.source.get_state_set().contains(Atspi.StateType.CHECKED)
    except Exception:  # noqa: BLE001  # the bindings raise what they like
        return
    line = {"kind": kind, "words": str(words), "role": role, "is_checked": is_checked}
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Listen until killed."""
    listener = Atspi.EventListener.new(heard)
    for kind in KINDS:
        listener.register(kind)
    sys.stdout.write(json.dumps({"kind": "ready", "words": "", "role": "", "is_checked": False}) + "\n")
    sys.stdout.flush()
    Atspi.event_main()


if __name__ == "__main__":
    main()
