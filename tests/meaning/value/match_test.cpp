#include "runtime/meaning/value/value.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::meaning::match_test {
namespace {

struct OfEach {
    int operator()(const List& list) const { return list.extent.depth; }
    template <one_of<Integer, Boolean, Text, Algorithm, Permutation, Location, Record, Goal, Map, Set, Function,
                     cube::Symmetry, Picture, Mirrored, Tuple, Fraction, Group, Stream>
                  T>
    int operator()(const T&) const {
        return 0;
    }
};

struct WithoutPicture {
    template <one_of<Integer, Boolean, Text, Algorithm, Permutation, Location, List, Record, Goal, Map, Set, Function,
                     cube::Symmetry, Mirrored, Tuple, Fraction, Group, Stream>
                  T>
    int operator()(const T&) const {
        return 0;
    }
};

struct CatchesAll : OfEach {
    using OfEach::operator();
    template <class T>
    int operator()(const T&) const {
        return 0;
    }
};

TEST_CASE("a visitor that misses a type of value, or accepts every type, does not compile") {
    STATIC_REQUIRE(total_visitor<OfEach>);
    STATIC_REQUIRE_FALSE(total_visitor<WithoutPicture>);
    STATIC_REQUIRE_FALSE(total_visitor<CatchesAll>);
}

TEST_CASE("match calls the overload for the value's type") {
    CHECK(match(make_list({make_list({})}), OfEach{}) == 2);
    CHECK(match(make_integer(7), OfEach{}) == 0);
}

}  // namespace
}  // namespace cubelang::meaning::match_test
