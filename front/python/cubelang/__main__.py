"""The program `cube`: python -m cubelang."""

import sys

from . import _cubelang


def main(called: str = sys.argv[0]) -> None:
    """Runs the program with the words of the command line."""
    sys.exit(_cubelang.program(called, sys.argv[1:]))


if __name__ == "__main__":
    main("cube")
