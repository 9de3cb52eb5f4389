#!/bin/sh
# layers.sh must name what is wrong in a small house built wrong on purpose, and nothing in one built right.
set -eu
layers=$(cd "$(dirname "$0")" && pwd)/layers.sh
house=$(mktemp -d)
trap 'rm -rf "$house"' EXIT
cd "$house"
mkdir -p lang library stdlib runtime/perm runtime/cube runtime/eval runtime/session runtime/editor runtime/shell/system site web/door examples/cluster

file() { # PATH LINE...
    path=$1
    shift
    printf '%s\n' "$@" >"$path"
}

file rows 'lang: taocpp::pegtl' 'perm: Boost::headers' 'cube: perm' 'eval: lang cube' 'stdlib: ' 'session: eval stdlib' \
    'editor: ' 'site: session' 'web/door: session' 'shell/system: session' 'shell: shell/system session editor CLI11::CLI11'
file lang/grammar.hpp '#pragma once' '#include <tao/pegtl.hpp>'
file lang/parser.cpp '#include "lang/grammar.hpp"' '#include <tao/pegtl.hpp>'
file runtime/perm/block.hpp '#include <array>'
file runtime/perm/block.cpp '#include "runtime/perm/block.hpp"' '#include <hwy/highway.h>'
file runtime/cube/turn.cpp '#include "runtime/perm/block.hpp"'
file runtime/eval/value.cpp '#include "lang/grammar_free.hpp"' '#include "runtime/cube/turn.hpp"'
file runtime/session/session.cpp '#include "runtime/session/session.hpp"' '#include "stdlib/library.hpp"'
file runtime/editor/keys.cpp '#include <string>'
file web/door/door.cpp '#include "runtime/session/session.hpp"'
file site/page.cpp '#include "runtime/session/session.hpp"'
file runtime/shell/system/terminal.cpp '#include <termios.h>'
file runtime/shell/main.cpp '#include "runtime/session/session.hpp"' '#include "runtime/editor/keys.hpp"' '#include <CLI/CLI.hpp>'
sh "$layers" . rows || { echo "a house in order was refused"; exit 1; }

file runtime/perm/block.cpp '#include "block.hpp"' '' '#include "runtime/cube/turn.hpp"'
file runtime/cube/turn.cpp '#include <hwy/highway.h>' '  # include "lang/ast.hpp"'
file runtime/shell/main.cpp '// #include "lang/ast.hpp"' '#include "runtime/eval/value.hpp"'
file runtime/editor/keys.cpp '#include <termios.h>' '#include "runtime/session/session.hpp"'
file runtime/shell/system/terminal.cpp '#include <CLI/CLI.hpp>' '#include "runtime/shell/main.hpp"'
file lang/second.cpp '' '#include "lang/grammar.hpp"'
file web/door/door.cpp '#include "runtime/eval/value.hpp"'

if sh "$layers" . rows >found; then
    echo "a house out of order was accepted"
    exit 1
fi
sort found >sorted
cat >expected <<'END'
lang/parser.cpp:2: one of several sources that compile this grammar
lang/second.cpp:2: one of several sources that compile this grammar
runtime/cube/turn.cpp:1: <hwy/highway.h> belongs to perm alone
runtime/cube/turn.cpp:2: cube may not include lang (lang/ast.hpp)
runtime/editor/keys.cpp:1: <termios.h> belongs to shell/system alone
runtime/editor/keys.cpp:2: editor may not include session (runtime/session/session.hpp)
runtime/perm/block.cpp:1: "block.hpp" is not written from the root, or in no room
runtime/perm/block.cpp:3: perm may not include cube (runtime/cube/turn.hpp)
runtime/shell/main.cpp:2: shell may not include eval (runtime/eval/value.hpp)
runtime/shell/system/terminal.cpp:1: shell/system may not include <CLI/CLI.hpp>: its row does not name CLI11::CLI11
runtime/shell/system/terminal.cpp:2: shell/system may not include shell (runtime/shell/main.hpp)
web/door/door.cpp:1: web/door may not include eval (runtime/eval/value.hpp)
END
diff -u expected sorted
