"""SGF text as trees of nodes, escapes and composed values."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from bgdesk.formats.sgf.tokens import (
    PARTS,
    Tree,
    escaped,
    line_of,
    pair_of,
    parse,
    settings_of,
    text_of,
)

LINES = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=30)


def first(text: str) -> dict[str, list[str]]:
    """The properties of the first node."""
    return parse(text).trees[0].nodes[0].properties


def shape(tree: Tree) -> object:
    """The numbers of nodes of a tree and its variations."""
    return [len(tree.nodes), *map(shape, tree.children)]


def test_nodes_and_properties() -> None:
    whole = parse("junk (;FF[4]GM [6]\n A[0] [x]\t[y] ; W[31hefe] ) more (;B[])")
    assert whole.is_whole
    assert [shape(tree) for tree in whole.trees] == [[2], [1]]
    assert whole.trees[0].nodes[0].properties == {"FF": ["4"], "GM": ["6"], "A": ["0", "x", "y"]}
    assert whole.trees[1].nodes[0].properties == {"B": [""]}


def test_brackets_and_escapes_inside_values() -> None:
    assert first("(;C[a ( ; [ \\] \\\\]N[])") == {"C": ["a ( ; [ \\] \\\\"], "N": [""]}


def test_lower_case_letters_of_old_names_mean_nothing() -> None:
    assert first("(;GaMe[6]White[31]cOPYRIGHT[x])") == {"GM": ["6"], "W": ["31"], "OPYRIGHT": ["x"]}


def test_same_property_twice() -> None:
    assert first("(;C[a]N[x]C[b])")["C"] == ["a", "b"]


def test_variations_and_the_main_line() -> None:
    (tree,) = parse("(;A[1](;B[2];C[3](;D[4])(;E[5]))(;F[6]))").trees
    assert shape(tree) == [1, [2, [1], [1]], [1]]
    assert [next(iter(node.properties)) for node in tree.main_line()] == ["A", "B", "C", "D"]


def test_lines_are_counted() -> None:
    (tree,) = parse("\n(;A[x\ny]\n;B[]\n\n;C[])").trees
    assert [node.line for node in tree.nodes] == [2, 4, 6]


@pytest.mark.parametrize("text", ["(;A[x", "(;A[x]", "(;A", "(;A[x\\]", "(", "(;A[x](;B[y])"])
def test_truncated(text: str) -> None:
    assert not parse(text).is_whole


@pytest.mark.parametrize("text", ["", "no tree", "[x]", ")", "; A[x]"])
def test_no_trees(text: str) -> None:
    assert parse(text).trees == ()


def test_values_before_a_node_are_skipped() -> None:
    assert first("(A[x];[y]B[z])") == {"B": ["z"]}


def test_too_much_is_not_read() -> None:
    whole = parse("(" + ";A[]" * PARTS.least + ")")
    assert not whole.is_whole
    assert len(whole.trees[0].nodes) <= PARTS.least


def test_text_values() -> None:
    assert text_of("a\\\nb\\\r\nc\\]\\\\\\x") == "abc]\\x"
    assert text_of("two\r\nlines\rhere\tand") == "two\nlines\nhere and"
    assert text_of("bell\a\x00 and\x85line\u2028or") == "bell and line\nor"
    assert line_of(" a\n b ") == "a b"


def test_composed_values() -> None:
    assert pair_of("length:7") == ("length", "7")
    assert pair_of("a\\:b:c\\:d:e") == ("a:b", "c:d:e")
    assert pair_of("alone") == ("alone", "")
    assert settings_of(["a:1", "b:2", "a:3"]) == {"a": "3", "b": "2"}


@given(LINES, LINES)
def test_escaped_text_comes_back(one: str, other: str) -> None:
    (value,) = first(f"(;C[{escaped(one)}])")["C"]
    assert text_of(value) == one
    (value,) = first(f"(;C[{escaped(one, in_pair=True)}:{escaped(other, in_pair=True)}])")["C"]
    assert pair_of(value) == (" ".join(one.split()), " ".join(other.split()))
