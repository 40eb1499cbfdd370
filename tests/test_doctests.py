"""The examples in the docstrings of plays, ids and position strings as text."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

from bgdesk.match import state_ids
from bgdesk.rules import notation

MODULES = (
    *(f"{notation.__name__}.{module.name}" for module in pkgutil.iter_modules(notation.__path__)),
    state_ids.__name__,
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_are_true_and_every_module_has_some(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name), raise_on_error=False)
    assert tried
    assert not failed
