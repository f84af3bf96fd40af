"""Caches that know something of a problem are bounded: else it lives as long as the program."""

import importlib
import pkgutil
from collections.abc import Iterator
from inspect import get_annotations, unwrap
from typing import Any, Final

import solver_core
import sudoku_gui

_MOST: Final = 8
"""Problems that one cache may hold: each may take some megabytes."""

_OF_PROBLEMS: Final = ("Problem", "Search", "Subject")


def caches() -> Iterator[tuple[str, Any]]:
    for package in (solver_core, sudoku_gui):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if found.name.endswith("__main__"):
                continue
            for name, value in vars(importlib.import_module(found.name)).items():
                if hasattr(value, "cache_parameters") and value.__module__ == found.name:
                    yield f"{found.name}.{name}", value


def test_no_cache_holds_many_problems() -> None:
    by_problem = {
        name: cache.cache_parameters()["maxsize"]
        for name, cache in caches()
        if set(kinds := get_annotations(unwrap(cache))) > {"return"}
        and any(one in str(kind) for kind in kinds.values() for one in _OF_PROBLEMS)
    }
    assert "sudoku_gui.wording.names._names" in by_problem
    assert {name: most for name, most in by_problem.items() if most is None or most > _MOST} == {}
