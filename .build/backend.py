"""Setuptools' build backend, which builds once more without compiling where compiling fails.

The rest stands in ``pyproject.toml`` and ``setup.py``. Half of the kernels would be of no use, and the wheel's name
says whether there are any: so it is the whole build that is done again, and told why.
"""

import json
import os
import sys
from collections.abc import Callable
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

WISH = "DANCING_SUDOKU_UNCOMPILED"


def build_wheel(*arguments: Any, **named: Any) -> str:
    """A wheel, compiled if it can be."""
    return _compiled_if_possible(lambda: build_meta.build_wheel(*arguments, **named))


def build_editable(*arguments: Any, **named: Any) -> str:
    """An installation that runs from the work tree, compiled if it can be."""
    return _compiled_if_possible(lambda: build_meta.build_editable(*arguments, **named))


def _compiled_if_possible(build: Callable[[], str]) -> str:
    wish = os.environ.get(WISH, "")
    try:
        return build()
    except Exception as error:
        # Of setup.py's CannotCompileError, a class that is made anew each time.
        note = getattr(error, "note", None)
        if wish or note is None:
            raise
        cause = error
    os.environ[WISH] = json.dumps(note)
    try:
        result = build()
    finally:
        del os.environ[WISH]
    sys.stderr.write(
        f"WARNING: built uncompiled, which works and is slower, because compiling failed: {cause}\n"
        "WARNING: it takes a C compiler and Python's headers (on Debian: gcc libc6-dev python3-dev).\n"
    )
    return result
