"""Benches measure in turn, and give no time to what is wrong; never how fast it is."""

from pathlib import Path

from tests.bench.speed import Workload, check, measured, workloads


def test_every_round_measures_every_workload_and_a_wrong_answer_has_no_time() -> None:
    """Whatever else the machine does hits all alike."""
    order: list[str] = []

    def measure(name: str, found: int) -> float:
        order.append(name)
        check(found, 1)
        return 0.5

    one = Workload("one", "s", lambda: measure("one", 1))
    two = Workload("two", "s", lambda: measure("two", 1_000))
    assert list(measured([one, two], 2)) == [(one, [0.5, 0.5], ""), (two, [], "finds 1,000 instead of 1")]
    assert order == ["one", "two", "one", "two"]


def test_lists_are_answered_by_every_engine(tmp_path: Path) -> None:
    """With the textbook program beside them, which says here that it has found nothing."""
    puzzles = tmp_path / "two.txt"
    puzzles.write_text(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n" * 2
    )
    asked = [one for one in workloads([puzzles], "echo", tmp_path) if one.task == "two"]
    found = {one.name: (numbers, wrong) for one, numbers, wrong in measured(asked, 1)}
    assert found.pop("two, textbook")[1]
    assert {"two exact cover", "two bitboard", "two backtracking"} < set(found)
    assert all(numbers[0] > 0 for numbers, _ in found.values())
