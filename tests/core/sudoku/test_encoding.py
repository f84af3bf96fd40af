"""Sudoku as 729 options over 324 items: numbers, names, and what a search of a puzzle begins with."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core import Grid
from solver_core.cover import Op, Rule, Search
from solver_core.sudoku import encoding
from solver_core.sudoku.cells import CELLS, DIGITS, HOUSES, PEERS, House, box, cell_at, col, houses, row

HIHO = "400070100001904605000001000000700002002030000847006000014000806020000300600090000"
NORVIG = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SOLVED = Grid.parse("496573128381924675275861943153789462962435781847216539714352896529648317638197254")

placements = st.tuples(st.sampled_from(CELLS), st.sampled_from(DIGITS))


def after_givens(search: Search) -> None:
    for _ in range(len(search.given) + 1):
        assert search.run_to("decision")
    search.back()


# --- numbers and names ----------------------------------------------------------------------------


def test_option_and_placement_are_inverse() -> None:
    """Every option is one digit in one cell, and every digit in every cell is one option."""
    assert [encoding.option(cell, digit) for cell in CELLS for digit in DIGITS] == list(encoding.OPTIONS)
    for number in encoding.OPTIONS:
        assert encoding.option(*encoding.placement(number)) == number


def test_every_option_covers_four_items_and_every_item_is_covered_by_nine() -> None:
    """The matrix is 729 x 324 with four ones in a row and nine in a column."""
    problem = encoding.problem()
    assert (len(problem.items), len(problem.secondary), len(problem.options)) == (324, 0, 729)
    assert {len(items) for items in problem.options} == {4}
    counts = Counter(item for items in problem.options for item in items)
    assert counts == dict.fromkeys(encoding.ITEMS, 9)


@given(placements)
def test_an_option_covers_its_cell_and_its_digit_in_each_house(placed: tuple[int, int]) -> None:
    """The problem holds what `items_of` says, one item of each kind."""
    cell, digit = placed
    items = encoding.items_of(cell, digit)
    assert encoding.problem().options[encoding.option(cell, digit)] == items
    assert items[0] == cell
    assert [item // 81 for item in items] == [0, 1, 2, 3]
    for item, house in zip(items[1:], houses(cell), strict=True):
        assert encoding.item_cells(item) == house.cells


def test_the_cells_of_an_item_are_those_whose_options_cover_it() -> None:
    """What a view lights up for an item is what the links hold, for each of the 324."""
    cells: dict[int, list[int]] = {item: [] for item in encoding.ITEMS}
    for number, items in enumerate(encoding.problem().options):
        for item in items:
            cells[item].append(encoding.placement(number)[0])
    for item in encoding.ITEMS:
        assert encoding.item_cells(item) == tuple(sorted(set(cells[item])))


@pytest.mark.parametrize(
    ("item", "name"),
    [
        (0, "r1c1"),
        (80, "r9c9"),
        (81, "row 1 has 1"),
        (161, "row 9 has 9"),
        (162, "column 1 has 1"),
        (241, "column 9 has 8"),
        (243, "box 1 has 1"),
        (258, "box 2 has 7"),
        (323, "box 9 has 9"),
    ],
)
def test_items_have_names_that_people_read(item: int, name: str) -> None:
    """Logs, traces and the column list show them; rows, columns and boxes count from 1."""
    assert encoding.problem().names[item] == name
    assert encoding.problem().item(name) == item


def test_the_problem_is_made_once() -> None:
    """Every puzzle shares it: a puzzle is what is given, not another matrix."""
    assert encoding.problem() is encoding.problem()


# --- the search of a puzzle -----------------------------------------------------------------------


@pytest.mark.parametrize("rule", Rule)
def test_givens_are_chosen_first_as_events_in_the_order_of_their_cells(rule: Rule) -> None:
    """Whoever watches sees the puzzle set up, digit by digit, before anything is guessed."""
    grid = Grid.parse(HIHO)
    search = encoding.search(grid, rule)
    assert search.rule is rule
    tried: list[tuple[int, int]] = []
    while len(tried) < grid.filled:
        search.forward()
        if search.event is not None and search.event.op is Op.TRY:
            tried.append(encoding.placement(search.event.subject))
    assert tried == [(cell, grid[cell]) for cell in CELLS if grid[cell]]
    assert all(level.given and not level.is_guess for level in search.levels())


@pytest.mark.parametrize("text", [HIHO, NORVIG, "." * 81, str(SOLVED)])
def test_candidates_after_the_givens_are_those_that_no_peer_holds(text: str) -> None:
    """What is left open by the links is what anyone would pencil in."""
    grid = Grid.parse(text)
    search = encoding.search(grid)
    after_givens(search)
    assert search.depth == grid.filled
    naive = tuple(
        0
        if grid[cell]
        else sum(1 << digit - 1 for digit in DIGITS if all(grid[peer] != digit for peer in PEERS[cell]))
        for cell in CELLS
    )
    options = {cell: [encoding.option(cell, digit) for digit in DIGITS] for cell in CELLS}
    left = tuple(
        sum(1 << k for k, option in enumerate(options[cell]) if search.can_cover(option, cell))
        if search.is_live(cell)
        else 0
        for cell in CELLS
    )
    assert left == naive


@given(st.sets(st.sampled_from(CELLS)))
def test_the_grid_of_some_options_has_their_digits_and_no_other(cells: set[int]) -> None:
    """A board is drawn from the options on the stack, in whatever order they are."""
    options = [encoding.option(cell, SOLVED[cell]) for cell in cells]
    expected = Grid(bytes(SOLVED[cell] if cell in cells else 0 for cell in CELLS))
    assert encoding.grid_of(options) == encoding.grid_of(reversed(options)) == expected


# --- contradictions -------------------------------------------------------------------------------


def test_a_grid_that_contradicts_itself_is_refused_with_its_conflicts() -> None:
    """The error says both cells, the digit and the house, once for every house that is broken."""
    grid = Grid.empty().with_digit(cell_at(0, 0), 7).with_digit(cell_at(0, 2), 7)
    with pytest.raises(encoding.ContradictionError) as caught:
        encoding.search(grid)
    assert caught.value.conflicts == grid.conflicts()
    assert str(caught.value) == "r1c1 and r1c3 both hold 7 in row 1; r1c1 and r1c3 both hold 7 in box 1"


@given(st.sampled_from(HOUSES), st.sampled_from(DIGITS), st.data())
def test_two_equal_digits_in_any_house_are_refused(house: House, digit: int, data: st.DataObject) -> None:
    """No house is forgotten, and the pair that clashes is among those reported."""
    first, second = sorted(data.draw(st.permutations(house.cells))[:2])
    grid = Grid.empty().with_digit(first, digit).with_digit(second, digit)
    with pytest.raises(encoding.ContradictionError) as caught:
        encoding.search(grid)
    assert (house, digit, first, second) in [
        (c.house, c.digit, c.first_cell, c.second_cell) for c in caught.value.conflicts
    ]
    shared = (row(first) == row(second)) + (col(first) == col(second)) + (box(first) == box(second))
    assert len(caught.value.conflicts) == shared


def test_a_cell_is_touched_by_events_of_its_item_and_of_its_digits() -> None:
    """What a breakpoint on a cell stops at, forward and backward."""
    search = encoding.search(Grid.parse(HIHO))
    condition, met = encoding.touched(40), []
    while search.run_to(condition):
        assert search.event is not None
        of_item = search.event.item == 40
        of_digit = search.event.option is not None and encoding.placement(search.event.option)[0] == 40
        assert of_item or of_digit
        met.append(search.position)
    assert len(met) > 50
    while search.run_to(condition, backward=True):
        assert search.position == met.pop()
    assert not met
