"""notices.py ROOT TREE: checks that packaging/sbom lists every Debian package whose headers were compiled into the rooms of the build
TREE, and that everything bundled in the page, the npm package and the VS Code extension, if they are built, has its notice there."""

import json
import pathlib
import re
import subprocess
import sys
import zipfile

root, tree = map(pathlib.Path, sys.argv[1:])
# Declarations only: nothing of these is copied into a program.
INTERFACES = {"libc6-dev", "linux-libc-dev", "libcrypt-dev", "libpython3.11-dev", "python3-numpy"}


def run(*command):
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False).stdout


def packages_of_headers():
    """One header stands for its folder."""
    of_folder = {}
    for found in re.findall(r"^(\S+): #deps.*\n((?:    .*\n)*)", run("ninja", "-C", tree, "-t", "deps"), re.M):
        if found[0].startswith(("CMakeFiles/cubelang_", "front/python/")):
            for header in re.findall(r"^    (/usr/\S+)", found[1], re.M):
                of_folder.setdefault(re.sub(r"^(/usr/include/[^/]*|/usr/lib/\S*?/[^/]*)/.*", r"\1", header), header)
    headers = [pathlib.Path(header).resolve() for header in of_folder.values()]
    return {line.split(":")[0] for line in run("dpkg", "-S", *headers).splitlines()}


def missing(names, text):
    """The names without a section of some length."""
    sections = re.split(r"^-{80}\n", text, flags=re.M)
    return [name for name in names if not any(part.lstrip().startswith(f"{name} ") and len(part) > 500 for part in sections)]


faults = []
listed = {ref["referenceLocator"].split("/")[2].split("@")[0]
          for row in json.loads(run(root / "packaging/sbom"))["packages"] for ref in row.get("externalRefs", [])
          if ref["referenceLocator"].startswith("pkg:deb/")}
used = {re.sub(r"^libboost\S*-dev$", "libboost-dev", name) for name in packages_of_headers()} - INTERFACES
used = {re.sub(r"^libgcc-", "libstdc++-", name).replace("python3-pybind11", "pybind11-dev") for name in used}
assert len(used) > 5, used
faults += [f"packaging/sbom does not list {name}" for name in sorted(used - listed)]

bundled, web = root / "build/web/bundled.json", root / "build/web"
if bundled.exists():
    names = json.loads(bundled.read_text()) + ["fmt", "Emscripten", "range-v3"]
    assert "xz-decompress" in names, names
    for place in ("page/LICENSES-OF-OTHERS.txt", "library/LICENSES-OF-OTHERS.txt", "cubelang.html"):
        text = (web / place).read_text().rpartition('id="licences">')[2]
        faults += [f"build/web/{place} has no notice of {name}" for name in missing(names, text)]
extension = root / "build/editors/cubelang.vsix"
if extension.exists():
    lock = json.loads((root / "front/editors/vscode/package-lock.json").read_text())["packages"]
    text = zipfile.ZipFile(extension).read("extension/LICENSES-OF-OTHERS.txt").decode()
    names = [path.rpartition("node_modules/")[2] for path, row in lock.items() if path and not row.get("dev")]
    faults += [f"{extension} has no notice of {name}" for name in missing(names, text)]
print("\n".join(faults))
sys.exit(bool(faults))
