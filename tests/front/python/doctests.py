"""doctests.py FILE…: the sessions in the package's doc strings, and in these pages, say what they show."""

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
    assert result.attempted > 0, f"{page} shows nothing"
    failed, tried = failed + result.failed, tried + result.attempted
assert tried > 20, "there are hardly any doctests"
sys.exit(failed != 0)
