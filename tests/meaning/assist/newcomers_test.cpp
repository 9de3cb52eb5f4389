// Words that newcomers search for.

#include <algorithm>
#include <array>

#include "lang/advice/table.hpp"
#include "runtime/meaning/assist/search.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "stdlib/library.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/data.hpp"

namespace cubelang::meaning::newcomers_test {
namespace {

constexpr std::string_view words[] = {"sexy",         "eo",          "cfop",        "petrus",
                                      "roux",         "cmll",        "ao5",         "tps",
                                      "demo",         "intro",       "hello",       "break",
                                      "kernel",       "sylow",       "isomorphic",  "conjugator",
                                      "unsolvable",   "readfile",    "cheat",       "3-style",
                                      "zbll",         "1lll",        "vls",         "ollcp",
                                      "zbls",         "sv",          "hls",         "eoll",
                                      "ocll",         "impossible",  "flip",        "lesson",
                                      "same",         "equivalent",  "auf",         "rotation",
                                      "oll",          "pll",         "f2l",         "cross",
                                      "coll",         "cll",         "eg",          "wv",
                                      "lse",          "epll",        "ell",         "els",
                                      "cls",          "tcll",        "scramble",    "shuffle",
                                      "mix",          "solve",       "solver",      "solution",
                                      "optimal",      "shortest",    "kociemba",    "thistlethwaite",
                                      "god",          "diameter",    "antipodes",   "timer",
                                      "notation",     "moves",       "wide",        "slice",
                                      "prime",        "inverse",     "undo",        "reset",
                                      "quit",         "exit",        "help",        "history",
                                      "save",         "load",        "import",      "include",
                                      "function",     "def",         "lambda",      "while",
                                      "for",          "loop",        "repeat",      "if",
                                      "elif",         "switch",      "try",         "variable",
                                      "constant",     "list",        "array",       "dict",
                                      "hashmap",      "set",         "string",      "format",
                                      "print",        "echo",        "printf",      "len",
                                      "range",        "sort",        "sorted",      "reverse",
                                      "map",          "filter",      "reduce",      "fold",
                                      "zip",          "append",      "index",       "head",
                                      "tail",         "sum",         "average",     "sqrt",
                                      "pow",          "abs",         "mod",         "div",
                                      "random",       "dice",        "group",       "subgroup",
                                      "generators",   "order",       "center",      "centralizer",
                                      "normalizer",   "stabilizer",  "orbit",       "coset",
                                      "quotient",     "abelian",     "simple",      "homomorphism",
                                      "automorphism", "isomorphism", "conjugacy",   "conjugate",
                                      "commutator",   "derived",     "permutation", "cycle",
                                      "parity",       "sign",        "identity",    "transposition",
                                      "swap",         "twist",       "corner",      "edge",
                                      "wing",         "piece",       "sticker",     "colour",
                                      "red",          "draw",        "picture",     "svg",
                                      "png",          "animate",     "video",       "sheet",
                                      "blindfolded",  "memo",        "buffer",      "speffz",
                                      "fmc",          "insertions",  "skeleton",    "megaminx",
                                      "pyraminx",     "cuboid",      "4x4",         "supercube",
                                      "reachable",    "solvable",    "count",       "positions",
                                      "tutorial",     "course",      "exercise",    "teacher",
                                      "invariants"};

std::string found(std::string_view word) {
    static const Scope nothing(vocabulary());
    static const render::Screen wide;
    return render::painted(search({nothing, wide}, word), {});
}

}  // namespace

TEST_CASE("a search finds something for every word of newcomers") {
    CHECK(std::size(words) >= 150);
    for (const auto word : words) {
        INFO(word);
        CHECK(found(word).find("nothing found") == std::string::npos);
    }
}

TEST_CASE("a search finds something for every word of advice, every module and every lesson") {
    for (const auto& row : lang::advice())
        for (const auto word : row.is_word() ? lang::words_in(row.pattern) : std::vector<std::string_view>()) {
            INFO(word);
            CHECK(found(word).find("nothing found") == std::string::npos);
        }
    for (const auto& module : library::modules()) CHECK(found(module.name).find(module.name) != std::string::npos);
    for (int number = 1; number <= 13; ++number)
        for (const auto& path : test::source_paths("examples/lessons", ".md"))
            if (path.find("/" + std::to_string(number) + "-") != path.npos) {
                const auto text = test::source_text(path);
                const auto title = text.substr(2, text.find('\n') - 2);
                INFO(title);
                CHECK(found(title).find("cube lesson " + std::to_string(number)) != std::string::npos);
            }
}

}  // namespace cubelang::meaning::newcomers_test
