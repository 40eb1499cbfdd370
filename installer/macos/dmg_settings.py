"""How the disk image looks: the program beside a link to the folder for programs; dmgbuild reads this."""

from pathlib import Path

application = Path(defines["app"])  # type: ignore[name-defined]  # noqa: F821  # dmgbuild gives it
files = [str(application)]
symlinks = {"Applications": "/Applications"}
icon_locations = {application.name: (140, 120), "Applications": (360, 120)}
window_rect = ((200, 200), (500, 280))
icon_size = 96
format = "ULMO"  # noqa: A001  # dmgbuild calls it so
