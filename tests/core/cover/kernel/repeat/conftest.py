"""Small random problems of repeat cover.

A test that takes a ``kernel: Repeat`` from hypothesis gets one at position 0 over a random problem, with any limit
on the cover. A test that takes ``kernels`` is run over blocks of at most 100 of the same `PROBLEMS` each time. There
are problems without items and without options among them, items that no option covers, options with a single item and
with secondary items only, and many whose covers get better several times.
"""

from collections.abc import Sequence

import pytest
from hypothesis import strategies as st

from solver_core.cover.kernel.matrix import Matrix
from solver_core.cover.kernel.repeat import Repeat
from tests.core.cover.kernel.repeat.oracles import PROBLEMS, drawn

BLOCK = 100


# --- problems -------------------------------------------------------------------------------------


@pytest.fixture(params=range(0, PROBLEMS, BLOCK), ids=lambda first: f"from-{first}")
def kernels(request: pytest.FixtureRequest) -> list[Repeat]:
    """Up to a hundred searches at position 0, always the same ones; one of five has a limit."""
    return [drawn(seed) for seed in range(request.param, min(request.param + BLOCK, PROBLEMS))]


def _made(primary: int, secondary: int, options: Sequence[Sequence[int]], most: int | None) -> Repeat:
    inside = [[item for item in option if item < primary + secondary] for option in options]
    return Repeat(Matrix(primary, secondary, list(filter(None, inside))), most, checked=True)


_any_option = st.lists(st.integers(0, 7), min_size=1, max_size=4, unique=True)
_small_option = st.lists(st.integers(0, 6), min_size=1, max_size=2, unique=True)

st.register_type_strategy(
    Repeat,
    st.builds(
        _made,
        st.integers(0, 7),
        st.integers(0, 2),
        st.lists(_any_option, max_size=10)
        | st.lists(_small_option, min_size=8, max_size=11)
        | st.lists(_small_option | _any_option, min_size=6, max_size=10),
        st.none() | st.integers(0, 8),
    )
    | st.integers(PROBLEMS, 10**9).map(drawn),
)
