#include "runtime/meaning/assist/search.hpp"

#include <algorithm>

#include "runtime/meaning/bind/vocabulary.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::search_test {
namespace {

const Scope nothing(vocabulary());
const render::Screen wide;
const std::vector<PromptCommand> commands{{"undo N", "undoes N statements"}, {"quit", "leave"}};

std::string found(std::string_view words, const Scope& scope = nothing) {
    return render::painted(search({scope, wide, commands}, words), {}) + "\n";
}
std::string first(std::string_view words) { return found(words).substr(0, found(words).find("  ")); }
bool holds(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

}  // namespace

TEST_CASE("a search finds names and meanings, also in the library, and lists the name itself first") {
    CHECK(first("order") == "order");
    CHECK(holds(found("order"), "\nvisible_order "));
    CHECK(first("sune") == "sune");
    CHECK(holds(found("sune"), "[import triggers]\n"));
    CHECK(holds(found("SUNE"), "[import triggers]\n"));
    CHECK(holds(found("colours of a solved cube"), "visible_order "));
    CHECK(holds(found("quarter turns:"), "QTM"));
}

TEST_CASE("topics come before functions, and functions before the library") {
    CHECK(first("conjugation") == "help products");
    CHECK(first("conjugate") == "conjugate");
    CHECK(first("commutators") == "commutators");
    CHECK(holds(found("commutators"), "help products"));
    CHECK(first("cycles") == "help cycles");
    CHECK(found("parity").find("\nparity ") < found("parity").find("[import "));
}

TEST_CASE("the text of examples is not searched") { CHECK_FALSE(holds(found("order"), "\noll_1 ")); }

TEST_CASE("words of other programs find the names in this language") {
    CHECK(first("scramble") == "scramble");
    CHECK(first("shuffle") == "scramble");
    CHECK(first("identity") == "identity");
    CHECK(first("tutorial") == "help lessons");
    CHECK(first("lesson") == "help lessons");
    CHECK(first("prime") == "help '");
    CHECK(first("inverse") == "inverse");
    CHECK(first("undo") == "undo N");
    CHECK(first("auf") == "find");
}

TEST_CASE("a last-layer case is found by its usual name") {
    for (const auto* words : {"T perm", "tperm", "t-perm", "T permutation"}) CHECK(first(words) == "pll_t");
    CHECK(holds(found("J perm"), "\npll_jb"));
}

TEST_CASE("a command of the prompt is found, and nothing else") { CHECK(found("quit") == "quit              leave\n"); }

TEST_CASE("signs and moves are found") {
    CHECK(first("[") == "help [");
    CHECK(first("==") == "help ==");
    CHECK(first("R") == "help R");
    CHECK(first("@uf") == "help @");
}

TEST_CASE("an entry must contain all words of a search") {
    CHECK(holds(found("three corners"), "niklas"));
    CHECK_FALSE(holds(found("three corners"), "\norder "));
    CHECK(found("three qqqq") == "nothing found for `three qqqq`\n");
    CHECK(found("ordre") == "nothing found for `ordre`; did you mean `order`?\n");
}

TEST_CASE("an imported name is found with its current module") {
    Scope scope(vocabulary());
    scope.bind("name_0", {make_integer(0), "number 0", "mine.cube"});
    CHECK(holds(found("name_0", scope), "number 0  [mine.cube]\n"));
}

TEST_CASE("a long result is shortened and ends with the number of further entries") {
    CHECK(holds(found("permutation"), " more; a second word narrows the search\n"));
    CHECK(std::ranges::count(found("permutation"), '\n') == 41);
}

TEST_CASE("of cases that differ in their numbers only, a search shows the first") {
    const auto sunes = found("sune");
    for (const auto* shown : {"cll_s_1 ", "oll_27 ", "left_sune "}) CHECK(holds(sunes, shown));
    for (const auto* hidden : {"cll_s_2 ", "coll_s_3 ", "eg1_as_6 "}) CHECK_FALSE(holds(sunes, hidden));
    CHECK(holds(sunes, "and 30 that differ in numbers only: help cll, help coll, help eg1\n"));
    CHECK(holds(found("cll_s_2"), "cll_s_2 "));
}

}  // namespace cubelang::meaning::search_test
