"""The tree as a DOT file, with the window's names."""

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import SearchBase
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.export import tree_file
from sudoku_gui.player.job import Job

PUZZLE = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")


def written(path: Path, search: SearchBase, most: int, qtbot: QtBot) -> str:
    search.background_run.go()
    work, sizes = Job(), list[int]()
    work.finished.connect(sizes.append)
    work.start(tree_file.writing(path, search, most, "a problem"))
    qtbot.waitUntil(lambda: bool(sizes), timeout=20_000)
    assert sizes == [path.stat().st_size]
    return path.read_text(encoding="utf-8")


def test_nodes_and_lines_are_called_as_in_the_window(tmp_path: Path, qtbot: QtBot) -> None:
    """Columns in the nodes, options beside the lines, dead ends and solutions in words."""
    text = written(tmp_path / "tree.dot", encoding.search(PUZZLE), 5_000, qtbot)
    assert 'label="Search tree of a problem: 182 nodes"' in text
    assert re.search(r'shape=rect, label="Dead end: no option left for “[^”]+”"', text)
    assert re.search(r'shape=ellipse, peripheries=2, label="Solution"', text)
    assert re.search(r'n0 -> n1 \[label="r1c5=8"\];', text)
    assert "more" not in text


@pytest.mark.parametrize("name", ["queens_6", "stations"])
def test_what_was_left_out_is_said(name: str, tmp_path: Path, qtbot: QtBot) -> None:
    text = written(tmp_path / "tree.dot", gallery.search(name), 10, qtbot)
    walked = gallery.search(name)
    walked.background_run.go()
    with walked.background_run.reading() as (tree, _):
        total = tree.walked
    assert f"the top 10 of {total} nodes" in text
    assert sum(map(int, re.findall(r'label="(\d+) more"', text))) == total - 10
