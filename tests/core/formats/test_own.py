"""Our own files: everything survives, and what is wrong is reported with its key or its line."""

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import fastjsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import Confidence, FormatError
from solver_core.formats.data import own, own_json
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import CandidateColours, Marks
from solver_core.sudoku.puzzle import Puzzle
from tests.amounts import some
from tests.core.formats.anything import plain_data, puzzles
from tests.core.formats.samples import LINE

WHOLE = Puzzle(
    Grid.parse(LINE),
    Grid.empty().with_digit(1, 5),
    (("A", "Author"), ("", "a remark")),
    (("Notes", ("one", "", "two")),),
    Marks.of({2: (1, 3)}),
    Marks.of({2: (9,)}),
    Marks.of({0: (4,), 80: (1, 2)}),
    172_746,
    CandidateColours.of({(2, 1): (4,), (2, 9): (1, 2)}),
)
MORE: dict[str, object] = {
    "mode": "notes",
    "puzzle": {"stars": [1, 2.5, None]},
    "later": {"deep": [{"x": "\x7f"}]},
}

KEYS = st.text(min_size=1, max_size=8).filter(
    lambda key: key not in {"format", "version", "program", "puzzle"}
)
MORES = st.dictionaries(KEYS, plain_data, max_size=4)


@pytest.fixture(scope="session")
def is_valid() -> Callable[[str], bool]:
    schema = files("sudoku_gui.assets") / "schema" / "dsudoku-1.schema.json"
    check = fastjsonschema.compile(json.loads(schema.read_text(encoding="utf-8")))

    def valid(text: str) -> bool:
        try:
            check(json.loads(text))
        except fastjsonschema.JsonSchemaException:
            return False
        return True

    return valid


def changed(**parts: object) -> str:
    """The text of a file in which these keys of the puzzle are others."""
    data = json.loads(own.write(WHOLE))
    data["puzzle"] |= parts
    return json.dumps(data)


# --- what is right ------------------------------------------------------------------------------------


@given(puzzle=puzzles(), more=MORES, unknown=MORES)
def test_whatever_a_file_holds_survives(
    puzzle: Puzzle, more: dict[str, object], unknown: dict[str, object]
) -> None:
    """Written, read and written again, a file is the same byte for byte, with keys that nobody knows."""
    unknown = {key: value for key, value in unknown.items() if key not in formats.PARTS}
    whole = more | ({"puzzle": unknown} if unknown else {})
    text = own.write_with(puzzle, whole)
    assert text.encode().decode() == text
    contents = own.read(text)
    assert contents.puzzles == (puzzle,)
    assert contents.more == whole
    assert own.write_with(contents.puzzles[0], contents.more) == text


@settings(max_examples=some(30))
@given(puzzle=puzzles())
def test_every_puzzle_is_as_the_schema_says(is_valid: Callable[[str], bool], puzzle: Puzzle) -> None:
    """Other programs are written after the schema, so it must not lie."""
    assert is_valid(own.write(puzzle))


@settings(max_examples=some(30))
@given(puzzle=puzzles())
def test_a_parsed_file_is_laid_out_as_it_was(puzzle: Puzzle) -> None:
    """`own_json.write` and `read` lose nothing, so a file that is read and saved stays the same."""
    text = own.write(puzzle)
    assert own_json.write(own_json.read(text)) == text


def test_a_file_is_laid_out_to_be_read() -> None:
    """A line for each part, and nothing for parts that are empty."""
    assert own.write(Puzzle(Grid.parse(LINE), elapsed=5)).splitlines()[4:] == [
        ' "puzzle": {',
        f'  "givens": "{LINE}",',
        '  "elapsed": 5',
        " }",
        "}",
    ]


def test_a_file_is_known_wherever_its_sign_stands() -> None:
    """Programs that tidy JSON put keys in another order and on other lines."""
    tidy = json.dumps(json.loads(own.write_with(WHOLE, {"a" * 5000: 1})), indent=8, sort_keys=True)
    assert own.detect(f"\n \n{tidy}") is Confidence.CERTAIN
    assert formats.read(tidy).puzzles == (WHOLE,)
    assert own.detect('{"format": "dancing links run"}') is Confidence.NONE
    assert own.detect('"format": "dancing-sudoku"') is Confidence.NONE


def test_a_file_comes_back_from_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "whole.dsudoku"
    formats.store(path, own.write_with(WHOLE, MORE))
    reading = formats.load(path)
    assert (reading.format.id, reading.puzzles, reading.more) == ("dsudoku", (WHOLE,), MORE)


# --- what is wrong ------------------------------------------------------------------------------------

WRONG: list[tuple[str, Any, str]] = [
    ("givens", 5, "puzzle.givens: 81 characters are needed"),
    ("givens", "4", "puzzle.givens: 81 characters are needed"),
    ("givens", "\u0661" * 81, "puzzle.givens: 81 characters are needed"),
    ("entries", LINE, "puzzle: r1c1 is given as 4; it cannot hold an entry"),
    ("entries", [1] * 81, "puzzle.entries: 81 characters are needed"),
    ("headers", {"A": "x"}, "puzzle.headers: a list of pairs"),
    ("headers", [["A"]], "puzzle.headers: a list of pairs"),
    ("headers", [["A", 1]], "puzzle.headers: a list of pairs"),
    ("headers", [["AB", "x"]], "puzzle: header 'AB'"),
    ("headers", [["A", "x\x00"]], "puzzle: header 'A'"),
    ("sections", "x", "puzzle.sections: a list of pairs"),
    ("sections", [["x", "y"]], "puzzle.sections: a list of pairs"),
    ("sections", [["x", [None]]], "puzzle.sections: a list of pairs"),
    ("sections", [["Puzzle", []]], "puzzle: 'Puzzle' cannot be the name"),
    ("corner", [1], "puzzle.corner: an object such as"),
    ("corner", {"r0c1": "1"}, "puzzle.corner: cells are called r1c1 to r9c9, not 'r0c1'"),
    ("corner", {"r1c3": 1}, "puzzle.corner.r1c3: different digits are needed"),
    ("corner", {"r1c3": "11"}, "puzzle.corner.r1c3: different digits are needed"),
    ("corner", {"r1c1": "1"}, "puzzle: r1c1 holds 4; it cannot have notes"),
    ("centre", {"R1C3": "1"}, "puzzle.centre: cells are called r1c1 to r9c9, not 'R1C3'"),
    ("centre", {"r1c3": ""}, "puzzle.centre.r1c3: different digits are needed"),
    ("colours", {"r1c3": "0"}, "puzzle.colours.r1c3: different digits are needed"),
    ("candidate_colours", ["r1c3"], "puzzle.candidate_colours: an object such as"),
    ("candidate_colours", {"r1c3": "1"}, "puzzle.candidate_colours: an object such as"),
    (
        "candidate_colours",
        {"r1c0": {}},
        "puzzle.candidate_colours: cells are called r1c1 to r9c9, not 'r1c0'",
    ),
    ("candidate_colours", {"r1c3": {"0": "1"}}, "puzzle.candidate_colours.r1c3: an object such as"),
    (
        "candidate_colours",
        {"r1c3": {"1": "0"}},
        "puzzle.candidate_colours.r1c3.1: different digits are needed",
    ),
    ("sections", [["x", ["\ud800" * 360_000]]], "puzzle: at most 2097152 characters can be kept"),
    ("elapsed", -1, "puzzle.elapsed: milliseconds are needed"),
    ("elapsed", 1.5, "puzzle.elapsed: milliseconds are needed"),
    ("elapsed", True, "puzzle.elapsed: milliseconds are needed"),
    ("elapsed", 10**30, "puzzle.elapsed: milliseconds are needed"),
]


@pytest.mark.parametrize(("key", "value", "message"), WRONG)
def test_errors_in_a_puzzle_name_the_key(key: str, value: object, message: str) -> None:
    with pytest.raises(FormatError) as raised:
        formats.read(changed(**{key: value}))
    assert str(raised.value).startswith(message)


@given(key=st.sampled_from(formats.PARTS), value=plain_data)
def test_any_value_anywhere_is_taken_or_refused_by_its_key(key: str, value: object) -> None:
    """No kind of data in any part leads to anything but an answer."""
    said = f"puzzle.{key}: taken"
    try:
        own.read(changed(**{key: value}))
    except FormatError as error:
        said = str(error)
    assert said.startswith((f"puzzle.{key}", f"puzzle: {key.removesuffix('s')} "))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"format": "dancing-sudoku"}', "version: a whole number from 1 is needed"),
        ('{"format": "dancing-sudoku", "version": true}', "version: a whole number"),
        ('{"format": "dancing-sudoku", "version": 0}', "version: a whole number"),
        ('{"format": "dancing-sudoku", "version": 1}', "puzzle: an object with at least givens"),
        ('{"format": "dancing-sudoku", "version": 1, "puzzle": {}}', "puzzle.givens: 81 characters"),
        ('{"format": "other"}', 'format: "dancing-sudoku" is needed'),
        ("[]", "line 1, column 1: the file must hold one JSON object"),
        ("", "line 1, column 1: the text is damaged or cut off here"),
        ('{"a": 1,\n}', "line 1, column 8: the text is damaged or cut off here"),
        ('{"a": 1,\n "b": nul}', "line 2, column 7: the text is damaged or cut off here"),
        ('{"a": 1, "b": 2, "a": 3}', "'a' occurs twice in one object"),
        ('{"a": NaN}', "NaN is not a JSON number"),
        ('{"a": -Infinity}', "-Infinity is not a JSON number"),
        ('{"a": [1e999]}', "a number is too large"),
        ('{"a": ' + "9" * 5000 + "}", "a number is too large"),
        ('{"a": ' + "[" * 70 + "]" * 70 + "}", "objects and lists are nested"),
        ('{"a": ' + "[" * 100_000, "objects and lists are nested"),
        ('{"a":' * 100_000, "objects and lists are nested"),
        ('{"a": "' + "x" * (1 << 22) + '"}', "a file of this format has at most 4194304 characters"),
    ],
    ids=range(19),
)
def test_other_files_are_refused(text: str, message: str) -> None:
    with pytest.raises(FormatError) as raised:
        own.read(text)
    assert str(raised.value).startswith(message)


@pytest.mark.parametrize(
    ("program", "reported"),
    [("2.5", "version 2.5 of this"), (7, "a newer version of this"), ("x" * 99, "a newer version of this")],
)
def test_a_newer_file_says_which_program_to_get(program: object, reported: str) -> None:
    data = json.loads(own.write(WHOLE)) | {"version": 2, "program": program}
    with pytest.raises(
        FormatError, match=f"this file was written by {reported} program; open it with that one"
    ):
        formats.read(json.dumps(data))


@given(data=st.data())
def test_a_file_that_was_cut_off_is_never_half_read(data: st.DataObject) -> None:
    text = own.write_with(WHOLE, MORE)
    cut = text[: data.draw(st.integers(0, len(text) - 3))]
    with pytest.raises(FormatError) as raised:
        own.read(cut)
    assert raised.value.line is not None
