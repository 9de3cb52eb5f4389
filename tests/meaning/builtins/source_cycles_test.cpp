#include "runtime/meaning/eval/source_cycles.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::meaning::source_cycles_test {
namespace {

using Strings = std::vector<std::string>;

Strings written(const std::string& list, std::size_t count) {
    const auto source = lang::make_source("test", "cayley(" + list + ", \"x.svg\")");
    return cycle_texts_of_items({source, {7, static_cast<std::uint32_t>(7 + list.size())}}, count);
}

}  // namespace

TEST_CASE("cycles keep their source text") {
    CHECK(written("{(uf,ur,ub), ( uf, ur )(ub,ul)}", 2) == Strings{"(uf,ur,ub)", "( uf, ur )(ub,ul)"});
    CHECK(written("{(+uf,ur)'}", 1) == Strings{"(+uf,ur)'"});
}

TEST_CASE("items that are not cycles have no text") {
    CHECK(written("{R, t, f(1, 2), (uf,ur)}", 4) == Strings{"", "", "", "(uf,ur)"});
    CHECK(written("{(uf,ur) # a comment, with a comma\n}", 1).empty());
    CHECK(written("group", 2).empty());
    CHECK(written("{}", 0).empty());
    CHECK(cycle_texts_of_items({}, 1).empty());
}

}  // namespace cubelang::meaning::source_cycles_test
