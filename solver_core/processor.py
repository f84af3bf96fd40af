"""Which build of a kernel runs, where there are two: the one for every processor, or the one for those with AVX2.

Some kernels count and find bits in nearly every step, for which a processor has instructions that the oldest of its
kind lack. `setup.py` lists these kernels (`TWICE`) and compiles each a second time, as ``<name>_avx2``. Compiled with
the types in ``processor.pxd``.
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
"""A variable of the environment: 1 keeps to the build for every processor."""

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
    """Of the names of all that is compiled what runs, if this one of several builds does."""
    names, is_faster = sorted(builds), module.__name__.endswith(_ENDING)
    idle = {name.removesuffix(_ENDING) if is_faster else name for name in names if name.endswith(_ENDING)}
    return [name for name in names if name not in idle]


def has_avx2() -> bool:
    """Whether processor and system have AVX2, and the instructions on bits that came with it."""
    if cython.compiled:
        return bool(processor_has_avx2())
    return False
