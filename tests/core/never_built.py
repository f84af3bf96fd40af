"""Calls every method of every compiled class on an object that was never built: ``python never_built.py``.

Nothing is listed here: compiled modules are the files with the ending of extensions, their classes and attributes what
they have. Each call is announced on standard output before it is made, so whoever reads it knows which one has ended
the process.
"""

import importlib
import os
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import solver_core

ROOT = Path(solver_core.__file__).parent
ARGUMENTS: tuple[tuple[object, ...], ...] = (
    *((), (0,), (1,), (5,), (None,), ("x",), (b"",), (bytes(24),), (bytes(81),), ([0],)),
    *((bytes(81), 5), (0, 0), (1, 2), (0, 0, 0), (0, 1, 2, 3), (0, 0, 0, 0, 0)),
)
OF_EVERY_CLASS = {"__class__", "__new__", "__init__", "__init_subclass__", "__subclasshook__", "__dir__"}


def modules() -> Iterator[str]:
    for ending in EXTENSION_SUFFIXES:
        for file in sorted(ROOT.rglob(f"*{ending}")):
            if file.name.removesuffix(ending).isidentifier():
                folders = file.relative_to(ROOT.parent).parent.parts
                yield ".".join((*folders, file.name.removesuffix(ending)))


def classes() -> Iterator[type]:
    for name in dict.fromkeys(modules()):
        for held in vars(importlib.import_module(name)).values():
            if isinstance(held, type) and held.__module__ == name and not issubclass(held, BaseException):
                yield held


def makers(kind: Any) -> Iterator[tuple[str, Callable[[], object]]]:
    """Ways to an object without memory: no constructor at all, and one that forgets that of the class."""
    yield "__new__", lambda: kind.__new__(kind)
    try:
        careless: Any = type("Careless", (kind,), {"__init__": lambda _: None})
    except TypeError:  # no class may inherit from it
        return
    yield "without super().__init__()", careless


def try_all(called: str, make: Callable[[], object], name: str) -> None:
    for given in ARGUMENTS:
        os.write(1, f"{called}.{name}{given}\n".encode())
        try:
            held = getattr(make(), name)
            answer = held(*given) if callable(held) else held
            if hasattr(answer, "__next__"):
                next(answer)
        except SystemError as error:
            raise SystemExit(f"SystemError: {error}") from error
        except Exception:  # noqa: BLE001, S110 - refused, in whatever words
            pass


def main() -> None:
    found = list(classes())
    for kind in found:
        for way, make in makers(kind):
            for name in sorted(set(dir(kind)) - OF_EVERY_CLASS):
                try_all(f"{kind.__module__}.{kind.__qualname__} ({way})", make, name)
    os.write(1, f"done: {' '.join(sorted({kind.__qualname__ for kind in found}))}\n".encode())


if __name__ == "__main__":
    main()
