"""Folding and unfolding by the user, and what is known of each subtree."""

from operator import attrgetter

import pytest

from solver_core.cover import BackgroundRun, Problem, Rule, Search, SearchBase
from solver_core.cover.kernel.timeline import Timeline
from solver_core.cover.kernel.tree import Tree
from solver_core.cover.replay.subtree import number_of
from solver_core.problems import named
from sudoku_gui.features.tree_view.folding import Folds
from sudoku_gui.features.tree_view.model import Glyph, GlyphShape, TreeExcerpt
from sudoku_gui.features.tree_view.state import TreeState
from tests.gui.features.tree_view.trees import searched

DEPTH = attrgetter("depth")


@pytest.fixture
def queens() -> SearchBase:
    return searched("queens_7")


@pytest.fixture
def state(queens: SearchBase) -> TreeState:
    made = TreeState()
    made.read(queens, 0)
    return made


def one(excerpt: TreeExcerpt, shape: GlyphShape) -> Glyph:
    return next(glyph for glyph in excerpt.glyphs if glyph.shape is shape)


def again(state: TreeState, queens: SearchBase, glyph: Glyph) -> Glyph:
    state.read(queens, 0)
    number = state.excerpt.index(glyph.first)
    assert number is not None
    return state.excerpt.glyphs[number]


def test_unfolding_and_folding_undo_each_other(state: TreeState, queens: SearchBase) -> None:
    before = state.excerpt.glyphs
    failed = one(state.excerpt, GlyphShape.FAILED)
    state.set_open(failed, is_open=True)
    opened = again(state, queens, failed)
    assert opened.children
    assert state.is_open(opened)
    state.set_open(opened, is_open=False)
    assert again(state, queens, failed).shape is GlyphShape.FAILED
    assert state.excerpt.glyphs == before


def test_unfolded_subtrees_stay_when_the_search_goes_elsewhere(queens: SearchBase) -> None:
    """With all that leads to it, though nothing else would keep that unfolded."""
    state = TreeState()
    deep = None
    for position in range(0, queens.background_run.length, 500):
        state.read(queens, position)
        glyphs = state.excerpt.glyphs
        around = [
            glyphs[child] for number in state.excerpt.path_to(position) for child in glyphs[number].children
        ]
        deep = max((glyph for glyph in around if glyph.shape is GlyphShape.FAILED), key=DEPTH, default=deep)
        if deep is not None and deep.depth >= 3:
            break
    assert deep is not None
    state.set_open(deep, is_open=True)
    state.read(queens, 0)
    number = state.excerpt.index(deep.first)
    assert number is not None
    assert state.excerpt.glyphs[number].children


def test_all_failed_subtrees_are_folded_and_unfolded(state: TreeState, queens: SearchBase) -> None:
    failed = one(state.excerpt, GlyphShape.FAILED)
    state.set_open(failed, is_open=True)
    state.toggle_failed()
    state.read(queens, 0)
    assert not state.excerpt.folds_failed
    state.toggle_failed()
    state.read(queens, 0)
    assert state.excerpt.folds_failed
    assert again(state, queens, failed).shape is GlyphShape.FAILED


def test_more_siblings_are_shown_on_request() -> None:
    options = [["a", f"s{number}"] for number in range(60)]
    search = Search(
        Problem(["a", "b"], [*options, ["b"]], [f"s{number}" for number in range(60)]), Rule.FIRST
    )
    search.background_run.go()
    state = TreeState(Folds(folds_failed=False))
    state.read(search, 0)
    more = one(state.excerpt, GlyphShape.MORE)
    assert not state.is_open(more)
    state.set_open(more, is_open=True)
    state.read(search, 0)
    assert len(state.excerpt.glyphs[0].children) == 60


def test_nodes_are_counted_where_they_are_only_estimated(queens: SearchBase) -> None:
    """A tree of 60 nodes has dropped most of them: counting walks them again, and agrees with the whole tree."""
    search = Search(named("queens", 7))
    whole = {glyph.first: glyph for glyph in (read(queens)).glyphs}
    search._background_run = BackgroundRun(
        search._new_machine, search.checkpoints, tree=Tree(60), timeline=Timeline(finest=8)
    )
    search.background_run.go()
    state = TreeState()
    state.read(search, 0)
    guessed = [glyph for glyph in state.excerpt.glyphs if not glyph.is_exact and glyph.first in whole]
    assert guessed
    for glyph in guessed:
        assert abs(state.count(search, glyph) - whole[glyph.first].nodes) <= 3
        assert state.count(search, glyph) == state.count(search, glyph)
    assert state.count(search, state.excerpt.glyphs[0]) == 372


def read(search: SearchBase) -> TreeExcerpt:
    state = TreeState(Folds(folds_failed=False))
    state.read(search, 0)
    return state.excerpt


def test_subtrees_walked_again_are_kept_while_there_is_memory(
    state: TreeState, queens: SearchBase, monkeypatch: pytest.MonkeyPatch
) -> None:
    three = [state.excerpt.glyphs[child] for child in state.excerpt.glyphs[0].children[:3]]
    monkeypatch.setattr(
        "sudoku_gui.features.tree_view.state._RESTORED_NODES", three[1].nodes + three[2].nodes
    )
    for glyph in three:
        with queens.background_run.reading() as (tree, _):
            number = number_of(tree, glyph.first)
        assert number is not None
        state.restore(glyph.first, queens.background_run.expand(number))
    assert [glyph.first in state.folds.restored for glyph in three] == [False, True, True]
