"""The changelog as a page."""

from __future__ import annotations

import re

from bgdesk.app.news.changes import changes_markdown
from bgdesk.shipped import changelog_path

TEXT = """# Changelog

For developers.

## [Unreleased]

### Fixed

- C

## [0.2.0] - 2026-12-01

- B

## [0.1.0] - 2026-11-01

- A
"""


def test_versions_stand_below_each_other_without_the_words_for_developers() -> None:
    page = changes_markdown("New", TEXT, "0.3.0", "Version {}".format)
    assert page == (
        "# New\n\n## Version 0.3.0\n\n### Fixed\n\n- C\n\n## Version 0.2.0\n\n- B\n\n## Version 0.1.0\n\n- A"
    )


def test_what_came_after_a_release_stands_with_it() -> None:
    page = changes_markdown("New", TEXT, "0.2.0", str)
    assert re.findall("^(?:##|-) .*", page, re.MULTILINE) == ["## 0.2.0", "- C", "- B", "## 0.1.0", "- A"]


def test_nothing_unreleased_is_no_heading() -> None:
    page = changes_markdown("New", "# C\n\n## [Unreleased]\n\n## [0.1.0]\n\n- A\n", "0.2.0", str)
    assert page == "# New\n\n## 0.1.0\n\n- A"


def test_our_own_begins_with_a_version_and_says_something_below_each_heading() -> None:
    page = changes_markdown("New", changelog_path().read_text(encoding="utf-8"), "0.1.0", str)
    assert page.startswith("# New\n\n## 0.1.0\n\n###")
    assert not re.search(r"^#.*\n+(#|\Z)", page.partition("## 0.1.0\n")[2], re.MULTILINE)
