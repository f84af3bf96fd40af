"""Python up to 3.11.4 finds too little by possessive and atomic groups in regular expressions: there are none.

Read from the source, as it stands here.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = [
    path for top in ("solver_core", "sudoku_gui", "tests", ".build") for path in (ROOT / top).rglob("*.py")
]
if not (ROOT / "solver_core").exists():
    pytest.skip("the sources are not here", allow_module_level=True)

NO_SYNTAX = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]", re.DOTALL)
"""What stands for itself in an expression: escaped characters, and sets of characters."""
NEW = re.compile(r"\(\?>|[*+?}]\+")
"""An atomic group, or a possessive quantifier."""


def expressions(source: str) -> Iterator[tuple[int, str]]:
    """Lines and texts that are given to a function of `re`, in whatever parts."""
    for call in ast.walk(ast.parse(source)) if NEW.search(source) else ():
        if isinstance(call, ast.Call) and re.match(r"re\.", ast.unparse(call.func)):
            for part in ast.walk(call):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.lineno, part.value


def claims(name: str, source: str) -> list[str]:
    return [
        f"{name}:{line}: {text!r}"
        for line, text in expressions(source)
        if NEW.search(NO_SYNTAX.sub("x", text))
    ]


def test_no_expression_has_what_early_builds_of_python_3_11_get_wrong() -> None:
    found = [
        claim
        for path in FILES
        for claim in claims(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize("text", ["a*+", "a++b", "a?+", "a{2}+", "(?>a|b)c", r"(?:[^x]|\\.)*+", r"\++" + "+"])
def test_each_of_them_is_found(text: str) -> None:
    assert claims("here", f"re.compile({text!r})") == [f"here:1: {text!r}"]


@pytest.mark.parametrize("text", ["[*+]+", r"\*+", "a+b*", "(?:a+)+", r"[^\]*+]", "[]*+]?"])
def test_signs_that_stand_for_themselves_are_not(text: str) -> None:
    assert claims("here", f"re.compile({text!r})") == []
