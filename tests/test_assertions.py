"""No test passes because it has asserted nothing: the shapes of that which show in the source."""

import ast
from collections.abc import Iterator, Sequence
from typing import Final

from tests.sources import TESTS, expect_none, nodes

CHECKS: Final = ("assume", "raises", "warns", "fail", "waitUntil", "waitSignal", "waitSignals")
LITERALS: Final = (ast.Tuple, ast.List, ast.Set, ast.Dict)
KEEPERS: Final = {
    "enumerate",
    "zip",
    "sorted",
    "reversed",
    "list",
    "tuple",
    "set",
    "product",
    "pairwise",
    "cycle",
}
"""Functions that give nothing only where an argument of theirs has nothing."""


def is_firm(node: ast.expr, function: ast.FunctionDef) -> bool:
    """Whether a loop over this has a turn for sure: literals, constants, enumerations, and what is in `each`."""
    match node:
        case ast.Constant(value=value):
            return bool(value)
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return any(not isinstance(part, ast.Starred) or is_firm(part.value, function) for part in parts)
        case ast.Dict(keys=keys):
            return bool(keys)
        case ast.Name(id="each" | "spread" | "range" | "count") | ast.Attribute(attr="count"):
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            # CONSTANT, Enumeration, or a variable that begins with a literal
            return name[:1].isupper() or any(is_firm(value, function) for value in _literals(name, function))
        case ast.BinOp(left=left, op=ast.Mult() | ast.Add(), right=right):
            return is_firm(left, function) or is_firm(right, function)
        case ast.Call(func=ast.Name(id=name), args=args) if name in KEEPERS and args:
            return any(is_firm(one, function) for one in args)
        case (
            ast.Call(func=ast.Name(id="each" | "spread" | "range" | "count" | "events"))
            | ast.Call(func=ast.Attribute(attr="count"))
        ):
            return True
        case ast.Call(func=ast.Attribute(value=value, attr="items" | "values" | "keys")):
            return is_firm(value, function)
    return False


def _literals(name: str, function: ast.FunctionDef) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                pairs = list(zip(targets, values, strict=False))
            case ast.Assign(targets=[target], value=value):
                pairs = [(target, value)]
            case _:
                continue
        for target, value in pairs:
            if isinstance(target, ast.Name) and target.id == name and isinstance(value, LITERALS):
                yield value


def is_check(node: ast.AST) -> bool:
    """Whether something here can fail by itself: an assertion, or a call that a test makes to fail or to wait."""
    match node:
        case ast.Assert():
            return True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in CHECKS or name.startswith(("assert", "check", "expect", "wait", "_check", "_wait"))
    return False


def is_reached(statements: Sequence[ast.stmt], function: ast.FunctionDef) -> bool:
    """Whether a check among these is reached for sure: under no condition, and in no loop that may have no turn."""
    return any(_reaches(one, function) for one in statements)


def _reaches(one: ast.stmt, function: ast.FunctionDef) -> bool:
    match one:
        case ast.If():
            return is_reached(one.body, function) and is_reached(one.orelse, function)
        case ast.For():
            return is_firm(one.iter, function) and is_reached(one.body, function)
        case ast.While():
            return is_reached(one.body, function)
        case ast.With():
            contexts = (node for item in one.items for node in ast.walk(item))
            return any(map(is_check, contexts)) or is_reached(one.body, function)
        case ast.Try():
            return is_reached([*one.body, *one.orelse, *one.finalbody], function)
        case ast.Match():
            return False
    return any(map(is_check, ast.walk(one)))  # a function within is taken to be called


def vacuous(source: str) -> Iterator[str]:
    """The tests whose every check may be skipped; those whose checks are elsewhere are not looked into."""
    for node in nodes(source):
        match node:
            case ast.FunctionDef(name=name) if name.startswith("test_"):
                if any(map(is_check, ast.walk(node))) and not is_reached(node.body, node):
                    yield f"{node.lineno}: {name}"


def excused(source: str) -> Iterator[str]:
    """The assertions that hold where something is None, whatever else they claim."""
    for node in nodes(source):
        match node:
            case ast.Assert(test=ast.BoolOp(op=ast.Or(), values=values)):
                for value in values:
                    match value:
                        case ast.Compare(ops=[ast.Is()], comparators=[ast.Constant(value=None)]):
                            yield f"{node.lineno}: {ast.unparse(node.test)}"


def test_every_test_reaches_a_check() -> None:
    """Loops go over `each(...)`, which fails where there is nothing; what is sought is asserted, or assumed."""
    expect_none(TESTS, vacuous)


def test_a_test_that_may_check_nothing_is_found() -> None:
    """Every shape of a test that can pass without an assertion, beside its sound twin."""
    source = """
def test_a():
    for one in found(): assert one
def test_b():
    if found(): assert one
def test_c():
    for one in (1, 2): assert one
    for one in each(found()): assert one
def test_d():
    match found():
        case 1: assert one
def test_e():
    assert found
    if found: assert one
def test_i():
    if found(): assert one
    else: assert other
def test_f():
    with pytest.raises(ValueError): found()
def test_g():
    for kind in Kind:
        for one in kind: assert one
"""
    assert [line.partition(": ")[2] for line in vacuous(source)] == ["test_a", "test_b", "test_d", "test_g"]


def test_no_assertion_is_excused_by_none() -> None:
    """What is None is claimed by an assertion of its own."""
    expect_none(TESTS, excused)


def test_an_excuse_is_found() -> None:
    source = "assert a is None or a > 1\nassert a > 1 or b\nassert (a is None) == b"
    assert list(excused(source)) == ["1: a is None or a > 1"]
