"""The picture of the rooms shows the house as it is."""

from __future__ import annotations

from pathlib import Path

from installer.draw_rooms import PICTURE, floors, picture
from tests.folders import ROOT


def test_the_picture_is_that_of_the_house() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(floors()), "run python installer/draw_rooms.py"


def test_every_room_is_in_it() -> None:
    folders = {path.parent.name for path in (ROOT / "bgdesk").glob("*/__init__.py")}
    drawn = {room.name for floor in floors() for room in floor}
    assert drawn == folders


def test_a_room_says_what_it_is_for_and_what_is_in_it(tmp_path: Path) -> None:
    for name, purpose in (("attic", "Old <things>."), ("attic/box", "A `box`.")):
        (tmp_path / "bgdesk" / name).mkdir(parents=True)
        (tmp_path / "bgdesk" / name / "__init__.py").write_text(
            f'"""{purpose}\n\nMore."""\n', encoding="utf-8"
        )
    (tmp_path / "pyproject.toml").write_text(
        '[[tool.importlinter.contracts]]\nlayers = ["__main__", "attic | shipped"]\n', encoding="utf-8"
    )
    [[attic]] = floors(tmp_path)
    assert (attic.name, attic.purpose) == ("attic", "Old <things>.")
    assert [(box.name, box.purpose) for box in attic.inner] == [("box", "A box.")]
    assert "Old &lt;things&gt;." in picture(((attic,),))
