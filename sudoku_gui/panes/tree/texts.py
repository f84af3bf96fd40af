"""The words about each twig of the tree: beside it, below the tree, and for screen readers."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from solver_core.cover import Problem
from solver_core.cover.choices import Level
from sudoku_gui.panes.tree.excerpt import Shape, Twig
from sudoku_gui.wording import tree as words
from sudoku_gui.wording.names import option_name


class Texts:
    """Knows the names of the problem and how wide words are; remembers both.

    Args:
        problem: whose items and options the twigs have.
        metrics: of the font that labels are written in.
    """

    def __init__(self, problem: Problem, metrics: QFontMetricsF) -> None:
        self.problem = problem
        self._metrics = metrics
        self._widths: dict[str, float] = {}
        self._choices: dict[tuple[int, int], str] = {}

    def width(self, text: str) -> float:
        """Of a text, in pixels."""
        if (known := self._widths.get(text)) is None:
            known = self._widths[text] = self._metrics.horizontalAdvance(text)
        return known

    def cut(self, text: str, room: float) -> tuple[str, float]:
        """A text shortened to so many pixels, and how many it has then."""
        shown = self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        return shown, self.width(shown)

    def choice(self, item: int, option: int) -> str:
        """``r4c7: 2``."""
        if (known := self._choices.get((item, option))) is None:
            known = self._choices[item, option] = words.choice(self.problem, item, option)
        return known

    # --- about a twig -----------------------------------------------------------------------------

    def name(self, twig: Twig, among: int = 0) -> str:
        """What led to a twig, in full: ``r4c7: 2 (option 1 of 3)``; out of so many, if that is known elsewhere."""
        if twig.shape is Shape.MORE:
            return words.more_label(twig.nodes)
        if twig.parent < 0:
            return words.root()
        choice = self.choice(twig.above, twig.options[0])
        if twig.is_given:
            return words.given_label(choice)
        return words.label(choice, twig.turn, twig.among or among)

    def beside(self, twig: Twig, among: int, here: tuple[str, ...] = ()) -> tuple[tuple[str, float], ...]:
        """What may stand beside a twig, best first, with widths; ``here`` stands beside the run being walked."""
        if twig.shape is Shape.RUN:
            found = [*here] or [words.run_label(twig.length), words.run_short(twig.length)]
        elif twig.parent < 0 or twig.shape is Shape.MORE:
            found = []
        else:
            tried = option_name(self.problem, twig.options[0])
            found = [self.name(twig, among), self.choice(twig.above, twig.options[0]), tried]
        return tuple((text, self.width(text)) for text in found)

    def here(self, twig: Twig, levels: Sequence[Level]) -> tuple[str, ...]:
        """For the run that the search stands in: the decision made last, and how far down that is."""
        if not levels:
            return ()
        level = levels[-1]
        choice = self.choice(level.item, level.option)
        done = made(twig, len(levels))
        return words.run_place(choice, done, twig.length), words.run_place_short(done, twig.length)

    def facts(self, twig: Twig, nodes: int, among: int = 0, begin: int | None = None) -> str:
        """The whole line; ``begin`` is where its option was tried, if that is known."""
        size = words.size(words.nodes(nodes, exact=twig.is_exact), words.solutions(twig.solutions))
        when = words.events(begin, twig.last)
        return words.facts(self.name(twig, among), self._what(twig, among), twig.depth, size, when)

    def _what(self, twig: Twig, among: int) -> str:
        if twig.shape is Shape.RUN:
            return words.run_label(twig.length)
        if twig.shape is Shape.DEAD_END and twig.items[0] >= 0:
            return words.dead_end(self.problem, twig.items[0])
        if twig.shape is Shape.DECISION and twig.parent >= 0:
            if twig.is_given:
                return words.shape("GIVEN")
            if twig.turn and (twig.among or among) == 1:
                return words.shape("FORCED")
        return words.shape(twig.shape.name)


def made(twig: Twig, depth: int) -> int:
    """How many decisions of a run have been made when so many options are chosen."""
    return min(max(depth - twig.depth + 1, 1), twig.length)
