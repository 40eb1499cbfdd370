"""Finds where code puts translated texts together: by +, by join, in an f-string, or inside another text."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

_TRANSLATES = frozenset({"tr", "translate", "_translated"})
_HANDS_ON = frozenset({"filter", "list", "tuple", "next", "iter", "map", "dict", "sorted", "reversed"})
_CHANGES = frozenset({"format", "strip", "replace", "capitalize", "title", "lower", "upper", "values", "get"})
_FILLS = frozenset({"format", "by_person"})
_GROWS = frozenset({"append", "extend", "insert"})


@dataclass(frozen=True, slots=True)
class Glued:
    """One place, by its file and function; ``written`` is the code."""

    path: str
    function: str
    written: str


@dataclass
class Source:
    """One file; ``imported`` gives the module that a name comes from."""

    path: str
    tree: ast.Module

    @cached_property
    def functions(self) -> list[ast.FunctionDef]:
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]

    @cached_property
    def imported(self) -> Mapping[str, str]:
        return {
            alias.asname or alias.name: f"{node.module}.{alias.name}"
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    @property
    def module(self) -> str:
        return self.path.removesuffix(".py").replace("/", ".")


@dataclass
class Texts:
    """Which functions answer a translated text, by full name; those of ``quoted`` count as names."""

    sources: list[Source]
    quoted: Iterable[str]
    worded: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        while True:
            more = {name for name, scope in self._returning() if self._answers_text(scope)} - self.worded
            if not more:
                return
            self.worded |= more

    def _returning(self) -> Iterator[tuple[str, Scope]]:
        for source in self.sources:
            for function in source.functions:
                says_text = function.returns is not None and "str" in ast.unparse(function.returns)
                if says_text and function.name not in self.quoted:
                    yield f"{source.module}.{function.name}", Scope(source, function, self)

    @staticmethod
    def _answers_text(scope: Scope) -> bool:
        return any(
            isinstance(node, ast.Return | ast.Yield) and node.value and scope.is_text(node.value)
            for node in ast.walk(scope.function)
        )

    def glued(self) -> Iterator[Glued]:
        """Every place in all functions."""
        for source in self.sources:
            for function in source.functions:
                scope = Scope(source, function, self)
                for node in ast.walk(function):
                    if scope.glues(node):
                        yield Glued(source.path, function.name, ast.unparse(node))


@dataclass
class Scope:
    """One function, to look up what its names stand for."""

    source: Source
    function: ast.FunctionDef
    texts: Texts

    @cached_property
    def values(self) -> Mapping[str, list[ast.expr]]:
        found: dict[str, list[ast.expr]] = {}
        for node in ast.walk(self.function):
            for target, value in _given(node):
                found.setdefault(target, []).append(value)
        return found

    def glues(self, node: ast.AST) -> bool:
        """Whether ``node`` puts a text together with something else."""
        match node:
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                return not isinstance(left, ast.Tuple | ast.List) and self._any((left, right))
            case ast.AugAssign(target=ast.Name() as target, op=ast.Add(), value=value):
                return not isinstance(value, ast.Tuple | ast.List) and self._any((value, target))
            case ast.JoinedStr(values=values):
                return len(values) > 1 and self.is_text(node)
            case ast.Call(func=ast.Attribute(attr="join"), args=args):
                return self._any(args)
            case ast.Call(keywords=keywords) if _name(node) in _FILLS:
                return self._any(word.value for word in keywords if word.arg)
        return False

    def _any(self, parts: Iterable[ast.expr], seen: tuple[str, ...] = ()) -> bool:
        return any(self.is_text(part, seen) for part in parts)

    def is_text(self, node: ast.expr, seen: tuple[str, ...] = ()) -> bool:
        """Whether ``node`` is a translated text or holds one."""
        match node:
            case ast.Call():
                return self._answers(node, seen)
            case ast.IfExp(body=one, orelse=other):
                return self._any((one, other), seen)
            case ast.BoolOp(values=values) | ast.Tuple(elts=values) | ast.List(elts=values):
                return self._any(values, seen)
            case ast.JoinedStr(values=values):
                return self._any(
                    (part.value for part in values if isinstance(part, ast.FormattedValue)), seen
                )
            case ast.Dict(values=values):
                return self._any(values, seen)
            case ast.BinOp(left=left, right=right):
                return self._any((left, right), seen)
            case ast.Starred(value=value) | ast.Subscript(value=value):
                return self.is_text(value, seen)
            case ast.GeneratorExp(elt=value) | ast.ListComp(elt=value):
                return self.is_text(value, seen)
            case ast.Name(id=name) if name not in seen:
                return self._any(self.values.get(name, []), (*seen, name))
        return False

    def _answers(self, call: ast.Call, seen: tuple[str, ...]) -> bool:
        name = _name(call)
        if name in _TRANSLATES or (name in _HANDS_ON and self._any(call.args, seen)):
            return True
        if name == "map" and call.args:
            return self._is_worded(call.args[0])
        if name in _CHANGES and isinstance(call.func, ast.Attribute):
            return self.is_text(call.func.value, seen)
        return (name == "join" and self._any(call.args, seen)) or self._is_worded(call.func)

    def _is_worded(self, function: ast.expr) -> bool:
        match function:
            case ast.Name(id=name):
                full = self.source.imported.get(name, f"{self.source.module}.{name}")
                return full in self.texts.worded
            case ast.Attribute(attr=name, value=ast.Name(id="self")):
                return f"{self.source.module}.{name}" in self.texts.worded
            case ast.Attribute(attr=name, value=ast.Call(func=ast.Name(id=owner))):
                module = self.source.imported.get(owner, f"{self.source.module}.{owner}").rpartition(".")[0]
                return f"{module}.{name}" in self.texts.worded
        return False


def _given(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """The names that ``node`` gives a value to."""
    match node:
        case (
            ast.Assign(targets=[ast.Name(id=name)], value=value)
            | ast.For(target=ast.Name(id=name), iter=value)
        ):
            yield name, value
        case ast.comprehension(target=ast.Name(id=name), iter=value):
            yield name, value
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
            pairs = zip(names, values, strict=False)
            yield from ((one.id, value) for one, value in pairs if isinstance(one, ast.Name))
        case ast.AugAssign(target=ast.Name(id=name), value=value):
            yield name, value
        case ast.Call(func=ast.Attribute(attr=how, value=ast.Name(id=name)), args=[*_, value]) if (
            how in _GROWS
        ):
            yield name, value


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def read(root: Path, *folders: str) -> list[Source]:
    """The files of ``folders`` below ``root``."""
    paths = (path for folder in folders for path in sorted((root / folder).rglob("*.py")))
    trees = ((path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths)
    return [Source(path.relative_to(root).as_posix(), tree) for path, tree in trees]
