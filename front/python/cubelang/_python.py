"""The Python classes that the compiled module uses."""

from ._errors import Error, Interrupted, Truth


def __getattr__(name):
    if name == "Group":  # imported late, since it needs the compiled module
        from ._groups import Group

        return Group
    raise AttributeError(name)


__all__ = ["Error", "Group", "Interrupted", "Truth"]
