"""The kernels are compiled together or not at all, and never from an older source.

A kernel is a module with its C types beside it, in a ``.pxd`` file; the same source runs compiled or not.
"""

import importlib.util
from pathlib import Path

import solver_core

CORE = Path(solver_core.__file__).parent
TYPES = sorted(CORE.rglob("*.pxd"))
CONSTANTS = {"codes"}
"""Modules whose ``.pxd`` gives C their numbers: they stay as they are."""


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
