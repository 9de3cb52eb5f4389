#!/bin/sh
# layers.sh ROOT ROWS: lists, as file:line, the #include lines that violate the architecture. ROWS is the table that CMake writes
# from its cube_layer rows, one room per line: `room: rooms that it may include`, where `cube/` means every room of the floor
# cube. Exit status 1 if there are any.
set -eu
rows=$(cat "$2")
cd "$1"

find lang runtime stdlib front \( -name '*.hpp' -o -name '*.cpp' \) -exec awk -v rows="$rows" '
BEGIN {
    # A room may include itself and the rooms after its colon.
    count = split(rows, row, "\n")
    for (n = 1; n <= count; ++n) may(row[n])

    # Libraries may be included if a row names them; machine and system headers only in one room each.
    target["tao"] = "taocpp::pegtl"
    target["md4c.h"] = "md4c::md4c"
    target["pybind11"] = "pybind11::headers"
    target["nlohmann"] = "nlohmann_json::nlohmann_json"
    target["hwy"] = "hwy::hwy"
    home["immintrin.h"] = home["arm_neon.h"] = "algebra/perm"
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

# The floor of a room, as in a row.
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
        breach(place, "\"" path "\" is not relative to the root, or not in a room")
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

# The place where the file includes the grammar library, directly or through headers; "" if it does not.
function grammar_include(file,    paths, count, i) {
    if (file in grammar) return grammar[file]
    if (file in seen) return ""
    seen[file] = 1
    count = split(includes[file], paths, " ")
    for (i = 1; i <= count; ++i) if (grammar_include(paths[i]) != "") return line[file, paths[i]]
    return ""
}

# The grammar that the file compiles: the first header …grammar.hpp that it includes, directly or indirectly.
function grammar_of(file,    paths, count, i, found) {
    if (file ~ /grammar\.hpp$/) return file
    if (file in asked) return ""
    asked[file] = 1
    count = split(includes[file], paths, " ")
    for (i = 1; i <= count; ++i) if ((found = grammar_of(paths[i])) != "") return found
    return ""
}

END {
    # Compiling PEGTL takes many seconds, so each grammar may be compiled by only one source.
    for (file in includes) readers[file] = 1
    for (file in grammar) readers[file] = 1
    for (file in readers) {
        if (file !~ /\.cpp$/) continue
        split("", seen)
        met = grammar_include(file)
        if (met == "") continue
        split("", asked)
        which = grammar_of(file)
        ++sources[which]
        places[which] = places[which] "\n" met ": one of several sources that compile this grammar"
    }
    for (which in sources) if (sources[which] > 1) { print substr(places[which], 2); broken = 1 }
    exit broken
}' {} +
