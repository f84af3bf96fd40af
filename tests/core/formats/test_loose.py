"""Boards among words, in tables and with blanks for empty cells are read; what fits in two ways is not."""

import textwrap
from collections.abc import Callable

import pytest

from solver_core import formats
from solver_core.formats import FormatError, loose
from tests.core.formats.hostile import LINE

ROWS = textwrap.wrap(LINE, 9)
GAPPED = [[*row[:3], "", *row[3:6], "", *row[6:]] for row in ROWS]


def lines(change: Callable[[int, str], str], rows: list[str] = ROWS) -> str:
    return "".join(f"{change(number, row)}\n" for number, row in enumerate(rows, 1))


def boxes(row: str, separator: str, apart: str = "") -> str:
    return separator.join(apart.join(row[at : at + 3]) for at in (0, 3, 6))


def blank(text: str) -> str:
    return text.replace(".", " ")


MARKDOWN = "|".join(["---"] * 9)
READ = {
    "numbers over columns": "  1 2 3 4 5 6 7 8 9\n" + lines(lambda _, row: f"  {' '.join(row)}"),
    "letters over columns, numbers before rows": "  A B C D E F G H I\n"
    + lines(lambda number, row: f"{number} {' '.join(row)}"),
    "numbers over columns and before rows": "  1 2 3 4 5 6 7 8 9\n"
    + lines(lambda number, row: f"{number} {' '.join(row)}"),
    "letters before rows in a frame": lines(
        lambda number, row: f"{'ABCDEFGHI'[number - 1]} | {boxes(row, ' | ', ' ')} |"
    ),
    "names of rows": lines(lambda number, row: f"Row {number}: {' '.join(row)}"),
    "numbered": lines(lambda number, row: f"{number}. {row}"),
    "a remark behind each row": lines(lambda number, row: f"{row}   row {number}"),
    "a remark behind each row that is spaced": lines(lambda _, row: f"{' '.join(row)}  <- solved"),
    "comments behind rows": lines(lambda _, row: f"{row} # or so"),
    "comments of other kinds": f"; easy\n// by me\n{LINE}\n",
    "texts of a program": "board = [\n" + lines(lambda _, row: f'    "{row}",') + "]\n",
    "rows in a line": "/".join(ROWS),
    "a matrix": "A = [" + "; ".join(" ".join(row.replace(".", "0")) for row in ROWS) + "]",
    "in code": f"[code]{lines(lambda _, row: row)}[/code]",
    "empty columns between boxes": "".join("\t".join(row).replace(".", "") + "\n" for row in GAPPED),
    "empty columns in CSV": "".join(",".join(row).replace(".", "") + "\n" for row in GAPPED),
    "pandas": ",0,1,2,3,4,5,6,7,8\n"
    + lines(lambda number, row: f"{number - 1}," + ",".join("" if c == "." else f"{c}.0" for c in row)),
    "pandas, printed": "     0    1    2    3    4    5    6    7    8\n"
    + lines(lambda number, row: f"{number - 1}  " + "  ".join("NaN" if c == "." else f"{c}.0" for c in row)),
    "names over columns": "a,b,c,d,e,f,g,h,i\n" + lines(lambda _, row: ",".join(row).replace(".", "")),
    "Markdown": f"| A | B | C | D | E | F | G | H | I |\n|{MARKDOWN}|\n"
    + lines(lambda _, row: "| " + " | ".join(blank(row)) + " |"),
    "Markdown without outer bars": lines(
        lambda number, row: blank(" | ".join(row)) + f"\n{MARKDOWN}" * (number == 1)
    ),
    "HTML": "<table>"
    + lines(lambda _, row: "<tr>" + "".join(f"<td>{blank(c)}</td>" for c in row) + "</tr>")
    + "</table>",
    "blanks in boxes": lines(lambda _, row: blank(boxes(row, "|"))),
    "blanks in boxes, cells apart": lines(lambda _, row: blank(boxes(row, " | ", " ")).rstrip()),
    "blanks, cells apart": lines(lambda _, row: blank(" ".join(row)).rstrip()),
    "full width": LINE.replace(".", "．").translate({ord(str(digit)): 0xFF10 + digit for digit in range(10)}),
    "Arabic": lines(lambda _, row: row.translate({ord(str(digit)): 0x660 + digit for digit in range(10)})),
    "Persian": lines(
        lambda _, row: " ".join(row).translate({ord(str(digit)): 0x6F0 + digit for digit in range(10)})
    ),
    "Devanagari": LINE.translate({ord(str(digit)): 0x966 + digit for digit in range(10)}),
    "middle dots": lines(lambda _, row: " ".join(row).replace(".", "·")),
    "squares": lines(lambda _, row: row.replace(".", "□")),
    "zeros of full width": LINE.replace(".", "０"),
    "keys of a telephone": lines(
        lambda _, row: "".join("⬜" if c == "." else f"{c}\ufe0f\u20e3" for c in row)
    ),
}


@pytest.mark.parametrize("name", READ)
def test_pasted_texts_are_read(name: str) -> None:
    assert [str(puzzle.givens) for puzzle in formats.read(READ[name]).puzzles] == [LINE]


@pytest.mark.parametrize("name", ["names of rows", "a remark behind each row", "texts of a program"])
def test_words_that_were_passed_over_are_reported(name: str) -> None:
    assert "rest" in formats.read(READ[name]).dropped


def test_several_such_boards_are_several_puzzles() -> None:
    for name in ("names of rows", "a remark behind each row", "Markdown", "letters before rows in a frame"):
        found = formats.read("\n".join([READ[name]] * 3))
        assert [str(puzzle.givens) for puzzle in found.puzzles] == [LINE] * 3, name


@pytest.mark.parametrize(
    "text",
    [
        lines(lambda _, row: blank(row).strip()),
        lines(lambda number, row: f"{row[:8]} row {number}"),
        lines(lambda number, row: f"{number} {number} {row} x"),
        "".join("\t".join(["", *row, ""]).replace(".", "") + "\n" for row in ROWS),
        "".join(",".join([*row, "5"]).replace(".", "") + "\n" for row in ROWS),
        lines(lambda number, row: f"{row}  {number}"),
        f"{lines(lambda _, row: f'- {row}!')}- 123456789!\n",
        READ["letters before rows in a frame"].replace(" . ", "   ", 1),
        "  1 2 3 4 5 6 7 8 9\n"
        + lines(lambda number, row: f"{'ABCDEFGHI'[number]} {' '.join(row)}", ROWS[:8]),
        "int g[9][9] = {"
        + lines(lambda _, row: f"{{{','.join(row.replace('.', '0'))}}},", [ROWS[0], *ROWS])
        + "};",
        "".join(READ["empty columns between boxes"].split("\t", 1)),
        *(LINE * 9, LINE * 2, LINE + "5"),
    ],
)
def test_ambiguous_texts_are_refused(text: str) -> None:
    """Blanks taken away, ten cells in a row, columns too many, a tenth row, more than 81 cells: no guess is made."""
    with pytest.raises(FormatError):
        formats.read(text)


def test_a_plain_text_is_left_as_it_is() -> None:
    for text in (LINE, READ["blanks in boxes"], "1 . . . . . . . .\n2 . . . . . . . .\n"):
        assert loose.bare_rows(text) == text


def test_notes_in_brackets_are_notes() -> None:
    puzzle = formats.read("".join({1: "(16)", 2: "(3)"}.get(at, c) for at, c in enumerate(LINE))).puzzles[0]
    assert str(puzzle.givens) == LINE
    assert puzzle.corner.masks[:4] == (0, 0b100001, 0b100, 0)


def test_candidates_in_a_line_are_those_of_a_table() -> None:
    table = formats.write(formats.read(LINE).puzzles[0], "pencilmarks")
    in_line = " ".join(table.translate({ord(sign): " " for sign in "|.:'+-"}).split())
    assert len(in_line.split()) == 81
    assert formats.read(in_line).puzzles == formats.read(table).puzzles
