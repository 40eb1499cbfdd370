"""What macOS needs besides the bundle: a disk image, signed and notarised if the secrets are given."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path

from installer.bundle import identity

NOTARY_PROFILE = "BGDESK_NOTARY_PROFILE"
"""Environment variable: the profile of the keychain that notarytool uses; without it nothing is notarised."""


def packages(root: Path, bundle: Path, out: Path) -> list[Path]:
    """Make the disk image of the program beside ``bundle`` in the folder ``out``."""
    program = bundle.with_suffix(".app")
    image = out / f"{identity.NAME}-{identity.version(root)}-macos-{platform.machine()}.dmg"
    if identity.SIGNED_BY:
        _sign(root, program)
    settings = root / "installer" / "macos" / "dmg_settings.py"
    subprocess.run(["dmgbuild", "-s", settings, "-D", f"app={program}", identity.NAME, image], check=True)
    if profile := os.environ.get(NOTARY_PROFILE):
        _notarise(image, profile)
    return [image]


def _sign(root: Path, program: Path) -> None:
    entitlements = root / "installer" / "macos" / "entitlements.plist"
    subprocess.run(
        [
            *("codesign", "--force", "--deep", "--timestamp", "--options", "runtime"),
            *("--entitlements", entitlements, "--sign", identity.SIGNED_BY or "-", program),
        ],
        check=True,
    )
    subprocess.run(["codesign", "--verify", "--deep", "--strict", program], check=True)


def _notarise(image: Path, profile: str) -> None:
    subprocess.run(
        ["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"], check=True
    )
    subprocess.run(["xcrun", "stapler", "staple", image], check=True)
