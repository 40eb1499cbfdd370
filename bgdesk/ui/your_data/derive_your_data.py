"""What the window about the user's data shows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from bgdesk.app.keeping.data_desk import DataFacts, DataWork
from bgdesk.app.messages import localised, message_text
from bgdesk.app.side_by_side import sentences
from bgdesk.library.keeping.check import Checkup, Health
from bgdesk.library.keeping.copies import CopyKind, KeptCopy
from bgdesk.library.keeping.synced_folder import SYNCED
from bgdesk.library.keeping.wording import checkup_messages
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import day_and_time
from bgdesk.ui.your_data.inputs import DataInputs

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class CopyView:
    """One copy that can be restored."""

    path: Path
    when: str
    what: str
    size: str


@dataclass(frozen=True, slots=True)
class YourDataView:
    """``part`` (0 to 1) of the ``work`` is done; texts are empty where there is nothing to say."""

    place: str
    size: str = ""
    synced: str = ""
    old: str = ""
    health: str = ""
    is_bad: bool = False
    copies: tuple[CopyView, ...] = ()
    work: str = ""
    part: float = 0.0
    may_stop: bool = False


def derive_your_data(inputs: DataInputs) -> YourDataView:
    """The whole window."""
    facts = inputs.facts
    return YourDataView(
        str(facts.folder),
        _size(facts.size),
        _synced(facts),
        _old(facts),
        _health(inputs),
        _is_bad(inputs),
        tuple(map(_copy, facts.copies)),
        _work(inputs.work),
        inputs.done / inputs.total if inputs.total else 0.0,
        inputs.work in (DataWork.CHECK, DataWork.EXPORT),
    )


def _size(count: int) -> str:
    return QLocale().formattedDataSize(count, 1, QLocale.DataSizeFormat.DataSizeSIFormat) if count else ""


def _synced(facts: DataFacts) -> str:
    return (
        localised(SYNCED).format(folder=isolated(str(facts.folder)), service=facts.service)
        if facts.service
        else ""
    )


def _old(facts: DataFacts) -> str:
    if not facts.old:
        return ""
    #: {folder} is the name of a folder, {size} a size such as 3.4 MB
    text = translate("YourData", "Your data from before the move is still in {folder} ({size}).")
    return text.format(folder=isolated(str(facts.old)), size=_size(facts.old_size))


def _health(inputs: DataInputs) -> str:
    if inputs.checkup:
        return sentences(*map(message_text, checkup_messages(inputs.checkup)), _counted(inputs.checkup))
    if inputs.last is None:
        return translate("YourData", "The library has not been checked yet.")
    if inputs.last.is_sound:
        #: {when} is a day and time
        text = translate("YourData", "When it was checked last, {when}, the library was sound.")
    else:
        #: {when} is a day and time
        text = translate("YourData", "When it was checked last, {when}, not everything was well.")
    return text.format(when=day_and_time(inputs.last.at))


def _counted(checkup: Checkup) -> str:
    if checkup.health not in (Health.SOUND, Health.LOG_MISSING):
        return ""
    counts = checkup.counts
    #: Numbers of matches; the last two are of positions and analyses
    text = translate(
        "YourData",
        "Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}."
        " Analyses: {analyses}.",
    )
    return text.format(
        played=counts.played,
        opened=counts.opened,
        binned=counts.binned,
        positions=counts.positions,
        analyses=counts.analyses,
    )


def _is_bad(inputs: DataInputs) -> bool:
    if inputs.checkup:
        return not inputs.checkup.is_sound
    return bool(inputs.last and not inputs.last.is_sound)


def _copy(copy: KeptCopy) -> CopyView:
    return CopyView(copy.path, day_and_time(copy.at.isoformat()), _kind(copy.kind), _size(copy.size))


def _kind(kind: CopyKind) -> str:
    match kind:
        case CopyKind.DAY:
            #: Kind of a backup
            return translate("YourData", "Backup of the day")
        case CopyKind.VERSION:
            #: Kind of a backup
            return translate("YourData", "Before an update of bgdesk")
        case CopyKind.REPLACED:
            #: Kind of a backup
            return translate("YourData", "Before a backup was restored")


def _work(work: DataWork | None) -> str:
    match work:
        case DataWork.CHECK:
            return translate("YourData", "Checking every page and every match…")
        case DataWork.BACK_UP:
            return translate("YourData", "Making a backup…")
        case DataWork.EXPORT:
            return translate("YourData", "Exporting everything…")
        case DataWork.PUT_AWAY:
            return translate("YourData", "Putting the old data into the trash…")
        case _:
            return ""
