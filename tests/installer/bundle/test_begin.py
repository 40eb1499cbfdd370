from __future__ import annotations

from installer.bundle.begin import give_back_environment

OF_THE_BOOTLOADER = {"_PYI_ARCHIVE_FILE": "/opt/b/bgdesk", "_PYI_PARENT_PROCESS_LEVEL": "1"}


def given_back(environment: dict[str, str]) -> dict[str, str]:
    give_back_environment(environment)
    return environment


def test_other_programs_get_the_libraries_of_the_system() -> None:
    assert given_back({**OF_THE_BOOTLOADER, "LD_LIBRARY_PATH": "/opt/b", "HOME": "/h"}) == {"HOME": "/h"}


def test_other_programs_get_the_libraries_of_the_user() -> None:
    environment = {"LD_LIBRARY_PATH": "/opt/b:/mine", "LD_LIBRARY_PATH_ORIG": "/mine"}
    assert given_back(environment) == {"LD_LIBRARY_PATH": "/mine"}


def test_plugins_of_another_qt_are_not_looked_for() -> None:
    assert given_back({"QT_PLUGIN_PATH": "/usr/lib/qt6/plugins"}) == {}
