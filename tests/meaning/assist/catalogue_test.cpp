#include "runtime/meaning/assist/catalogue.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"

#include "runtime/render/screen.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::catalogue_test {
namespace {

Scope scope_with(int count, const std::string& module) {
    Scope scope(vocabulary());
    for (int i = 0; i < count; ++i)
        scope.bind("name_" + std::to_string(i), {make_integer(i), "number " + std::to_string(i), module});
    return scope;
}

std::string plain(const render::Drawing& drawing) { return render::painted(drawing, {}) + "\n"; }
bool holds(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

const Scope nothing(vocabulary());

}  // namespace

TEST_CASE("a short listing is complete, a long one lists imports by module with their number") {
    CHECK(plain(listing(nothing)) == "nothing is defined yet; try: let trigger = R U R' U'\n");
    CHECK(plain(listing(scope_with(2, "m"))) == "name_0            number 0  [m]\nname_1            number 1  [m]\n");
    const auto many = plain(listing(scope_with(41, "m")));
    CHECK(holds(many, "m (41)  name_0 name_1 "));
    CHECK(holds(many, "41 names: 0 defined here, 41 imported"));
}

}  // namespace cubelang::meaning::catalogue_test
