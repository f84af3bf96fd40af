"""Every family makes what is known of it, within the ranges of its parameters, and its ids lead back to the values."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

import pytest

from solver_core import compiled
from solver_core.cover import FewestSearch, Goal, ProblemError, RepeatSearch, Search
from solver_core.problems import boards, gallery, latin, networks, towns
from solver_core.problems.families import FAMILIES, Family
from solver_core.problems.parameters import (
    ChoiceParameter,
    Drawing,
    IntParameter,
    Numbers,
    Value,
    defaults,
    squares,
    write,
)
from solver_core.problems.plans import Network, Plan, Style

NOTHING = "................"
slow = pytest.mark.skipif(not compiled, reason="some hundred million ticks are for the compiled kernel")


def solutions(sample: str) -> int:
    search = gallery.search(sample, goal=Goal.EXACT)
    assert isinstance(search, Search)
    return search.count()


def fewest(sample: str) -> int:
    search = gallery.search(sample)
    if isinstance(search, Search):
        search = FewestSearch(search.problem)
    assert isinstance(search, FewestSearch | RepeatSearch)
    search.run_to("end")
    assert search.best is not None
    return len(search.best)


@pytest.mark.parametrize(
    ("sample", "count"),
    [
        *(("queens_6", 4), ("queens,n=7", 40), ("queens_8", 92), ("queens,n=9", 352), ("queens,n=2", 0)),
        *((f"langford,n={n}", count) for n, count in [(3, 1), (4, 1), (5, 0), (6, 0), (7, 26), (8, 150)]),
        *((f"langford,n={n},which=all", count) for n, count in [(3, 2), (4, 2), (7, 52)]),
        (f"sudoku_4,givens={NOTHING}", 288),
        ("queens,n=1", 1),
        ("polyominoes,pieces=dominoes,use=any,height=4,width=4", 36),
        ("polyominoes,pieces=dominoes,use=any,height=4,width=4,holes=x..............x", 0),
        ("rectangles,shape=rectangles,height=2,width=2", 8),
        ("rectangles,shape=squares,height=2,width=2", 2),
        pytest.param("pentominoes_3x20", 2 * 4, marks=slow),
        pytest.param("polyominoes,height=4,width=15", 368 * 4, marks=slow),
    ],
)
def test_samples_have_their_known_number_of_solutions(sample: str, count: int) -> None:
    assert solutions(sample) == count


@pytest.mark.parametrize(
    ("n", "queens"), list(enumerate([1, 1, 1, 2, 3, 3, 4, 5] if compiled else [1, 1, 1, 2, 3, 3], 1))
)
def test_as_many_queens_dominate_a_board_as_is_known(n: int, queens: int) -> None:
    assert fewest(f"dominating_queens,n={n}") == queens


@pytest.mark.parametrize(("height", "width", "squares"), [(5, 6, 5), (6, 7, 5), (3, 4, 4), (8, 8, 1)])
def test_a_rectangle_takes_as_few_squares_as_is_known(height: int, width: int, squares: int) -> None:
    assert fewest(f"rectangles,shape=squares,height={height},width={width}") == squares


@pytest.mark.parametrize("puzzle", ["sudoku_4", "sudoku_6", "sudoku_diagonal", "sudoku_16"])
def test_the_puzzles_that_are_shown_first_have_one_solution(puzzle: str) -> None:
    assert solutions(puzzle) == 1


@pytest.mark.parametrize("layout", boards.JIGSAWS)
def test_every_jigsaw_has_nine_boxes_of_nine_and_a_puzzle(layout: str) -> None:
    assert set(Counter(boards.JIGSAWS[layout]).values()) == {9}
    assert solutions(f"sudoku_jigsaw,layout={layout},givens={boards.PUZZLES[layout]}") == 1


def test_the_matrix_of_the_smallest_sudoku_is_a_square() -> None:
    problem = gallery.problem("sudoku_4")
    assert (len(problem.options), len(problem.names)) == (64, 64)
    assert problem.option_names(24) == (("cell", 2, 3), ("row", 2, "1"), ("column", 3, "1"), ("box", 2, "1"))


def test_a_solution_has_every_digit_once_in_each_diagonal() -> None:
    search = gallery.search("sudoku_diagonal")
    assert isinstance(search, Search)
    assert search.run_to("solution")
    assert search.solution is not None
    digits = {divmod(option // 9, 9): latin.DIGITS[option % 9] for option in search.solution}
    assert {digits[k, k] for k in range(9)} == {digits[k, 8 - k] for k in range(9)} == set("123456789")
    plan = gallery.board("sudoku_diagonal")
    assert isinstance(plan, Plan)
    assert all(digits[square] == sign for square, sign in plan.given.items())


def test_givens_that_clash_are_refused() -> None:
    with pytest.raises(ProblemError, match="the given 3 in row 1, column 4"):
        gallery.search("sudoku_4,givens=3..3............")


def test_pieces_lie_beside_holes() -> None:
    drawn = "." * 27 + "xx" + "." * 6 + "xx" + "." * 27
    sample = f"polyominoes,height=8,width=8,holes={drawn}"
    plan = gallery.board(sample)
    assert isinstance(plan, Plan)
    assert plan.holes == {(3, 3), (3, 4), (4, 3), (4, 4)}
    assert all(plan.holes.isdisjoint(squares) for squares in plan.squares)
    with pytest.raises(ProblemError, match="the pieces cover 60 cells and the board has 64"):
        gallery.problem("polyominoes,height=8,width=8")


def test_a_piece_used_at_most_once_is_a_secondary_item() -> None:
    problem = gallery.problem("polyominoes,pieces=both,use=at_most_once,height=4,width=5")
    assert (len(problem.items), len(problem.secondary)) == (20, 17)
    plan = gallery.board("polyominoes,pieces=both,use=at_most_once,height=4,width=5")
    assert isinstance(plan, Plan)
    assert [len(own) for own in plan.squares] == [4 + label.isupper() for label in plan.labels]


def test_radars_reach_as_far_as_this_many_of_them_must() -> None:
    """With the least reach this many radars see all cities; any shorter, they do not."""
    board = gallery.board("radars")
    assert isinstance(board, Network)
    assert fewest("radars") <= 3
    cities, sites = ([(round(y), round(x)) for x, y in points] for points in (board.items, board.options))
    nearest = [(a - c) ** 2 + (b - d) ** 2 for a, b in cities for c, d in sites]
    shorter = max(one for one in nearest if one < board.radius**2 - 1e-9)
    table = [[(a - c) ** 2 + (b - d) ** 2 for c, d in sites] for a, b in cities]
    search = RepeatSearch(towns.problem(table, shorter))
    search.run_to("end")
    assert search.best is not None
    assert len(search.best) > 3


def test_airports_stand_in_cities() -> None:
    board = gallery.board("airports,most=2")
    assert isinstance(board, Network)
    assert board.items == board.options
    assert fewest("airports,most=2") <= 2
    assert fewest("airports,most=2,reach=1") > 2


def test_a_map_without_cities_is_refused() -> None:
    empty = "." * 160
    with pytest.raises(ProblemError, match="there are no cities"):
        gallery.problem(f"airports,places={empty}")
    with pytest.raises(ProblemError, match="no sites for radars"):
        gallery.problem(f"radars,places=c{empty[1:]}")


def test_numbers_stand_above_those_they_are_made_of() -> None:
    _, board = networks.divisibility([2, 3, 4, 6, 12])
    heights = {label: y for label, (_, y) in zip(board.labels, board.items, strict=True)}
    assert heights["12"] < heights["6"] == heights["4"] < heights["2"] == heights["3"]
    assert [(board.labels[a], board.labels[b]) for a, b in board.lines] == [
        *(("2", "4"), ("2", "6"), ("3", "6"), ("4", "12"), ("6", "12"))
    ]


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_a_family_makes_a_problem_of_its_defaults(family: Family) -> None:
    posed = family.pose(defaults(family.parameters))
    assert posed.problem.options
    match posed.board:
        case Plan(squares=on_squares, labels=labels):
            assert len(on_squares) == len(labels) == len(posed.problem.options)
        case Network(items=items, options=options):
            assert (len(items), len(options)) == (len(posed.problem.items), len(posed.problem.options))
    assert family.goals
    assert all(isinstance(one, Goal) for one in family.goals)


def at_ends(family: Family) -> Iterator[dict[str, Value]]:
    """Values of which one is at an end of its range and the others are as usual."""
    for one in family.parameters:
        ends: tuple[int | str, ...] = ()
        if isinstance(one, IntParameter):
            ends = one.low, one.high
        elif isinstance(one, ChoiceParameter):
            ends = one.words
        for value in ends:
            values = defaults(family.parameters) | {one.name: value}
            for other in family.parameters:
                if isinstance(other, Drawing):
                    rows, cols = other.size(values)
                    values[other.name] = "." * (rows * cols) if other.name == "holes" else values[other.name]
            yield values


WITH_RANGES = {name: family for name, family in FAMILIES.items() if any(at_ends(family))}


@pytest.mark.parametrize("family", WITH_RANGES.values(), ids=WITH_RANGES)
def test_every_range_has_a_problem_at_both_ends(family: Family) -> None:
    """Or a reason why there is none; no value in its range takes a window's time or a machine's memory."""
    posed = []
    for values in at_ends(family):
        with suppress(ProblemError):
            posed.append(family.pose(values).problem)
    assert posed
    assert all(sum(map(len, problem.options)) < 100_000 for problem in posed)


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_an_id_leads_back_to_the_values(family: Family) -> None:
    values = defaults(family.parameters)
    name = gallery.write_id(family.id, values)
    assert len(name) <= gallery.LONGEST_ID
    assert gallery.read_id(name) == (family, values)


def test_problems_with_a_short_id_are_called_by_it() -> None:
    assert gallery.write_id("queens", {"n": 8}) == "queens_8"
    assert gallery.read_id("queens_8")[1] == {"n": 8}
    assert gallery.write_id("polyominoes", {"height": 3, "width": 20}) == "pentominoes_3x20"


@pytest.mark.parametrize(
    ("sample", "fault"),
    [
        ("queens,n=0", "n cannot be '0'; give a whole number from 1 to 20"),
        ("queens,n=²", "n cannot be '²'"),
        ("queens,size=8", "no parameter is called 'size'; use n"),
        ("langford,which=some", "which cannot be 'some'; use one of one, all"),
        ("sudoku_4,givens=5...............", "givens has no character '5'"),
        ("sudoku_4,givens=....", "givens has 4 squares; give 4 rows of 4"),
        ("divisibility,numbers=0", "numbers cannot have '0'; give numbers from 1 to 100000"),
        ("divisibility,numbers=1-1000", "numbers has too many numbers; give at most 60"),
        ("chess", "the gallery has no 'chess'"),
    ],
)
def test_an_id_that_makes_no_sense_is_refused(sample: str, fault: str) -> None:
    with pytest.raises(ProblemError, match=fault.replace("(", "\\(")):
        gallery.search(sample)


def test_numbers_are_written_as_ranges_and_read_however_they_are_listed() -> None:
    numbers = Numbers("numbers", 20, 100, (1,))
    assert numbers.read(" 9, 2-4;8 ") == (2, 3, 4, 8, 9)
    assert write((2, 3, 4, 8, 9)) == "2-4.8-9"
    assert numbers.read(write((2, 3, 4, 8, 9))) == (2, 3, 4, 8, 9)


def test_a_drawing_keeps_what_still_lies_on_the_board() -> None:
    holes = Drawing("holes", "x", "height", "width")
    assert holes.fitted("x..x", (2, 2), {"height": 3, "width": 3}) == "x...x...."
    assert holes.fitted("x...x....", (3, 3), {"height": 2, "width": 2}) == "x..x"
    assert squares("x..x", 2, "x") == [(0, 0), (1, 1)]


def test_boards_say_how_they_look() -> None:
    styles = {name: board.style for name in FAMILIES if isinstance(board := gallery.board(name), Plan)}
    assert styles["queens"] is Style.CHESS
    assert styles["langford"] is Style.ARCS
    assert styles["sudoku_jigsaw"] is Style.DIGITS
    assert styles["polyominoes"] is Style.TILES
