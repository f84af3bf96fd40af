"""Chooses the build of a kernel: the baseline, or the one for processors with AVX2.

Some kernels count and find bits in nearly every step, for which the oldest processors of the architecture lack
instructions. `setup.py` lists these kernels (`TWICE`) and compiles each a second time, as ``<name>_avx2``. Compiled
with the types in ``processor.pxd``.
"""

import os
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from platform import machine
from types import ModuleType
from typing import Final

from solver_core import plain as cython

if cython.compiled:
    import cython

BASELINE: Final = "DANCING_SUDOKU_BASELINE"
"""An environment variable: 1 selects the baseline build."""

_ENDING = "_avx2"


def kernel(name: str) -> ModuleType:
    """The module of this name, in the build that suits the processor; its source where nothing is compiled."""
    faster = name + _ENDING
    if has_avx2() and os.environ.get(BASELINE) != "1" and find_spec(faster) is not None:
        return import_module(faster)
    return import_module(name)


def suits(module: ModuleType) -> str:
    """The processors that a kernel is compiled for, as `sudoku-dlx --version` names them; "" for a source."""
    if not cython.compiled:
        return ""
    return "AVX2" if module.__name__.endswith(_ENDING) else f"any {machine()}"


def running(builds: Iterable[str], module: ModuleType) -> list[str]:
    """The names of the compiled builds that run, given the selected one."""
    names, is_faster = sorted(builds), module.__name__.endswith(_ENDING)
    idle = {name.removesuffix(_ENDING) if is_faster else name for name in names if name.endswith(_ENDING)}
    return [name for name in names if name not in idle]


def has_avx2() -> bool:
    """Whether processor and system support AVX2 and the bit instructions that came with it."""
    if cython.compiled:
        return bool(processor_has_avx2())
    return False
