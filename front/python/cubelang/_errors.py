"""Errors, interrupts, and booleans with a reason."""

from typing import Any, Iterable


class _DiagnosticError(Exception):
    """Its text is that of the program: FILE:LINE:COLUMN, the line, a caret below it, a hint."""

    def __init__(
        self,
        text: str,
        message: str = "",
        hint: str = "",
        file: str = "",
        line: int = 0,
        column: int = 0,
        notes: Iterable[str] = (),
        answers: Iterable[Any] = (),
    ) -> None:
        super().__init__(text, message, hint, file, line, column, tuple(notes), list(answers))
        self.message, self.hint = message or text, hint
        self.file, self.line, self.column = file, line, column
        self.notes, self.answers = tuple(notes), list(answers)

    def __str__(self) -> str:
        return self.args[0]


class Error(_DiagnosticError, ValueError):
    """A mistake in a text of the language, with its place.

    `message` and `hint` describe it; `file`, `line` and `column` are its place, counted from 1; `answers` are the
    values of the statements before it.
    """


class Interrupted(_DiagnosticError):
    """`Session.interrupt` ended the computation; the session can still be used."""


class Truth:
    """A boolean with a reason. It behaves like a bool and equals one.

    >>> import cubelang
    >>> answer = cubelang.Session()("is_reachable((+fu))")
    >>> bool(answer)
    False
    >>> answer.reason
    'edge flips add up to 1 (mod 2); to fix it, flip one edge, such as (+ur)'
    """

    __slots__ = ("_value", "reason")

    def __init__(self, value: object, reason: str = "") -> None:
        self._value, self.reason = bool(value), reason

    def __bool__(self) -> bool:
        return self._value

    def __eq__(self, other: object) -> bool:
        return self._value == bool(other) if isinstance(other, (bool, Truth)) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._value)

    def __repr__(self) -> str:
        return f"Truth({self._value}, {self.reason!r})"
