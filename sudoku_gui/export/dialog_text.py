"""Words for the dialogs that write files."""

from PySide6.QtCore import QCoreApplication

# --- titles and buttons ---------------------------------------------------------------------------------


# --- rows -----------------------------------------------------------------------------------------------


def format_() -> str:
    """Which kind of file."""
    return QCoreApplication.translate("export_dialogs", "&Format:")


def kind(name: str) -> str:
    """A kind of file, by its name in the program."""
    return {
        "png": QCoreApplication.translate("export_dialogs", "PNG, a picture of pixels"),
        "svg": QCoreApplication.translate("export_dialogs", "SVG, a drawing for web pages"),
        "pdf": QCoreApplication.translate("export_dialogs", "PDF, a page to be printed"),
        "text": QCoreApplication.translate("export_dialogs", "Text, to be read"),
        "csv": QCoreApplication.translate("export_dialogs", "CSV, for spreadsheets"),
        "jsonl": QCoreApplication.translate("export_dialogs", "JSON Lines, for programs"),
        "dot": QCoreApplication.translate("export_dialogs", "DOT, for Graphviz"),
        "gif": QCoreApplication.translate("export_dialogs", "GIF, plays everywhere"),
        "mp4": QCoreApplication.translate("export_dialogs", "MP4, a video"),
        "webp": QCoreApplication.translate("export_dialogs", "WebP, plays in every browser"),
        "frames": QCoreApplication.translate("export_dialogs", "PNG, a numbered picture for each frame"),
    }[name]


def times(factor: str) -> str:
    """``2 × as on screen``."""
    return QCoreApplication.translate("export_dialogs", "{factor} × as on screen").format(factor=factor)


def page(name: str) -> str:
    """A page, by its name in the program."""
    return {
        "fitted": QCoreApplication.translate("export_dialogs", "As large as the picture"),
        "a4": QCoreApplication.translate("export_dialogs", "A4"),
        "letter": QCoreApplication.translate("export_dialogs", "Letter"),
    }[name]


def part(name: str) -> str:
    """A part of the run, by its name in the program."""
    return {
        "whole": QCoreApplication.translate("export_dialogs", "The whole run"),
        "so_far": QCoreApplication.translate("export_dialogs", "From the start to here"),
        "from_here": QCoreApplication.translate("export_dialogs", "Some steps from here"),
        "stretch": QCoreApplication.translate("export_dialogs", "From one event to another"),
    }[name]


def nodes(count: str) -> str:
    """``1,000 nodes``."""
    return QCoreApplication.translate("export_dialogs", "{count} nodes").format(count=count)


def scene(name: str) -> str:
    """What a film shows, by its name in the program."""
    return {
        "board": QCoreApplication.translate("export_dialogs", "The board"),
        "matrix_view": QCoreApplication.translate("export_dialogs", "The matrix"),
        "link_view": QCoreApplication.translate("export_dialogs", "The links"),
        "tree_view": QCoreApplication.translate("export_dialogs", "The search tree"),
        "candidate_boards": QCoreApplication.translate("export_dialogs", "The candidate boards"),
        "pair": QCoreApplication.translate("export_dialogs", "Board and search tree"),
        "all": QCoreApplication.translate("export_dialogs", "Board, links, matrix and tree"),
    }[name]


def size(width: int, height: int) -> str:
    """``1280 × 720``."""
    return QCoreApplication.translate("export_dialogs", "{width} × {height}").format(
        width=width, height=height
    )


def frames_a_second(count: str) -> str:
    """``4 steps a second``."""
    if count == "1":
        return QCoreApplication.translate("export_dialogs", "1 step a second")
    return QCoreApplication.translate("export_dialogs", "{count} steps a second").format(count=count)
