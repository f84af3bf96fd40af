"""Whatever can be written has words, and sizes of files are read easily."""

import pytest

from solver_core.cover.replay.log_writing import LineForm
from solver_core.problems import gallery
from sudoku_gui.features.export import text_files
from sudoku_gui.features.export.film_formats import FilmFormat
from sudoku_gui.features.export.position_link import LinkFault
from sudoku_gui.features.export.run_exchange import LINK_FAULTS
from sudoku_gui.player import run_file
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
    assert all(said)
    assert set(LINK_FAULTS) == {fault.name for fault in LinkFault}
    endings = [f".{kind.value}" for kind in PictureKind]
    endings += [kind.ending for kind in FilmFormat] + [*text_files.ENDINGS.values(), ".dot", run_file.ENDING]
    for ending in endings:
        assert exporting.file_kind(ending).endswith(f"(*{ending})")
