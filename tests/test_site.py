"""The web site is built, strictly: each link, picture and page that runs leads somewhere."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent
BUILD = TOP / ".site" / "build.py"


@pytest.mark.skipif(not BUILD.exists(), reason="the sources of the site are not here")
@pytest.mark.skipif(
    find_spec("zensical") is None, reason="pip install -e '.[docs]' installs what builds the site"
)
def test_the_site_is_built_and_every_link_leads_somewhere(tmp_path: Path) -> None:
    """One command, without a network; the build itself fails at the first link that leads nowhere."""
    environment = {**os.environ, "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    command = (sys.executable, str(BUILD), str(tmp_path / "site"))
    built = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    pages = {page.relative_to(tmp_path / "site").as_posix() for page in (tmp_path / "site").rglob("*.html")}
    assert {"index.html", "dancing_links.html", "gallery/knuth.html", "manual/zh_CN/board.html"} <= pages
    assert (
        "solver_core.cover.SearchBase.run_to"
        in (tmp_path / "site/library/solver_core.cover.html").read_text()
    )
