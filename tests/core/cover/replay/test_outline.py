"""The top of a search tree, read in pieces, against the tree read at once."""

from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import BackgroundRun, Search
from solver_core.cover.kernel.tree import Tree
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.cover.replay.outline import Outline, Outlining
from tests.core.cover.oracles import held, queens


def unfolded_to(search: Search, most: int = 10_000) -> BackgroundRun:
    return BackgroundRun(search._new_machine, Checkpoints(), tree=Tree(most))


def outline_of(background_run: BackgroundRun, most: int) -> Outline:
    outlining = Outlining(background_run, most)
    assert outlining.go()
    return outlining.outline


@given(search=..., most=st.integers(1, 60), ticks=st.integers(0, 400))
def test_an_outline_has_the_top_of_the_tree_and_counts_the_rest(
    search: Search, most: int, ticks: int
) -> None:
    """Level by level, as many as are wanted; no node is forgotten and none is counted twice."""
    background_run = unfolded_to(search)
    background_run.go(position=ticks)
    outline, nodes = outline_of(background_run, most), held(background_run)
    shown = [limb.node for limb in outline.nodes]
    by_level = sorted(nodes, key=lambda node: node.depth)
    assert sorted(shown, key=lambda node: node.number) == sorted(
        by_level[:most], key=lambda node: node.number
    )
    assert len(shown) + sum(limb.left_out for limb in outline.nodes) == len(nodes) == outline.walked
    assert all(limb.is_exact for limb in outline.nodes)
    assert (outline.length, outline.is_finished) == (background_run.length, background_run.finished)


@given(search=..., most=st.integers(1, 60))
def test_parents_stand_before_their_children_and_know_them(search: Search, most: int) -> None:
    background_run = unfolded_to(search)
    background_run.go()
    limbs = outline_of(background_run, most).nodes
    for place, limb in enumerate(limbs):
        assert limb.parent < place
        for turn, child in enumerate(limb.children, 1):
            assert (limbs[child].parent, limbs[child].turn) == (place, turn)
            assert limbs[child].node.parent == limb.node.number
    assert sum(len(limb.children) for limb in limbs) == max(0, len(limbs) - 1)


@given(search=..., held_nodes=st.integers(1, 20))
def test_an_outline_of_an_incomplete_tree_counts_no_more_nodes_than_were_walked(
    search: Search, held_nodes: int
) -> None:
    background_run = unfolded_to(search, held_nodes)
    background_run.go()
    outline = outline_of(background_run, 1_000)
    total = len(outline.nodes) + sum(limb.left_out for limb in outline.nodes)
    assert total == outline.walked
    few = outline_of(background_run, 2)
    counted = len(few.nodes) + sum(limb.left_out for limb in few.nodes)
    assert counted <= few.walked
    assert counted == few.walked or not all(limb.is_exact for limb in few.nodes)


def test_a_run_may_go_on_and_collapse_while_it_is_read() -> None:
    """What was entered meanwhile is passed over, and numbers that mean others are read again."""
    background_run = unfolded_to(Search(queens(8)), most=300)
    background_run.go(position=2_000)
    outlining = Outlining(background_run, 250)
    ticks = 2_000
    while not outlining.go(0.0):
        ticks += 500
        background_run.go(position=ticks)
    limbs = outlining.outline.nodes
    assert 1 < len(limbs) <= 250
    for limb in limbs:
        assert limb.left_out >= 0
        assert all(limbs[child].node.depth == limb.node.depth + 1 for child in limb.children)


def test_before_the_root_there_is_nothing() -> None:
    assert outline_of(unfolded_to(Search(queens(4))), 10).nodes == ()
