"""Draws which package of the window imports which, into sudoku_gui/DESIGN.md, as the imports are.

Run from the top folder::

    python .build/draw_imports.py           # write the drawing between the two marks
    python .build/draw_imports.py --check   # say whether it is current; status 1 if it is not

An arrow that follows from two others is left out. The drawing is Mermaid text, which GitHub and editors show.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).parents[1]
PAGE = TOP / "sudoku_gui" / "DESIGN.md"
BEGIN, END = "<!-- imports: .build/draw_imports.py -->\n", "<!-- end of imports -->\n"
CORE = "solver_core"
LEAVES = {"assets", "startup", "translation"}
"""Small modules that anybody may import; they would hide the rest."""


def imported(path: Path) -> Iterator[str]:
    """The packages that a file imports: ``panes``, ``player``, ``solver_core``."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            package, _, rest = name.partition(".")
            if package == CORE:
                yield CORE
            elif package == "sudoku_gui" and rest:
                yield rest.partition(".")[0]


def arrows() -> dict[str, set[str]]:
    """What each package imports, without itself and the leaves."""
    found: dict[str, set[str]] = {}
    for path in sorted((TOP / "sudoku_gui").rglob("*.py")):
        parts = path.relative_to(TOP / "sudoku_gui").with_suffix("").parts
        if parts[0].startswith("__") or parts[0] in LEAVES:
            continue
        found.setdefault(parts[0], set()).update(set(imported(path)) - LEAVES - {parts[0]})
    return {
        package: {one for one in others if one == CORE or one in found} for package, others in found.items()
    }


def reachable(start: str, found: dict[str, set[str]]) -> set[str]:
    """Every package to which arrows lead from one, itself not counted."""
    met: set[str] = set()
    waiting = list(found.get(start, ()))
    while waiting:
        one = waiting.pop()
        if one not in met:
            met.add(one)
            waiting += found.get(one, ())
    return met


def drawing() -> str:
    """The lines of the drawing."""
    found = arrows()
    lines = ["```mermaid", "graph TD"]
    for package in sorted(found):
        others = found[package]
        indirect = {far for one in others for far in reachable(one, found)}
        if direct := sorted(others - indirect):
            lines.append(f"    {package} --> {' & '.join(direct)}")
    return "\n".join([*lines, "```"]) + "\n"


def main() -> int:
    """Write the drawing, or check it; answer the exit status."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    current = before + BEGIN + drawing() + END + after
    if "--check" in sys.argv[1:]:
        return int(current != text)
    PAGE.write_text(current, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
