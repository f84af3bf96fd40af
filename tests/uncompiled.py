"""Imports the kernels from their source, though compiled ones lie beside it: `PYTEST_PLUGINS=tests.uncompiled`.

What is compiled cannot be followed by coverage, and its functions of C types cannot be called. Loaded as a plugin, this
lets a whole run of tests do without; `imported` gives one file of tests the modules that it asks for.
"""

import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Any

import pytest

PACKAGE = "solver_core"


class SourceOnly(MetaPathFinder):
    """Finds the modules of the core as source."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,  # noqa: ARG002 - a finder is given it
    ) -> ModuleSpec | None:
        """The source of a module within the package; the package itself is not compiled."""
        folders = (path or ()) if fullname.startswith(f"{PACKAGE}.") else ()
        finders = (FileFinder(folder, (SourceFileLoader, [".py"])) for folder in folders)
        return next((spec for finder in finders if (spec := finder.find_spec(fullname))), None)


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """As a plugin: nothing is compiled in this run."""
    sys.meta_path.insert(0, SourceOnly())


def imported(*names: str) -> list[Any]:
    """Modules of the core uncompiled, beside those that other tests use."""
    with _restored():
        sys.meta_path.insert(0, finder := SourceOnly())
        try:
            return [importlib.import_module(f"{PACKAGE}.{name}") for name in names]
        finally:
            sys.meta_path.remove(finder)


@contextmanager
def _restored() -> Iterator[None]:
    """Let the package be imported again, and then be as it was."""
    known = _loaded()
    for name in known:
        del sys.modules[name]
    try:
        yield
    finally:
        for name in _loaded():
            del sys.modules[name]
        sys.modules.update(known)


def _loaded() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.partition(".")[0] == PACKAGE}
