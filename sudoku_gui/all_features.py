"""The list of all features; no other module knows every feature."""

from typing import Final

from sudoku_gui.features.bound import BoundFeature
from sudoku_gui.features.breakpoint_list import BreakpointCommands
from sudoku_gui.features.candidate_boards import CandidatesFeature
from sudoku_gui.features.column_list import ColumnsFeature
from sudoku_gui.features.comparison import CompareFeature
from sudoku_gui.features.copying import Copying
from sudoku_gui.features.difference import DifferenceFeature
from sudoku_gui.features.event_log import LogFeature
from sudoku_gui.features.exercises import ExercisesFeature
from sudoku_gui.features.export import ExportFeature
from sudoku_gui.features.export.run_exchange import RunExchange
from sudoku_gui.features.files import Files
from sudoku_gui.features.gallery import Gallery
from sudoku_gui.features.help import HelpController
from sudoku_gui.features.hints import Hints
from sudoku_gui.features.library import LibraryFeature
from sudoku_gui.features.link_view import LinksFeature
from sudoku_gui.features.matrix_editor import Matrices
from sudoku_gui.features.matrix_view import MatrixFeature
from sudoku_gui.features.new_puzzle import NewPuzzle
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.features.play_records import PlayRecords
from sudoku_gui.features.preferences_dialog import PreferencesFeature
from sudoku_gui.features.printing import PrintFeature
from sudoku_gui.features.pseudocode import PseudocodeFeature
from sudoku_gui.features.runs import RunCommands
from sudoku_gui.features.sharing import Sharing
from sudoku_gui.features.solution_count import Count
from sudoku_gui.features.solutions import SolutionsFeature
from sudoku_gui.features.stack_view import StackFeature
from sudoku_gui.features.statistics import StatisticsFeature
from sudoku_gui.features.tours import Tours
from sudoku_gui.features.tree_view import TreeFeature
from sudoku_gui.features.watch import Watch
from sudoku_gui.kit.feature import Feature

FEATURES: Final[tuple[type[Feature], ...]] = (
    HelpController,
    Hints,
    Watch,
    PlayFeature,
    MatrixFeature,
    ColumnsFeature,
    LogFeature,
    LinksFeature,
    TreeFeature,
    PseudocodeFeature,
    ExercisesFeature,
    StackFeature,
    CandidatesFeature,
    StatisticsFeature,
    NewPuzzle,
    Files,
    LibraryFeature,
    BreakpointCommands,
    RunCommands,
    DifferenceFeature,
    CompareFeature,
    BoundFeature,
    SolutionsFeature,
    Tours,
    RunExchange,
    ExportFeature,
    Copying,
    Sharing,
    PrintFeature,
    Matrices,
    Gallery,
    Count,
    PlayRecords,
    PreferencesFeature,
)
"""In the order in which Escape and Stop reach them, and in which panes are listed."""
