# Reads a file of sessions with lessons and the program:
#
#     --- file NAME
#     the text of a file
#
#     --- NAME OF A SESSION
#     # run: lesson FILE
#     the student's lines
#     ---
#     the output
#     status 0
#
# An empty line before a heading belongs to neither part. Writes the files, and the lines of the n-th session to
# TO/n.typed; with ACCEPTS writes the same sessions to standard output, with the outputs in TO/n.out.
function flush(count) { while (count-- > 0) put("") }
function put(line) {
    if (accepts) { if (part != "output") print line }
    else if (part != "output") print line > path
}
/^--- / {
    if (part != "") { flush(blanks - 1); if (accepts) print "" }
    blanks = 0
    if (accepts) print
    else if (path != "") close(path)
    part = $2 == "file" ? "file" : "typed"
    path = part == "file" ? $3 : sprintf("%s/%03d.typed", to, ++count)
    if (!accepts && part == "file" && path ~ /\//) system("mkdir -p $(dirname " path ")")
    if (!accepts) printf "" > path  # it may be empty
    next
}
/^---$/ {
    flush(blanks)
    blanks = 0
    part = "output"
    if (accepts) {
        print
        path = sprintf("%s/%03d.out", to, count)
        while ((getline line < path) > 0) print line
    }
    next
}
/^$/ { ++blanks; next }
{ flush(blanks); blanks = 0; put($0) }
