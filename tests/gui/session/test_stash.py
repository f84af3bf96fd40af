"""Stashed work has a file of its own, of which none takes the place of another and none is ever destroyed."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats.data import own
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.session.stash import Stash

TEXTS = [own.write(Puzzle(Grid.empty().with_digit(1, digit))) for digit in range(1, 9)]


@pytest.fixture
def folder(own_folders: Path) -> Path:
    return own_folders / "XDG_DATA_HOME" / "unsaved"


def test_a_stashed_puzzle_is_opened_like_any_other(folder: Path) -> None:
    file = Stash(folder).add(TEXTS[3])
    assert file.suffix == ".dsudoku"
    assert formats.load(file).puzzles[0].givens[1] == 4


def test_no_unsaved_work_takes_the_place_of_another(folder: Path) -> None:
    stash = Stash(folder)
    files = [stash.add(text) for text in TEXTS]
    assert [file.read_text(encoding="utf-8") for file in files] == TEXTS


def test_the_same_is_not_stashed_twice(folder: Path) -> None:
    first = Stash(folder).add(TEXTS[0])
    assert Stash(folder).add(TEXTS[0]) == first
    assert list(folder.iterdir()) == [first]


def test_the_oldest_go_to_the_trash(folder: Path, own_folders: Path) -> None:
    stranger = folder / "0 mine.txt"
    folder.mkdir(parents=True)
    stranger.write_text("mine")
    files = [Stash(folder, limit=3).add(text) for text in TEXTS]
    assert sorted(folder.iterdir()) == [stranger, *files[-3:]]
    trash = [file.read_text(encoding="utf-8") for file in own_folders.rglob("Trash/files/*")]
    assert sorted(trash) == sorted(TEXTS[:-3])
