"""Every technique has a page in every language, and most have a board with a step that holds; what hints say of it."""

import re

import pytest

from solver_core.hints import Node, Position, finder
from solver_core.hints.techniques import BY_ID, TECHNIQUES
from solver_core.sudoku.solving import count_solutions, solve
from sudoku_gui.features.hints.reason_text import reason
from sudoku_gui.features.hints.technique_page import pages
from sudoku_gui.features.hints.text import consequence, says, short
from sudoku_gui.wording.terms import LANGUAGES
from tests.amounts import each

WITHOUT_BOARD = {
    *("uniqueness_5", "avoidable_rectangle_2", "forcing_chain_verity"),
    *("dual_two_string_kite", "dual_empty_rectangle", "brute_force"),
}
"""Techniques that the library does not look for by itself, or that no puzzle of ours needed."""
EXAMPLES = [page for page in pages().values() if page.example is not None]


def test_every_technique_has_a_page() -> None:
    assert list(pages()) == [technique.id for technique in TECHNIQUES]
    assert {page.technique for page in pages().values() if page.example is None} == WITHOUT_BOARD


def test_every_page_says_something_in_every_language() -> None:
    for technique, page in each(pages().items()):
        assert set(page.texts) == set(LANGUAGES), technique
        assert all(len(text) > 25 for text in page.texts.values()), technique
        assert re.search(r"[\u4e00-\u9fff]", page.texts["zh_CN"]), technique
        assert page.texts["en"].isascii() or "“" in page.texts["en"], technique
        assert page.see_also, technique
        assert set(page.see_also) <= set(BY_ID) - {technique}, technique


def test_the_example_is_a_true_step() -> None:
    """The library finds it there, the solution agrees, and every cell has its right candidate."""
    for page in each(EXAMPLES):
        assert page.example is not None
        position, step = page.example.position, page.example.step
        assert step.technique == page.technique
        solution = solve(position.givens)
        assert solution is not None
        assert count_solutions(position.givens, limit=2) == 1
        assert all(position.board[cell] in {0, solution[cell]} for cell in range(81))
        assert all(
            position.board[cell] or position.candidates[cell] >> solution[cell] - 1 & 1 for cell in range(81)
        )
        assert all(solution[cell] == digit for cell, digit in step.placed)
        assert all(solution[cell] != digit for cell, digit in step.removed)
        assert all(
            position.candidates[cell] >> digit - 1 & 1 for cell, digit in (*step.placed, *step.removed)
        )
        if BY_ID[page.technique].level != "fiendish":
            found = finder.next_step(position, [page.technique])
            assert found is not None
            assert found.technique == page.technique


def test_reasons_are_whole_sentences() -> None:
    """Nothing is left open, and nothing is listed where there is nothing."""
    for page in EXAMPLES:
        assert page.example is not None
        text = f"{reason(page.example.step)} {consequence(page.example.step)}"
        assert not re.search(r"[{}]|  | ,| \.|\bin ,", text), text
        assert text.endswith("."), text
        assert text[0].isupper() or text[0].isdigit() or text[0] == "r", text
        assert text.count("So ") <= text.count(". ") + 1, text


def test_sets_that_are_linked_show_their_digit() -> None:
    for technique in ("als_xz", "als_xy_wing", "als_xy_chain"):
        example = pages()[technique].example
        assert example is not None
        step = example.step
        for one, other in zip(step.sets, step.sets[1:], strict=False):
            here, there = (
                {digit for cell, digit in step.commons if cell in part.cells} for part in (one, other)
            )
            assert here & there


def test_a_sue_de_coq_has_as_many_digits_as_cells() -> None:
    example = pages()["sue_de_coq"].example
    assert example is not None
    step, position = example.step, example.position
    cells = {*step.cells, *(cell for one in step.sets for cell in one.cells)}
    assert len({digit for cell in cells for digit in position.candidates.digits(cell)}) == len(cells)
    assert isinstance(position, Position)


@pytest.mark.parametrize(
    ("node", "said"),
    [
        (Node((0,), 5, is_on=True), "r1c1 is 5"),
        (Node((0,), 5, is_on=False), "r1c1 is not 5"),
        (Node((0, 1), 5, is_on=True), "one of r1c1 and r1c2 is 5"),
        (Node((0, 1), 5, is_on=False), "none of r1c1 and r1c2 is 5"),
    ],
)
def test_a_cell_and_a_group_of_cells_are_distinguished(node: Node, said: str) -> None:
    assert says(node) == said


def test_short_forms_name_cell_and_digit() -> None:
    assert [short(Node((30,), 3, is_on=is_on)) for is_on in (True, False)] == ["r4c4=3", "r4c4≠3"]
