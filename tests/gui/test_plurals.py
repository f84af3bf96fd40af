"""A number of one is followed by a singular: texts that count have numerus forms, or a number that is never one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import sudoku_gui

WORDS = (
    "solutions options columns nodes events steps guesses decisions items branches levels exercises updates puzzles "
    "runs covers cells digits places rows squares candidates givens"
)
COUNTED = re.compile(
    rf"\{{(?!option\}})\w+\}} (?!covers|also)(?:\w+ )?(?:dead ends|{'|'.join(WORDS.split())})\b"
)
SEVERAL = {
    "In {houses}, all places for {digits} lie in one row or one column.": "digits of a technique, by name",
    "The {count} cells {cells} have only {count} digits": "a naked set has two cells or more",
    "Level {level}, {points} points": "an option of none of these words",
    "the editor takes matrices without colours, of at most {rows} rows": "a limit",
    "Solving: {events} events so far": "it is said after thousands",
    "{line} The search was stopped after {events} events.": "a limit",
    "Stopped after {events} events: whether there is a solution": "it is said after thousands",
    "No single digit leaves fewer than {count} solutions": "a limit",
    "Search tree of {problem}: the top {shown} of {walked} nodes": "more than are drawn",
    "Search tree of {problem}: {walked} nodes": "a tree that is drawn has several",
    "All {walked} nodes.": "a tree that is drawn has several",
    "The top {most} of {walked} nodes": "more than are drawn",
    "about {count} nodes": "a large number",
    "About {count} nodes are too many": "a large number",
    "{value}. The close-up shows {closeup} events": "a close-up shows hundreds",
    "The steps within {count} events, at most {size}.": "a limit",
    "chosen at random from {columns} columns": "only where several are equal",
    "the leftmost of {columns} columns": "only where several are equal",
    "That is not enough: at depth {depth}, {option} was the last of {among} options": "one has a sentence of its own",
    "calls {count} options": "only where it is ambiguous",
    "Finished: {number} solutions, and no more": "one has a sentence of its own",
    "{count} by givens": "the givens are not counted",
    "{count} nodes": "a limit",
}
"""Texts whose number is never one, by their beginning, and why."""


def texts() -> Iterator[tuple[str, int | None]]:
    """Each English text of the window with how many arguments its translation is called with."""
    for path in Path(sudoku_gui.__file__).parent.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        arguments = {
            id(argument): len(call.args)
            for call in ast.walk(tree)
            if isinstance(call, ast.Call)
            for argument in call.args
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value:
                yield node.value, arguments.get(id(node))


def test_every_sentence_with_a_count_has_plural_forms() -> None:
    found = set()
    for text, arguments in texts():
        if "%n" in text or not COUNTED.search(text) or (arguments or 0) >= 3:
            continue
        begins = any(known in text for known in SEVERAL)
        if not begins:
            found.add(text)
    assert found == set()
