# Sourced by grammar.sh, which sets root (the source tree) and editors (the built folders). paint_GRAMMAR FILE...: highlights
# each file with an editor's grammar (see compare.cpp); returns 77 if the editor is not installed.
# shellcheck shell=sh disable=SC2154

# With the libraries of VS Code itself, which front/editors/vscode/pack has fetched.
paint_vscode() {
    node=$(command -v node || command -v nodejs) || return 77
    modules=$root/build/editors/vscode/node_modules
    [ -e "$modules/vscode-textmate" ] && [ -e "$modules/vscode-oniguruma" ] || return 77
    "$node" "$root/tests/front/editors/textmate.cjs" "$editors/vscode/syntaxes" "$modules" "$@"
}

# In Vim's silent mode; the exit status and the output report errors.
paint_by() { # COMMAND FILE...
    command -v "$1" >/dev/null || return 77
    vim=$1
    shift
    "$vim" --clean -es -i NONE -n -V1 --cmd "set runtimepath^=$editors/vim" -S "$root/tests/front/editors/paint.vim" \
        "$@" </dev/null
}
paint_vim() { paint_by vim "$@"; }
paint_neovim() { paint_by nvim "$@"; }

# Debian's Python first, if several are installed.
paint_pygments() {
    for python in /usr/bin/python3 python3; do
        "$python" -c 'import pygments' 2>/dev/null || continue
        "$python" "$root/tests/front/editors/paint.py" "$editors/pygments" "$@"
        return
    done
    return 77
}
