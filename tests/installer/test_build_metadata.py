"""What an index page shows: pictures and links that work away from the repository."""

from __future__ import annotations

from installer.build_metadata import HOME_PAGE, RELEASES_PAGE, urls, with_addresses
from tests.folders import ROOT

HOME = "https://example.org/team/bgdesk"


def test_pictures_and_files_get_whole_addresses() -> None:
    text = "![Board](resources/a.png) and [how](.github/CONTRIBUTING.md), [web](https://x.org/y), [up](#two)"
    assert with_addresses(text, HOME, "1.2") == (
        f"![Board]({HOME}/raw/v1.2/resources/a.png) and [how]({HOME}/blob/v1.2/.github/CONTRIBUTING.md), "
        "[web](https://x.org/y), [up](#two)"
    )


def test_nothing_in_the_readme_points_into_the_repository_after_that() -> None:
    text = with_addresses((ROOT / "README.md").read_text(encoding="utf-8"), HOME, "1.2")
    assert f"]({HOME}/raw/v1.2/" in text
    assert "](resources/" not in text
    assert "](." not in text


def test_addresses_are_named_only_where_they_are_known() -> None:
    assert urls({}) == {}
    assert urls({RELEASES_PAGE: "https://example.org/news"}) == {"Releases": "https://example.org/news"}
    assert urls({HOME_PAGE: f"{HOME}/"})["Homepage"] == HOME
