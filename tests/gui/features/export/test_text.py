"""Whatever can be written has words, and numbers in them are read easily."""

import pytest

from solver_core.cover.replay.log_writing import LineForm
from solver_core.problems import gallery
from sudoku_gui.features.export import log_file
from sudoku_gui.features.export import text as texts
from sudoku_gui.features.export.film_dialog import film_facts, scene_names
from sudoku_gui.features.export.film_formats import FilmFormat
from sudoku_gui.features.export.filming import SCENES
from sudoku_gui.player import run_file
from sudoku_gui.player.position_link import LinkFault
from sudoku_gui.player.subject import Subject
from sudoku_gui.render.picture_files import PictureKind
from sudoku_gui.wording import exporting, position


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
    assert qapp
    assert exporting.size(count) == text


def test_everything_that_can_be_chosen_has_words(qapp: object) -> None:
    assert qapp
    said = [exporting.kind(str(kind)) for kind in (*PictureKind, *LineForm, *FilmFormat, "dot")]
    said += [position.problem_of(Subject(sample=row.id)) for row in gallery.SAMPLES]
    said += [texts.link_fault(fault.name, "x") for fault in LinkFault]
    assert all(said)
    assert tuple(scene_names()) == SCENES
    endings = [f".{kind.value}" for kind in PictureKind]
    endings += [kind.ending for kind in FilmFormat] + [*log_file.ENDINGS.values(), ".dot", run_file.ENDING]
    for ending in endings:
        assert exporting.file_kind(ending).endswith(f"(*{ending})")


def test_facts_are_sentences(qapp: object) -> None:
    assert qapp
    assert film_facts(1_200, 8, 3_000_000) == "1,200 frames, 2 min 30 s, about 3.0 MB."
    assert film_facts(1, 1, 9_400) == "1 frame, 1 s, about 9.4 kB."
    assert texts.left_out(1, exact=True) == "1 more"
    assert texts.left_out(41_000, exact=False) == "at least 41,000 more"
    assert texts.tree_heading("6 queens", 111, 111) == "Search tree of 6 queens: 111 nodes"
