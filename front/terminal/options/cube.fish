# Completion of cube for fish.

function __cube_complete
    set -l words (commandline -opc) (commandline -ct)
    for line in ($words[1] --complete $words[2..-1] 2>/dev/null)
        string match -q -- ':files*' $line && __fish_complete_path $words[-1] || echo $line
    end
end

complete -c cube -f -a '(__cube_complete)'
