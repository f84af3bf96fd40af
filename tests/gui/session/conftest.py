"""What the tests of a session share: puzzles and a player to watch them, a document, a session store."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import Search
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document, Source
from sudoku_gui.document.session_store import SessionStore
from sudoku_gui.player.player import Player


@pytest.fixture(scope="session")
def easy() -> Grid:
    return Grid.parse("3...86..1.9..2......5.....382..7.1.9...2.8...5.4.3..269.....5......6..9.2..35...4")


@pytest.fixture(scope="session")
def branching() -> Grid:
    return Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")


@pytest.fixture(scope="session")
def without_end() -> Grid:
    """The empty grid: nobody waits for the end of its search."""
    return Grid.empty()


@pytest.fixture(scope="session")
def straight_to() -> Callable[[Grid, int], bytes]:
    """The state of a search that has only ever gone forward."""

    def fingerprint(grid: Grid, position: int) -> bytes:
        search = encoding.search(grid)
        search.forward(position)
        return search.fingerprint()

    return fingerprint


@pytest.fixture(scope="session")
def length_of_easy(easy: Grid) -> int:
    search = encoding.search(easy)
    search.run_to("end")
    return search.position


@pytest.fixture
def player(qapp: object) -> Player:
    assert qapp
    return Player()


@pytest.fixture
def ends(player: Player) -> list[str]:
    told: list[str] = []
    player.ended.connect(told.append)
    return told


@pytest.fixture
def watched(player: Player) -> Callable[[], Search]:
    def search() -> Search:
        assert isinstance(player.search, Search)
        return player.search

    return search


@pytest.fixture
def state(watched: Callable[[], Search]) -> Callable[[], bytes]:
    return lambda: watched().fingerprint()


@pytest.fixture
def settle(player: Player, qtbot: QtBot) -> Callable[[], None]:
    """Lets a move come to its end; most have before this is asked."""
    return lambda: qtbot.waitUntil(lambda: not player.is_busy)


@pytest.fixture
def finish_playing(player: Player, qtbot: QtBot) -> Callable[[], None]:
    return lambda: qtbot.waitUntil(lambda: not player.is_playing, timeout=20_000)


@pytest.fixture(autouse=True, scope="session")
def application(qapp: object) -> object:
    """Timers need one, whichever test of this folder comes first."""
    return qapp


@pytest.fixture
def document() -> Document:
    return Document()


@pytest.fixture
def given_first(document: Document) -> Document:
    """A document with 5 given in the first cell and 6 entered in the second."""
    opened = Puzzle(Grid.empty().with_digit(0, 5), Grid.empty().with_digit(1, 6))
    document.open(opened, Source(Path("puzzle.sdk")))
    return document


@pytest.fixture
def session_file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "session.json"


@pytest.fixture
def keeper(session_file: Path) -> SessionStore:
    session_file.parent.mkdir()
    return SessionStore(session_file.parent)
