"""What is remembered of the tutor of the last match; asked where a match is begun."""

from __future__ import annotations

from bgdesk.app.settings.setting import Section, Setting
from bgdesk.match.tutor import LEAST_LIMIT_MILLIS, MOST_LIMIT_MILLIS, USUAL_LIMIT_MILLIS, TutorMode

LAST_TUTOR = Setting(Section.LAST_MATCH, "tutor", TutorMode.OFF.value, "", max_length=20)
LAST_GUEST_TUTOR = Setting(Section.LAST_MATCH, "guest_tutor", TutorMode.OFF.value, "", max_length=20)
LAST_TUTOR_PLAY = Setting(
    Section.LAST_MATCH,
    "tutor_play",
    USUAL_LIMIT_MILLIS,
    "",
    minimum=LEAST_LIMIT_MILLIS,
    maximum=MOST_LIMIT_MILLIS,
)
LAST_TUTOR_CUBE = Setting(
    Section.LAST_MATCH,
    "tutor_cube",
    USUAL_LIMIT_MILLIS,
    "",
    minimum=LEAST_LIMIT_MILLIS,
    maximum=MOST_LIMIT_MILLIS,
)
