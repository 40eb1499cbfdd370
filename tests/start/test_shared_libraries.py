"""The names of Debian's packages."""

from __future__ import annotations

import pytest

from bgdesk.start.shared_libraries import package_of


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libGL.so.1", "libgl1"),
        ("libEGL.so.1", "libegl1"),
        ("libX11.so.6", "libx11-6"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libbrotlicommon.so.1", "libbrotli1"),
    ],
)
def test_libraries_are_named_as_debian_names_their_packages(library: str, package: str) -> None:
    assert package_of(library) == package
