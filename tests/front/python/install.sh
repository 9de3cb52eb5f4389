#!/bin/sh
# install.sh BUILD_TREE PYTHON: checks that `cmake --install --component python` installs only the package, where Python finds it.
set -eu
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
DESTDIR=$root cmake --install "$1" --component python --prefix /usr >"$root.log" 2>&1 || { cat "$root.log"; exit 1; }
rm -f "$root.log"
folder=$(find "$root" -name __init__.py -path '*/cubelang/*' -printf '%h\n' | head -n 1)
[ -n "$folder" ] || { echo 'no package was installed'; exit 1; }
[ -z "$(find "$root" -type f ! -path "$folder/*" ! -path "${folder}_algebra-*.dist-info/*")" ] || { echo 'other files than the package were installed'; exit 1; }
case $folder in "$root"/usr/lib*/python3*) ;; *) echo "unexpected folder: $folder"; exit 1 ;; esac
[ -s "$folder/_cubelang.pyi" ] && [ -e "$folder/py.typed" ] || { echo 'the stubs are missing'; exit 1; }
cd /
PYTHONPATH=$(dirname "$folder") "$2" -c 'import cubelang, importlib.metadata as metadata
assert cubelang.Session()("order(R U)") == 105
assert metadata.version("cubelang-algebra") == cubelang.__version__'
