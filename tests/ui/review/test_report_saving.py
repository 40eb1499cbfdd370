"""A report of the match that is looked at, from the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from bgdesk.app.actions.actions import ActionId
from bgdesk.formats.registry import write_study
from bgdesk.match.options import match_options
from bgdesk.match.study import Study
from tests.match.autoplay import whole_match
from tests.ui.conftest import OpenDesk
from tests.ui.result.judged import judged_here
from tests.ui.reviewed import begun, opened, parts


def test_a_page_and_a_pdf_are_written_and_a_cancelled_one_is_not(open_desk: OpenDesk, tmp_path: Path) -> None:
    record, file = whole_match(match_options(1), seed=3), tmp_path / "judged.json"
    write_study(Study(record, analyses=(judged_here(record).analysis,)), file)
    player = opened(begun(open_desk, file))
    player.wait(lambda: parts(player).review.analysis)
    saving = parts(player).report_saving
    said: list[str] = []
    saving.saved.connect(lambda file: said.append(file.text))
    for number, name in enumerate(("a.html", "a.pdf"), 1):
        saving.write(str(tmp_path / name))
        player.wait(lambda: len(said) == number)  # noqa: B023  # waited for in this turn of the loop
        assert said[-1] == f"The report is saved as {name}."
    assert (tmp_path / "a.html").read_text(encoding="utf-8").count("<article ") > 5
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")
    saving.write(str(tmp_path / "b.html"))
    saving.file.cancel()
    saving.close()
    player.qtbot.wait(1)
    assert len(said) == 2
    complaints: list[str] = []
    saving.told.connect(complaints.append)
    saving.write(str(tmp_path / "nowhere" / "c.html"))
    player.wait(lambda: complaints)
    assert complaints[0].startswith("The report was not saved: ")
    player.do(ActionId.REPORT)
    player.wait_for_dialog(QFileDialog)
