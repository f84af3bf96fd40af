"""What the code weighs and how its parts meet: ``python -m tests.bench.house`` prints it, and fails above the limits.

The limits are what has been reached; a change that needs more must take something away, or say here why not.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).parents[2]
PACKAGES: Final = ("solver_core", "sudoku_gui")
SHORT: Final = 50
FIGURES: Final = {
    "product lines": (106_600, 86_000),
    "of them sudoku_gui": (72_600, 58_000),
    "modules": (670, 600),
    "modules under 50 lines": (60, 50),
    "modules in circles": (0, 0),
    "chains through the window": (0, 0),
    "protocols": (6, 8),
    "modules in one folder": (24, 30),
    "test lines": (92_600, 70_000),
    "lines of JavaScript": (900, 900),
}
"""For each figure the limit, and what the house should come to."""
CHAIN: Final = re.compile(r"\b_?(?:window|context)(?:\.\w+){4}")
"""Four steps or more from the window or the context: who takes them knows how four others are made.

Two are usual, to a service and to what is asked of it; a third is a value of the answer.
"""


def modules(*tops: str) -> list[Path]:
    return sorted(path for top in tops for path in (TOP / top).rglob("*.py"))


def lines(paths: list[Path]) -> int:
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in paths)


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(TOP).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path, known: set[str]) -> Iterator[str]:
    """The modules of ours that a file imports when it is imported, those for types included."""
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif not isinstance(node, ast.FunctionDef):
            waiting += ast.iter_child_nodes(node)


def in_circles(graph: dict[str, set[str]]) -> set[str]:
    """The modules that lead back to themselves."""

    def reached(start: str) -> set[str]:
        met: set[str] = set()
        waiting = [*graph[start]]
        while waiting:
            if (one := waiting.pop()) not in met:
                met.add(one)
                waiting += graph.get(one, ())
        return met

    return {name for name in graph if name in reached(name)}


def figures() -> dict[str, int]:
    """All that is measured, by its name."""
    product = modules(*PACKAGES)
    sources = {path: path.read_text(encoding="utf-8") for path in product}
    known = {name_of(path) for path in product}
    graph = {name_of(path): set(imported(path, known)) & known - {name_of(path)} for path in product}
    folders = [len(list(folder.glob("*.py"))) for folder in {path.parent for path in product}]
    return {
        "product lines": lines(product),
        "of them sudoku_gui": lines(modules("sudoku_gui")),
        "modules": len(product),
        "modules under 50 lines": sum(len(text.splitlines()) < SHORT for text in sources.values()),
        "modules in circles": len(in_circles(graph)),
        "chains through the window": sum(len(CHAIN.findall(text)) for text in sources.values()),
        "protocols": sum(
            len(re.findall(r"^class \w+\(.*\bProtocol\b.*\):", text, re.MULTILINE))
            for text in sources.values()
        ),
        "modules in one folder": max(folders),
        "test lines": lines(modules("tests")),
        "lines of JavaScript": lines(sorted((TOP / "solver_core").rglob("*.js"))),
    }


def main() -> int:
    """Print a row for each figure; the status is 1 where one is above its limit."""
    status = 0
    for name, figure in figures().items():
        limit, target = FIGURES[name]
        is_over = figure > limit
        status |= is_over
        sys.stdout.write(
            f"{name:28}{figure:>9,} of {limit:>7,}, to come to {target:>6,}{'  too much' * is_over}\n"
        )
    return status


if __name__ == "__main__":
    sys.exit(main())
