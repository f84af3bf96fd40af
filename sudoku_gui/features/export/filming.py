"""Films a part of a search: a separate player moves a twin of the search, frame by frame.

The background run is shared: the film shows the same tree, and nothing is searched twice.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize

from solver_core.cover import SearchBase
from solver_core.cover.replay.log_writing import EventRange, walked
from solver_core.cover.replay.seeking import ENDLESS
from sudoku_gui.document.atomic_file import atomic_file
from sudoku_gui.features.export.film_formats import FILMS, FilmFormat
from sudoku_gui.features.export.film_view import FilmView
from sudoku_gui.layout.declarations import Figure
from sudoku_gui.player.job import Work, as_part
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.render.theme import Theme

MOST_FRAMES: Final = 5_000
_LOGICAL: Final = 720  # logical pixels of the shorter side: larger films are finer, not fuller
_REST: Final = 2.0  # seconds for which the last frame stays


@dataclass(frozen=True, slots=True)
class FilmSettings:
    """Choices for a film: scene, events, most steps, format and size."""

    scene: str
    events: EventRange  # from the position before its first event, in its steps, to its last event
    most: int  # steps at most
    kind: FilmFormat
    program: str  # ffmpeg, where the kind needs it
    size: QSize  # in pixels
    rate: float  # steps per second
    on_paper: bool = False  # in the light theme, on white
    has_caption: bool = True

    @property
    def ratio(self) -> float:
        return max(1.0, self.size.height() / _LOGICAL)


def counting(search: SearchBase, events: EventRange, most: int) -> Work[int]:
    """Count the frames of a range of events; one more than `MOST_FRAMES` means too many."""
    twin, frames = search.twin(), 1
    for is_due in walked(twin, events):
        frames += is_due
        if frames > min(most + 1, MOST_FRAMES):
            break
        yield frames / MOST_FRAMES
    return min(frames, most + 1)


def filming(
    path: Path,
    search: SearchBase,
    subject: Subject,
    settings: FilmSettings,
    *,
    figures: Sequence[Figure],
    theme: Theme,
) -> Work[int]:
    """Film a search, which stays where it is; the size of the film in bytes."""
    total = max(1, (yield from counting(search, settings.events, settings.most)))
    player = Player()
    player.show_search(search.twin(share_background_run=True), subject)
    player.set_beat(settings.events.beat)
    size = QSize(
        round(settings.size.width() / settings.ratio), round(settings.size.height() / settings.ratio)
    )
    view = FilmView(player, figures, settings.scene, size, theme, has_caption=settings.has_caption)
    try:
        yield from view.build()
        yield 0.0
        with atomic_file(path) as file:
            film = FILMS[settings.kind]
            making = film(file.temporary, settings.size, settings.rate, total, settings.program)
            try:
                player.scrub(min(max(0, settings.events.first - 1), ENDLESS - 1))
                yield from _rest(player)
                for number in range(1, total + 1):
                    is_last = number == total
                    frame = yield from as_part(view.frame(settings.ratio), number, total + 1)
                    yield from making.add(frame, 1 + round(_REST * settings.rate) if is_last else 1)
                    if not is_last:
                        player.step()
                        yield from _rest(player)
                yield from making.finish()
            finally:
                making.close()
            written = file.temporary.stat().st_size
            yield from file.commit_beside()
    finally:
        view.close()
        player.leave()
        view.deleteLater()
        player.deleteLater()
    return written


def _rest(player: Player) -> Work[None]:
    while player.is_busy:
        yield None
