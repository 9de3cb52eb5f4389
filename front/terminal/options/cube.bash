# Completion of cube for bash.

_cube() {
    local word rest words=() files=() last=${COMP_WORDS[COMP_CWORD]}
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do [[ $word == '=' ]] || words+=("$word"); done
    [[ $last == '=' ]] && last=
    COMPREPLY=()
    while IFS=$'\t' read -r word rest; do
        [[ $word != :files ]] && COMPREPLY+=("$word") && continue
        mapfile -t files < <({ compgen -d -- "$last"; compgen -f -X "!$rest" -- "$last"; } | sort -u)
        compopt -o filenames 2>/dev/null
    done < <("${COMP_WORDS[0]}" --complete "${words[@]}" "$last" 2>/dev/null)
    COMPREPLY+=("${files[@]}")
}

complete -F _cube cube
