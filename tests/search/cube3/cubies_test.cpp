#include "runtime/search/cube3/cubies.hpp"

#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"
#include "tests/support/state.hpp"

namespace cubelang::search::cube3::cubies_test {
namespace {

Cubies of_moves(const std::vector<cube::Move>& moves) {
    return cubies_from_rows(cube::cubies_of(test::play({3}, moves)));
}

}  // namespace

TEST_CASE("the solvers' moves equal the cube's moves") {
    const std::string faces = "RUFLDB";
    for (int move = 0; move < face_moves; ++move)
        CHECK(cubies_of_moves()[static_cast<std::size_t>(move)] ==
              of_moves({{.letter = faces[static_cast<std::size_t>(move / 3)],
                         .turns = static_cast<std::int8_t>(move % 3 + 1)}}));
}

TEST_CASE("a middle layer's move is its turn and the inverse rotation of the whole cube") {
    CHECK(cubies_of_moves()[18] == of_moves({{.letter = 'M', .turns = -1}, {.letter = 'x', .turns = -1}}));
    CHECK(cubies_of_moves()[22] == of_moves({{.letter = 'E', .turns = -2}, {.letter = 'y', .turns = -2}}));
    CHECK(cubies_of_moves()[26] == of_moves({{.letter = 'S', .turns = 3}, {.letter = 'z', .turns = -3}}));
}

TEST_CASE("products and inverses of cubies agree with those of states") {
    test::property("cubies of a product", [] {
        const auto a = *test::moves(3), b = *test::moves(3);
        auto both = a;
        both.insert(both.end(), b.begin(), b.end());
        RC_ASSERT(product(of_moves(a), of_moves(b)) == of_moves(both));
        RC_ASSERT(product(of_moves(a), inverse(of_moves(a))) == Cubies{});
    });
}

TEST_CASE("the conjugate of a move number is the number of the conjugate") {
    for (const auto s : cube::symmetries())
        for (int move = 0; move < all_moves; ++move)
            CHECK(cubies_of_moves()[static_cast<std::size_t>(conjugate(move, s))] ==
                  conjugate(cubies_of_moves()[static_cast<std::size_t>(move)], s));
}

TEST_CASE("a move and its inverse cancel") {
    for (int move = 0; move < all_moves; ++move)
        CHECK(product(cubies_of_moves()[static_cast<std::size_t>(move)],
                      cubies_of_moves()[static_cast<std::size_t>(inverse_move(move))]) == Cubies{});
}

}  // namespace cubelang::search::cube3::cubies_test
