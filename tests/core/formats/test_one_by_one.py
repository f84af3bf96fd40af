"""Puzzles one after another from what can be read only once."""

from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import Fault, FormatError
from solver_core.formats.lists.one_by_one import OneByOne
from solver_core.sudoku.puzzle import Puzzle
from tests.amounts import some

DATA = Path(__file__).parents[2] / "data"
HIHO = "4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9...."
NORVIG = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
LINES = [
    NORVIG,
    f"  {HIHO} # 7.1",
    "",
    "# a comment",
    "rubbish",
    f"{NORVIG},{HIHO}",
    " \t",
    "12",
    "8" * 70_000,
]


def split(data: bytes) -> tuple[list[Puzzle], list[Fault]]:
    parts = list(OneByOne(BytesIO(data)))
    return [part for part in parts if isinstance(part, Puzzle)], [
        part for part in parts if isinstance(part, Fault)
    ]


@settings(max_examples=some(40))
@given(
    drawn=st.lists(st.sampled_from(LINES), max_size=40),
    often=st.sampled_from([1, 30]),
    end=st.sampled_from(["\n", "\r\n"]),
    mark=st.sampled_from(["", "\ufeff"]),
    is_closed=st.booleans(),
)
def test_what_comes_is_what_loading_gives(
    drawn: list[str], often: int, end: str, mark: str, *, is_closed: bool
) -> None:
    """The same puzzles, faults, lines and columns, wherever pieces are cut."""
    text = mark + end.join([NORVIG, HIHO, *drawn * often]) + end * is_closed
    whole = formats.read(text)
    puzzles, faults = split(text.encode())
    assert puzzles == list(whole.puzzles)
    assert [(fault.line, fault.puzzles_before) for fault in faults] == [
        (fault.line, fault.puzzles_before) for fault in whole.faults
    ]


@pytest.mark.parametrize(
    "name",
    [
        "formats/sdk/state.sdk",
        "formats/rows/nine_lines.txt",
        "formats/exchange/exchange_bank.txt",
        "formats/csv/qqwing.csv",
    ],
)
def test_anything_comes_as_loading_gives_it(name: str) -> None:
    whole = formats.load(DATA / name)
    parts = OneByOne(BytesIO((DATA / name).read_bytes()), Path(name).suffix)
    assert list(parts) == list(whole.puzzles)
    assert (tuple(parts.dropped), parts.said) == (whole.dropped, whole.said)


def test_utf_16_is_read_whole() -> None:
    puzzles, faults = split(f"{NORVIG}\r\nx\r\n{HIHO}\r\n".encode("utf-16"))
    assert ([str(puzzle.givens) for puzzle in puzzles], [fault.line for fault in faults]) == (
        [NORVIG, HIHO],
        [2],
    )


def test_names_of_columns_without_rows_hold_no_puzzle() -> None:
    with pytest.raises(FormatError):
        split(b"puzzle,solution\n")


def test_a_list_of_nothing_but_comments_holds_no_puzzle() -> None:
    with pytest.raises(FormatError, match="no puzzles were found"):
        list(OneByOne(BytesIO(b"# one\n# two\n"), format_id="sdm"))


def test_a_record_of_the_bank_that_is_none_is_reported() -> None:
    data = (DATA / "formats" / "exchange/exchange_bank.txt").read_bytes()
    puzzles, faults = split(data + b"0000 12 3\n" + data)
    assert [puzzle.header("L") for puzzle in puzzles] == ["2.8", "10.4", "2.8", "10.4"]
    assert [fault.line for fault in faults] == [3]
    assert "not a record" in faults[0].message
