"""What of a tree is laid out: the way to the present, what the user wants, and what there is room for."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.cover import BackgroundRun, Problem, Search, SearchBase
from solver_core.cover.kernel.tree import Tree
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.cover.replay.subtree import Subtrees
from solver_core.problems import gallery, named
from sudoku_gui.features.tree_view.folding import LEVEL, MORE_SPACE, SHORTEST_CHAIN, USUAL, Folds
from sudoku_gui.features.tree_view.model import Glyph, GlyphShape, TreeExcerpt
from tests.amounts import some
from tests.gui.features.tree_view.trees import SEARCHES, folded, searched

NAMES = ["knuth_2000", "stations", "queens_7", "sudoku", "backtracking"]
LEAVES = {GlyphShape.DEAD_END, GlyphShape.SOLUTION, GlyphShape.PRUNED}


def excerpt_of(search: SearchBase, position: int = 0, **others: object) -> TreeExcerpt:
    search.background_run.go()
    return folded(search.background_run, Folds(position, **others))  # type: ignore[arg-type]


@pytest.fixture
def queens_7() -> SearchBase:
    return searched("queens_7")


@pytest.fixture
def sudoku() -> SearchBase:
    return searched("sudoku")


def own(excerpt: TreeExcerpt, glyph: Glyph) -> int:
    return glyph.nodes - sum(excerpt.glyphs[child].nodes for child in glyph.children)


def shapes(excerpt: TreeExcerpt) -> set[GlyphShape]:
    return {glyph.shape for glyph in excerpt.glyphs}


# --- everywhere -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=some(20))
@given(share=st.floats(0, 1), folds_failed=st.booleans() | st.none(), room=st.integers(2, 300))
def test_every_node_is_in_exactly_one_tree_item(
    name: str, *, share: float, folds_failed: bool | None, room: int
) -> None:
    """Whatever is folded: nodes, solutions and positions of a glyph are those of its own and of its children."""
    search = searched(name)
    position = round(share * search.background_run.length)
    excerpt = excerpt_of(search, position, folds_failed=folds_failed, usual=room)
    assert excerpt.glyphs[0].nodes == excerpt.walked
    for number, glyph in enumerate(excerpt.glyphs):
        assert all(excerpt.glyphs[child].parent == number for child in glyph.children)
        assert glyph.is_exact
        if glyph.children:
            assert own(excerpt, glyph) == glyph.length
            assert glyph.solutions == sum(excerpt.glyphs[child].solutions for child in glyph.children)
        else:
            assert (glyph.nodes == 1) == (glyph.shape in LEAVES)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=some(20))
@given(share=st.floats(0, 1))
def test_the_way_to_the_present_is_unfolded(name: str, share: float) -> None:
    """The innermost glyph that the search is in is no folded subtree, and it is the tree's own innermost node."""
    search = searched(name)
    position = round(share * search.background_run.length)
    excerpt = excerpt_of(search, position)
    with search.background_run.reading() as (tree, _):
        number = tree.node_at(position)
        node = tree[number] if number >= 0 else None
    way = excerpt.path_to(position)
    assert bool(way) == (node is not None)
    if node is not None:
        present = excerpt.glyphs[way[-1]]
        assert not present.shape.is_folded
        assert present.depth <= node.depth < present.depth + present.length


@settings(max_examples=some(40))
@given(most=st.integers(1, 60), ticks=st.integers(0, 4000), position=st.integers(0, 4000))
def test_any_tree_at_any_time_has_an_excerpt(most: int, ticks: int, position: int) -> None:
    """Growing, collapsed, empty: the glyphs hang together, and each is before its children."""
    background_run = BackgroundRun(Search(named("queens", 6))._new_machine, Checkpoints(), tree=Tree(most))
    background_run.go(position=ticks)
    excerpt = folded(background_run, Folds(min(position, background_run.length), folds_failed=False))
    with background_run.reading() as (tree, _):
        assert bool(excerpt.glyphs) == bool(len(tree))
    for number, glyph in enumerate(excerpt.glyphs):
        assert list(glyph.children) == [n for n, one in enumerate(excerpt.glyphs) if one.parent == number]
        assert number == 0 or 0 <= glyph.parent < number
        assert excerpt.index(glyph.first) == number
    for number in excerpt.path_to(position):
        assert excerpt.glyphs[number].contains(position)


# --- shapes ---------------------------------------------------------------------------------------


def test_a_small_tree_is_shown_whole() -> None:
    excerpt = excerpt_of(searched("knuth_2000"))
    assert len(excerpt.glyphs) == excerpt.walked == 6
    assert shapes(excerpt) == {GlyphShape.DECISION, GlyphShape.DEAD_END, GlyphShape.SOLUTION}
    assert not excerpt.folds_failed


def test_subtrees_without_solution_are_folded_in_a_large_tree(queens_7: SearchBase) -> None:
    """They are what there is most of; those with solutions stay unfolded while there is room."""
    excerpt = excerpt_of(queens_7)
    failed = [glyph for glyph in excerpt.glyphs if glyph.shape is GlyphShape.FAILED]
    assert failed
    assert all(glyph.nodes > 1 and not glyph.solutions and not glyph.children for glyph in failed)
    assert not any(glyph.children and not glyph.solutions for glyph in excerpt.glyphs)


def test_an_unfinished_branch_is_open() -> None:
    search = gallery.search("queens_8")
    search.background_run.go(position=3000)
    excerpt = folded(search.background_run, Folds())
    under_way = [glyph for glyph in excerpt.glyphs if not glyph.is_finished and glyph.shape not in LEAVES]
    assert {glyph.shape for glyph in under_way} <= {GlyphShape.OPEN, GlyphShape.UNDER_WAY, GlyphShape.CHAIN}
    assert under_way[0].shape is GlyphShape.OPEN
    assert not excerpt.is_finished


def test_givens_and_forced_decisions_are_one_run(sudoku: SearchBase) -> None:
    """A Sudoku begins with a long straight line; nothing led to its root, which stands alone."""
    excerpt = excerpt_of(sudoku)
    root, run = excerpt.glyphs[:2]
    assert (root.shape, root.options) == (GlyphShape.DECISION, ())
    assert (run.shape, run.length, run.depth) == (GlyphShape.CHAIN, len(sudoku.given) + 5, 1)
    assert len(root.children) == len(run.children) == 1
    assert run.options == sudoku.given + run.options[len(sudoku.given) :]
    assert all(glyph.length >= SHORTEST_CHAIN for glyph in excerpt.glyphs if glyph.shape is GlyphShape.CHAIN)


def test_a_run_unfolded_is_a_chain_of_decisions(sudoku: SearchBase) -> None:
    """All of it, and it is one glyph again when the user folds it."""
    whole = excerpt_of(sudoku)
    chain = excerpt_of(sudoku, unfolded={whole.glyphs[1].first}, given=2)
    assert len(chain.glyphs) == len(whole.glyphs) + whole.glyphs[1].length - 1
    assert chain.glyphs[1].shape is GlyphShape.DECISION
    assert [glyph.is_given for glyph in chain.glyphs[:4]] == [False, True, True, False]


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=some(20))
@given(share=st.floats(0, 1), known=st.floats(0, 1))
def test_every_guess_has_a_tree_item_of_its_own(name: str, share: float, known: float) -> None:
    """Its digit is not swallowed by the forced choices that follow, also where the tree is not known to its end."""
    whole = searched(name)
    search, ticks = SEARCHES[name](), round(known * whole.background_run.length)
    search.background_run.go(position=ticks)
    excerpt = folded(search.background_run, Folds(round(share * ticks), given=len(search.given)))
    with whole.background_run.reading() as (tree, _):
        nodes = [tree[number] for number in range(len(tree))]
    siblings = Counter(node.parent for node in nodes)
    by_first = {node.first: node for node in nodes}
    guessed = {node.first for node in nodes if node.parent >= 0 and siblings[node.parent] > 1}
    swallowed: list[int] = []
    for glyph in excerpt.glyphs:
        if glyph.shape is GlyphShape.CHAIN:
            node = by_first[glyph.first]
            swallowed.append(node.first)
            for _ in range(glyph.length - 1):
                (node,) = (one for one in nodes if one.parent == node.number)
                swallowed.append(node.first)
            assert len(glyph.options) == glyph.length
    assert guessed.isdisjoint(swallowed)


def test_options_are_numbered_as_they_are_tried(queens_7: SearchBase) -> None:
    excerpt = excerpt_of(queens_7)
    assert [excerpt.glyphs[child].turn for child in excerpt.glyphs[0].children] == [1, 2, 3, 4, 5, 6, 7]
    assert {excerpt.glyphs[child].among for child in excerpt.glyphs[0].children} == {7}
    assert excerpt.glyphs[0].among == excerpt.glyphs[0].turn == 0


# --- folds ---------------------------------------------------------------------------------------


def test_a_subtree_that_the_user_unfolds_opens_with_all_below_it(queens_7: SearchBase) -> None:
    before = excerpt_of(queens_7)
    failed = next(glyph for glyph in before.glyphs if glyph.shape is GlyphShape.FAILED)
    after = excerpt_of(queens_7, unfolded={failed.first})
    number = after.index(failed.first)
    assert number is not None
    below = [number]
    for at in below:
        below.extend(after.glyphs[at].children)
    assert sum(after.glyphs[at].length for at in below) == failed.nodes


def test_the_user_can_fold_even_around_the_present(queens_7: SearchBase) -> None:
    position = queens_7.background_run.length // 2
    before = excerpt_of(queens_7, position)
    glyph = before.glyphs[before.path_to(position)[1]]
    excerpt = excerpt_of(queens_7, position, folded={glyph.first})
    assert excerpt.glyphs[excerpt.path_to(position)[-1]].first == glyph.first
    assert excerpt.glyphs[excerpt.path_to(position)[-1]].shape is GlyphShape.SOLVED


def test_a_level_is_unfolded_whole_or_not_at_all() -> None:
    """Half a level would look as if there were nothing below the other half."""
    excerpt = excerpt_of(searched("queens_8"))
    for depth in range(1, 4):
        level = [glyph for glyph in excerpt.glyphs if glyph.depth == depth and glyph.solutions]
        assert len({glyph.shape.is_folded for glyph in level}) <= 1
    assert len(excerpt.glyphs) <= min(USUAL, 9 * LEVEL)


def test_room_grows_with_what_the_user_unfolds() -> None:
    search = searched("queens_8")
    few = excerpt_of(search, usual=20)
    assert len(few.glyphs) <= 20
    one = next(glyph for glyph in few.glyphs if glyph.shape is GlyphShape.SOLVED)
    more = excerpt_of(search, usual=20, unfolded={one.first})
    assert len(few.glyphs) < len(more.glyphs) <= 20 + MORE_SPACE
    assert more.glyphs[more.index(one.first) or 0].children


def many_ways() -> Search:
    options = [["a", f"s{number}"] for number in range(100)]
    return Search(Problem(["a", "b"], [*options, ["b"]], [f"s{number}" for number in range(100)]))


@pytest.mark.parametrize(("share", "bundles"), [(0.0, 1), (0.5, 2), (0.999, 1)])
def test_too_many_siblings_are_bundled_around_the_present(share: float, bundles: int) -> None:
    """Those near the present one are shown, the others counted; nothing is lost."""
    search = many_ways()
    search.background_run.go()
    with search.background_run.reading() as (tree, _):
        branching = next(n for n in range(len(tree)) if len(tree.children(n)) == 100)
        node = tree[branching]
        middle = tree[tree.children(branching)[min(99, round(share * 100))]]
    position = middle.first
    excerpt = excerpt_of(search, position, folds_failed=False)
    more = [glyph for glyph in excerpt.glyphs if glyph.shape is GlyphShape.MORE]
    assert len(more) == bundles
    present = excerpt.glyphs[excerpt.path_to(position)[-1]]
    assert present.first == middle.first
    number = excerpt.index(node.first)
    assert number is not None
    children = [excerpt.glyphs[child] for child in excerpt.glyphs[number].children]
    assert sum(child.nodes for child in children) == node_count(search, node.number) - 1
    wider = excerpt_of(search, position, folds_failed=False, wider={node.first: 200})
    assert not any(glyph.shape is GlyphShape.MORE for glyph in wider.glyphs)


def node_count(search: Search, number: int) -> int:
    with search.background_run.reading() as (tree, _):
        return 1 + sum(number in tree.path(other)[:-1] for other in range(len(tree)))


# --- what the tree has let go of ------------------------------------------------------------------


def test_a_subtree_walked_again_takes_its_place(queens_7: SearchBase) -> None:
    """The whole tree is seen again, though most of it is no longer held."""
    background_run = BackgroundRun(queens_7._new_machine, Checkpoints(), tree=Tree(100))
    background_run.go()
    before = folded(background_run, Folds(folds_failed=False, usual=1000))
    gone = next(glyph for glyph in before.glyphs if glyph.must_be_searched_again)
    with background_run.reading() as (tree, _):
        number = next(n for n in range(len(tree)) if tree[n].first == gone.first)
    again = Subtrees(background_run.expand(number))
    folds = Folds(unfolded={gone.first}, restored={gone.first: again}, usual=1000)
    after = folded(background_run, folds)
    glyph = after.glyphs[after.index(gone.first) or 0]
    assert glyph.children
    assert not glyph.must_be_searched_again
    assert glyph.nodes == gone.nodes == sum(after.glyphs[child].nodes for child in glyph.children) + 1


def test_where_nodes_are_missing_their_number_is_an_estimate(queens_7: SearchBase) -> None:
    """It is said to be one; of the root and of single nodes it is exact."""
    background_run = BackgroundRun(queens_7._new_machine, Checkpoints(), tree=Tree(100))
    background_run.go()
    excerpt = folded(background_run, Folds())
    assert excerpt.glyphs[0].is_exact
    assert excerpt.glyphs[0].nodes == excerpt.walked == 372
    assert any(not glyph.is_exact for glyph in excerpt.glyphs)
    assert all(glyph.is_exact for glyph in excerpt.glyphs if glyph.must_be_searched_again)
