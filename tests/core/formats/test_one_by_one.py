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
from tests.core.formats.samples import DATA, HIHO_LINE, LINE

LINES = [
    LINE,
    f"  {HIHO_LINE} # 7.1",
    "",
    "# a comment",
    "rubbish",
    f"{LINE},{HIHO_LINE}",
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
def test_puzzles_one_by_one_equal_those_loaded(
    drawn: list[str], often: int, end: str, mark: str, *, is_closed: bool
) -> None:
    """The same puzzles, faults, lines and columns, wherever pieces are cut."""
    text = mark + end.join([LINE, HIHO_LINE, *drawn * often]) + end * is_closed
    whole = formats.read(text)
    puzzles, faults = split(text.encode())
    assert puzzles == list(whole.puzzles)
    assert [(fault.line, fault.puzzles_before) for fault in faults] == [
        (fault.line, fault.puzzles_before) for fault in whole.faults
    ]


@pytest.mark.parametrize(
    "name", ["sdk/state.sdk", "rows/nine_lines.txt", "exchange/exchange_bank.txt", "csv/qqwing.csv"]
)
def test_anything_comes_as_loading_gives_it(name: str) -> None:
    whole = formats.load(DATA / name)
    parts = OneByOne(BytesIO((DATA / name).read_bytes()), Path(name).suffix)
    assert list(parts) == list(whole.puzzles)
    assert (tuple(parts.dropped), parts.said) == (whole.dropped, whole.said)


def test_utf_16_is_read_whole() -> None:
    puzzles, faults = split(f"{LINE}\r\nx\r\n{HIHO_LINE}\r\n".encode("utf-16"))
    assert ([str(puzzle.givens) for puzzle in puzzles], [fault.line for fault in faults]) == (
        [LINE, HIHO_LINE],
        [2],
    )


def test_names_of_columns_without_rows_hold_no_puzzle() -> None:
    with pytest.raises(FormatError):
        split(b"puzzle,solution\n")


def test_a_list_of_nothing_but_comments_holds_no_puzzle() -> None:
    with pytest.raises(FormatError, match="no puzzles were found"):
        list(OneByOne(BytesIO(b"# one\n# two\n"), format_id="sdm"))


def test_a_damaged_record_of_the_bank_is_reported() -> None:
    data = (DATA / "exchange/exchange_bank.txt").read_bytes()
    puzzles, faults = split(data + b"0000 12 3\n" + data)
    assert [puzzle.header("L") for puzzle in puzzles] == ["2.8", "10.4", "2.8", "10.4"]
    assert [fault.line for fault in faults] == [3]
    assert "not a record" in faults[0].message
