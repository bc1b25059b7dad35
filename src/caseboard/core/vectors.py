"""Vectors for learners: numpy's where it is installed, Python's own otherwise."""

from __future__ import annotations

from array import array
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

Vector: TypeAlias = Any
"""A float32 vector: ``numpy.ndarray``, or ``array('f')`` without numpy."""
Mask: TypeAlias = Any
"""An int8 vector of zeros and ones: ``numpy.ndarray``, or ``bytes`` without numpy."""


@cache
def _numpy() -> Any:
    """Loaded when the first vector is wanted: those who only play need none."""
    try:
        return import_module("numpy")
    except ImportError:
        return None


def vector(numbers: array[float]) -> Vector:
    numpy = _numpy()
    return numbers if numpy is None else numpy.frombuffer(numbers, numpy.float32)


def mask(marks: bytearray) -> Mask:
    numpy = _numpy()
    return bytes(marks) if numpy is None else numpy.frombuffer(marks, numpy.int8)
