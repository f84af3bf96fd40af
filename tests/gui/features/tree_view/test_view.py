"""The view of the search tree as a whole: it follows, grows, unfolds what was let go of, and stays calm."""

from collections.abc import Callable, Iterator
from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from solver_core.cover import BackgroundRun, Search
from solver_core.cover.kernel.timeline import Timeline
from solver_core.cover.kernel.tree import Tree
from solver_core.problems import gallery
from solver_core.sudoku.engines import Engine
from sudoku_gui.features.tree_view import canvas as canvases
from sudoku_gui.features.tree_view.glyphs import GlyphTime, glyph_time
from sudoku_gui.features.tree_view.model import Glyph, GlyphShape
from sudoku_gui.features.tree_view.view import TreeView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.widgets.label import ElidedLabel
from tests.gui.features.tree_view.trees import BRANCHING
from tests.gui.parts import part, wait_until

SUBJECTS = {
    "knuth": Subject(sample="knuth_2000"),
    "repeat cover": Subject(sample="stations"),
    "queens": Subject(sample="queens_6"),
    "backtracking": Subject(BRANCHING, engine=Engine.BACKTRACK),
}


class DrivenView(TreeView):
    """A view in which nothing glides, with what a user does to it."""

    @property
    def player(self) -> Player:
        return self._player

    def watch(self, subject: Subject) -> None:
        self.player.watch_subject(subject)
        while not self.player.length_is_known or self.player.is_running_in_background:
            QApplication.processEvents()
        self.draw()

    def draw(self) -> None:
        self.canvas.read_again()
        self.canvas.repaint()


@pytest.fixture
def view(player: Player, show: Callable[..., None]) -> DrivenView:
    made = DrivenView(player, Selection(player), theme.light())
    made.canvas.animated = False
    made.resize(700, 500)
    show(made)
    return made


def glyphs(view: TreeView) -> tuple[Glyph, ...]:
    return view.canvas.drawing.state.excerpt.glyphs


def reported(view: DrivenView) -> str:
    return part(view, QLabel, "tree_facts").toolTip()


def test_a_fact_without_space_is_left_out_not_cut(view: DrivenView) -> None:
    """The tool tip has all of them."""
    view.watch(SUBJECTS["knuth"])
    view.player.scrub(5)
    view.draw()
    label = part(view, ElidedLabel, "tree_facts")
    facts = reported(view).split(" · ")
    assert len(facts) == 5
    shown = set()
    for width in range(700, 300, -10):
        view.resize(width, 500)
        (line,) = label.shown_lines()
        assert line.split(" · ") == facts[: line.count(" · ") + 1]
        shown.add(line)
    assert len(shown) > 1


def button(view: DrivenView, name: str) -> QToolButton:
    return part(view, QToolButton, f"tree_{name}")


# --- following ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SUBJECTS)
def test_the_present_node_is_laid_out_and_in_sight_wherever_the_search_goes(
    name: str, view: DrivenView, go_to: Callable[[int], None]
) -> None:
    """From before the root to after the end and back, in steps that meet positions within columns too."""
    view.watch(SUBJECTS[name])
    canvas = view.canvas
    for share in (*range(12), *reversed(range(12))):
        go_to(share * view.player.length // 11)
        canvas.repaint()
        assert view.player.search is not None
        with view.player.search.background_run.reading() as (tree, _):
            number = tree.node_at(view.player.position)
        assert (canvas.present is None) == (number < 0)
        if canvas.present is not None:
            glyph = glyphs(view)[canvas.present]
            assert glyph.depth <= view.player.search.depth < glyph.depth + glyph.length
            assert canvas.area.intersects(canvas.drawing.box(canvas.present))


def test_the_ring_is_where_the_stack_ends_at_every_event(
    view: DrivenView, go_to: Callable[[int], None]
) -> None:
    """A node is entered by the TRY of its option and left by its RETRACT, whatever is covered in between."""
    view.watch(SUBJECTS["knuth"])
    canvas, search = view.canvas, view.player.search
    assert search is not None
    everywhere = range(view.player.length + 1)
    for position in (*everywhere, *reversed(everywhere)):
        go_to(position)
        chosen = tuple(level.option for level in search.levels())
        scene = canvas.scene()
        assert [option for number in scene.path for option in glyphs(view)[number].options] == list(chosen)
        for number in scene.path:
            assert glyph_time(glyphs(view)[number], scene.position) is GlyphTime.PRESENT


def test_the_line_of_facts_is_up_to_date_when_the_pane_is_seen_again(
    view: DrivenView, go_to: Callable[[int], None]
) -> None:
    view.watch(SUBJECTS["knuth"])
    go_to(20)
    wait_until(lambda: "depth" in reported(view))
    before = reported(view)
    view.hide()
    go_to(55)
    view.show()
    canvas = view.canvas
    assert canvas.present is not None
    assert reported(view) == canvas.drawing.facts(canvas.present) != before


def test_a_step_among_what_is_laid_out_reads_nothing(view: DrivenView, step: Callable[..., None]) -> None:
    view.watch(SUBJECTS["knuth"])
    excerpt, layout = view.canvas.drawing.state.excerpt, view.canvas.drawing.layout
    while view.player.search is not None and not view.player.search.finished:
        step()
        view.canvas.repaint()
        assert view.canvas.drawing.state.excerpt is excerpt
        assert view.canvas.drawing.layout is layout


def test_the_path_of_the_search_stays_in_place_when_more_is_laid_out(
    view: DrivenView, go_to: Callable[[int], None]
) -> None:
    """The eye keeps its place while the tree grows around it."""
    view.watch(Subject(sample="queens_8"))
    canvas = view.canvas
    canvas.camera.follow(following=False)
    go_to(view.player.length // 3)
    canvas.repaint()
    for position in range(view.player.position, view.player.position + 600, 37):
        go_to(position)
        known = canvas.drawing.path[-1]
        first, before = glyphs(view)[known].first, canvas.drawing.box(known)
        canvas.repaint()
        number = canvas.drawing.state.excerpt.index(first)
        assert number is not None
        after = canvas.drawing.box(number)
        assert (after.center().x(), after.top()) == pytest.approx((before.center().x(), before.top()))


def test_a_view_that_is_hidden_reads_nothing(view: DrivenView, go_to: Callable[[int], None]) -> None:
    view.watch(Subject(sample="queens_8"))
    excerpt = view.canvas.drawing.state.excerpt
    view.hide()
    go_to(view.player.length // 2)
    assert view.canvas.drawing.state.excerpt is excerpt
    view.show()
    view.canvas.repaint()
    assert view.canvas.present is not None
    assert not glyphs(view)[view.canvas.present].shape.is_folded


def test_another_search_begins_with_another_tree(view: DrivenView, qtbot: QtBot) -> None:
    """Nothing of the one before is left, and nothing when nothing is watched."""
    view.watch(SUBJECTS["queens"])
    view.canvas.toggle(1)
    view.canvas.camera.pan_to(view.canvas.area.center())
    view.watch(SUBJECTS["knuth"])
    assert len(glyphs(view)) == 6
    assert not view.canvas.drawing.state.folds.folded
    assert view.canvas.camera.following
    view.player.leave()
    view.canvas.repaint()
    assert not glyphs(view)
    assert view.canvas.selected is None
    qtbot.waitUntil(lambda: not button(view, "follow").isEnabled())


def test_a_tree_that_grows_is_looked_at_again_and_again(view: DrivenView, qtbot: QtBot) -> None:
    """While the run goes ahead there is more and more to be seen."""
    view.player.watch_subject(Subject(sample="queens_13"))
    walked = view.canvas.drawing.state.excerpt.walked
    for _ in range(3):
        qtbot.waitUntil(
            lambda before=walked: view.canvas.drawing.state.excerpt.walked > before,  # type: ignore[misc]
            timeout=20_000,
        )
        walked = view.canvas.drawing.state.excerpt.walked
    assert glyphs(view)[0].shape in {GlyphShape.OPEN, GlyphShape.CHAIN}


# --- what the tree has let go of ------------------------------------------------------------------


@pytest.fixture
def small_tree(view: DrivenView) -> Search:
    search = gallery.search("queens_8")
    assert isinstance(search, Search)
    search._background_run = BackgroundRun(
        search._new_machine, search.checkpoints, tree=Tree(150), timeline=Timeline(finest=8)
    )
    search.background_run.go()
    view.player.search = search
    view.player.began.emit()
    view.player.moved.emit()
    view.canvas.repaint()
    return search


def gone(view: DrivenView) -> Glyph:
    return next(glyph for glyph in glyphs(view) if glyph.must_be_searched_again)


def test_dropped_subtrees_are_unfolded_by_walking_them_again(
    view: DrivenView, small_tree: Search, qtbot: QtBot
) -> None:
    canvas = view.canvas
    glyph = gone(view)
    canvas.toggle(canvas.drawing.state.excerpt.index(glyph.first) or 0)
    canvas.repaint()
    number = canvas.drawing.state.excerpt.index(glyph.first) or 0
    assert canvas.scene().waiting <= {number}
    qtbot.waitUntil(lambda: glyph.first in canvas.drawing.state.folds.restored)
    canvas.repaint()
    assert small_tree.position == 0
    assert glyphs(view)[canvas.drawing.state.excerpt.index(glyph.first) or 0].children
    assert not canvas.scene().waiting


@pytest.fixture
def unanswered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is searched again takes until the end of the test."""
    is_over = Event()

    def wait(_run: BackgroundRun, _first: int) -> None:
        is_over.wait(20)

    monkeypatch.setattr(canvases, "_searched", wait)
    yield
    is_over.set()


@pytest.mark.usefixtures("unanswered")
def test_a_subtree_being_searched_again_says_so(view: DrivenView, small_tree: Search) -> None:
    """Until the nodes are there, the glyph has a text of its own; another search has nothing to wait for."""
    canvas, glyph = view.canvas, gone(view)
    assert "unfolding..." not in labels(view)
    canvas.toggle(canvas.drawing.state.excerpt.index(glyph.first) or 0)
    canvas.repaint()
    number = canvas.drawing.state.excerpt.index(glyph.first)
    assert canvas.scene().waiting == {number}
    assert "unfolding..." in labels(view)
    assert small_tree.position == 0
    view.player.watch_subject(Subject(sample="queens_6"))
    wait_until(lambda: view.player.length_is_known)
    canvas.read_again()
    canvas.repaint()
    assert glyphs(view)
    assert not canvas.scene().waiting
    assert canvas._unfolding.first is None


def labels(view: DrivenView) -> str:
    return " ".join(label.text for label in view.canvas.scene().labels)


def test_a_search_that_goes_where_nothing_is_held_is_shown_there(
    view: DrivenView, small_tree: Search, go_to: Callable[[int], None], qtbot: QtBot
) -> None:
    glyph = gone(view)
    go_to((glyph.first + glyph.last) // 2)
    depth = small_tree.depth

    def is_there() -> bool:
        present = view.canvas.present
        return present is not None and abs(glyphs(view)[present].depth - depth) <= 1

    qtbot.waitUntil(is_there)
    assert view.player.position == (glyph.first + glyph.last) // 2


def test_too_many_nodes_are_not_walked_again(
    view: DrivenView, small_tree: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line below the tree says why, and what to do instead."""
    assert small_tree.background_run.finished
    monkeypatch.setattr("sudoku_gui.features.tree_view.canvas.MOST", 0)
    view.canvas.toggle(view.canvas.drawing.state.excerpt.index(gone(view).first) or 0)
    assert "too many to unfold at once" in reported(view)


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", [2953, 2970, 3076])
def test_the_option_tried_next_has_its_words_beside_the_present(
    view: DrivenView, go_to: Callable[[int], None], position: int
) -> None:
    """In a narrow view, and though a run of another branch stands in the same row."""
    view.resize(380, 310)
    view.watch(Subject(BRANCHING))
    go_to(position)
    view.draw()
    drawing, way = view.canvas.drawing, view.canvas.drawing.path
    named = {label.glyph: label.text for label in view.canvas.scene().labels}
    children = [child for number in way[-4:] for child in drawing.glyph(number).children if child not in way]
    waiting = [child for child in children if drawing.glyph(child).first > position]
    assert waiting
    assert all(child in named for child in waiting)
    assert any(named[child].startswith("r1c4: 9") for child in waiting)


# --- the frame ------------------------------------------------------------------------------------


def test_the_buttons_do_what_the_keys_do(view: DrivenView) -> None:
    view.watch(SUBJECTS["queens"])
    QTest.mouseClick(button(view, "follow"), Qt.MouseButton.LeftButton)
    assert not view.canvas.camera.following
    QTest.mouseClick(button(view, "failed"), Qt.MouseButton.LeftButton)
    view.canvas.repaint()
    assert view.canvas.drawing.state.excerpt.folds_failed
    assert button(view, "failed").isChecked()
    QTest.mouseClick(button(view, "fit"), Qt.MouseButton.LeftButton)
    boxes = [view.canvas.drawing.box(number) for number in range(len(glyphs(view)))]
    assert all(view.canvas.area.contains(box) for box in boxes)


def test_a_large_tree_has_a_strip_beside_it(
    view: DrivenView, settle: Callable[[], None], qtbot: QtBot
) -> None:
    view.watch(SUBJECTS["knuth"])
    qtbot.waitUntil(lambda: not view.overview.isVisible())
    view.watch(SUBJECTS["queens"])
    qtbot.waitUntil(view.overview.isVisible)
    qtbot.waitUntil(lambda: len(view.overview.look.buckets) > 10)
    middle = QPoint(view.overview.width() // 2, view.overview.height() // 2)
    QTest.mouseClick(view.overview, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    settle()
    assert abs(view.player.position - view.player.length / 2) < view.player.length / 20
    assert view.overview.look.position == view.player.position


def test_the_strip_says_what_is_in_sight(view: DrivenView, qtbot: QtBot) -> None:
    view.watch(SUBJECTS["queens"])
    view.canvas.show_all()
    shown = []
    for steps in (0, 6):
        view.canvas.camera.zoom_by(steps, view.canvas.drawing.box(len(glyphs(view)) - 1).center())
        qtbot.waitUntil(lambda: view.overview.look.shown == view.canvas.drawing.span(view.canvas.area))
        assert view.overview.look.shown is not None
        shown.append(view.overview.look.shown)
    assert shown[0][0] < shown[1][0] <= shown[1][1] == shown[0][1]


# --- another search -------------------------------------------------------------------------------


@pytest.mark.parametrize("others", ["knuth", "repeat cover"])
def test_room_that_changes_before_it_hears_of_another_search_lays_out_what_it_has(
    player: Player, qapp: object, show: Callable[..., None], others: str, qtbot: QtBot
) -> None:
    """Panes move as soon as another search begins; the glyphs read last belong to the one before."""
    assert qapp
    sizes: list[int] = []

    def resize() -> None:
        for view in views:
            view.resize(view.width() - 40, view.height())
            sizes.append(view.canvas.width())

    views: list[TreeView] = []
    player.began.connect(resize)  # before the view is there to hear of it
    views.append(TreeView(player, Selection(player), theme.light()))
    show(views[0])
    views[0].resize(700, 500)
    player.watch_subject(Subject(BRANCHING))
    qtbot.waitUntil(lambda: bool(glyphs(views[0])))
    qtbot.waitUntil(lambda: player.length_is_known and not player.is_running_in_background)
    views[0].canvas.read_again()
    views[0].canvas.repaint()
    assert len(glyphs(views[0])) > 1
    player.watch_subject(SUBJECTS[others])
    assert len(sizes) == 2
