"""What holds for every format in the table."""

from collections.abc import Collection
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import FORMATS, FormatError
from solver_core.sudoku.grid import Grid, GridError
from solver_core.sudoku.puzzle import Puzzle
from tests.amounts import some
from tests.core.formats import test_boards, test_data
from tests.core.formats.anything import puzzles
from tests.core.formats.hostile import answers, is_plain
from tests.core.formats.links import test_fpuzzles, test_links, test_sudokupad, test_sudokuwiki, test_tatham

WRITTEN = [row.id for row in FORMATS if row.writes]
LINKS = (test_fpuzzles, test_links, test_sudokupad, test_sudokuwiki, test_tatham)
REFUSED = [case for tests in (test_boards, test_data, *LINKS) for case in tests.REFUSED]
ANYTHING = [*test_fpuzzles.ANYTHING, *test_sudokuwiki.ANYTHING, *test_tatham.ANYTHING]


def contents(text: str, format_id: str) -> Puzzle:
    found = formats.format_called(format_id).reads(text)
    assert found.faults == ()
    [puzzle] = found.puzzles
    return puzzle


def with_parts(puzzle: Puzzle, other: Puzzle, parts: Collection[str]) -> Puzzle:
    """A puzzle with these parts of another one; candidates go with the givens to which they belong."""
    givens = (other if "givens" in parts else puzzle).givens.plain
    candidates = (other if "candidates" in parts else puzzle).candidates
    rest = {part: getattr(other, part) for part in parts if part not in {"givens", "candidates"}}
    return replace(puzzle, givens=givens if candidates is None else givens.within(candidates), **rest)


@pytest.mark.parametrize("format_id", WRITTEN)
@settings(max_examples=some(40))
@given(puzzle=puzzles())
@example(puzzle=Puzzle(Grid.empty().with_digit(26, 1)))
def test_written_puzzles_are_detected_and_read_back(format_id: str, puzzle: Puzzle) -> None:
    """The format is found by what stands in the text; saving and loading again changes nothing, and losses are known.

    Of the parts that the table promises nothing is lost, if a puzzle holds nothing else.
    """
    row = formats.format_called(format_id)
    text = formats.write(puzzle, format_id)
    once = contents(text, format_id)
    reading = formats.read(text, row.extensions[0])
    assert once in {found.puzzles[0] for found in (reading, *reading.also)}
    lost = formats.lost(puzzle, format_id)
    assert once == with_parts(puzzle, once, lost)
    assert contents(formats.write(once, format_id), format_id) == once
    modest = with_parts(Puzzle(Grid.empty()), puzzle, row.keeps)
    assert formats.lost(modest, format_id) == ()


def test_losses_are_reported_beforehand() -> None:
    """SadMan's file keeps entries, headers and sections, and one line none of them."""
    full = Puzzle(Grid.empty(), Grid.empty().with_digit(0, 1), (("A", "x"),), (("More", ()),))
    assert formats.lost(full, "sdk") == ()
    assert formats.lost(full, "line") == ("entries", "headers", "sections")
    assert formats.lost(Puzzle(Grid.empty()), "line") == ()


@pytest.mark.parametrize("format_id", ["sdk", "rows", "framed"])
def test_only_lists_take_several_puzzles(format_id: str) -> None:
    bare = Puzzle(Grid.empty())
    with pytest.raises(FormatError, match="holds one puzzle, not 2"):
        formats.write_all([bare, bare], format_id)
    assert formats.write_all([bare], format_id) == formats.write(bare, format_id)


def test_an_unknown_format_is_named_with_the_known_ones() -> None:
    with pytest.raises(KeyError, match="there are dsudoku, sdk, "):
        formats.format_called("sdkk")


def test_one_class_catches_every_problem_of_a_text() -> None:
    """A format error is a grid error with the same place, and a ValueError."""
    assert issubclass(FormatError, GridError)
    assert issubclass(GridError, ValueError)
    with pytest.raises(FormatError) as raised:
        formats.read("hello")
    assert (raised.value.line, raised.value.column) == (1, 1)


@pytest.mark.parametrize(("text", "message"), REFUSED)
def test_errors_are_described_with_their_place(text: str, message: str) -> None:
    """In one line that says how to fix it, or what the text is; passed over, it would change the puzzle."""
    with pytest.raises(FormatError) as raised:
        formats.read(text)
    assert message in str(raised.value)
    assert is_plain(str(raised.value))


@pytest.mark.parametrize(("format_id", "texts"), ANYTHING, ids=range(len(ANYTHING)))
@settings(max_examples=some(40))
@given(data=st.data())
def test_any_text_of_the_right_signs_is_read_or_refused(
    format_id: str, texts: st.SearchStrategy[str], data: st.DataObject
) -> None:
    assert answers(format_id, data.draw(texts))
