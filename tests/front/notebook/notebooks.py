"""notebooks.py FOLDER [--write]: runs each notebook of the folder and compares its output with the output stored in it. With
--write (or UPDATE_GOLDEN=1 in the environment), stores the new output."""

import os
import pathlib
import sys
import tempfile

import nbformat
from nbclient import NotebookClient


def shown_in(output):
    """The output without metadata and without pages in frames, which have tests of their own."""
    data = output.get("data", {})
    if "<iframe" in data.get("text/html", ""):
        data = {**data, "text/html": data["text/html"].partition("srcdoc")[0]}
    return {**{key: value for key, value in output.items() if key != "metadata"}, "data": data}


def plain(outputs):
    return [shown_in(output) for output in outputs]


def run(path):
    notebook = nbformat.read(path, as_version=4)
    with tempfile.TemporaryDirectory() as folder:
        client = NotebookClient(notebook, kernel_name="cube", timeout=60, record_timing=False)
        client.resources = {"metadata": {"path": folder}}
        client.execute()
    return notebook


def differences(path):
    stored, shown = nbformat.read(path, as_version=4), run(path)
    for number, (old, new) in enumerate(zip(stored.cells, shown.cells), 1):
        if old.cell_type == "code" and plain(old.outputs) != plain(new.outputs):
            yield f"{path.name}, cell {number}:\n{old.source}\n--- stored\n{plain(old.outputs)}\n--- shown\n{plain(new.outputs)}"


def main():
    folder = pathlib.Path(sys.argv[1])
    paths = sorted(folder.glob("*.ipynb"))
    failed = not paths
    for path in paths:
        if os.environ.get("UPDATE_GOLDEN") or "--write" in sys.argv:
            nbformat.write(run(path), path)
        for text in differences(path):
            failed = True
            print("FAILED:", text[:4000])
    sys.exit(1 if failed else 0)


main()
