#compdef cube
# Completion of cube for zsh.

local line files=
local -a found
while IFS= read -r line; do
    [[ $line == :files$'\t'* ]] && files=${line#*$'\t'} || found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
done < <("$words[1]" --complete "${(@)words[2,CURRENT]}" 2>/dev/null)
_describe cube found
[[ -n $files ]] && _files -g "$files(-.)"
