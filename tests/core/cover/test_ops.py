"""The vocabulary of a search: each deed has its undoing, each landmark stands alone."""

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


@pytest.mark.parametrize(("deed", "undoing"), PAIRS)
def test_a_deed_and_its_undoing_differ_in_the_last_bit(deed: Op, undoing: Op) -> None:
    """Whoever goes back need only flip a bit, either way, and twice is not at all."""
    assert deed % 2 == 0
    assert Op(deed ^ 1) is undoing
    assert Op(undoing ^ 1) is deed


def test_every_op_is_in_a_pair_or_a_landmark() -> None:
    assert sorted([op for pair in PAIRS for op in pair] + LANDMARKS) == sorted(Op)
    assert [op for op in Op if op.is_landmark] == LANDMARKS


@pytest.mark.parametrize("landmark", LANDMARKS)
def test_a_landmark_leaves_the_code_above_it_free(landmark: Op) -> None:
    with pytest.raises(ValueError, match="is not a valid Op"):
        Op(landmark ^ 1)
