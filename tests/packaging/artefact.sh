#!/bin/sh
# artefact.sh ROOT NAME [FILES]: runs one artefact in a place without Cubelang's sources: that in the folder FILES of a release, or else
# one that packaging/release packs from a finished build tree. Exit status 77 (skipped), with the reason, if it has not been built or if
# a tool is missing.
set -eu
root=$(cd "$1" && pwd) name=$2 files=${3:+$(cd "$3" && pwd)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_STATE_HOME="$work/state"  # not the user's progress and history
skip() {
    echo "skipped: $*"
    exit 77
}
fail() {
    echo "$*"
    exit 1
}
needs() { # TOOL...
    for tool; do command -v "$tool" >/dev/null || skip "no $tool"; done
}
built() { # FILE COMMAND
    [ -n "$files" ] || [ -e "$root/$1" ] || skip "$2 has not been run"
}
pack() {
    if [ -n "$files" ]; then
        cp -r "$files" "$work/files"
    else
        "$root/packaging/release" --built "$work/files" "$name" >"$work/log" 2>&1 || fail "$(cat "$work/log")"
    fi
    (cd "$work/files" && sha256sum --quiet -c SHA256SUMS)
    find "$work/files" -type f ! -name SHA256SUMS ! -name '*.spdx.json' \
        -exec python3 "$root/tests/packaging/notices.py" "$root" --packed {} + || fail 'wrong notices'
}
# Runs a program as the only file of its system.
alone() { # PROGRAM ARGUMENT...
    mkdir -p "$work/empty"
    cp "$1" "$work/empty/cube"
    shift
    if [ "$(id -u)" = 0 ]; then
        env -i "$(command -v chroot)" "$work/empty" /cube "$@"
    else
        env -i "$(command -v unshare)" --user --map-root-user "$(command -v chroot)" "$work/empty" /cube "$@"
    fi
}
lasts() { # of any user and in any locale
    "$@" -e 'order(R U)' | grep -qx 105 || fail 'wrong answer'
    [ "$(printf '"ü😀"\norder(R U)\n' | LC_ALL=C "$@" - | tail -n 1)" = 105 ] || fail 'standard input is not read'
    "$@" --version | grep -q "^cube $("$root/packaging/version")\( (.*)\)\{0,1\}\$" || fail 'wrong version'
    printf '\n' | "$@" lesson 1 | grep -q '^Moves' || fail 'the course is missing'
}
# Programs, threads, gzip and the search tables work without shared libraries.
works() { # COMMAND...
    echo 'let trigger = R U; order(trigger)' >"$work/order.cube"
    [ "$("$@" "$work/order.cube")" = 105 ] || fail 'a program does not run'
    printf 'R U\n' | gzip >"$work/moves.gz"
    [ "$("$@" map 'order(it)' "$work/moves.gz")" = 105 ] || fail 'gzip data is not read'
    [ "$("$@" -e 'let p = R U F2 L; p solve(p) == id')" = true ] || fail 'solve does not work'
}

case $name in
static)
    built build/static/cube 'packaging/release DIR static'
    needs objcopy readelf chroot unshare python3
    pack
    program=$(echo "$work"/files/cube-*-linux-"$(uname -m)")
    alone "$program" --version >/dev/null 2>&1 || [ "$(id -u)" = 0 ] || skip 'no user namespaces'
    lasts alone "$program"
    lasts "$program"
    works "$program"
    ;;
arm64)
    built build/static-arm64/cube 'packaging/release DIR arm64'
    [ -n "$files" ] || needs aarch64-linux-gnu-objcopy
    needs readelf qemu-aarch64-static python3
    pack
    set -- qemu-aarch64-static "$(echo "$work"/files/cube-*-linux-aarch64)"
    lasts "$@"
    works "$@"
    ;;
npm)
    built build/web/cube.js front/page/build
    needs node npm python3
    pack
    mkdir "$work/empty"
    cd "$work/empty"
    echo '{"private": true}' >package.json
    npm install --offline --no-audit --no-fund "$work"/files/cubelang-*.tgz >"$work/log" 2>&1 || fail "$(cat "$work/log")"
    # Only Node: neither the sources nor the native program.
    for command in cubelang cube; do lasts env -i PATH="$(dirname "$(command -v node)"):/usr/bin:/bin" "./node_modules/.bin/$command"; done
    ./node_modules/.bin/cubelang lesson | grep -q 'To begin: cube lesson 1$' || fail 'the course is missing'
    script='import { session } from "cubelang"; console.log((await (await session()).run("order(R U)")).text)'
    [ "$(node --input-type=module -e "$script")" = 105 ] || fail 'the module does not work'
    for file in element.js old.js browser.js cubelang.wasm.xz index.d.ts element.d.ts example.html; do
        [ -s "node_modules/cubelang/$file" ] || fail "the package lacks $file"
    done
    if [ -n "${TSC:-}" ]; then
        cp "$root/tests/packaging/types.mts" .
        "$TSC" --strict --noEmit --target es2022 --module nodenext --moduleResolution nodenext --lib es2022,dom types.mts ||
            fail 'the types are wrong'
    fi
    ;;
page)
    built build/web/cubelang.html front/page/build
    needs python3
    pack
    python3 -m zipfile -e "$work"/files/cubelang-page-*.zip "$work"
    mv "$work"/cubelang-page-* "$work/page"
    mv "$work"/files/cubelang-*.html "$work/cubelang.html"
    python3 - "$work/page" <<'END'
import gzip, pathlib, sys
# The sizes of the files as a web server sends them; gzip makes compressed files no smaller.
contents = {file.name: file.read_bytes() for file in pathlib.Path(sys.argv[1]).iterdir()}
sent = {name: min(len(content), len(gzip.compress(content, 9))) for name, content in contents.items() if not name.endswith(".txt")}
assert "index.html" in sent, sent
assert sum(sent.values()) < 1_420_000, sent
END
    sh "$root/tests/front/page/page.sh" "$work" "" writing || [ $? = 77 ] || fail 'the packed page does not work'
    ;;
vsix)
    built build/editors/cubelang.vsix front/editors/vscode/pack
    needs python3
    pack
    python3 - "$work"/files/cubelang-*.vsix <<'END'
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
about = json.loads(archive.read("extension/package.json"))
for path in (about["main"].removeprefix("./"), about["icon"], "LICENSE.txt", "README.md"):
    assert archive.read(f"extension/{path}"), path
END
    ;;
python)
    python=/usr/bin/python3
    [ -x "$python" ] || skip 'no Python'
    for module in setuptools wheel numpy ensurepip; do "$python" -c "import $module" 2>/dev/null || skip "Python has no $module"; done
    built build/static/python/cubelang 'packaging/release DIR python'
    needs objdump nm git
    git -C "$root" rev-parse HEAD >/dev/null 2>&1 || skip 'this is not a git checkout'
    pack
    "$python" -m venv --system-site-packages "$work/venv"
    "$work/venv/bin/python" -m pip install --quiet --no-index --no-deps --find-links "$work/files" cubelang-algebra
    cd "$work"
    env -u PYTHONPATH "$work/venv/bin/python" - <<'END'
import importlib.metadata, subprocess
import cubelang
assert "/venv/" in cubelang.__file__, cubelang.__file__
assert cubelang.Session()("order(R U)") == 105
package = importlib.metadata.distribution("cubelang-algebra")
assert package.version == cubelang.__version__
libraries = subprocess.run(["ldd", cubelang._cubelang.__file__], capture_output=True, text=True).stdout.split()
others = [name for name in libraries if ".so" in name and "/" not in name and
          not name.startswith(("linux-vdso", "libc.so", "libm.so"))]
assert not others, others
# Its libstdc++ is hidden: with the parts of another one, which numpy may have loaded, streams throw std::bad_cast.
symbols = subprocess.run(["nm", "-D", "--defined-only", cubelang._cubelang.__file__], capture_output=True, text=True).stdout
assert "PyInit__cubelang" in symbols and "St6locale" not in symbols, symbols
END
    # The sdist has all sources of the module.
    mkdir "$work/sources"
    tar -xzf "$work"/files/cubelang?algebra-*.tar.gz -C "$work/sources" --strip-components=1
    cmake -S "$work/sources" -B "$work/build" -G Ninja -DCUBELANG_TESTS=OFF -DCUBELANG_PYTHON=ON \
        "-DPython3_EXECUTABLE=$python" >"$work/log" 2>&1 || fail "$(cat "$work/log")"
    ;;
*) fail "unknown artefact $name" ;;
esac
