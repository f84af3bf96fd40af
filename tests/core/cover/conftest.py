"""Small random problems for every test of exact cover.

A test that takes a ``search: Search`` from hypothesis gets one at position 0 over a random problem. There
are problems without items and without options among them, items that no option covers, options with a single
item and with secondary items only, all rules, and searches with and without given options.
"""

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from solver_core.cover import Problem, Rule, Search


def searching(
    primary: int, secondary: int, options: Sequence[Sequence[int]], rule: Rule, givens: Sequence[int]
) -> Search:
    """A search over these items, without what does not exist, and with as many givens as go together."""
    inside = [[item for item in option if item < primary + secondary] for option in options]
    problem = Problem(range(primary), filter(None, inside), range(primary, primary + secondary))
    given: list[int] = []
    covered: set[int] = set()
    for option in givens:
        items = problem.options[option] if option < len(problem.options) else ()
        if covered.isdisjoint(items) and min(items, default=primary) < primary:
            given.append(option)
            covered.update(items)
    return Search(problem, rule, given, checked=True)


def lively(seed: int, rule: Rule, givens: Sequence[int]) -> Search:
    chance = Random(seed)
    primary, secondary = chance.randint(3, 5), chance.randint(0, 3)
    items = range(primary + secondary)
    options = [chance.sample(items, chance.choice([1, 1, 2, 2, 2, 3])) for _ in range(chance.randint(9, 13))]
    return searching(primary, secondary, options, rule, givens)


_any_option = st.lists(st.integers(0, 7), min_size=1, max_size=5, unique=True)
_small_option = st.lists(st.integers(0, 4), min_size=1, max_size=2, unique=True)

# Left to itself, hypothesis draws mostly short lists of large options, and those make searches of a dozen ticks.
st.register_type_strategy(
    Search,
    st.builds(
        searching,
        primary=st.integers(0, 5),
        secondary=st.integers(0, 3),
        options=st.lists(_any_option, max_size=10)
        | st.lists(_small_option, min_size=8, max_size=10)
        | st.lists(_small_option | _any_option, min_size=8, max_size=10),
        rule=st.sampled_from(Rule),
        givens=st.just([]) | st.lists(st.integers(0, 9), max_size=2) | st.permutations(range(10)),
    )
    | st.builds(
        lively,
        seed=st.integers(0, 10**9),
        rule=st.sampled_from(Rule),
        givens=st.just([]) | st.just([]) | st.lists(st.integers(0, 9), max_size=2),
    ),
)
