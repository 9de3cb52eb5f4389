# Sourced by held.sh. paint_GRAMMAR ROOT FOLDER: paints each file of FOLDER by an editor's grammar (see compare.cpp);
# returns 77 where that editor is not installed.

paint_vscode() {
    node=$(command -v node || command -v nodejs) || return 77
    modules=$1/build/editors/vscode/node_modules
    [ -e "$modules/vscode-textmate" ] && [ -e "$modules/vscode-oniguruma" ] || return 77
    "$node" "$1/tests/editors/textmate.cjs" "$1/editors/vscode/syntaxes/cube.tmLanguage.json" "$modules" "$2"/*.cube
}

# Vim's way to be silent; its exit status says whether there was an error, and what it wrote which.
paint_by_vim() { # COMMAND ROOT FOLDER
    command -v "$1" >/dev/null || return 77
    "$1" --clean -es -i NONE -n -V1 --cmd "set runtimepath^=$2/editors/vim" -S "$2/tests/editors/paint.vim" \
        "$3"/*.cube >"$3/said" 2>&1 </dev/null || { tail -n 5 "$3/said"; return 1; }
}
paint_vim() { paint_by_vim vim "$@"; }
paint_neovim() { paint_by_vim nvim "$@"; }

# The one of Debian's packages, where several are installed.
paint_pygments() {
    for python in /usr/bin/python3 python3; do
        "$python" -c 'import pygments' 2>/dev/null || continue
        "$python" "$1/tests/editors/paint.py" "$1/editors/pygments" "$2"/*.cube
        return
    done
    return 77
}

# Debian's, which is of version 9, or npm's.
paint_highlightjs() {
    node=$(command -v node || command -v nodejs) || return 77
    for library in /usr/share/nodejs/highlight.js "$1/build/editors/vscode/node_modules/highlight.js"; do
        [ -e "$library" ] || continue
        "$node" "$1/tests/editors/highlight.cjs" "$1/editors/highlight.js/cube.js" "$library" "$2"/*.cube
        return
    done
    return 77
}

paint_emacs() {
    command -v emacs >/dev/null || return 77
    emacs -Q --batch -L "$1/editors/emacs" -l "$1/tests/editors/paint.el" "$2"/*.cube
}
