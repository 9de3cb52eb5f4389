"""notices.py ROOT TREE: checks that packaging/sbom lists every Debian package whose headers were compiled into the rooms of the build
TREE.
notices.py ROOT --packed FILE...: checks that each file of a release has the licence of every library that packaging/sbom lists for it,
and that the list is about this file.
"""

import hashlib
import json
import pathlib
import re
import subprocess
import sys
import tarfile
import zipfile

root = pathlib.Path(sys.argv[1])
# Declarations only: nothing of these is copied into a program.
INTERFACES = {"libc6-dev", "linux-libc-dev", "libcrypt-dev", "libpython3.11-dev", "python3-numpy"}
SHARED = {"libmd4c-dev", "zlib1g-dev"}  # for Debian packages
# Words in the text of each licence.
WORDS = {
    "MIT": "Permission is hereby granted", "ISC": "Permission to use, copy, modify", "BSL-1.0": "to any person or organization obtaining",
    "Zlib": "provided 'as-is'", "BSD-3-Clause": "Redistribution and use", "Apache-2.0": "TERMS AND CONDITIONS FOR USE",
    "LGPL-2.1-or-later": "GNU LESSER GENERAL PUBLIC LICENSE", "MIT OR NCSA": "Permission is hereby granted",
    "GPL-3.0-or-later WITH GCC-exception-3.1": "GCC Runtime Library Exception",
}


def run(*command, **more):
    return subprocess.run(list(map(str, command)), capture_output=True, check=False, **more).stdout


def packages_of_headers(tree, targets):
    """The Debian packages of the headers that these targets include; one header stands for its folder."""
    of_folder = {}
    for found in re.findall(r"^(\S+): #deps.*\n((?:    .*\n)*)", run("ninja", "-C", tree, "-t", "deps", text=True), re.M):
        if found[0].startswith(targets):
            for header in re.findall(r"^    (/usr/\S+)", found[1], re.M):
                of_folder.setdefault(re.sub(r"^(/usr/include/[^/]*|/usr/lib/\S*?/[^/]*)/.*", r"\1", header), header)
    headers = [pathlib.Path(header).resolve() for header in of_folder.values()]
    names = {line.split(":")[0] for line in run("dpkg", "-S", *headers, text=True).splitlines()} - INTERFACES
    return {re.sub(r"^libgcc-", "libstdc++-", name).replace("python3-pybind11", "pybind11-dev") for name in names}


def list_of(file):
    """The list beside the file of a release, or else a new one."""
    beside = file.with_name(f"{file.name}.spdx.json")
    return json.loads(beside.read_text() if beside.exists() else run(root / "packaging/sbom", file))


def missing_in_lists(tree):
    rooms, module = (packages_of_headers(tree, targets) for targets in ("CMakeFiles/cubelang_", "front/python/"))
    assert len(rooms) > 5, rooms
    files = {"cube-0-linux-x": rooms, "cubelang.deb": rooms - SHARED, "python3-cubelang.deb": (rooms | module) - SHARED,
             "cubelang.whl": rooms | module}
    for file, used in files.items():
        listed = {re.split("[/@]", library["externalRefs"][0]["referenceLocator"])[2] for library in list_of(pathlib.Path(file))["packages"][1:]}
        yield from (f"packaging/sbom does not list {name} for {file}" for name in sorted(used - listed))


def of_zip(file):
    with zipfile.ZipFile(file) as archive:
        return archive.read(next(name for name in archive.namelist() if name.endswith("LICENSES-OF-OTHERS.txt"))).decode()


def of_npm(file):
    with tarfile.open(file) as archive:
        return archive.extractfile("package/LICENSES-OF-OTHERS.txt").read().decode()


def of_deb(file):
    folder = f"./usr/share/doc/{file.name.partition('_')[0]}"
    return run("tar", "-xO", f"{folder}/LICENSES-OF-OTHERS.txt", input=run("dpkg-deb", "--fsys-tarfile", file)).decode()


def of_page(file):
    return file.read_text().rpartition('id="licences">')[2].replace("\\u003c", "<")


def of_program(file):
    """A section of the file, as it is."""
    return file.read_bytes().decode(errors="replace")


NOTICES = {".zip": of_zip, ".vsix": of_zip, ".whl": of_zip, ".tgz": of_npm, ".deb": of_deb, ".html": of_page}


def missing_in(file):
    libraries = list_of(file)["packages"][1:]
    assert len(libraries) > 3, libraries
    sections = re.split(r"-{80}\n(?=.+ \(.+\)\n\n)", NOTICES.get(file.suffix, of_program)(file))
    for library in libraries:
        heading, words = f"{library['name']} {library['versionInfo']} ", WORDS[library["licenseDeclared"]]
        if not any(section.startswith(heading) and words in " ".join(section.split()) for section in sections):
            yield f"{file.name} has no notice of {heading}"


def wrong_in_list(file):
    found = list_of(file)
    names = [package["SPDXID"] for package in found["packages"]]
    time = run(root / "packaging/date", text=True).strip()
    if found["packages"][0]["checksums"][0]["checksumValue"] != hashlib.sha256(file.read_bytes()).hexdigest():
        yield f"the list of {file.name} is about another file"
    if found["creationInfo"]["created"] != run("date", "--utc", f"--date=@{time}", "+%Y-%m-%dT%H:%M:%SZ", text=True).strip():
        yield f"the list of {file.name} has another date"
    if len(set(names)) < len(names) or not all(package["versionInfo"] for package in found["packages"]):
        yield f"the list of {file.name} has a library twice, or without its version"


faults = []
if sys.argv[2] == "--packed":
    for file in map(pathlib.Path, sys.argv[3:]):
        faults += [] if file.name.endswith(".tar.gz") else missing_in(file)  # sources have no libraries in them
        faults += wrong_in_list(file)
else:
    faults += missing_in_lists(pathlib.Path(sys.argv[2]))
print("\n".join(faults))
sys.exit(bool(faults))
