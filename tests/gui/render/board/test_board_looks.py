"""How the board looks: of a puzzle, and of a search at any position."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from solver_core import solve
from solver_core.cover import Op, Rule, Search
from solver_core.cover.explain import difference
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.cells import CELLS, DIGITS, PEERS, houses
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import digits_of
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.features.play.shown_board import BoardStack
from sudoku_gui.render.board.cell_states import of_puzzle, of_search
from sudoku_gui.render.board.look import BoardLook, CellLook, Ink
from tests.amounts import some
from tests.gui.parts import wait_until

EASY = Grid.parse("3...86..1.9..2......5.....382..7.1.9...2.8...5.4.3..269.....5......6..9.2..35...4")
BRANCHING = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")
ALL_DIGITS = 0b111111111

GRIDS = st.lists(st.integers(0, 9), min_size=81, max_size=81).map(bytes).map(Grid)


def grid_of(look: BoardLook) -> Grid:
    return Grid(bytes(cell.digit for cell in look.cells))


def cells_where(look: BoardLook, fact: str) -> list[int]:
    return [cell for cell in CELLS if getattr(look.cells[cell], fact)]


def candidates_by_rule(board: Grid, cell: int) -> tuple[int, ...]:
    return tuple(digit for digit in DIGITS if digit not in {board[peer] for peer in PEERS[cell]})


def at(grid: Grid, position: int, rule: Rule = Rule.FEWEST) -> Search:
    search = encoding.search(grid, rule)
    search.seek(position)
    return search


def after_the_givens(grid: Grid) -> Search:
    search = encoding.search(grid)
    while search.depth < grid.filled:
        search.run_to("option")
    return search


def test_givens_and_entries_are_distinguished() -> None:
    look = of_puzzle(Puzzle(Grid.empty().with_digit(3, 7), Grid.empty().with_digit(80, 2)))
    assert look.cells[3] == CellLook(7, Ink.GIVEN)
    assert look.cells[80] == CellLook(2, Ink.ENTRY)
    assert {look.cells[cell] for cell in CELLS if cell not in {3, 80}} == {CellLook()}
    assert look.conflicts == ()


def test_a_conflict_marks_givens_and_entries() -> None:
    """One joining line, though two cells side by side share a row and a box."""
    look = of_puzzle(Puzzle(Grid.empty().with_digit(0, 7), Grid.empty().with_digit(1, 7)))
    assert look.conflicts == ((0, 1),)
    assert look.cells[0] == CellLook(7, Ink.GIVEN, clashing=True)
    assert look.cells[1] == CellLook(7, Ink.ENTRY, clashing=True)


@settings(max_examples=some(40))
@given(grid=GRIDS)
def test_exactly_those_cells_conflict_that_see_their_own_digit(grid: Grid) -> None:
    look = of_puzzle(Puzzle(Grid.empty(), grid))
    pairs = {
        (cell, peer)
        for cell in CELLS
        for peer in PEERS[cell]
        if cell < peer and grid[cell] == grid[peer] != 0
    }
    assert set(look.conflicts) == pairs
    assert len(look.conflicts) == len(pairs)
    assert cells_where(look, "clashing") == sorted({cell for pair in pairs for cell in pair})
    assert grid_of(look) == grid


def test_givens_stand_there_before_they_are_chosen() -> None:
    """At the start the board is the puzzle, and nothing has been taken out of any empty cell."""
    look = of_search(encoding.search(EASY).snapshot(), EASY)
    assert grid_of(look) == EASY
    for cell in CELLS:
        expected = CellLook(EASY[cell], Ink.PRINTED) if EASY[cell] else CellLook(candidates=ALL_DIGITS)
        assert look.cells[cell] == expected


def test_a_given_is_strong_only_once_the_search_has_chosen_it() -> None:
    """Whoever counts the strong digits finds the depth; before, and when all is taken back, there are none."""
    search = encoding.search(EASY)
    for position in (0, 1, 200, 417, 800, 10**6):
        search.seek(position)
        look = of_search(search.snapshot(), EASY)
        strong = [cell for cell in CELLS if look.cells[cell].ink is Ink.GIVEN and look.cells[cell].digit]
        assert strong == [option // 9 for option in search.given[: search.depth]]


def test_a_digit_without_an_alternative_is_forced() -> None:
    """A puzzle that never needs a guess shows none, and at the solution every digit."""
    search = encoding.search(EASY)
    assert search.run_to("solution")
    look = of_search(search.snapshot(), EASY)
    assert grid_of(look) == solve(EASY)
    for cell in CELLS:
        assert look.cells[cell].ink is (Ink.GIVEN if EASY[cell] else Ink.FORCED)
        assert look.cells[cell].depth is None
    assert len(cells_where(look, "newest")) == 1


def test_a_guess_shows_how_deep_it_is() -> None:
    """Where several options were open, the digit says at which level of the search it was tried."""
    search = encoding.search(BRANCHING)
    guesses = 0
    while search.position < 3000 and search.run_to("option"):
        look = of_search(search.snapshot(), BRANCHING)
        shown = {(cell, look.cells[cell].depth) for cell in CELLS if look.cells[cell].ink is Ink.GUESS}
        tried = {
            (encoding.placement(level.option)[0], depth)
            for depth, level in enumerate(search.levels(), 1)
            if level.among > 1 and depth > BRANCHING.filled
        }
        assert shown == tried
        guesses = max(guesses, len(shown))
    assert guesses > 1


@pytest.mark.parametrize("rule", [Rule.FEWEST, Rule.FIRST])
def test_a_dead_end_shows_where_nothing_fits(rule: Rule) -> None:
    """The cells that are hatched are one cell or one house, and the digit meant fits in none of them."""
    search = encoding.search(BRANCHING, rule)
    for _ in range(5):
        assert search.run_to("dead_end")
        look = of_search(search.snapshot(), BRANCHING)
        dead = cells_where(look, "dead")
        board = grid_of(look)
        fitting = [set(candidates_by_rule(board, cell)) if not board[cell] else set() for cell in dead]
        assert len(dead) == 1 or any(dead == list(house.cells) for house in houses(dead[0]))
        impossible = [digit for digit in DIGITS if not any(digit in digits for digits in fitting)]
        placed = {board[cell] for cell in dead}
        assert set(impossible) - placed
        assert len(dead) > 1 or impossible == list(DIGITS)
        item = search.snapshot().dead_item
        assert item is not None
        search.forward()
        while not search.snapshot().sizes[item] and search.event is not None and search.event.op.takes_back:
            assert cells_where(of_search(search.snapshot(), BRANCHING), "dead") == dead
            search.forward()
        assert not cells_where(of_search(search.snapshot(), BRANCHING), "dead"), (
            "until it goes on or has options"
        )


def test_a_cell_whose_column_is_taken_out_is_covered() -> None:
    """From the COVER until an option is tried its candidates are those that are still to be tried."""
    search = after_the_givens(BRANCHING)
    covered: list[int] = []
    while len(covered) < 5:
        search.forward()
        event = search.event
        assert event
        look = of_search(search.snapshot(), BRANCHING)
        if event.op is Op.COVER and event.subject < 81 and not look.cells[event.subject].digit:
            open_digits = mask(
                encoding.placement(option)[1]
                for option in search.problem.columns[event.subject]
                if not search.snapshot().is_hidden(option, event.subject)
            )
            assert look.cells[event.subject] == CellLook(
                covered=True, chosen=True, candidates=open_digits, options=open_digits
            )
            assert cells_where(look, "covered") == [event.subject]
            covered.append(event.subject)
        if event.op is Op.TRY and event.item in covered:
            assert look.cells[event.item].digit
            assert not cells_where(look, "covered")
    assert len(set(covered)) > 1


@settings(max_examples=some(40))
@given(position=st.integers(0, 8660), rule=st.sampled_from(Rule))
def test_at_every_position_each_cell_is_one_thing(position: int, rule: Rule) -> None:
    """A digit given or chosen, or open with its candidates; and the newest digit is the last chosen."""
    search = at(BRANCHING, position, rule)
    chosen = dict(map(encoding.placement, search.chosen_options()))
    look = of_search(search.snapshot(), BRANCHING)
    for cell in CELLS:
        shown = look.cells[cell]
        assert shown.digit == chosen.get(cell, BRANCHING[cell])
        assert bool(shown.digit) + bool(shown.candidates) <= 1
        assert shown.covered == (not shown.digit and not search.is_live(cell))
        assert not shown.clashing
    event = search.event
    is_dead = event is not None and event.op is Op.DEAD_END
    last = list(chosen)[-1:]
    if is_dead and event is not None:
        last = [event.subject] if event.subject in CELLS else []
    assert cells_where(look, "newest") == last


def test_at_a_dead_end_its_cell_has_the_ring_and_others_without_a_digit_are_marked() -> None:
    """Backtracking looks at cells alone; the digit written before has no ring, no cell without candidates is bare."""
    grid = Grid.parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
    search, met, found = BacktrackSearch(grid), 0, set[int]()
    while met < 20 and search.run_to("dead_end"):
        snapshot = search.snapshot()
        look, item = of_search(snapshot, grid), snapshot.dead_item
        assert item is not None
        assert cells_where(look, "newest") == cells_where(look, "dead") == [item]
        bare = [cell for cell in CELLS if not look.cells[cell].digit and not look.cells[cell].candidates]
        assert bare == sorted({item, *cells_where(look, "starved")})
        found.update(cells_where(look, "starved"))
        met += 1
    assert found
    search.run_to("option")
    look = of_search(search.snapshot(), grid)
    assert len(cells_where(look, "newest")) == 1
    assert not cells_where(look, "dead")


def mask(digits: Iterable[int]) -> int:
    return sum(1 << digit - 1 for digit in set(digits))


@settings(max_examples=some(40))
@given(position=st.integers(0, 8660), rule=st.sampled_from(Rule))
def test_the_column_chosen_is_marked_until_an_option_is_tried(position: int, rule: Rule) -> None:
    """Its cell, or every candidate of its house and the house itself; at a dead end there is nothing to choose."""
    search = at(BRANCHING, position, rule)
    item, event = search.chosen_item, search.event
    levels = search.levels()
    look = of_search(search.snapshot(), BRANCHING)
    framed = {(cell, digit) for cell in CELLS for digit in digits_of(look.cells[cell].options)}
    is_open = item is not None and not (levels and levels[-1].item == item)
    if item is None or not is_open or (event and event.op is Op.DEAD_END):
        assert not framed
        assert not cells_where(look, "chosen") + cells_where(look, "banded")
        return
    assert cells_where(look, "chosen") == ([item] if item < 81 else [])
    assert cells_where(look, "banded") == ([] if item < 81 else list(encoding.item_cells(item)))
    to_come = search.snapshot().turns.to_come
    assert framed == set(map(encoding.placement, to_come))
    assert all(item in search.problem.options[option] for option in to_come)
    if event and event.op is Op.CHOOSE:
        assert all(
            digit in digits_of(look.cells[cell].candidates) or look.cells[cell].digit
            for cell, digit in framed
        )


@settings(max_examples=some(40))
@given(one=st.integers(0, 8660), other=st.integers(0, 8660))
def test_traces_are_the_candidates_that_only_the_other_place_has(one: int, other: int) -> None:
    """Between decisions, where no column is half covered: exactly those, in cells that have no digit.

    In the midst of a cover a candidate that is still there is not struck through, too.
    """
    search = at(BRANCHING, one)
    search.run_to("decision")
    there, before = search.snapshot(), of_search(search.snapshot(), BRANCHING)
    search.seek(other)
    amid = search.snapshot()
    struck = of_search(amid, BRANCHING, difference.of(there, amid)).cells
    assert not any(cell.lost & cell.candidates for cell in struck)
    search.run_to("decision")
    here = search.snapshot()
    look = of_search(here, BRANCHING, difference.of(there, here))
    for cell in CELLS:
        shown, was = look.cells[cell], before.cells[cell]
        if shown.digit:
            assert not shown.lost | shown.returned
        elif not was.digit:
            assert shown.lost == was.candidates & ~shown.candidates
            assert shown.returned == shown.candidates & ~was.candidates
        assert not shown.lost & shown.candidates
        assert not shown.returned & ~shown.candidates


@settings(max_examples=some(40))
@given(position=st.integers(0, 8660))
def test_candidates_that_are_half_removed_are_marked_wherever_they_are(position: int) -> None:
    """Exactly those of empty cells whose options are out, with a node that is still in a live column."""
    snapshot = at(BRANCHING, position).snapshot()
    cells = of_search(snapshot, BRANCHING).cells
    for option in range(729):
        cell, digit = divmod(option, 9)
        leaves = snapshot.is_leaving(option) and not cells[cell].digit
        assert cells[cell].leaving >> digit & 1 == leaves
        assert not (leaves and cells[cell].candidates >> digit & 1)


def test_a_board_during_a_cover_distinguishes_leaving_candidates_from_those_that_have_left() -> None:
    """The column's own options leave one by one; when the last has left, none is marked."""
    search = at(BRANCHING, 0)
    assert search.run_to("column")
    counts = []
    for _ in range(40):
        search.forward()
        cells = of_search(search.snapshot(), BRANCHING).cells
        counts.append(sum(cell.leaving.bit_count() for cell in cells))
    assert max(counts) > 1
    assert 0 in counts


def test_a_difference_of_other_places_leaves_no_traces() -> None:
    search = at(BRANCHING, 600)
    there = search.snapshot()
    search.seek(900)
    found = difference.of(there, search.snapshot())
    search.seek(1000)
    assert of_search(search.snapshot(), BRANCHING, found) == of_search(search.snapshot(), BRANCHING)
    search.seek(900)
    assert of_search(search.snapshot(), BRANCHING, found) != of_search(search.snapshot(), BRANCHING)


def test_the_board_shows_traces_as_soon_as_something_is_compared(context: Context, qtbot: QtBot) -> None:
    """And none any more when nothing is; the search need not move for that."""
    player, baseline = context.player, context.baseline
    boards = BoardStack(context)
    qtbot.addWidget(boards)
    player.watch(BRANCHING)
    player.scrub(600)
    baseline.since_here()
    player.scrub(900)
    wait_until(lambda: player.position == 900)
    assert any(cell.lost for cell in boards.board.look.cells)
    baseline.off()
    assert not any(cell.lost or cell.returned for cell in boards.board.look.cells)
    player.leave()


def test_while_a_search_is_watched_the_selection_is_quiet(context: Context, qtbot: QtBot) -> None:
    """Its houses and equal digits speak up where it has just been moved by keys, until the search goes on."""
    player = context.player
    boards = BoardStack(context)
    qtbot.addWidget(boards)
    with qtbot.waitExposed(boards):
        boards.show()
    board = boards.board
    board.select(3)
    assert not board.look.quiet
    player.watch(BRANCHING)
    boards.show_state()
    assert board.look.quiet
    assert board.look.selected is None, "no frame where nothing was selected since"
    boards.activateWindow()
    board.setFocus()
    wait_until(board.hasFocus)
    assert board.look.quiet
    QTest.keyClick(board, Qt.Key.Key_Down)
    assert not board.look.quiet
    assert board.look.selected == 12
    player.scrub(600)
    wait_until(lambda: player.position == 600)
    assert board.look.quiet
    assert board.look.selected == 12
    player.leave()
    boards.show_state()
    assert not board.look.quiet
