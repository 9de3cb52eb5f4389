"""The Python classes and functions that the compiled module uses."""

from typing import Any

from ._errors import Error, Interrupted, Truth
from ._seeds import seed_from


def __getattr__(name: str) -> Any:  # imported late, since these need the compiled module
    if name == "Group":
        from ._groups import Group

        return Group
    if name in ("picture_of", "page_of"):
        from . import _pictures

        return getattr(_pictures, name)
    raise AttributeError(name)


__all__ = ["Error", "Group", "Interrupted", "Truth", "page_of", "picture_of", "seed_from"]
