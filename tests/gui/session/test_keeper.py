"""What was open comes back whole, and unsaved work gets a file of its own."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.session.keeper import Keeper, Kept, puzzle_of

GIVENS = Grid.empty().with_digit(0, 5)
WHOLE = Kept(formats.write(Puzzle(GIVENS), "sdk"), "/a/b.sdm", "sdm", 3, True, "givens", 40, 77, "first")


# --- strategies -------------------------------------------------------------------------------------


def is_puzzle(**parts: Any) -> bool:
    """Whether a puzzle may hold these parts."""
    try:
        Puzzle(Grid.empty(), **parts)
    except ValueError:
        return False
    return True


TEXTS = st.text(max_size=12)
HEADERS = st.tuples(st.sampled_from(["", *"ADCBSLUx"]), TEXTS).filter(
    lambda header: is_puzzle(headers=(header,))
)
LINES = st.lists(TEXTS, max_size=3).map(tuple)
SECTIONS = st.tuples(TEXTS, LINES).filter(lambda section: is_puzzle(sections=(section,)))


def puzzle(
    digits: bytes,
    written: set[int],
    headers: list[tuple[str, str]],
    sections: list[tuple[str, tuple[str, ...]]],
) -> Puzzle:
    """These digits, those in the cells ``written`` as entries."""
    givens = bytes(0 if cell in written else digit for cell, digit in enumerate(digits))
    entries = bytes(digit if cell in written else 0 for cell, digit in enumerate(digits))
    return Puzzle(Grid(givens), Grid(entries), tuple(headers), tuple(sections))


CELLS = st.integers(0, 80)
PUZZLES = st.builds(
    puzzle,
    st.dictionaries(CELLS, st.integers(1, 9), max_size=20).map(
        lambda digits: bytes(digits.get(cell, 0) for cell in range(81))
    ),
    st.sets(CELLS, max_size=40),
    st.lists(HEADERS, max_size=3),
    st.lists(SECTIONS, max_size=2),
)
KEPT = st.builds(
    Kept,
    puzzle=PUZZLES.map(lambda held: formats.write(held, "sdk")),
    path=st.none() | st.binary(min_size=1, max_size=12).map(os.fsdecode),
    format_id=st.sampled_from([row.id for row in formats.FORMATS]),
    number=st.none() | st.integers(1, 10**7),
    modified=st.booleans(),
    mode=st.sampled_from(["givens", "digits"]),
    selected=CELLS,
    position=st.none() | st.integers(0, 2**62),
    rule=st.sampled_from(["fewest", "first"]),
)


# --- keeping ----------------------------------------------------------------------------------------


@given(kept=KEPT)
@settings(max_examples=60)
def test_everything_comes_back(kept: Kept, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Every field, at the next start, in a keeper that knows nothing of this one."""
    folder = tmp_path_factory.getbasetemp() / "kept"
    Keeper(folder).keep(kept)
    assert Keeper(folder).kept() == kept


@given(held=PUZZLES)
@settings(max_examples=60)
def test_the_puzzle_comes_back_with_all_that_belongs_to_it(
    held: Puzzle, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Entries, headers and sections that nobody understands are the user's too."""
    folder = tmp_path_factory.getbasetemp() / "kept"
    Keeper(folder).keep(Kept(formats.write(held, "sdk")))
    kept = Keeper(folder).kept()
    assert kept
    assert puzzle_of(kept) == held


def test_every_puzzle_that_can_be_opened_can_be_kept(keeper: Keeper) -> None:
    """The longest remark that a file may hold is not too long for the next start."""
    remark = "\N{GAME DIE}" * 120_000
    (held,) = formats.read(formats.write(Puzzle(GIVENS, headers=(("C", remark),)), "sdk")).puzzles
    keeper.keep(Kept(formats.write(held, "sdk")))
    kept = keeper.kept()
    assert kept
    assert puzzle_of(kept) == held


@pytest.mark.parametrize("count", [3, 2000])
def test_however_many_runs_there_are_the_rest_is_kept(keeper: Keeper, count: int) -> None:
    """Of more runs than can be read again the oldest are let go; the puzzle and all else come back."""
    runs = [{"number": number, "overrides": [[list(range(40)), 7, None]] * 20} for number in range(count)]
    keeper.keep(replace(WHOLE, runs=runs))
    kept = keeper.kept()
    assert kept is not None
    assert replace(kept, runs=[]) == WHOLE
    assert kept.runs == runs[count - len(kept.runs) :]
    assert len(kept.runs) == count if count < 100 else len(kept.runs) > count // 2


def test_at_the_first_start_there_is_nothing(keeper: Keeper, session_file: Path) -> None:
    """Neither a file nor even a folder need be there, and asking makes none."""
    assert keeper.kept() is None
    assert Keeper(session_file.parent / "not yet there").kept() is None
    assert not list(session_file.parent.iterdir())


def test_the_newest_is_kept_alone(keeper: Keeper, session_file: Path) -> None:
    """Nothing is left of what was kept before, nor of the writing."""
    keeper.keep(WHOLE)
    keeper.keep(Kept(WHOLE.puzzle))
    assert keeper.kept() == Kept(WHOLE.puzzle)
    assert list(session_file.parent.iterdir()) == [session_file]


def test_the_system_says_where(own_folders: Path, qapp: object) -> None:
    """By default the user's data folder, which is made when it is first needed."""
    assert qapp
    Keeper().keep(WHOLE)
    (file,) = own_folders.rglob("session.json")
    assert "XDG_DATA_HOME" in file.parts
    assert Keeper().kept() == WHOLE


# --- unsaved work -----------------------------------------------------------------------------------


@given(held=PUZZLES)
@settings(max_examples=30)
def test_unsaved_work_gets_a_file_of_its_own(held: Puzzle, tmp_path_factory: pytest.TempPathFactory) -> None:
    """It is opened like any other puzzle, with all that belongs to it."""
    file = Keeper(tmp_path_factory.getbasetemp() / "kept").set_aside(held)
    assert file.suffix == ".sdk"
    assert formats.load(file).puzzles[0] == held


def test_no_unsaved_work_takes_the_place_of_another(keeper: Keeper) -> None:
    """However often, and however quickly one after the other; nor does it touch what is kept."""
    keeper.keep(WHOLE)
    puzzles = [Puzzle(GIVENS.with_digit(1, digit)) for digit in range(1, 9)]
    files = [keeper.set_aside(held) for held in puzzles]
    assert [formats.load(file).puzzles[0] for file in files] == puzzles
    assert keeper.kept() == WHOLE


# --- where nothing can be written -------------------------------------------------------------------


def test_where_nothing_can_be_written_the_system_says_why(tmp_path: Path) -> None:
    """A file in the way stops even an administrator; whoever asked for it decides what to say."""
    in_the_way = tmp_path / "file"
    in_the_way.write_text("in the way")
    for folder in (in_the_way, in_the_way / "below"):
        with pytest.raises(OSError, match="file"):
            Keeper(folder).keep(WHOLE)
        with pytest.raises(OSError, match="file"):
            Keeper(folder).set_aside(Puzzle(GIVENS))
    assert in_the_way.read_text() == "in the way"


def test_a_folder_in_the_place_of_the_file_is_not_written_over(keeper: Keeper, session_file: Path) -> None:
    """It stays, and nothing half written is left beside it."""
    session_file.mkdir()
    with pytest.raises(OSError, match="session"):
        keeper.keep(WHOLE)
    assert list(session_file.parent.iterdir()) == [session_file]
