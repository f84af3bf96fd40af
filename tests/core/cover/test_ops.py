"""The vocabulary of a search: each operation has its inverse, each landmark stands alone."""

import pytest

from solver_core.cover import Op

PAIRS = [
    (Op.COVER, Op.UNCOVER),
    (Op.HIDE, Op.UNHIDE),
    (Op.TRY, Op.RETRACT),
    (Op.DROP, Op.RESTORE),
    (Op.BEST, Op.UNBEST),
]
LANDMARKS = [Op.CHOOSE, Op.DEAD_END, Op.SOLUTION, Op.EXHAUSTED, Op.DONE, Op.BOUND, Op.PRUNE]


@pytest.mark.parametrize(("operation", "inverse"), PAIRS)
def test_an_operation_and_its_inverse_differ_in_the_last_bit(operation: Op, inverse: Op) -> None:
    """Whoever goes back need only flip a bit, either way, and twice is not at all."""
    assert operation % 2 == 0
    assert Op(operation ^ 1) is inverse
    assert Op(inverse ^ 1) is operation


def test_every_op_is_in_a_pair_or_a_landmark() -> None:
    assert sorted([op for pair in PAIRS for op in pair] + LANDMARKS) == sorted(Op)
    assert [op for op in Op if op.is_landmark] == LANDMARKS


@pytest.mark.parametrize("landmark", LANDMARKS)
def test_a_landmark_leaves_the_code_above_it_free(landmark: Op) -> None:
    with pytest.raises(ValueError, match="is not a valid Op"):
        Op(landmark ^ 1)
