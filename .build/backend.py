"""Builds the package: setuptools, with the solver's kernels compiled where there is a C compiler.

A kernel is a module of ``solver_core`` with its C types in a ``.pxd`` file beside it; the same source runs compiled
or not. All kernels are compiled or none, since one that inherits from another must find it in the same form.
So a build that fails is done once more without them, and says so.

The environment variable ``DANCING_SUDOKU_UNCOMPILED`` decides otherwise: 1 compiles nothing, 0 would rather fail
than go without. What is compiled goes through a temporary folder, so no build meets the leavings of another.
"""

import os
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from setuptools import Extension, build_meta, setup
from setuptools.command.build_ext import build_ext

CONSTANTS = {"solver_core/cover/codes.pxd"}
"""Numbers for C alone: their module stays as it is."""

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the annotations are Python's, the types of C stand in the .pxd
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}
ONE_FOR_ALL = not sysconfig.get_config_var("Py_GIL_DISABLED")
"""One wheel serves Python 3.11 and all later ones; an interpreter without the GIL has no such interface yet."""


def kernels() -> list[Extension]:
    """What there is to compile, each named as its module."""
    types = sorted(path.as_posix() for path in Path("solver_core").rglob("*.pxd"))
    return [
        Extension(
            path.removesuffix(".pxd").replace("/", "."),
            [path.removesuffix(".pxd") + ".py"],
            depends=[path, ".build/backend.py"],  # so that a source distribution holds them
            define_macros=[("Py_LIMITED_API", "0x030B0000")] if ONE_FOR_ALL else [],
            py_limited_api=ONE_FOR_ALL,
        )
        for path in types
        if path not in CONSTANTS
    ]


class BuildKernels(build_ext):
    """From Python to C and from C to machine code, in a temporary folder."""

    def finalize_options(self) -> None:
        """As many at a time as there are processors."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """The sources become those that Cython writes."""
        from Cython.Build import cythonize  # noqa: PLC0415 - without it there is the way without compiling

        # Only the sources are taken over: cythonize answers new extensions that lack what setuptools noted on ours.
        in_c = cythonize(self.extensions, build_dir=self.build_temp, compiler_directives=DIRECTIVES)
        sources = {extension.name: extension.sources for extension in in_c}
        for extension in self.extensions:
            extension.sources = sources[extension.name]
            if self.compiler.compiler_type != "msvc":  # which has /O2 anyway
                extension.extra_compile_args = ["-O3"]
        super().build_extensions()


class Backend(build_meta._BuildMetaBackend):  # noqa: SLF001 - the one place where extensions can be given without a setup.py
    """Setuptools' own, with kernels to compile."""

    compiles = True

    def run_setup(self, setup_script: str = "setup.py") -> None:  # noqa: ARG002 - there is none
        """What a setup.py would do; everything else stands in pyproject.toml."""
        with tempfile.TemporaryDirectory() as folder:
            setup(
                ext_modules=kernels() if self.compiles else [],
                cmdclass={"build_ext": BuildKernels},
                options={
                    "build": {"build_base": folder},
                    "bdist_wheel": {"py_limited_api": "cp311" if ONE_FOR_ALL else ""},
                },
            )

    def build_wheel(self, *arguments: Any, **named: Any) -> str:
        """A wheel, compiled if it can be."""
        return self._compiled_if_possible(lambda: super(Backend, self).build_wheel(*arguments, **named))

    def build_editable(self, *arguments: Any, **named: Any) -> str:
        """An installation that runs from the work tree; what is compiled lies beside its source."""
        for pattern in ("*.so", "*.pyd"):  # none may outlive its source, or stay alone
            for old in Path("solver_core").rglob(pattern):
                old.unlink()
        return self._compiled_if_possible(lambda: super(Backend, self).build_editable(*arguments, **named))

    def _compiled_if_possible(self, build: Callable[[], str]) -> str:
        wish = os.environ.get("DANCING_SUDOKU_UNCOMPILED")
        self.compiles = wish != "1"
        try:
            return build()
        except (Exception, SystemExit) as error:  # setuptools exits where a command fails
            if not self.compiles or wish == "0":
                raise
            cause = error
        self.compiles = False
        result = build()
        sys.stderr.write(
            f"WARNING: built uncompiled, which works and is slower, because compiling failed: {cause}\n"
            "WARNING: it takes a C compiler and Python's headers (on Debian: gcc libc6-dev python3-dev).\n"
        )
        return result


# The hooks of PEP 517 and 660; what is required to build stands in pyproject.toml alone.
_backend = Backend()
build_wheel = _backend.build_wheel
build_editable = _backend.build_editable
build_sdist = _backend.build_sdist
prepare_metadata_for_build_wheel = _backend.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = _backend.prepare_metadata_for_build_editable
