#include "runtime/assist/catalogue.hpp"
#include "runtime/builtins/table.hpp"

#include "runtime/render/text/screen.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::eval {
namespace {

Scope scope_with(int count, const std::string& module) {
    Scope scope(vocabulary());
    for (int i = 0; i < count; ++i)
        scope.bind("name_" + std::to_string(i), {make_integer(i), "number " + std::to_string(i), module});
    return scope;
}

std::string plain(const render::Drawing& drawing) { return render::painted(drawing, {}) + "\n"; }
std::string first_word(const std::string& text) { return text.substr(0, text.find(' ')); }
bool holds(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

const Scope nothing(vocabulary());

}  // namespace

TEST_CASE("a search finds names and meanings, the library's too, and the name itself comes first") {
    CHECK(first_word(plain(search(nothing, "order"))) == "order");
    CHECK(holds(plain(search(nothing, "order")), "\nvisible_order "));
    CHECK(first_word(plain(search(nothing, "sune"))) == "sune");
    CHECK(holds(plain(search(nothing, "sune")), "[import triggers]\n"));
    CHECK(holds(plain(search(nothing, "SUNE")), "[import triggers]\n"));
    CHECK(holds(plain(search(nothing, "colours look as before")), "visible_order "));
    CHECK(holds(plain(search(nothing, "quarter turns:")), "QTM"));
    CHECK(holds(plain(search(nothing, "commutators")), "help products"));
}

TEST_CASE("all words of a search must be found") {
    const auto found = plain(search(nothing, "three corners"));
    CHECK(holds(found, "niklas"));
    CHECK_FALSE(holds(found, "\norder "));
    CHECK(plain(search(nothing, "three qqqq")) == "nothing found about `three qqqq`\n");
}

TEST_CASE("what has been imported is found as what it is now") {
    CHECK(holds(plain(search(scope_with(1, "mine.cube"), "name_0")), "number 0  [mine.cube]\n"));
}

TEST_CASE("a long answer is cut, and says how much there is more") {
    const auto found = plain(search(nothing, "e"));
    CHECK(holds(found, " more; a second word narrows the search\n"));
    CHECK(std::ranges::count(found, '\n') == 41);
}

TEST_CASE("a list is told in full while it is short, and by modules with counts when it is long") {
    CHECK(plain(listing(nothing)) == "nothing is defined yet; try: let trigger = R U R' U'\n");
    CHECK(plain(listing(scope_with(2, "m"))) == "name_0            number 0  [m]\nname_1            number 1  [m]\n");
    const auto many = plain(listing(scope_with(41, "m")));
    CHECK(holds(many, "m (41)  name_0 name_1 "));
    CHECK(holds(many, "41 names: 0 of your own, 41 imported"));
}

}  // namespace cubelang::eval
