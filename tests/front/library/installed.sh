#!/bin/sh
# installed.sh BUILD CXX FLAG...: tests the installed library. It is installed into a prefix, which is then moved. There each header
# compiles alone with many warnings, the examples are built by CMake and by pkg-config and print the expected output, and the
# shared library exports exactly the functions of cube.h. FLAGS are those of the build, since sanitizers have to agree.
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
# Installed files must not contain the prefix or the source folder.
grep -rlF -e "$work/first" -e "$root" "$include" "$library"/cmake "$library"/pkgconfig && complain 'an installed file contains a path of this machine'

# Each header alone, without this project's flags.
warnings='-Wall -Wextra -Wpedantic -Werror -fsyntax-only'
for header in "$include"/cubelang/*.hpp; do
    echo "#include <cubelang/$(basename "$header")>" >"$work/alone.cpp"
    # shellcheck disable=SC2086  # several flags
    "$CXX" -std=c++20 $warnings -I"$include" -I"$include/cubelang/rooms" "$work/alone.cpp" || complain "$header does not compile alone"
done
echo '#include <cubelang/cube.h>' >"$work/alone.c"
cp "$work/alone.c" "$work/c.cpp"
# shellcheck disable=SC2086
{
    "$CXX" -x c -std=c99 $warnings -Wstrict-prototypes -I"$include" "$work/alone.c" || complain 'cube.h is not C99'
    "$CXX" -std=c++98 -Wall -Wextra -Werror -fsyntax-only -I"$include" "$work/c.cpp" || complain 'cube.h is not C++'
}

# With find_package, and many warnings.
cmake -G Ninja -S "$root/examples/library" -B "$work/build" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_CXX_COMPILER="$CXX" \
    -DCMAKE_CXX_FLAGS="$flags -Wall -Wextra -Wpedantic -Werror" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
cmake --build "$work/build" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }

# With pkg-config, or with equivalent flags.
export PKG_CONFIG_PATH="$library/pkgconfig"
if command -v pkg-config >/dev/null; then
    c_flags=$(pkg-config --cflags --libs cubelang)
    [ "$(pkg-config --modversion cubelang)" = "$(pkg-config --modversion cubelang-cpp)" ] || complain 'the versions differ'
    # shellcheck disable=SC2046,SC2086
    "$CXX" -std=c++20 $flags "$root/examples/library/group.cpp" $(pkg-config --cflags --libs cubelang-cpp) -o "$work/by_pc" ||
        complain 'cubelang-cpp.pc is not enough'
    "$work/by_pc" R2 U2 'R2 U2' | grep -q '^12 elements' || complain 'pkg-config: wrong answer'
else
    c_flags="-I$include -L$library -lcubelang"
fi
# shellcheck disable=SC2086
"$CXX" -x c -std=c99 -pedantic -Wall -Wextra -Werror $flags "$root/examples/library/answers.c" -x none $c_flags \
    -Wl,-rpath,"$library" -o "$work/build/answers"

# Their output.
prints() { # NAME ARGUMENT...: compared with tests/front/library/NAME.golden
    golden=$root/tests/front/library/$1.golden
    output=$work/output
    program=$work/build/$1
    shift
    { "$program" "$@" || echo "status $?"; } >"$output" 2>&1
    if [ -n "${UPDATE_GOLDEN:-}" ]; then cp "$output" "$golden"; fi
    diff -u "$golden" "$output" || complain "$program: wrong output"
}
cd "$work"
prints session 'let a = R U' 'order(a)' 'order(a) + '
prints cube 4 'Rw U2' F
prints search 'R U2 F D' 'R L F2 L'\'' R'\'
prints group R U 'R F'
printf 'order(R U)\nR U +\nlet a = 3\na + 1' | prints answers
"$work/build/million" 1000 'order(R U)' 2>"$work/time" | grep -qF '"value":"105","statement":1000,' || complain 'wrong number of statements'
grep -q ' us a statement' "$work/time" || complain 'no time is printed'

# Exactly the functions that cube.h declares are exported.
if command -v nm >/dev/null && [ -e "$library/libcubelang.so" ]; then
    sed -n 's/^CUBE_API.*[ *]\(cube_[a-z_]*\)(.*/\1@@CUBELANG_0/p' "$include/cubelang/cube.h" | sort >"$work/declared"
    nm -D --defined-only "$library/libcubelang.so" | sed 's/^[^ ]* . //' | grep -vx 'CUBELANG_[0-9]*' | sort >"$work/exported"
    [ "$(wc -l <"$work/declared")" -ge 8 ] || complain 'the functions of cube.h were not found'
    diff -u "$work/declared" "$work/exported" || complain 'libcubelang.so does not export what cube.h declares'
fi
exit "$failed"
