"""Judges: their samples, blanks where nobody expects them, what is malformed, and brute force on small inputs."""

from collections.abc import Iterator
from io import BytesIO
from itertools import combinations, product
from random import Random

import pytest

from solver_core.cli.judge import JUDGES
from solver_core.cli.judge.words import JudgeInput
from solver_core.cli.streams import Unreadable
from solver_core.problems import divisors, towns
from tests.core.cli.conftest import Run

SQUARES = [name for name in JUDGES if "Sudoku" in JUDGES[name].title]


def answered(name: str, given: str) -> str:
    return "".join(JUDGES[name].answer(JudgeInput(BytesIO(given.encode()))))


@pytest.mark.parametrize("name", JUDGES)
def test_the_sample_is_answered(name: str, run: Run) -> None:
    assert run("judge", name, stdin=JUDGES[name].given.encode()) == (0, JUDGES[name].expected, "")


@pytest.mark.parametrize("name", JUDGES)
def test_blanks_and_line_ends_are_forgiven(name: str) -> None:
    judge = JUDGES[name]
    for given in (
        judge.given.replace(" ", "  \t").replace("\n", "\r\n"),
        "\n\n" + judge.given.replace("\n", "\n \n"),
        judge.given.replace(" ", "\n"),
    ):
        assert answered(name, given) == judge.expected


@pytest.mark.parametrize("name", JUDGES)
def test_input_that_ends_too_early_is_refused(name: str) -> None:
    """Wherever it ends; where all that stands there is a case, that is answered."""
    judge = JUDGES[name]
    has_many_cases = name in {"hust-1017", "hdu-1426"}
    words = judge.given.split() * (2 if has_many_cases else 1)
    refused, answers = 0, set()
    for end in range(len(words)):
        try:
            answer = answered(name, " ".join(words[:end]))
        except Unreadable as error:
            assert "standard input: line" in str(error)  # noqa: PT017 - not all are refused
            refused += 1
        else:
            answers.add(answer)
    assert answers <= {"", judge.expected}
    assert judge.expected in answers if has_many_cases else refused >= len(words) - 1


@pytest.mark.parametrize(
    ("name", "given", "said"),
    [
        ("hihocoder-1321", "x", "line 1, column 1: 'x' stands where the number of puzzles from 0"),
        ("hihocoder-1321", "1\n400070100\n00a000000", "line 3, column 3: 'a000000' stands where a digit"),
        ("luogu-p1784", "1" * 82, "line 1, column 82: '1' stands where a line end"),
        ("acwing-166", "." * 81, "line 2: it ends where end is expected"),
        ("luogu-p4929", "1 3\n012", "line 2, column 3: '2' stands where 0 or 1"),
        ("luogu-p1219", "0", "'0' stands where the number of queens from 1 to 20"),
        ("hust-1017", "1 3\n2 1 4", "line 2: a row has different columns from 1 to 3"),
        ("hust-1017", "2 3\n\n1 1\n2 3 3", "line 4: a row has different columns from 1 to 3"),
        (
            "hust-1017",
            "1 3\n4 1 2 3 1",
            "line 2, column 1: '4' stands where how many columns follow from 0 to 3",
        ),
        ("hust-1017", "1 3\n2 1 x", "line 2, column 5: 'x' stands where a column"),
        (
            "zoj-3209",
            "1\n5 5 1\n0 0 6 5",
            "line 3: a rectangle x1 y1 x2 y2 has x1 < x2 <= 5 and y1 < y2 <= 5",
        ),
        ("hdu-3335", "1\n2\n1 0", "line 3, column 3: '0' stands where a number from 1"),
        ("hdu-2295", "1\n1 1 1\n0 0\n0 1.5", "line 4, column 3: '1.5' stands where y"),
        ("hdu-3335", "9" * 5000, "stands where the number of cases"),
    ],
)
def test_malformed_lines_are_named_with_their_place(name: str, given: str, said: str, run: Run) -> None:
    status, _, err = run("judge", name, stdin=given.encode())
    assert status == 2
    assert said in err
    assert err.count("\n") == 1


def test_all_judges_are_listed_with_their_samples(run: Run) -> None:
    _, out, _ = run("judge", "--list")
    assert all(f"{name}: {judge.title}" in out for name, judge in JUDGES.items())
    assert "  < 6 7\n  < 3 1 4 7\n" in out
    assert run("judge")[0] == 2


@pytest.mark.parametrize("name", SQUARES)
def test_a_puzzle_without_a_solution_is_reported(name: str) -> None:
    given = JUDGES[name].given.replace("8 4 7", "8 8 7").replace("4.....8.5", "44....8.5")
    said = answered(name, given)
    assert said == ("0\n" if name == "spoj-sudogob" else "No Solution\n")


def test_puzzles_with_several_solutions_are_counted() -> None:
    """26, of ENGINE's truths, and with one digit more a single one; without blanks as it was given."""
    grid = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
    lines = "\n".join(grid.replace(".", "0")[at : at + 9] for at in range(0, 81, 9))
    assert answered("spoj-sudogob", f"1\n{lines}\n") == "26\n"
    one = lines.replace("000037000", "005037000")
    count, *rows = answered("spoj-sudogob", f"1\n{one}\n").split()
    assert count == "1"
    assert [len(row) for row in rows] == [9] * 9


def small_matrices() -> Iterator[tuple[int, list[list[int]]]]:
    for seed in range(300):
        chance = Random(seed)
        columns = chance.randint(1, 6)
        rows = [
            sorted(chance.sample(range(1, columns + 1), chance.randint(0, min(3, columns))))
            for _ in range(chance.randint(0, 8))
        ]
        yield columns, rows


def is_cover(columns: int, rows: list[list[int]], chosen: list[int]) -> bool:
    return sorted(column for row in chosen for column in rows[row - 1]) == list(range(1, columns + 1))


def is_answered(columns: int, rows: list[list[int]]) -> bool:
    """Whether there is a cover, which both judges say, and show one."""
    exists = any(
        is_cover(columns, rows, list(chosen))
        for count in range(len(rows) + 1)
        for chosen in combinations(range(1, len(rows) + 1), count)
    )
    lists = f"{len(rows)} {columns}\n" + "".join(f"{len(row)} {' '.join(map(str, row))}\n" for row in rows)
    bits = f"{len(rows)} {columns}\n" + "".join(
        "".join("1" if column in row else "0" for column in range(1, columns + 1)) + "\n" for row in rows
    )
    said = answered("hust-1017", lists).split()
    if exists:
        count, *chosen = map(int, said)
        assert count == len(chosen)
        assert is_cover(columns, rows, chosen)
        assert is_cover(columns, rows, [*map(int, answered("luogu-p4929", bits).split())])
    else:
        assert said == ["NO"]
        assert answered("luogu-p4929", bits) == "No Solution!\n"
    return exists


def test_covers_of_small_matrices_are_found_as_often_as_there_are_any() -> None:
    assert 50 < sum(is_answered(*matrix) for matrix in small_matrices()) < 250


def test_the_smallest_matrices_are_judged_as_trying_everything_says() -> None:
    """All of up to three rows and columns: a row, a column, zeros alone, no rows, no columns."""
    for count, columns in product(range(4), range(4)):
        for bits in product(product((0, 1), repeat=columns), repeat=count):
            is_answered(columns, [[column for column, bit in enumerate(row, 1) if bit] for row in bits])


def test_the_least_reach_is_that_of_the_best_choice_of_stations() -> None:
    for seed in range(200):
        chance = Random(seed)
        count, stations, most = chance.randint(1, 6), chance.randint(1, 5), chance.randint(1, 5)
        table = [[chance.randint(0, 20) for _ in range(stations)] for _ in range(count)]
        best = min(
            max(min(row[station] for station in chosen) for row in table)
            for number in range(1, min(most, stations) + 1)
            for chosen in combinations(range(stations), number)
        )
        assert towns.least_reach(table, most) == best


def test_the_largest_choice_without_divisors_is_as_large_as_any() -> None:
    """Compared with trying every choice of up to ten numbers."""
    for seed in range(200):
        chance = Random(seed)
        numbers = [chance.randint(1, 40) for _ in range(chance.randint(0, 10))]
        chosen = divisors.largest_choice(numbers)
        assert set(chosen) <= set(numbers)
        assert not any(b % a == 0 for a, b in combinations(chosen, 2))
        own = sorted(set(numbers))
        best = max(
            len(some)
            for count in range(len(own) + 1)
            for some in combinations(own, count)
            if not any(b % a == 0 for a, b in combinations(some, 2))
        )
        assert len(chosen) == best


def test_treasure_maps_are_covered_by_the_fewest_rectangles() -> None:
    """The oracle tries every set of rectangles on small maps."""
    for seed in range(120):
        chance = Random(seed)
        width, height = chance.randint(1, 3), chance.randint(1, 3)
        areas = []
        for _ in range(chance.randint(0, 9)):
            left, bottom = chance.randrange(width), chance.randrange(height)
            areas.append((left, bottom, chance.randint(left + 1, width), chance.randint(bottom + 1, height)))
        cells = [
            [(x, y) for x in range(left, right) for y in range(bottom, top)]
            for left, bottom, right, top in areas
        ]
        fits = [
            count
            for count in range(1, len(areas) + 1)
            for chosen in combinations(cells, count)
            if len(joined := [cell for area in chosen for cell in area]) == width * height == len(set(joined))
        ]
        text = f"1\n{width} {height} {len(areas)}\n" + "".join(
            f"{' '.join(map(str, area))}\n" for area in areas
        )
        assert answered("zoj-3209", text) == f"{min(fits, default=-1)}\n"


@pytest.mark.parametrize(("count", "placements"), [(1, 1), (2, 0), (3, 0), (4, 2), (7, 40), (8, 92)])
def test_queens_are_counted_and_the_first_three_are_in_order(count: int, placements: int) -> None:
    *first, number = answered("luogu-p1219", f"{count}\n").splitlines()
    assert int(number) == placements
    assert first == sorted(first)
    assert len(first) == min(3, placements)


@pytest.mark.parametrize(("number", "is_read"), [(2**31 - 1, True), (2**31, False)])
def test_numbers_are_read_as_far_as_an_int_has_space(number: int, *, is_read: bool) -> None:
    """In blocks and one by one: what is larger is refused with its place, not cut."""
    for text in (f"1 {number}", f"1\n{number}"):
        words = JudgeInput(BytesIO(text.encode()))
        if is_read:
            assert list(words.numbers(2, "numbers")) == [1, number]
        else:
            with pytest.raises(Unreadable):
                words.numbers(2, "numbers")
