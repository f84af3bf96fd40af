"""Every format and every code of readers and writers has words, and what comes is reported in whole sentences."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from solver_core import formats
from solver_core.errors import Message, format_texts
from solver_core.formats import Fault, FormatError, Reading
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import SurveyAnswer, SurveyResult
from sudoku_gui.features.files import text as imports
from sudoku_gui.wording import answers
from sudoku_gui.wording.names import format_description, format_name

PUZZLE = Puzzle(
    Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
)
PLAYED = replace(
    PUZZLE,
    entries=Grid.empty().with_digit(1, 6).with_digit(2, 1),
    corner=Marks.of({5: (1, 2)}),
    centre=Marks.of({5: (3,), 6: ()}),
    colours=Marks.of({0: (4,)}),
    elapsed=83_000,
)
ROW = formats.format_called("line")


def test_every_format_has_a_name_and_a_description() -> None:
    for row in formats.FORMATS:
        assert format_name(row.id) == row.name
        assert format_description(row.id).endswith(".")


def test_every_code_has_words() -> None:
    assert set(answers.LOST) == set(formats.PARTS)


def test_a_code_from_tomorrow_is_reported_as_it_is() -> None:
    assert answers.dropped(["tomorrow"]) == "Left out: tomorrow."
    assert answers.said(["tomorrow"]) == ["tomorrow"]


@pytest.mark.parametrize(
    ("puzzle", "reported"),
    [
        (PUZZLE, "17 givens"),
        (Puzzle(Grid.empty().with_digit(0, 1)), "1 given"),
        (PLAYED, "17 givens, 2 entries, notes, colours, 1:23"),
        (replace(PUZZLE, entries=Grid.empty().with_digit(1, 6)), "17 givens, 1 entry"),
    ],
)
def test_the_parts_of_an_opened_puzzle_are_counted(puzzle: Puzzle, reported: str) -> None:
    assert imports.counts(puzzle) == reported
    assert imports.opened("line", puzzle) == f"Opened as One line: {reported}."


def test_ways_to_read_are_distinguished() -> None:
    one = Reading(ROW, [PUZZLE], said=("lone_givens", "givens_unmarked"))
    other = Reading(ROW, [PUZZLE], said=("lone_entries", "givens_unmarked"))
    rows = Reading(formats.format_called("rows"), [PUZZLE])
    assert [imports.reading_name(way, (one, other)) for way in (one, other)] == [
        "Single digits were read as givens.",
        "Single digits were read as entries.",
    ]
    ways = (one, other, rows)
    assert imports.reading_name(rows, ways) == "Nine lines"
    assert imports.reading_name(one, ways) == "One line: Single digits were read as givens."


def test_only_the_first_faults_are_reported() -> None:
    faults = [Fault(line, None, Message("grid.empty")) for line in range(2, 9)]
    reported = imports.faults(faults)
    assert reported[0] == "Line 2 could not be read: no cells were found; a grid has 81."
    assert reported[-1] == "4 more lines could not be read."
    assert imports.faults(faults[:4])[-1] == "One more line could not be read."
    assert len(imports.faults(faults[:3])) == 3


STOPPED = SurveyResult(SurveyAnswer.STOPPED, None, 9, 0)
FOUND = (
    *(
        SurveyResult(answer, None, 9, 0)
        for answer in (SurveyAnswer.FOUND, SurveyAnswer.SEVERAL, SurveyAnswer.NONE)
    ),
    SurveyResult(SurveyAnswer.NONE, None, 9, 1, is_for_candidates=True),
    None,
)


def test_an_unknown_number_of_solutions_is_called_unknown() -> None:
    reported = [*map(imports.solutions, FOUND)]
    assert len(set(reported)) == 5
    assert all("not known" in one for one in (imports.solutions(None), imports.solutions(STOPPED)))


def test_a_puzzle_that_only_its_candidates_spoil_has_its_own_sentence() -> None:
    spoilt = SurveyResult(SurveyAnswer.NONE, None, 9, 1, is_for_candidates=True)
    assert imports.solutions(spoilt).startswith("It has no solution with its candidates")


SENTENCES: list[Callable[[], str]] = [
    lambda: imports.opened("line", PLAYED),
    lambda: imports.counts(PLAYED, cells=True),
    lambda: imports.facts(Reading(ROW, [PUZZLE, PLAYED]), PLAYED),
    lambda: imports.puzzles(1) + imports.puzzles(1234),
    lambda: imports.reading(["1"], 0) + imports.reading(["1", "2"], 1),
    lambda: imports.unreadable("", FormatError("grid.empty")),
    lambda: imports.no_text(""),
    lambda: "".join(
        imports.remarks(
            Reading(ROW, [PUZZLE], dropped=tuple(format_texts.DROPPED), said=tuple(format_texts.SAID))
        )
    ),
    lambda: "".join(map(imports.solutions, FOUND)),
    lambda: "".join(format_description(row.id) for row in formats.FORMATS),
    lambda: "".join(format_name(row.id) for row in formats.FORMATS),
    lambda: answers.would_lose(formats.PARTS, ""),
]


@pytest.mark.usefixtures("marking")
@pytest.mark.parametrize("sentence", SENTENCES)
def test_every_word_can_be_translated(sentence: Callable[[], str]) -> None:
    assert not [letter for letter in sentence() if letter.isalpha()]
