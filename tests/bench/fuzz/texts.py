"""Readers of texts that the program itself writes and that travel: tours, runs and links to positions."""

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from solver_core.cover import Search, run
from solver_core.cover.run import RunError
from solver_core.sudoku import engines
from sudoku_gui.features.export import position_link
from sudoku_gui.features.export.position_link import LinkError
from sudoku_gui.features.tours import reader as tours
from sudoku_gui.features.tours import text as tour_texts
from sudoku_gui.features.tours.tour import TourError
from sudoku_gui.player import run_file
from sudoku_gui.player.job import Work
from sudoku_gui.render.own_document import WORDS_ONLY, OwnDocument
from tests.bench.fuzz import damage
from tests.bench.fuzz.samples import SUBJECTS, Reader, json_or_text, watched

_SPANS: Final = 3
"""Of the way to a position: whoever waits can give up."""


# --- tours ----------------------------------------------------------------------------------------------


def of_tours(_folder: Path) -> Reader:
    """Damaged as texts."""
    folder = Path(str(files("sudoku_gui.assets"))) / "tours"
    samples = [path.read_text("utf-8") for path in sorted(folder.glob("*.toml"))]
    return Reader(samples, damage.text, _tour, (TourError,))


def _tour(text: str) -> None:
    tour = tours.read_bytes(text.encode("utf-8", "surrogatepass"), "damaged.toml")
    tour_texts.in_words(tour.title)
    for stop in tour.stops[:5]:
        for reported in stop.texts().values():
            shown = OwnDocument()
            shown.setMarkdown(tour_texts.markdown(reported, None, None), WORDS_ONLY)
            shown.setTextWidth(300)


# --- runs and links -------------------------------------------------------------------------------------


def of_runs(_folder: Path) -> Reader:
    """As the window reads them."""
    samples = [run_file.write(player) for player in watched()]
    return Reader(samples, json_or_text, _run, (RunError,))


def _run(text: str) -> None:
    run_file.seems_run(text)
    _go_a_little(run_file.read(text))


def of_runs_of_the_library(_folder: Path) -> Reader:
    """As other programs read them."""
    made = (subject.search() for subject in SUBJECTS)
    searches = [search for search in made if isinstance(search, Search)]
    for search in searches:
        search.seek(10)
    samples = [engines.write_run(searches[0]), *(run.write(search) for search in searches[1:])]
    return Reader(samples, json_or_text, lambda text: engines.read_run(text, seconds=0.05), (RunError,))


def of_links(_folder: Path) -> Reader:
    samples = [position_link.write(player) for player in watched()]
    return Reader(samples, damage.text, _link, (LinkError, RunError))


def _link(text: str) -> None:
    position_link.seems_link(text)
    _go_a_little(position_link.restoring(position_link.read(text)))


def _go_a_little(work: Work[Any]) -> None:
    for _ in range(_SPANS):
        if next(work, None) is None:
            return
