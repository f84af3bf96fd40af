"""Words of the box that says what this program is."""

from PySide6.QtCore import QCoreApplication

from solver_core.uncompiled import SLOWER, Reason


def title() -> str:
    """Of the box."""
    return QCoreApplication.translate("about", "About Dancing Sudoku")


def what(version: str) -> str:
    """What it is, in a sentence."""
    return QCoreApplication.translate(
        "about", "Dancing Sudoku {version}: a Sudoku whose solver you can watch, forward and back."
    ).format(version=version)


def compiled(kernels: str) -> str:
    """Which parts of the search are compiled."""
    return QCoreApplication.translate("about", "The search runs compiled ({kernels}).").format(
        kernels=kernels
    )


def uncompiled(reason: Reason) -> str:
    """That the search is slow, and why."""
    text = QCoreApplication.translate(
        "about", "The search runs uncompiled, more than {count} times slower: {cause}."
    )
    return text.format(count=SLOWER, cause=_cause(reason))


def _cause(reason: Reason) -> str:
    texts = {
        "asked": QCoreApplication.translate("about", "{detail} was set when it was installed"),
        "compiler": QCoreApplication.translate(
            "about", "no C compiler was found when it was installed ({detail})"
        ),
        "headers": QCoreApplication.translate(
            "about", "Python's headers were missing when it was installed ({detail})"
        ),
        "cython": QCoreApplication.translate("about", "Cython was missing when it was installed ({detail})"),
        "failed": QCoreApplication.translate("about", "compiling failed when it was installed ({detail})"),
        "source": QCoreApplication.translate(
            "about", "this is the source in {detail}, which is not installed"
        ),
    }
    return texts[reason.cause].format(detail=reason.detail)


def remedy(reason: Reason) -> str:
    """How the search is compiled."""
    texts = {
        "asked": QCoreApplication.translate(
            "about", "To change this, install it again without that variable."
        ),
        "cython": QCoreApplication.translate(
            "about", "To change this, install Cython, then install it again."
        ),
        "source": QCoreApplication.translate(
            "about", "To change this, install the source where it is: {command}"
        ).format(command="pip install -e ."),
    }
    compiler = QCoreApplication.translate(
        "about",
        "To change this, install a C compiler and Python's headers (on Debian: {packages}), then install it again.",
    )
    return texts.get(reason.cause) or compiler.format(packages="gcc libc6-dev python3-dev")


def how() -> str:
    """The button that leads to the remedy."""
    return QCoreApplication.translate("about", "How to Change This")


def versions(qt: str, bindings: str, python: str) -> str:
    """What it runs on."""
    return QCoreApplication.translate("about", "Qt {qt}, PySide {pyside}, Python {python}.").format(
        qt=qt, pyside=bindings, python=python
    )


def licence(address: str) -> str:
    """Rich text, with a link."""
    text = QCoreApplication.translate(
        "about", "Free software under the {licence}, version 3 or later: you may use, change and share it."
    )
    return text.format(licence=f'<a href="{address}">GNU General Public License</a>')


def parts(qt: str, lgpl: str) -> str:
    """Rich text: what of others comes along, and under which licences."""
    text = QCoreApplication.translate(
        "about",
        "Parts of others: {qt} under the {lgpl}, version 3; Python (PSF licence); the search is compiled by Cython "
        "(Apache licence 2.0); MP4 and GIF are made by FFmpeg (LGPL or GPL) from imageio-ffmpeg (BSD licence), where installed.",
    )
    names = {
        "qt": f'<a href="{qt}">Qt, Qt for Python</a>',
        "lgpl": f'<a href="{lgpl}">GNU Lesser General Public License</a>',
    }
    return text.format(**names)


def sources(paper: str) -> str:
    """Rich text: where the algorithms come from."""
    text = QCoreApplication.translate(
        "about",
        "The algorithm: D. E. Knuth, {paper}, 2000, and The Art of Computer Programming, volume 4B, section 7.2.2.1; "
        "the links that leave and return: H. Hitotumatu and K. Noshita, 1979.",
    )
    return text.format(paper=f'<a href="{paper}">Dancing Links</a>')


def copy() -> str:
    """The button that copies all this for a bug report."""
    return QCoreApplication.translate("about", "&Copy for a Bug Report")


def copied() -> str:
    """The same button, after it has."""
    return QCoreApplication.translate("about", "Copied")
