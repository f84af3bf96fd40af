"""Files with a puzzle in each line, opened at their beginning and read where one looks."""

import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.formats.lists.line_file import LineFile
from solver_core.formats.lists.written_lines import PIECE, count, rows
from solver_core.sudoku.puzzle import Puzzle
from tests.amounts import some
from tests.core.formats.samples import DATA, HIHO_LINE, LINE

LINES = [
    LINE,
    f"  {HIHO_LINE} # 7.1",
    "",
    "# a comment",
    "rubbish",
    LINE.replace(".", "0"),
    " \t",
    f"\t{HIHO_LINE}\tlabel",
    "12",
]


def line_file(path: Path, text: str | bytes) -> LineFile:
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    found = LineFile.begin(path)
    assert found is not None
    while not found.index(1000):
        pass
    return found


def line_number(found: LineFile, row: int) -> int:
    """The line that an error about a row names."""
    rows, place = found._row(row)
    return rows.numbers[place]


def puzzles(found: LineFile) -> list[Puzzle]:
    held = []
    for row in range(len(found)):
        try:
            held.append(found[row])
        except FormatError:
            continue
    return held


@pytest.mark.parametrize(
    "name",
    [
        *("sdm/collection.sdm", "sdm/ratings.txt", "sdm/judge.txt", "csv/kaggle_quizzes.csv"),
        *("csv/kaggle_three_million.csv", "csv/sudoku_extreme.csv", "csv/qqwing.csv"),
        *("gsf/gsf.txt", "csv/gsf_q2.txt", "exchange/exchange_bank.txt", "tsv/quoted.tsv"),
    ],
)
def test_a_listing_is_what_loading_gives(name: str) -> None:
    found = LineFile.begin(DATA / name)
    assert found is not None
    assert found.index(1000)
    whole = formats.load(DATA / name)
    assert (found.format, list(found)) == (whole.format, list(whole.puzzles))
    assert found.digits(0, len(found)) == b"".join(puzzle.givens.digits for puzzle in whole.puzzles)
    assert found.levels(0, len(found)) == [puzzle.header("L") for puzzle in whole.puzzles]
    assert found.texts(1, 5) == found.texts(0, 9)[1:5]


@pytest.mark.parametrize(
    "name", ["rows/nine_lines.txt", "sdk/state.sdk", "ss/simple_sudoku.ss", "rows/spreadsheet_paste.tsv"]
)
def test_other_files_than_lists_of_lines_are_left_to_loading(name: str) -> None:
    assert LineFile.begin(DATA / name) is None


@settings(max_examples=some(40))
@given(
    drawn=st.lists(st.sampled_from(LINES), max_size=1500),
    end=st.sampled_from(["\n", "\r\n"]),
    mark=st.sampled_from(["", "\ufeff"]),
    is_closed=st.booleans(),
)
def test_any_lines_are_the_rows_of_the_whole_text(
    tmp_path_factory: pytest.TempPathFactory, drawn: list[str], end: str, mark: str, *, is_closed: bool
) -> None:
    """Piece by piece as all at once: puzzles, their headers, and the lines that cannot be read."""
    text = mark + end.join([LINE, HIHO_LINE, *drawn]) + end * is_closed
    found = line_file(tmp_path_factory.mktemp("list") / "a.sdm", text)
    whole = formats.read(text)
    assert puzzles(found) == list(whole.puzzles)
    written = [at for at, line in enumerate(text.split("\n"), 1) if line.strip() and not line.startswith("#")]
    assert [line_number(found, row) for row in range(len(found))] == written
    assert len(found) == len(whole.puzzles) + len(whole.faults)
    found.close()


@given(
    st.lists(st.sampled_from([b"x", b"", b" ", b"#", b"end", b" End\t", b"\r", b"endx", b"e"]), max_size=12),
    st.booleans(),
)
def test_counting_rows_is_finding_them(lines: list[bytes], is_closed: bool) -> None:  # noqa: FBT001 - hypothesis hands it over
    piece = b"\n".join(lines) + b"\n" * is_closed
    found = rows(piece, 1)
    assert count(piece) == (len(found.lines), count(piece).lines, found.ended)
    assert len(found.numbers) == len(found.lines)


def test_a_row_that_cannot_be_read_names_its_line(tmp_path: Path) -> None:
    """The row is there, its digits are none, and the others do not suffer."""
    found = line_file(tmp_path / "a.sdm", f"# list\n{LINE}\n\n{HIHO_LINE[:6]}x{HIHO_LINE[7:]}\n{HIHO_LINE}\n")
    with pytest.raises(FormatError, match="line 4, column 7: 'x' is not a cell") as raised:
        found[1]
    assert (raised.value.line, raised.value.column) == (4, 7)
    assert found.digits(0, 3) == found[0].givens.digits + bytes(81) + found[2].givens.digits
    assert (found.texts(1, 2)[0][:7], line_number(found, 2)) == (HIHO_LINE[:6] + "x", 5)
    with pytest.raises(IndexError):
        found[3]


def test_rows_are_found_piece_by_piece(tmp_path: Path) -> None:
    """The first rows are there at once, the others as one goes on, and any of them in any order."""
    path = tmp_path / "a.sdm"
    path.write_text("".join(f"{LINE[at % 81 :]}{LINE[: at % 81]} {at}\n" for at in range(20_000)), "ascii")
    found = LineFile.begin(path)
    assert found is not None
    assert 0 < len(found) < 20_000
    assert 0 < found.fraction < 1
    assert not found.finished
    assert not found.index(0)
    while not found.index(5):
        pass
    assert (len(found), found.fraction, found.finished) == (20_000, 1.0, True)
    assert [found[row].header("C") for row in (19_999, 0, 10_000, -1)] == ["19999", "0", "10000", "19999"]
    assert [puzzle.header("C") for puzzle in found[700:703]] == ["700", "701", "702"]
    assert len(found.digits(5, 15_000)) == 81 * 14_995


def test_pieces_are_let_go(tmp_path: Path) -> None:
    """Whoever walks through a long list keeps but a few pieces of it in memory."""
    found = line_file(tmp_path / "a.sdm", f"{LINE}\n" * 30_000)
    assert len(found.digits(0, len(found))) == 81 * 30_000
    assert len(found._pieces) * PIECE < 1_000_000
    assert sys.getsizeof(found._starts) < 1000


def test_rows_removed_after_opening_are_reported(tmp_path: Path) -> None:
    """One row, or most of them: no other row answers for them, and those that are left do not suffer."""
    path = tmp_path / "a.sdm"
    found = line_file(path, f"{LINE}\n" * 2000)
    last = len(found) - 1
    for left in (last, 1):
        with path.open("rb+") as file:
            file.truncate(82 * left)
        found._pieces.clear()
        with pytest.raises(FormatError, match="has become shorter"):
            found[left]
        with pytest.raises(FormatError, match="has become shorter"):
            found.digits(0, last + 1)
        assert str(found[left - 1].givens) == LINE


def test_a_line_without_end_is_answered_at_once(tmp_path: Path) -> None:
    """Larger than what is read whole: an error; smaller: left to loading, which says the same of any format."""
    path = tmp_path / "a.sdm"
    with path.open("wb") as file:
        file.truncate(0)
        file.write(b"1" * PIECE)
        file.truncate(100 << 20)
    with pytest.raises(FormatError, match="line 1: no line ends"):
        LineFile.begin(path)
    path.write_bytes(b"1" * 200_000)
    assert LineFile.begin(path) is None


def test_a_very_long_line_among_others_is_one_bad_row(tmp_path: Path) -> None:
    """Also where it goes over many pieces; line numbers behind it are right."""
    found = line_file(
        tmp_path / "a.sdm", f"{LINE}\n{HIHO_LINE}\n{'7' * 300_000}\n{HIHO_LINE}\n{'8' * 70_000}"
    )
    assert [line_number(found, row) for row in range(len(found))] == [1, 2, 3, 4, 5]
    assert found[3].givens == found[1].givens
    assert len(found.texts(2, 3)[0]) == 4096
    for row in (2, 4):
        with pytest.raises(FormatError, match=f"line {row + 1}"):
            found[row]


def test_texts_in_other_encodings_are_read_left_or_refused(tmp_path: Path) -> None:
    """A name in Latin-1 is a name; UTF-16 is left to loading; what is no text is refused."""
    path = tmp_path / "a.sdm"
    found = line_file(path, f"{LINE} Jürgen\n{HIHO_LINE} Zoë\n".encode("latin-1"))
    assert [puzzle.header("C") for puzzle in found] == ["Jürgen", "Zoë"]
    path.write_bytes(f"{LINE}\n{HIHO_LINE}\n".encode("utf-16"))
    assert LineFile.begin(path) is None
    path.write_bytes(b"\x00\x01" * 1000)
    with pytest.raises(FormatError, match="not a text file"):
        LineFile.begin(path)
    path.write_bytes(f"{LINE}\r{HIHO_LINE}\r".encode())
    assert LineFile.begin(path) is None
    assert len(formats.load(path).puzzles) == 2


def test_a_list_stops_at_its_end(tmp_path: Path) -> None:
    assert len(line_file(tmp_path / "a.sdm", f"{LINE}\n{HIHO_LINE}\n End \n{HIHO_LINE}\n")) == 2


def test_no_file_is_no_listing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        LineFile.begin(tmp_path / "none.sdm")
    assert LineFile.begin(tmp_path) is None


def test_quoted_fields_and_separators_inside_them(tmp_path: Path) -> None:
    """The quick way to digits steps aside where fields are in quotation marks."""
    found = line_file(
        tmp_path / "a.csv", f'title,puzzle\n"a, ""b""",{LINE}\n{HIHO_LINE},"{HIHO_LINE}"\nplain,{LINE}\n'
    )
    assert found.digits(0, 3) == b"".join(puzzle.givens.digits for puzzle in found)
    assert found[0].title == 'a, "b"'
    assert not found.has_levels
    assert found.levels(0, 1) == [""]
