"""Seeds of random values."""

import operator
from typing import Optional

import numpy


def seed_from(seed: Optional[int], rng: Optional[numpy.random.Generator]) -> int:
    """The seed below 2^64 that belongs to `seed`, or one from the numpy.random.Generator `rng`, or a new one."""
    if seed is not None and rng is not None:
        raise ValueError("give either a seed or rng")
    if seed is None:
        seed = numpy.random.default_rng(rng).integers(2**64, dtype=numpy.uint64)
    return operator.index(seed) % 2**64
