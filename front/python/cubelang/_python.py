"""What the compiled half of the package asks of Python: its errors, and what is best said in Python."""

from ._errors import Error, Interrupted, Truth


def __getattr__(name):
    if name == "Group":  # which needs the compiled half itself
        from ._groups import Group

        return Group
    raise AttributeError(name)


__all__ = ["Error", "Group", "Interrupted", "Truth"]
