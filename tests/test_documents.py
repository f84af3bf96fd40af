"""The designs speak of what is there."""

import importlib.util
import re
from pathlib import Path

import pytest

NAME = re.compile(r"`([\w/]+\.py)`")
"""A module named in a text, from its package on or from a part of it."""
APART = ("tests/", "setup.py")
"""What an installed package does not have."""


def folder(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0])


@pytest.mark.parametrize("package", ["solver_core", "sudoku_gui"])
def test_every_module_that_a_design_names_exists(package: str) -> None:
    """Moved and renamed modules take the sentences about them along."""
    top = folder(package)
    text = (top / "DESIGN.md").read_text(encoding="utf-8")
    modules = [file.relative_to(top).as_posix() for file in top.rglob("*.py")]
    named = {name.removeprefix(f"{package}/") for name in NAME.findall(text) if not name.startswith(APART)}
    others = {name for name in named if name.startswith(("solver_core/", "sudoku_gui/"))}
    missing = {name for name in named - others if not any(f"/{one}".endswith(f"/{name}") for one in modules)}
    assert missing == set()
    assert len(named) > 10
    assert [name for name in others if not (top.parent / name).is_file()] == []


@pytest.mark.parametrize("package", ["solver_core", "sudoku_gui"])
def test_no_merge_was_left_half_done(package: str) -> None:
    lines = (folder(package) / "DESIGN.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.match(r"(<<<<<<<|=======|>>>>>>>)", line)] == []
