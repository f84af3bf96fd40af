"""Random faults, and whether tests find them: ``python -m tests.bench.mutants --seed 1 --count 100``.

A mutant is the product with one small change: another comparison or sum, another number, a condition that is negated,
a loop that is not entered, a decorator that is gone (the operators of cosmic-ray: ``pip install
'cosmic-ray>=8.7,<9'``). A line of the product is drawn, so that large modules have more mutants than small ones, and
then one of the changes in it. The tests of the module's own folder run until the first that fails, then those of the
window that are named after it.
Mutants that live are listed with their change: a test is missing, or the change makes no difference.

All of it happens in a copy; the work tree stays as it is, whenever the tool is stopped. Kernels are left out, since
they would be compiled again for each mutant.
"""

import argparse
import ast
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Final

from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from tests.bench.processes import TOP, offscreen

_TESTS: Final = {"solver_core": Path("tests/core"), "sudoku_gui": Path("tests/gui")}
_OF_THE_WINDOW: Final = {"layout"}
"""Packages that are tested by using the window."""

_KINDS: Final = {name: plugins.get_operator(name) for name in plugins.operator_names()}
_OPERATORS: Final = {name: kind() for name, kind in _KINDS.items() if not kind.arguments()}
_SUMMARY: Final = re.compile(r"(?:FAILED|ERROR) (.+?\.py.*?)(?: - .*)?$")
_LONGEST_TEST: Final = 120
"""Seconds after which one test is given up: a loop may have lost its end."""


class _Meaning(ast.NodeTransformer):
    """What a source does, without what mypy looks after: annotations, protocols, and what a dataclass refuses."""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        if any(isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases):
            node.body = [ast.Pass()]
        return self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> ast.AST | None:
        return None if node.arg in {"frozen", "slots"} else self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)


def meaning(source: str) -> str | None:
    """The same text for sources that do the same, as far as tests can tell; None for what is no Python."""
    with suppress(SyntaxError):
        return ast.dump(_Meaning().visit(ast.parse(source)))
    return None


def drawn(modules: Sequence[Path], folder: Path, chance: random.Random) -> Iterator[tuple[Path, str, str]]:
    """Mutants without end, none of them twice: a module with its source and another one."""
    sources = {module: (folder / module).read_text(encoding="utf-8") for module in modules}
    sizes, had = [source.count("\n") for source in sources.values()], set()
    while True:
        [module] = chance.choices(modules, sizes)
        source, places = sources[module], defaultdict(list)
        nodes = list(ast_nodes(get_ast(source)))
        for operator in _OPERATORS.values():
            positions = (place for node in nodes for place in operator.mutation_positions(node))
            for occurrence, (begin, _) in enumerate(positions):
                places[begin].append((operator, occurrence))
        if places:
            after = mutate_code(source, *chance.choice(places[chance.choice(sorted(places))])) or source
            if (module, after) not in had and meaning(after) not in {meaning(source), None}:
                had.add((module, after))
                yield module, source, after


def own_tests(module: Path, copy: Path) -> list[str]:
    """The module itself for its examples, the tests of its package's folder, and the window's named alike.

    Of a package in `_OF_THE_WINDOW` they are all tests of the window.
    """
    package, *inside = module.parent.parts
    folder = top = copy / _TESTS[package]
    words = set("_".join([*inside, module.stem]).split("_"))

    def unlike(path: Path) -> int:
        """Less, the more words of the module's path the name has: `copying` has `copy`."""
        return -sum(any(one.startswith(word) for word in words) for one in path.stem.split("_")[1:])

    for name in inside:
        if any((folder / name).rglob("test_*.py")):
            folder /= name
    own = sorted((folder.glob if folder in {top, top / "features"} else folder.rglob)("test_*.py"))
    is_windows = not _OF_THE_WINDOW.isdisjoint(inside)
    window = [path for path in sorted((top / "window").glob("test_*.py")) if is_windows or unlike(path)]
    files = [*sorted(own, key=unlike), *sorted(window, key=unlike)]
    return [str(module), *(str(path.relative_to(copy)) for path in files)]


def failing(tests: Sequence[str], copy: Path) -> str | None:
    """The first of these tests that fails in the copy; "" where none comes to its end, None where all pass.

    They run in a process group that does not outlive this call.
    """
    options = ["-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0"]
    limit = ["-o", f"faulthandler_timeout={_LONGEST_TEST}", "-o", "faulthandler_exit_on_timeout=true"]
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", *options, *limit, *tests],
        cwd=copy,
        env=offscreen(PYTHONPATH=str(copy)),  # for the programs that tests start elsewhere
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        lines = process.communicate()[0].splitlines()
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    if process.returncode == 0:
        return None
    return next((found[1] for line in lines if (found := _SUMMARY.match(line))), "")


def product(since: str | None) -> list[Path]:
    """The modules outside kernels: all, or those that differ from a revision."""
    paths = [path.relative_to(TOP) for package in _TESTS for path in sorted((TOP / package).rglob("*.py"))]
    if since is not None:
        command = ["git", "diff", "--name-only", since, "--", *_TESTS]
        changed = subprocess.run(command, cwd=TOP, check=True, capture_output=True, text=True).stdout
        paths = [path for path in paths if str(path) in changed.splitlines()]
    return [path for path in paths if not (TOP / path).with_suffix(".pxd").exists()]


def try_mutants(modules: Sequence[Path], copy: Path, seed: int, count: int, skip: int) -> None:
    """Say of each mutant which test has found it, and at the end which live."""
    survivors, killed, by_window = [], 0, 0
    for module, before, after in islice(drawn(modules, copy, random.Random(seed)), skip, None):
        path, tests, begun = copy / module, own_tests(module, copy), monotonic()
        path.write_text(after, encoding="utf-8")
        failed = failing(tests, copy)
        path.write_text(before, encoding="utf-8")
        if failed is not None and (broken := failing([failed] if failed else tests, copy)) is not None:
            print(f"{broken or module} fails without a change, too: not counted", flush=True)
            continue
        lines = unified_diff(before.splitlines(), after.splitlines(), str(module), "mutant", "", "", 2, "")
        diff = "\n".join(lines)
        if failed is None:
            survivors.append(diff)
        else:
            killed += 1
            by_window += failed.startswith("tests/gui/window/")
        result = "LIVES" if failed is None else f"killed by {failed or 'coming to no end'}"
        print(
            f"{killed + len(survivors)}: {module}: {result} ({monotonic() - begun:.0f} s)\n{diff}", flush=True
        )
        if killed + len(survivors) == count:
            break
    total = killed + len(survivors)
    print(
        f"\n{killed} of {total} mutants are killed, {by_window} of them by tests of the window; these live:\n"
    )
    print("\n\n".join(survivors))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("modules", nargs="*", type=Path, help="paths in the project; else the whole product")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--skip", type=int, default=0, help="how many of them have been tried before")
    parser.add_argument("--since", metavar="REVISION", help="only modules that have changed since")
    chosen = parser.parse_args()
    modules = chosen.modules or product(chosen.since)
    if not modules:
        sys.exit("no module outside kernels has changed")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy")
        shutil.copytree(TOP, copy, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache"))
        try_mutants(modules, copy, chosen.seed, chosen.count, chosen.skip)


if __name__ == "__main__":
    main()
