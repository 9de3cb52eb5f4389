#!/bin/sh
# wheel.sh BUILD_TREE PYTHON: checks that the standard build makes a wheel, which works in a new environment and has CMake's
# version. Exit status 77 (skipped) without Python's pip, setuptools, wheel or venv. The compiled module is that of the build
# tree.
set -eu
tree=$(cd "$1" && pwd)
python=$2
root=$(cd "$(dirname "$0")/../../.." && pwd)
for module in pip setuptools wheel ensurepip; do "$python" -c "import $module" 2>/dev/null || { echo "Python has no $module"; exit 77; }; done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A copy, since setuptools writes files to the source folder.
mkdir -p "$work/source/front"
cp "$root/CMakeLists.txt" "$root/pyproject.toml" "$root/setup.py" "$work/source"
cp -r "$root/front/python" "$work/source/front"
CUBELANG_BUILD_TREE=$tree "$python" -m pip wheel --quiet --no-build-isolation --no-index --no-deps \
    --wheel-dir "$work" "$work/source"
"$python" -m venv --system-site-packages "$work/venv"
"$work/venv/bin/python" -m pip install --quiet --no-index --no-deps "$work"/cubelang_algebra-*.whl
cd "$work"
env -u PYTHONPATH "$work/venv/bin/python" - "$root/CMakeLists.txt" <<'END'
import pathlib, sys
import importlib.metadata
import cubelang
assert "/venv/" in cubelang.__file__, cubelang.__file__
assert cubelang.Permutation("R U").order() == 105
assert pathlib.Path(cubelang.__file__).with_name("py.typed").exists()
version = importlib.metadata.version("cubelang-algebra")
assert version == cubelang.__version__ and f"VERSION {version} " in pathlib.Path(sys.argv[1]).read_text(), version
END
cd /
printf '\n' | env XDG_STATE_HOME="$work" "$work/venv/bin/cube" lesson 1 | grep -q '^Moves and inverses$' || { echo 'the command cube has no course'; exit 1; }
