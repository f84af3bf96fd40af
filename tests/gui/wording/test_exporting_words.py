"""Whatever can be written has words, and numbers in them are read easily."""

import pytest

from solver_core.cover.log_writing import Form
from solver_core.problems import gallery
from sudoku_gui.export import dialog_text as export_dialogs
from sudoku_gui.export import dialog_text as export_facts
from sudoku_gui.export import log_file
from sudoku_gui.export import text as exporting
from sudoku_gui.export.film_formats import FilmFormat
from sudoku_gui.export.filming import SCENES
from sudoku_gui.export.picture_files import Kind, Page
from sudoku_gui.export.progress import _REMEDIES
from sudoku_gui.player import run_file
from sudoku_gui.player.position_link import Fault
from sudoku_gui.player.subject import Subject
from sudoku_gui.wording import position


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0.1 kB"),
        (999, "1.0 kB"),
        (1_234, "1.2 kB"),
        (253_400, "253 kB"),
        (1_240_000, "1.2 MB"),
        (675_000_000, "675 MB"),
        (200_000_000_000, "200 GB"),
        (5_000_000_000_000, "5,000 GB"),
    ],
)
def test_sizes_have_two_or_three_digits(count: int, text: str, qapp: object) -> None:
    """More would not be read."""
    assert qapp
    assert exporting.size(count) == text


def test_everything_that_can_be_chosen_has_words(qapp: object) -> None:
    """By the names that the program has for it."""
    assert qapp
    kinds = [*Kind, *Form, *FilmFormat, "dot"]
    said = [export_dialogs.kind(str(kind)) for kind in kinds]
    said += [export_dialogs.scene(name) for name in SCENES]
    said += [export_dialogs.page(page.value) for page in Page]
    said += [export_dialogs.part(part) for part in ("whole", "so_far", "from_here", "stretch")]
    said += [position.problem_of(Subject(sample=row.id)) for row in gallery.SAMPLES]
    said += [exporting.remedy(kind) for kind in (*_REMEDIES.values(), "large", "other")]
    said += [exporting.link_fault(fault.name, "x") for fault in Fault]
    assert all(said)
    endings = [f".{kind.value}" for kind in Kind]
    endings += [kind.ending for kind in FilmFormat] + [*log_file.ENDINGS.values(), ".dot", run_file.ENDING]
    for ending in endings:
        assert exporting.file_kind(ending).endswith(f"(*{ending})")


def test_facts_are_sentences(qapp: object) -> None:
    """With their numbers set apart."""
    assert qapp
    assert export_facts.events(1, "1.0 kB", exact=True) == "1 event, about 1.0 kB."
    assert export_facts.film_facts(1_200, 150.0, "3 MB") == "1,200 frames, 2 min 30 s, about 3 MB."
    assert export_facts.film_facts(1, 1.0, "9 kB") == "1 frame, 1 s, about 9 kB."
    assert export_facts.left_out(1, exact=True) == "1 more"
    assert export_facts.left_out(41_000, exact=False) == "at least 41,000 more"
    assert export_facts.tree_heading("6 queens", 111, 111) == "Search tree of 6 queens: 111 nodes"
