"""Loops over large arrays answer what a plain reading finds, and refuse what would lead beyond them."""

from array import array
from random import Random

import pytest

from solver_core.cover import Problem, Search
from solver_core.cover.kernel import arrays, memory
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.matrix import flattened


def drawn(seed: int, items: int) -> Problem:
    chance = Random(seed)
    options = [chance.sample(range(items), chance.randint(0, min(4, items))) for _ in range(30)]
    return Problem(range(items), options)


@pytest.mark.parametrize("items", [5, 40])
def test_hidden_nodes_are_those_at_which_the_node_above_does_not_point(items: int) -> None:
    for seed in range(20):
        search = Search(drawn(seed, items))
        for position in (0, 7, 60, 500):
            search.seek(position)
            nodes = memory.array_of(search._dance.nodes_array)
            first = search.problem.matrix.first_address
            expected = bytes(
                nodes[nodes[at + code.UP] + code.DOWN] != at for at in range(first, len(nodes), code.RECORD)
            )
            assert arrays.hidden(nodes, first) == expected
            assert position or not any(expected)


def test_the_least_number_of_each_option_leaves_zeros_out() -> None:
    for seed in range(20):
        problem, chance = drawn(seed, 9), Random(seed)
        numbers = array("i", [chance.choice([0, 0, 1, 2, 3]) for _ in range(9)])
        found = arrays.least_of_options(problem.flat.items, problem.flat.ends, numbers)
        assert found.tolist() == [
            min((numbers[item] for item in option if numbers[item]), default=0) for option in problem.options
        ]


def test_options_are_unfit_with_an_unknown_item_or_one_twice() -> None:
    """The first is named, so that errors say where; empty options are fit."""
    for seed in range(20):
        chance = Random(seed)
        options = [chance.choices(range(-1, 30), k=chance.randint(0, 3)) for _ in range(30)]
        expected = [
            number
            for number, option in enumerate(options)
            if len(set(option)) < len(option) or not set(option) <= set(range(28))
        ]
        flat = flattened(options)
        assert arrays.unfit(flat.items, flat.ends, 28) == (expected[0] if expected else -1)
        assert arrays.longest(flat.ends) == max(map(len, options))
    assert arrays.unfit(array("i"), array("i", [0, 0]), 0) == -1
    assert (arrays.longest(array("i")), arrays.longest(array("i", [2, 1]))) == (0, -1)


def test_a_colour_of_an_item_that_must_be_covered_is_found() -> None:
    items, colours = array("i", [0, 3, 1, 4]), array("i", [0, 2, 0, 1])
    assert arrays.miscoloured(items, colours, 3) == -1
    assert arrays.miscoloured(items, colours, 4) == 1
    colours[0] = -1
    assert arrays.miscoloured(items, colours, 3) == 0
    assert arrays.miscoloured(array("i"), array("i"), 3) == -1
    with pytest.raises(ValueError, match="a colour for each item"):
        arrays.miscoloured(items, colours[:3], 3)


def test_numbers_are_replaced_by_those_of_a_table() -> None:
    numbers = array("i", [2, 0, 2])
    arrays.renumber(numbers, array("i", [7, 8, -9]))
    assert numbers.tolist() == [-9, 7, -9]
    for wrong in (numbers, array("i", [3])):
        with pytest.raises(ValueError, match="no place"):
            arrays.renumber(wrong, array("i", [1, 2, 3]))
    arrays.renumber(array("i"), array("i"))


def test_the_states_of_owners_raise_codes_and_lower_none() -> None:
    codes = array("B", [0, 5, 1])
    arrays.raise_codes(codes, array("i", [0, 1, 2, 2]), array("i", [0, 0, 1, 0]), bytes([3, 4]))
    assert codes.tolist() == [3, 5, 4]


@pytest.mark.parametrize("seed", range(40))
def test_indices_beyond_the_end_are_refused(seed: int) -> None:
    chance = Random(seed)
    wrong = chance.choice([-1, -(2**31), 2**31 - 1, 10_000])
    with pytest.raises(ValueError, match="records of links"):
        arrays.hidden(array("i", [0, 0, 1, 0, wrong, 0, 1, 0]), 4)
    with pytest.raises(ValueError, match=r"ends of options|without a number"):
        arrays.least_of_options(array("i", [wrong, 0]), array("i", [1, 2]), array("i", [1]))
    with pytest.raises(ValueError, match="ends of options"):
        arrays.least_of_options(array("i", [0, 0]), array("i", [wrong, 2]), array("i", [1]))
    with pytest.raises(ValueError, match="beyond"):
        arrays.raise_codes(array("B", [1]), array("i", [wrong]), array("i", [0]), b"1")
    with pytest.raises(ValueError, match="beyond"):
        arrays.raise_codes(array("B", [1]), array("i", [0]), array("i", [wrong]), b"1")


def test_other_arrays_are_refused() -> None:
    with pytest.raises(ValueError, match="records of links"):
        arrays.hidden(array("q", [0] * 8), 4)
    with pytest.raises(ValueError, match="records of links"):
        arrays.hidden(array("i", [0] * 7), 4)
    with pytest.raises(ValueError, match="array"):
        arrays.raise_codes(array("b", [1]), array("i", [0]), array("i", [0]), b"1")
    with pytest.raises(TypeError):
        arrays.least_of_options([0], array("i", [1]), array("i", [1]))  # type: ignore[arg-type]


def test_the_array_of_a_view_is_the_one_that_it_shows() -> None:
    """Callers cannot write through the view; a kernel finds the array again."""
    numbers = array("i", [1, 2])
    view = memory.view_of(numbers)
    assert view.readonly
    assert memory.array_of(view) is numbers
