"""The algorithm, line by line, with the line that is executed; as pseudo-code or in a language that the user reads."""

from collections.abc import Iterable, Iterator
from functools import partial

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from solver_core.cover import Condition
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action, KeySection, PaneSpec, native
from sudoku_gui.player.search_conditions import at_line
from sudoku_gui.translation import Texts, translate

tr_keys = Texts("keys")
mark_action = Texts("actions").mark

_CODES = {
    "knuth": (mark_action("&Pseudo-code"), mark_action("The algorithm as Knuth writes it")),
    "cpp": (mark_action("&C++"), mark_action("The algorithm as a program in C++")),
    "python": (mark_action("P&ython"), mark_action("The algorithm as a program in Python")),
}


class PseudocodeFeature(Feature):
    """Declares the pane Pseudo-code, whose lines set breakpoints, and the languages that it has."""

    def actions(self) -> Iterator[Action]:
        for language, (text, tip) in _CODES.items():
            choose, is_chosen = partial(self._choose, language), partial(self._is_chosen, language)
            yield Action(f"code_{language}", text, choose, tip=tip, group="code", checked=is_chosen)
        yield from super().actions()

    @Action(
        "copy_program",
        "Copy P&rogram",
        tip="Copy the whole program: it reads the input of an online judge",
        enabled=lambda self: self.context.player.search is not None,
    )
    def copy(self) -> None:
        """Put the program of the watched search on the clipboard."""
        from sudoku_gui.features.pseudocode.model import copied_program

        if (search := self.context.player.search) is not None:
            program = copied_program(search, self.context.preferences["code"])
            QGuiApplication.clipboard().setText(program)

    def _choose(self, language: str) -> None:
        self.context.preferences["code"] = language

    def _is_chosen(self, language: str) -> bool:
        return self.context.preferences["code"] == language

    def _next_language(self) -> None:
        languages = list(_CODES)
        at = languages.index(self.context.preferences["code"])
        self._choose(languages[(at + 1) % len(languages)])

    def key_sections(self) -> Iterable[KeySection]:
        rows = [
            (tr_keys("Run to the line"), native("Enter")),
            (tr_keys("Run back to the line"), native("Shift+Enter")),
            (tr_keys("Breakpoint on the line"), native("B")),
            (tr_keys("Fold or unfold the block"), native("Left", "Right")),
            (tr_keys("Next language"), native("L")),
        ]
        yield KeySection(translate("window", "Pseudo-code"), rows)

    @PaneSpec("pseudocode", "Pseudo-code", {"learn.code": 1, "study.middle_bottom": 1, "present.code": 1})
    def build(self) -> QWidget:
        from sudoku_gui.features.pseudocode.view import PseudocodeView

        breakpoints, preferences = self.context.breakpoints, self.context.preferences
        view = PseudocodeView(self.context.player, self.context.selection, self.context.theme)
        view.offer(
            [self.context.actions[name] for name in (*(f"code_{one}" for one in _CODES), "copy_program")]
        )
        view.breakpoint_toggled.connect(self._toggle_line)
        view.language_requested.connect(self._next_language)
        breakpoints.changed.connect(lambda: view.show_breakpoints(breakpoints.lines))
        view.show_breakpoints(breakpoints.lines)
        preferences.changed.connect(lambda _key: view.show_language(preferences["code"]))
        view.show_language(preferences["code"])
        return view

    def _toggle_line(self, line: str, condition: Condition) -> None:
        ops = {op for clause in condition.clauses for op in clause.ops}
        self.context.breakpoints.toggle(at_line(line, ops))
