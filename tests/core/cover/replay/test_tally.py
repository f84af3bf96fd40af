"""A tally says what the statistics tell, and of the background run all of it."""

import pytest

from solver_core.cover.replay import tally
from solver_core.problems import gallery
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid

SAMPLES = ("knuth_2000", "six_sets", "queens_6", "stations")


@pytest.mark.parametrize("sample", SAMPLES)
def test_it_is_what_the_statistics_say(sample: str) -> None:
    search = gallery.search(sample)
    deepest = 0
    while True:
        reported, known = tally.here(search), search.statistics
        assert (reported.events, reported.depth) == (search.position, search.depth)
        for name in ("decisions", "guesses", "dead_ends", "solutions", "pruned", "updates"):
            assert getattr(reported, name) == getattr(known, name)
        deepest = max(deepest, search.depth)
        assert reported.deepest == deepest
        if search.finished:
            break
        search.forward()


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_background_run_counts_the_whole(sample: str) -> None:
    search = gallery.search(sample)
    assert tally.background_run(search) == (tally.here(search), False)
    search.forward(7)
    search.background_run.go()
    reported, is_all = tally.background_run(search)
    end = search.twin()
    end.run_to("end")
    assert is_all
    assert reported == tally.here(end)


def test_bits_update_no_links() -> None:
    search = BacktrackSearch(Grid.empty())
    search.forward(200)
    reported = tally.here(search)
    assert (reported.updates, reported.decisions, reported.depth) == (0, search.decisions, search.depth)
    assert reported.deepest == 81
