"""The kernels are compiled together or not at all, and never from an older source; what is not says why.

A kernel is a module with its C types beside it, in a ``.pxd`` file; the same source runs compiled or not.
"""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from platform import machine
from types import ModuleType

import pytest

import solver_core
from solver_core import cli, compiled, processor, uncompiled
from solver_core.errors import Message
from solver_core.uncompiled import NOTE

CORE = Path(solver_core.__file__).parent
TYPES = sorted(CORE.rglob("*.pxd"))
CONSTANTS = {"band_bits", "bits", "codes"}
"""Modules whose ``.pxd`` gives C their numbers and functions: they stay as they are."""


TWICE = [
    CORE / f"{name}.pxd"
    for name in (
        "cover/answers/bit_layers",
        "cover/answers/bit_memo",
        "cover/answers/bit_tables",
        "cover/answers/bit_words",
        "cover/answers/bitsets",
        "sudoku/bitboard",
    )
]
"""Kernels that are compiled once more, for processors with AVX2."""


def module(types: Path) -> str:
    return ".".join([CORE.name, *types.relative_to(CORE).with_suffix("").parts])


def runs(types: Path) -> Path:
    """The file that is run when the module is imported."""
    spec = importlib.util.find_spec(module(types))
    assert spec is not None, f"{types} has no module"
    assert spec.origin is not None, f"{types} has no module"
    return Path(spec.origin)


def is_compiled(types: Path) -> bool:
    return runs(types).suffix != ".py"


def test_every_file_of_types_lies_beside_its_module() -> None:
    """Types without their module would be types of nothing."""
    assert [str(types) for types in TYPES if not types.with_suffix(".py").is_file()] == []


def test_constants_are_not_compiled() -> None:
    """Their module is imported by those that are not compiled, too."""
    assert [module(types) for types in TYPES if types.stem in CONSTANTS and is_compiled(types)] == []


def test_all_kernels_are_compiled_or_none() -> None:
    """One that inherits from another reads its fields, which Python cannot see once they are C's."""
    forms = {module(types): is_compiled(types) for types in TYPES if types.stem not in CONSTANTS}
    assert len(set(forms.values())) <= 1, forms


def test_no_kernel_runs_from_an_older_source() -> None:
    """What is compiled beside the source hides it, so whoever changes a kernel compiles again."""
    if not (CORE.parent / "pyproject.toml").is_file():
        return  # a wheel is of one piece, and its files have the time at which they were unpacked
    old = [
        module(types)
        for types in TYPES
        for source in (types, types.with_suffix(".py"))
        if runs(types).stat().st_mtime < source.stat().st_mtime and is_compiled(types)
    ]
    assert not old, f"changed since they were compiled: {old}; run: pip install -e ."


@pytest.mark.parametrize("types", TWICE, ids=lambda types: types.stem)
def test_the_build_for_avx2_is_as_new(types: Path) -> None:
    """It is left out where the compiler cannot make it, never behind."""
    faster = [file for file in types.parent.glob(f"{types.stem}_avx2.*") if file.suffix != ".py"]
    if not (CORE.parent / "pyproject.toml").is_file():
        return  # as above
    for source in (types, types.with_suffix(".py")):
        assert all(file.stat().st_mtime >= source.stat().st_mtime for file in faster)


ASKED = """
import importlib, sys
from solver_core import processor
for name in sys.argv[1:]:
    print(processor.suits(processor.kernel(name)))
"""


@pytest.mark.parametrize("baseline", ["0", "1"])
def test_the_build_that_runs_suits_the_processor(baseline: str) -> None:
    """The one for AVX2 where the processor has it and nobody forbids it."""
    names = [module(types) for types in TWICE]
    environment = os.environ | {processor.BASELINE: baseline}
    command = [sys.executable, "-c", ASKED, *names]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    can = processor.has_avx2() and baseline == "0"
    expected = "AVX2" if can else f"any {machine()}" if compiled else ""
    assert done.stdout.splitlines() == [expected] * len(TWICE)


@pytest.mark.parametrize(
    ("runs", "names"), [("bitsets_avx2", ["bitsets_avx2", "dance"]), ("bitsets", ["bitsets", "dance"])]
)
def test_one_of_two_builds_is_reported(runs: str, names: list[str]) -> None:
    """The About box names what runs here."""
    assert processor.running({"dance", "bitsets_avx2", "bitsets"}, ModuleType(runs)) == names


def test_where_nothing_is_compiled_there_is_a_reason() -> None:
    """And none where everything is, whatever a build before has left."""
    assert (uncompiled.reason() is None) == compiled


@pytest.mark.parametrize("cause", ["asked", "compiler", "headers", "cython", "failed"])
def test_the_reason_is_that_of_the_build(
    cause: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command line says it with the version."""
    (tmp_path / NOTE).write_text(json.dumps({"cause": cause, "detail": "what it is about"}))
    monkeypatch.setattr(uncompiled, "COMPILED", 0)
    monkeypatch.setattr(uncompiled, "files", lambda _: tmp_path)
    assert uncompiled.reason() == Message(f"uncompiled.{cause}", detail="what it is about")
    assert cli.main(["--version"]) == 0
    said = capsys.readouterr().out
    assert ", uncompiled: " in said
    assert "what it is about" in said


def test_a_source_that_is_not_installed_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """There no build has left a note."""
    monkeypatch.setattr(uncompiled, "COMPILED", 0)
    monkeypatch.setattr(uncompiled, "files", lambda _: tmp_path)
    assert uncompiled.reason() == Message("uncompiled.source", detail=str(tmp_path))


@pytest.mark.skipif(not (CORE.parent / "setup.py").is_file(), reason="there is no source to start in")
def test_python_started_in_the_source_finds_the_same() -> None:
    """The folder that it is started in comes first, so what is installed has to be what lies there."""
    asked = "import solver_core, sudoku_gui.assets as assets; print(solver_core.compiled, assets.__name__)"
    done = subprocess.run(
        [sys.executable, "-c", asked], cwd=CORE.parent, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [str(compiled), "sudoku_gui.assets"]


def test_every_package_is_built() -> None:
    """A new folder is in the wheel only if it is a package."""
    folders = {
        file.parent for name in ("solver_core", "sudoku_gui") for file in (CORE.parent / name).rglob("*.py")
    }
    assert {folder for folder in folders if not (folder / "__init__.py").exists()} == set()
