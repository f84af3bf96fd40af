"""The list of all features; no other module knows every feature."""

from typing import Final

from sudoku_gui.features.bound import BoundFeature
from sudoku_gui.features.breakpoint_list import BreakpointListFeature
from sudoku_gui.features.candidate_boards import CandidateBoardsFeature
from sudoku_gui.features.column_list import ColumnListFeature
from sudoku_gui.features.comparison import ComparisonFeature
from sudoku_gui.features.difference import DifferenceFeature
from sudoku_gui.features.event_log import EventLogFeature
from sudoku_gui.features.exercises import ExercisesFeature
from sudoku_gui.features.export import ExportFeature
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.gallery import GalleryFeature
from sudoku_gui.features.help import HelpFeature
from sudoku_gui.features.hints import HintsFeature
from sudoku_gui.features.library import LibraryFeature
from sudoku_gui.features.link_view import LinkViewFeature
from sudoku_gui.features.matrix_editor import MatrixEditorFeature
from sudoku_gui.features.matrix_view import MatrixViewFeature
from sudoku_gui.features.new_puzzle import NewPuzzleFeature
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.features.play_records import PlayRecordsFeature
from sudoku_gui.features.practice import PracticeFeature
from sudoku_gui.features.preferences_dialog import PreferencesDialogFeature
from sudoku_gui.features.printing import PrintingFeature
from sudoku_gui.features.pseudocode import PseudocodeFeature
from sudoku_gui.features.runs import RunsFeature
from sudoku_gui.features.sharing import SharingFeature
from sudoku_gui.features.solution_count import SolutionCountFeature
from sudoku_gui.features.solutions import SolutionsFeature
from sudoku_gui.features.stack_view import StackViewFeature
from sudoku_gui.features.statistics import StatisticsFeature
from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.features.tree_view import TreeViewFeature
from sudoku_gui.features.watch import WatchFeature
from sudoku_gui.kit.feature import Feature

FEATURES: Final[tuple[type[Feature], ...]] = (
    HelpFeature,
    HintsFeature,
    WatchFeature,
    PlayFeature,
    MatrixViewFeature,
    ColumnListFeature,
    EventLogFeature,
    LinkViewFeature,
    TreeViewFeature,
    PseudocodeFeature,
    ExercisesFeature,
    StackViewFeature,
    CandidateBoardsFeature,
    StatisticsFeature,
    NewPuzzleFeature,
    FilesFeature,
    LibraryFeature,
    BreakpointListFeature,
    RunsFeature,
    DifferenceFeature,
    ComparisonFeature,
    BoundFeature,
    SolutionsFeature,
    ToursFeature,
    ExportFeature,
    SharingFeature,
    PrintingFeature,
    MatrixEditorFeature,
    GalleryFeature,
    SolutionCountFeature,
    PlayRecordsFeature,
    PracticeFeature,
    PreferencesDialogFeature,
)
"""The features, in the order in which Escape and Stop reach them, and in which panes are listed."""
