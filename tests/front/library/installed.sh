#!/bin/sh
# installed.sh BUILD CXX FLAG...: the library as others have it. It is installed into a prefix, which is moved elsewhere; there
# each header compiles alone with many warnings, the examples are built by CMake and by pkg-config, say what they must, and
# the shared library shows the functions of cube.h and nothing else. FLAGS are those of the build: sanitizers have to agree.
set -eu
build=$1
CXX=$2
shift 2
flags=$*
root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
complain() { echo "$1"; failed=1; }

for component in library dev; do
    cmake --install "$build" --prefix "$work/first" --component $component >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
done
mv "$work/first" "$work/moved"
prefix=$work/moved
library=$(dirname "$(find "$prefix" -name libcubelang.so -o -name libcubelang.dylib)")
include=$prefix/include
# Where something was, or the sources are, nothing that is installed may say.
grep -rlF -e "$work/first" -e "$root" "$include" "$library"/cmake "$library"/pkgconfig && complain 'a path of here is installed'

# Each header by itself, and without this project's flags.
warnings='-Wall -Wextra -Wpedantic -Werror -fsyntax-only'
for header in "$include"/cubelang/*.hpp; do
    echo "#include <cubelang/$(basename "$header")>" >"$work/alone.cpp"
    # shellcheck disable=SC2086  # the flags are several words
    "$CXX" -std=c++20 $warnings -I"$include" -I"$include/cubelang/rooms" "$work/alone.cpp" || complain "$header does not compile alone"
done
echo '#include <cubelang/cube.h>' >"$work/alone.c"
cp "$work/alone.c" "$work/c.cpp"
# shellcheck disable=SC2086
{
    "$CXX" -x c -std=c99 $warnings -Wstrict-prototypes -I"$include" "$work/alone.c" || complain 'cube.h is not C99'
    "$CXX" -std=c++98 -Wall -Wextra -Werror -fsyntax-only -I"$include" "$work/c.cpp" || complain 'cube.h is not C++'
}

# By find_package, with the warnings that a careful user asks for.
cmake -G Ninja -S "$root/examples/library" -B "$work/build" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_CXX_COMPILER="$CXX" \
    -DCMAKE_CXX_FLAGS="$flags -Wall -Wextra -Wpedantic -Werror" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
cmake --build "$work/build" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }

# By pkg-config, where it is; else by what it would say.
export PKG_CONFIG_PATH="$library/pkgconfig"
if command -v pkg-config >/dev/null; then
    c_flags=$(pkg-config --cflags --libs cubelang)
    [ "$(pkg-config --modversion cubelang)" = "$(pkg-config --modversion cubelang-cpp)" ] || complain 'two versions'
    # shellcheck disable=SC2046,SC2086
    "$CXX" -std=c++20 $flags "$root/examples/library/group.cpp" $(pkg-config --cflags --libs cubelang-cpp) -o "$work/by_pc" ||
        complain 'cubelang-cpp.pc does not suffice'
    "$work/by_pc" R2 U2 'R2 U2' | grep -q '^12 elements' || complain 'by pkg-config: wrong answer'
else
    c_flags="-I$include -L$library -lcubelang"
fi
# shellcheck disable=SC2086
"$CXX" -x c -std=c99 -pedantic -Wall -Wextra -Werror $flags "$root/examples/library/answers.c" -x none $c_flags \
    -Wl,-rpath,"$library" -o "$work/build/answers"

# What they say.
says() { # NAME ARGUMENT...: as in tests/front/library/NAME.golden
    golden=$root/tests/front/library/$1.golden
    said=$work/said
    program=$work/build/$1
    shift
    { "$program" "$@" || echo "status $?"; } >"$said" 2>&1
    if [ -n "${UPDATE_GOLDEN:-}" ]; then cp "$said" "$golden"; fi
    diff -u "$golden" "$said" || complain "$program says something else"
}
cd "$work"
says session 'let a = R U' 'order(a)' 'order(a) + '
says cube 4 'Rw U2' F
says search 'R U2 F D' 'R L F2 L'\'' R'\'
says group R U 'R F'
printf 'order(R U)\nR U +\nlet a = 3\na + 1' | says answers
"$work/build/million" 1000 'order(R U)' 2>"$work/time" | grep -qF '"value":"105","statement":1000,' || complain 'not a thousand statements'
grep -q ' us a statement' "$work/time" || complain 'no time is told'

# The functions that cube.h declares are all that is shown.
if command -v nm >/dev/null && [ -e "$library/libcubelang.so" ]; then
    sed -n 's/^CUBE_API.*[ *]\(cube_[a-z_]*\)(.*/\1@@CUBELANG_0/p' "$include/cubelang/cube.h" | sort >"$work/declared"
    nm -D --defined-only "$library/libcubelang.so" | sed 's/^[^ ]* . //' | grep -vx 'CUBELANG_[0-9]*' | sort >"$work/shown"
    [ "$(wc -l <"$work/declared")" -ge 8 ] || complain 'the functions of cube.h are not found'
    diff -u "$work/declared" "$work/shown" || complain 'what libcubelang.so shows is not what cube.h declares'
fi
exit "$failed"
