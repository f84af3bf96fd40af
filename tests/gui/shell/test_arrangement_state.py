"""What is shown above, and what comes back when it ends, without a window."""

from itertools import permutations

import pytest

from sudoku_gui.shell.docks.arrangements import BORROWED, PRESENTATION, ArrangementState


@pytest.mark.parametrize(
    ("chosen", "while_watching"), [("play", "learn"), ("study", "study"), ("watch", "watch")]
)
def test_a_search_is_watched_in_learn_and_leaves_what_it_began_in(chosen: str, while_watching: str) -> None:
    """Only Play has no place for a search."""
    before = ArrangementState(chosen)
    state = before.begin_search("learn")
    assert (state.name, state.lasting) == (while_watching, chosen)
    assert state.begin_search("watch").lasting == chosen, "another search, begun in the meantime"
    assert state.end_search() == before


def test_a_search_that_is_watched_in_play_ends_there() -> None:
    state = ArrangementState("study").begin_search("learn").choose("play")
    assert state.end_search() == ArrangementState("play")


@pytest.mark.parametrize("layers", list(permutations(["presentation", "panes", "search"])))
def test_whatever_ends_first_the_users_arrangement_comes_back(layers: tuple[str, ...]) -> None:
    """A tour watches searches of its own, which leave no trace."""
    own = ArrangementState("study")
    state = own.present(is_presenting=True).borrow().show_borrowed(("board",), "").begin_search("learn")
    assert (state.name, state.below, state.lasting) == (PRESENTATION, BORROWED, "study")
    assert state.layout(is_sudoku=True, is_tall=False, is_large=True) == BORROWED
    for layer in layers:
        state = {
            "presentation": state.present(is_presenting=False),
            "panes": state.give_back(),
            "search": state.end_search(),
        }[layer]
    assert state == own


def test_an_arrangement_chosen_while_panes_are_borrowed_ends_with_them() -> None:
    state = ArrangementState("play").borrow().choose("watch")
    assert (state.name, state.lasting) == ("watch", "play")
    assert state.show_borrowed((), "learn").name == "learn"
    assert state.give_back() == ArrangementState("play")


def test_an_arrangement_chosen_during_a_presentation_is_shown_after_it() -> None:
    state = ArrangementState("play").present(is_presenting=True).begin_search("learn")
    assert state.name == PRESENTATION
    assert state.present(is_presenting=False).name == "learn"


@pytest.mark.parametrize(
    ("is_sudoku", "is_tall", "layout"),
    [(True, False, "play"), (True, True, "play_tall"), (False, False, "problem"), (False, True, "problem")],
)
def test_play_has_three_layouts(layout: str, *, is_sudoku: bool, is_tall: bool) -> None:
    """Study and Watch have one each."""
    kind = {"is_sudoku": is_sudoku, "is_tall": is_tall, "is_large": is_sudoku}
    assert ArrangementState("play").layout(**kind) == layout
    assert ArrangementState("study").layout(**kind) == "study"


@pytest.mark.parametrize(("is_large", "layout"), [(True, "_large"), (False, "")])
def test_a_large_board_gets_the_height(layout: str, *, is_large: bool) -> None:
    """In Learn and in a presentation, where a small one leaves most of the width to the links."""
    for state in (ArrangementState("learn"), ArrangementState().present(is_presenting=True)):
        kind = {"is_sudoku": False, "is_tall": False, "is_large": is_large}
        assert state.layout(**kind) == f"{state.name}{layout}"
