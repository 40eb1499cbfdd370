"""A part of the tests is a part of each file."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from tests.few_of_each import spread


@given(st.integers(1, 200), st.integers(1, 20))
def test_few_are_spread_from_the_first_on(count: int, few: int) -> None:
    things = range(count)
    chosen = list(spread(things, few))
    assert len(chosen) == min(count, few)
    assert chosen == sorted(set(chosen))
    gaps = [after - before for before, after in zip(chosen, [*chosen[1:], count], strict=True)]
    assert max(gaps) - min(gaps) <= 1
    assert chosen[0] == 0


def test_each_file_is_begun(pytester: pytest.Pytester) -> None:
    case = "import pytest\n@pytest.mark.parametrize('n', range({}))\ndef test_it(n): assert n in (0, 2)"
    pytester.makepyfile(test_long=case.format(4), test_short=case.format(1))
    outcome = pytester.runpytest("-p", "tests.few_of_each", "--few-of-each", "2")
    outcome.assert_outcomes(passed=3, deselected=2)
