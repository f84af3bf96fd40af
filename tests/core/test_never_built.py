"""An object of a compiled class that was never built has no memory, and says so instead of ending the interpreter."""

import subprocess
import sys
from pathlib import Path

import pytest

from solver_core.cover.answers.bitsets import Bitsets
from solver_core.cover.kernel.machine import COMPILED
from solver_core.sudoku.backtrack import Backtrack
from solver_core.sudoku.bitboard import Bitboard
from solver_core.sudoku.serial import Solver

needs_kernels = pytest.mark.skipif(not COMPILED, reason="only compiled classes have memory of their own")


@needs_kernels
def test_no_method_of_a_compiled_class_ends_the_interpreter_before_it_is_built(tmp_path: Path) -> None:
    """In a process of its own, so that a crash is a failure that names the call; all modules that are compiled."""
    command = [sys.executable, str(Path(__file__).with_name("never_built.py"))]
    done = subprocess.run(
        command,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        cwd=tmp_path,
        timeout=120,
    )
    said = done.stdout.splitlines() or ["nothing"]
    assert done.returncode == 0, f"status {done.returncode} in {said[-1]}\n{done.stderr[-2000:]}"
    assert {"Bitsets", "Bitboard", "Dance", "Repeat", "Backtrack", "Solver", "Tree"} <= set(said[-1].split())


@needs_kernels
@pytest.mark.parametrize(
    "use",
    [
        lambda: Bitsets.__new__(Bitsets).count(0),
        lambda: Bitsets.__new__(Bitsets).more(),
        lambda: Bitboard.__new__(Bitboard).count(bytes(81), 5),
        lambda: Bitboard.__new__(Bitboard).solve(bytes(81)),
        lambda: next(Bitboard.__new__(Bitboard).solutions(bytes(81))),
        lambda: Backtrack.__new__(Backtrack).candidates(0),
        lambda: Solver.__new__(Solver).solve(bytes(81)),
    ],
)
def test_objects_that_were_never_built_raise_errors(use: object) -> None:
    """No thread is blamed: nobody is using it."""
    with pytest.raises(ValueError, match="this was never built; call its class to make one"):
        use()  # type: ignore[operator]


@needs_kernels
def test_built_objects_refuse_to_be_built_again() -> None:
    """A search may be using the memory that would be replaced."""
    from solver_core.cover import Problem  # noqa: PLC0415 - beside what it makes

    for held, arguments in (
        (Bitboard(), ()),
        (Solver(), ()),
        (Bitsets(Problem("A", ["A"])), (Problem("A", []),)),
    ):
        with pytest.raises(ValueError, match="this is built already"):
            held.__init__(*arguments)  # type: ignore[misc]
