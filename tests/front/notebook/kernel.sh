#!/bin/sh
# kernel.sh PROGRAM: installs the Jupyter kernel and tests it as a notebook uses it. Exit status 77 (skipped) if Python's
# jupyter_client, ipykernel or nbclient is missing.
set -eu
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
here=$(cd "$(dirname "$0")" && pwd)
python=
for candidate in python3 /usr/bin/python3; do
    "$candidate" -c 'import ipykernel, jupyter_client, nbclient, nbformat' 2>/dev/null && python=$candidate && break
done
[ -n "$python" ] || { echo 'Python has no ipykernel, jupyter_client or nbclient'; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME="$work" JUPYTER_DATA_DIR="$work/jupyter" JUPYTER_RUNTIME_DIR="$work/runtime" IPYTHONDIR="$work/ipython"
export JUPYTER_PLATFORM_DIRS=0 XDG_CACHE_HOME="$work/cache"
mkdir -p "$work/folder"
cd "$work/folder"
"$program" kernel install --user
"$python" "$here/protocol.py" "$program"
"$python" "$here/notebooks.py" "$here/../../../examples/notebooks"
