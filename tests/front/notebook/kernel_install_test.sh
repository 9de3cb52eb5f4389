#!/bin/sh
# kernel_install_test.sh PROGRAM: tests `cube kernel install` and `remove`: folders, files, and kernels of other programs.
set -u
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
unset JUPYTER_DATA_DIR XDG_DATA_HOME
export HOME="$work/home" LC_ALL=C
failed=0

expect() { # STATUS OUTPUT ARGUMENT...
    wanted=$1 output=$2
    shift 2
    status=0
    "$program" kernel "$@" >out 2>&1 || status=$?
    [ "$status" = "$wanted" ] && grep -qF -e "$output" out && return
    printf 'FAILED: cube kernel %s: status %s\n' "$*" "$status"
    cat out
    failed=1
}
has() { # FOLDER
    for file in kernel.json cube_kernel.py logo-svg.svg logo-32x32.png logo-64x64.png; do
        [ -s "$1/$file" ] || { echo "FAILED: $1 lacks $file"; failed=1; }
    done
}

case $(uname) in
Darwin) own=home/Library/Jupyter/kernels/cube ;;
*) own=home/.local/share/jupyter/kernels/cube ;;
esac
expect 0 "installed: $work/$own" install --user
has "$own"
# A build with sanitizers has no memory limit.
limited=1
"$program" --memory-limit 1G -e 1 2>&1 | grep -q 'this build watches its memory itself' && limited=
expect 0 "installed: $work/$own" install --user ${limited:+--memory-limit 1G} --time-limit 10
[ -z "$limited" ] || grep -q -e '"--memory-limit=1073741824"' "$own/kernel.json" ||
    { echo 'FAILED: the memory limit'; failed=1; }
grep -q -e '"--time-limit=10' "$own/kernel.json" || { echo 'FAILED: the time limit'; failed=1; }
grep -qF "$program" "$own/kernel.json" || { echo 'FAILED: the path of the program'; failed=1; }
expect 0 "removed: $work/$own" remove --user
[ ! -e "$own" ] || { echo 'FAILED: the folder is not removed'; failed=1; }
expect 1 'there is no kernel' remove --user
expect 1 'not removed: ' remove --user

JUPYTER_DATA_DIR=$work/data expect 0 "installed: $work/data/kernels/cube" install --user
if [ "$(uname)" != Darwin ]; then
    XDG_DATA_HOME=$work/xdg expect 0 "installed: $work/xdg/jupyter/kernels/cube" install --user
fi
expect 0 "installed: place/share/jupyter/kernels/cube" install --prefix place
has place/share/jupyter/kernels/cube
touch place/share/jupyter/kernels/cube/mine
expect 0 removed remove --prefix place
[ "$(ls place/share/jupyter/kernels/cube)" = mine ] || { echo 'FAILED: other files are removed'; failed=1; }

# A link to another folder, whose files are not ours.
mkdir -p linked/share/jupyter/kernels elsewhere
ln -s "$work/elsewhere" linked/share/jupyter/kernels/cube
expect 1 'this is a link to a folder without a kernel' install --prefix linked
[ -z "$(ls elsewhere)" ] || { echo 'FAILED: files are written through a link'; failed=1; }
export HOME=relative
expect 2 'HOME is not set to an absolute path' install --user
export HOME="$work/home"
# Kernels of other programs, and folders that cannot be written.
echo '{"argv": ["other"]}' >place/share/jupyter/kernels/cube/kernel.json
expect 1 'this kernel was not installed by cube' install --prefix place
expect 1 'this kernel was not installed by cube' remove --prefix place
mkdir -p folder/share/jupyter/kernels/cube/kernel.json
expect 1 'cannot be read' install --prefix folder
touch file
expect 1 'not installed: file/share/jupyter/kernels/cube: cannot be created: Not a directory' install --prefix file
mkdir -p busy/share/jupyter/kernels/cube/logo-svg.svg
expect 1 'logo-svg.svg: this is not an ordinary file' install --prefix busy
if [ "$(id -u)" != 0 ]; then
    expect 1 '--user installs it for the current user only' install
fi
HOME='' expect 2 '--user: HOME is not set' install --user

expect 2 'the action must be install or remove'
expect 2 "try 'cube kernel --help'"
expect 2 "the action must be install or remove, not 'forget'" forget
expect 2 "unexpected argument 'now'" install now
expect 2 '--user and --prefix exclude each other' install --user --prefix place
expect 2 '--prefix: DIR is missing' install --prefix ''
exit "$failed"
