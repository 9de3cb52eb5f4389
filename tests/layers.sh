#!/bin/sh
# layers.sh ROOT ROWS: reads the #include lines of every room and names, as file:line, those that break the order. ROWS is
# the table that CMake writes from its cube_layer rows, a room a line: `room: what it uses`, where `cube/` is every room of the
# floor cube. Exit status 1 if there is any.
set -eu
rows=$(cat "$2")
cd "$1"

find lang runtime stdlib front \( -name '*.hpp' -o -name '*.cpp' \) -exec awk -v rows="$rows" '
BEGIN {
    # A room may include itself and what follows its colon.
    count = split(rows, row, "\n")
    for (n = 1; n <= count; ++n) may(row[n])

    # Libraries are included where a row names them; of the machine and the system, each has its room.
    target["tao"] = "taocpp::pegtl"
    target["md4c.h"] = "md4c::md4c"
    target["pybind11"] = "pybind11::headers"
    target["nlohmann"] = "nlohmann_json::nlohmann_json"
    home["hwy"] = home["immintrin.h"] = home["arm_neon.h"] = "algebra/perm"
    home["termios.h"] = "front/terminal/prompt"
}

function may(row,    words, count, i) {
    count = split(row, words, /[ ]+/)
    sub(/:$/, "", words[1])
    for (i = 1; i <= count; ++i) if (words[i] != "") allowed[words[1], words[i]] = 1
    known[words[1]] = 1
}

function room_of(path) {
    sub(/^runtime\//, "", path)
    sub(/\/[^\/]*$/, "", path)
    return path
}

# The floor of a room, as a row names it.
function floor_of(room) {
    sub(/\/.*/, "", room)
    return room "/"
}

function breach(place, text) {
    print place ": " text
    broken = 1
}

FNR == 1 { here = room_of(FILENAME) }

/^[ \t]*#[ \t]*include[ \t]*[<"]/ {
    place = FILENAME ":" FNR
    path = $0
    sub(/^[^<"]*[<"]/, "", path)
    sub(/[>"].*/, "", path)
    if ($0 ~ /"/) own(path); else foreign(path)
}

function own(path,    there) {
    there = room_of(path)
    if (path !~ /^(lang|runtime|stdlib|front)\// || !(there in known))
        breach(place, "\"" path "\" is not written from the root, or in no room")
    else if (!((here, there) in allowed) && !((here, floor_of(there)) in allowed))
        breach(place, here " may not include " there " (" path ")")
    includes[FILENAME] = includes[FILENAME] " " path
    line[FILENAME, path] = place
}

function foreign(path,    library) {
    library = path
    sub(/\/.*/, "", library)
    if (library in home && home[library] != here)
        breach(place, "<" path "> belongs to " home[library] " alone")
    if (library in target && !((here, target[library]) in allowed))
        breach(place, here " may not include <" path ">: its row does not name " target[library])
    if (path ~ /^tao\/pegtl/) grammar[FILENAME] = place
}

# Where the file meets the grammar library, itself or through its headers; "" if it never does.
function meets_grammar(file,    paths, count, i) {
    if (file in grammar) return grammar[file]
    if (file in seen) return ""
    seen[file] = 1
    count = split(includes[file], paths, " ")
    for (i = 1; i <= count; ++i) if (meets_grammar(paths[i]) != "") return line[file, paths[i]]
    return ""
}

# The grammar that the file compiles: the first header named …grammar.hpp among its includes, theirs included.
function grammar_of(file,    paths, count, i, found) {
    if (file ~ /grammar\.hpp$/) return file
    if (file in asked) return ""
    asked[file] = 1
    count = split(includes[file], paths, " ")
    for (i = 1; i <= count; ++i) if ((found = grammar_of(paths[i])) != "") return found
    return ""
}

END {
    # PEGTL costs every source that reads it many seconds: one source for each grammar.
    for (file in includes) readers[file] = 1
    for (file in grammar) readers[file] = 1
    for (file in readers) {
        if (file !~ /\.cpp$/) continue
        split("", seen)
        met = meets_grammar(file)
        if (met == "") continue
        split("", asked)
        which = grammar_of(file)
        ++sources[which]
        places[which] = places[which] "\n" met ": one of several sources that compile this grammar"
    }
    for (which in sources) if (sources[which] > 1) { print substr(places[which], 2); broken = 1 }
    exit broken
}' {} +
