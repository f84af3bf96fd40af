"""Flat arrays and the kernels' access to their memory.

Compiled, a kernel reads and writes through a pointer; uncompiled, through the array itself. An array must not
change its length while a kernel holds its pointer: Python refuses that while a view exists, and
callers only get read-only views.
"""

from array import array

from solver_core import plain as cython

if cython.compiled:
    import cython


def integers(numbers: "array[int]") -> "array[int]":
    """An array("i"), for a kernel."""
    if cython.compiled:
        return cython.cast(cython.p_int, cython.cast(cython.size_t, numbers.buffer_info()[0]))
    return numbers


def shorts(numbers: "array[int]") -> "array[int]":
    """An array("H"), for a kernel."""
    if cython.compiled:
        return cython.cast(cython.p_ushort, cython.cast(cython.size_t, numbers.buffer_info()[0]))
    return numbers


def long_integers(numbers: "array[int]") -> "array[int]":
    """An array("q"), for a kernel."""
    if cython.compiled:
        return cython.cast(cython.p_longlong, cython.cast(cython.size_t, numbers.buffer_info()[0]))
    return numbers


def words(numbers: "array[int]") -> "array[int]":
    """An array("Q"), for a kernel."""
    if cython.compiled:
        return cython.cast(cython.p_ulonglong, cython.cast(cython.size_t, numbers.buffer_info()[0]))
    return numbers


def doubles(numbers: "array[float]") -> "array[float]":
    """An array("d"), for a kernel."""
    if cython.compiled:
        return cython.cast(cython.p_double, cython.cast(cython.size_t, numbers.buffer_info()[0]))
    return numbers


def octets(numbers: "array[int]") -> "array[int]":
    """An array("B"), for a kernel."""
    if cython.compiled:
        return cython.cast(cython.p_uchar, cython.cast(cython.size_t, numbers.buffer_info()[0]))
    return numbers


def view_of(numbers: "array[int]") -> "memoryview[int]":
    """A view of an array for readers; the array cannot change its length while the view lives."""
    return memoryview(numbers).toreadonly()


def array_of(view: "memoryview[int]") -> "array[int]":
    """The array that a view shows; inverse of `view_of`."""
    numbers: array[int] = view.obj  # type: ignore[assignment] # views of arrays are all there are
    return numbers
