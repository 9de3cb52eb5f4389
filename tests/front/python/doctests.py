"""doctests.py FILE…: runs the doctests of the package's docstrings and of these pages."""

import doctest
import importlib
import pkgutil
import sys

import cubelang

failed = tried = 0
for found in pkgutil.iter_modules(cubelang.__path__, "cubelang."):
    result = doctest.testmod(importlib.import_module(found.name), extraglobs=vars(cubelang))
    failed, tried = failed + result.failed, tried + result.attempted
result = doctest.testmod(cubelang)
failed, tried = failed + result.failed, tried + result.attempted
for page in sys.argv[1:]:
    text = "".join("\n" if line.startswith("```") else line for line in open(page, encoding="utf-8"))
    examples = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    result = doctest.DocTestRunner().run(examples)
    assert result.attempted > 0, f"{page} has no doctests"
    failed, tried = failed + result.failed, tried + result.attempted
assert tried > 20, "too few doctests"
sys.exit(failed != 0)
