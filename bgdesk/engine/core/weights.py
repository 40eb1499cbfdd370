"""The strong engine's files that the core reads: found without loading it, and known by their bytes."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

PACKAGE = "bgsage"
VERSION = "2.0.20260907"
"""The only version whose values the core was compared with."""
_DIGEST = "13396f576e364dd6aef1bb962e0294d0c9c30d0f8de4e344bdae8e748ebf9e03"
"""SHA-256 of all weights in the order of the nets, and of the bear-off table after them."""
_NETS = (
    *("s9_purerace", "s9_race_race", "s9_race_att", "s9_race_prim", "s9_race_anch"),
    *("s9_att_race", "s9_att_att", "s9_att_prim", "s9_att_anch"),
    *("s9_prim_race", "s9_prim_att", "s9_prim_anch", "s9_prim_anch"),
    *("s9_anch_race", "s9_anch_att", "s9_prim_anch", "s9_prim_anch"),
    *("s11_bg_deep", "s11_bg_middle", "s11_bg_double", "s11_bg_p3"),
    *("s11_bg_containment", "s11_bg_snake", "s11_bg_massive"),
)
_RACE_SIZE, _CONTACT_SIZE, _BEAROFF_SIZE = 80_832, 400_032, 4_899_292


@dataclass(frozen=True, slots=True)
class WeightFiles:
    """``nets`` in the order of the core, and the table of the chances to bear off."""

    nets: tuple[Path, ...]
    bearoff: Path

    def have_sizes(self) -> bool:
        """Whether all are there with the right sizes: quick, for the window."""
        expected = [_RACE_SIZE] + [_CONTACT_SIZE] * (len(self.nets) - 1) + [_BEAROFF_SIZE]
        try:
            return [path.stat().st_size for path in (*self.nets, self.bearoff)] == expected
        except OSError:
            return False

    def are_known(self) -> bool:
        """Whether every byte is that of the version that the core knows; reads all, some 50 ms."""
        made = hashlib.sha256()
        read = cache(Path.read_bytes)
        for path in (*self.nets, self.bearoff):
            made.update(read(path))
        return made.hexdigest() == _DIGEST


def weight_files() -> WeightFiles | None:
    """Those of the engine that is installed; ``None`` without it and for any other version."""
    from importlib.metadata import PackageNotFoundError, version  # slow, and seldom needed

    try:
        spec = find_spec(PACKAGE) if version(PACKAGE) == VERSION else None
    except PackageNotFoundError:
        return None
    if spec is None or not spec.submodule_search_locations:
        return None
    assets = Path(next(iter(spec.submodule_search_locations))) / "_assets"
    nets = tuple(assets / "models" / f"sl_{name}.weights.best" for name in _NETS)
    return WeightFiles(nets, assets / "data" / "bearoff_1sided.db")
