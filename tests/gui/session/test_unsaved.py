"""Work put aside has a file of its own, of which none takes the place of another and none is ever destroyed."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import own
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.stash import Stash

TEXTS = [own.write(Puzzle(Grid.empty().with_digit(1, digit))) for digit in range(1, 9)]


@pytest.fixture
def folder(own_folders: Path) -> Path:
    return own_folders / "XDG_DATA_HOME" / "unsaved"


def test_it_is_opened_like_any_other_puzzle(folder: Path) -> None:
    """In the format that keeps everything."""
    file = Stash(folder).add(TEXTS[3])
    assert file.suffix == ".dsudoku"
    assert formats.load(file).puzzles[0].givens[1] == 4


def test_no_unsaved_work_takes_the_place_of_another(folder: Path) -> None:
    """However often, and however quickly one after the other."""
    stash = Stash(folder)
    files = [stash.add(text) for text in TEXTS]
    assert [file.read_text(encoding="utf-8") for file in files] == TEXTS


def test_the_same_is_not_put_aside_twice(folder: Path) -> None:
    """Neither by this window nor by another: the file that holds it is answered again."""
    first = Stash(folder).add(TEXTS[0])
    assert Stash(folder).add(TEXTS[0]) == first
    assert list(folder.iterdir()) == [first]


def test_the_oldest_go_to_the_trash(folder: Path, own_folders: Path) -> None:
    """There whoever misses one finds it; other files in the folder are none of ours."""
    stranger = folder / "0 mine.txt"
    folder.mkdir(parents=True)
    stranger.write_text("mine")
    files = [Stash(folder, limit=3).add(text) for text in TEXTS]
    assert sorted(folder.iterdir()) == [stranger, *files[-3:]]
    trash = [file.read_text(encoding="utf-8") for file in own_folders.rglob("Trash/files/*")]
    assert sorted(trash) == sorted(TEXTS[:-3])


def test_where_nothing_can_be_written_the_system_says_why(tmp_path: Path) -> None:
    """Whoever asked for it decides what to say, and what not to do."""
    in_the_way = tmp_path / "file"
    in_the_way.write_text("in the way")
    with pytest.raises(OSError, match="file"):
        Stash(in_the_way).add(TEXTS[0])
