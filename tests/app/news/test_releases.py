"""Where the project tells its versions, from the metadata of the package."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError

import pytest

from bgdesk.app.actions.ids import ActionId
from bgdesk.app.news import releases
from bgdesk.app.news.releases import address_asked, host_of, is_offered, releases_page


class Package:
    """One that is installed, with these lines at the end of its metadata's head."""

    def __init__(self, *lines: str) -> None:
        head = ("Metadata-Version: 2.4", "Name: bgdesk", *lines)
        self._text = "\n".join((*head, "", "Project-URL: Releases, https://readme.invalid/"))

    def read_text(self, name: str) -> str | None:
        return self._text if name == "METADATA" else None


def page_of(monkeypatch: pytest.MonkeyPatch, *lines: str) -> str | None:
    monkeypatch.setattr(releases, "distribution", lambda _: Package(*lines))
    return releases_page()


def test_the_page_stands_in_the_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    others = ("Project-URL: Homepage, https://a.invalid", "Project-URL: Releases, https://b.invalid/c")
    assert page_of(monkeypatch, *others) == "https://b.invalid/c"
    assert is_offered(ActionId.LOOK_FOR_NEWER)


def test_without_one_nothing_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert page_of(monkeypatch, "Project-URL: Homepage, https://a.invalid") is None
    assert not is_offered(ActionId.LOOK_FOR_NEWER)
    assert is_offered(ActionId.WHATS_NEW)

    def missing(_: str) -> Package:
        raise PackageNotFoundError

    monkeypatch.setattr(releases, "distribution", missing)
    assert releases_page() is None


@pytest.mark.parametrize(
    "address",
    [
        "http://a.invalid",
        "file:///a",
        "https://",
        "https:///a",
        "https://me@a.invalid",
        "https://a.invalid:x",
        "https://a\u00e9",
        "https://[a",
    ],
)
def test_what_is_not_safe_is_none(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    assert page_of(monkeypatch, f"Project-URL: Releases, {address}") is None


@pytest.mark.parametrize(
    "page", ["https://a.invalid:8/b", "https://a.invalid:8/b/", "https://a.invalid:8/b?c#d"]
)
def test_what_is_asked_lies_below_the_page(page: str) -> None:
    assert address_asked(page) == "https://a.invalid:8/b/latest.json"
    assert host_of(page) == "a.invalid"
