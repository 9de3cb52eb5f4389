#!/bin/sh
# layers_test.sh: checks that layers.sh accepts a correct small source tree and lists the faults of a wrong one.
set -eu
layers=$(cd "$(dirname "$0")" && pwd)/layers.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
cd "$tree"
mkdir -p lang stdlib runtime/algebra/perm runtime/cube/query runtime/meaning/value runtime/meaning/eval runtime/session \
    front/terminal/prompt front/site

file() { # PATH LINE...
    path=$1
    shift
    printf '%s\n' "$@" >"$path"
}

# perm, cube and eval name rooms of the same floor; all others name floors.
file rows 'lang: taocpp::pegtl' 'stdlib: ' 'algebra/perm: hwy::hwy' 'cube: algebra/' 'cube/query: algebra/ cube' \
    'meaning/value: lang/ cube/ algebra/ stdlib/' 'meaning/eval: lang/ cube/ algebra/ stdlib/ meaning/value' \
    'session: meaning/ lang/ cube/ algebra/ stdlib/' 'front/site: session/ meaning/' 'front/terminal/prompt: session/' \
    'front/terminal: session/ front/terminal/prompt nlohmann_json::nlohmann_json'
file lang/grammar.hpp '#pragma once' '#include <tao/pegtl.hpp>'
file lang/parser.cpp '#include "lang/grammar.hpp"' '#include <tao/pegtl.hpp>'
file runtime/algebra/perm/block.hpp '#include <array>'
file runtime/algebra/perm/block.cpp '#include "runtime/algebra/perm/block.hpp"' '#include <hwy/highway.h>'
file runtime/cube/turn.cpp '#include "runtime/algebra/perm/block.hpp"'
file runtime/cube/query/order.cpp '#include "runtime/cube/turn.hpp"' '#include "runtime/algebra/perm/block.hpp"'
file runtime/meaning/eval/eval.cpp '#include "lang/grammar_free.hpp"' '#include "runtime/cube/query/order.hpp"' \
    '#include "runtime/meaning/value/value.hpp"'
file runtime/session/session.cpp '#include "runtime/session/session.hpp"' '#include "runtime/meaning/eval/eval.hpp"'
file front/site/page.cpp '#include "runtime/session/session.hpp"'
file front/terminal/prompt/terminal.cpp '#include <termios.h>'
file front/terminal/main.cpp '#include "runtime/session/session.hpp"' '#include "front/terminal/prompt/terminal.hpp"' '#include <nlohmann/json.hpp>'
sh "$layers" . rows || { echo "a correct tree was rejected"; exit 1; }

file runtime/algebra/perm/block.cpp '#include "block.hpp"' '' '#include "runtime/cube/turn.hpp"'
file runtime/cube/turn.cpp '#include <hwy/highway.h>' '  # include "lang/ast.hpp"' '#include "runtime/cube/query/order.hpp"'
file runtime/meaning/value/value.cpp '#include "runtime/meaning/eval/eval.hpp"'
file front/site/page.cpp '#include <termios.h>' '#include "front/terminal/prompt/terminal.hpp"' '#include "lang/ast.hpp"'
file front/terminal/main.cpp '// #include "front/site/page.hpp"' '#include "front/site/page.hpp"'
file front/terminal/prompt/terminal.cpp '#include <nlohmann/json.hpp>' '#include "front/terminal/main.hpp"'
file lang/second.cpp '' '#include "lang/grammar.hpp"'

if sh "$layers" . rows >found; then
    echo "a wrong tree was accepted"
    exit 1
fi
sort found >sorted
sort >expected <<'END'
front/site/page.cpp:1: <termios.h> belongs to front/terminal/prompt alone
front/site/page.cpp:2: front/site may not include front/terminal/prompt (front/terminal/prompt/terminal.hpp)
front/site/page.cpp:3: front/site may not include lang (lang/ast.hpp)
front/terminal/main.cpp:2: front/terminal may not include front/site (front/site/page.hpp)
front/terminal/prompt/terminal.cpp:1: front/terminal/prompt may not include <nlohmann/json.hpp>: its row does not name nlohmann_json::nlohmann_json
front/terminal/prompt/terminal.cpp:2: front/terminal/prompt may not include front/terminal (front/terminal/main.hpp)
lang/parser.cpp:2: one of several sources that compile this grammar
lang/second.cpp:2: one of several sources that compile this grammar
runtime/algebra/perm/block.cpp:1: "block.hpp" is not relative to the root, or not in a room
runtime/algebra/perm/block.cpp:3: algebra/perm may not include cube (runtime/cube/turn.hpp)
runtime/cube/turn.cpp:1: cube may not include <hwy/highway.h>: its row does not name hwy::hwy
runtime/cube/turn.cpp:2: cube may not include lang (lang/ast.hpp)
runtime/cube/turn.cpp:3: cube may not include cube/query (runtime/cube/query/order.hpp)
runtime/meaning/value/value.cpp:1: meaning/value may not include meaning/eval (runtime/meaning/eval/eval.hpp)
END
diff -u expected sorted
