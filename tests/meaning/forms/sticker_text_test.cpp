// Colours of stickers in the letters and in the orders of the faces in which people write them.

#include "runtime/meaning/forms/sticker_text.hpp"

#include <algorithm>
#include <array>

#include "lang/diagnostic.hpp"
#include "runtime/cube/query/random_state.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::sticker_text_test {
namespace {

const std::string_view orders[] = {"URFDLB", "ULFRBD", "UFRBLD", "UDLRFB", "UDFBLR", "URFLBD", "UFRDBL",
                                   "UDRLFB", "UDFBRL", "UFLRBD", "FRBLUD", "FBLRUD", "LUFDRB"};

// The faces one after the other, with letters for U R F D L B.
std::string written(const cube::State& state, std::string_view order, std::string_view letters) {
    const auto colors = cube::colors_of(state);
    const auto each = colors.size() / 6;
    std::string text;
    for (const char face : order)
        for (std::size_t i = 0; i < each; ++i)
            text += letters[written_order.find(cube::capital(colors[written_order.find(face) * each + i]))];
    return text;
}

// The net row by row, in lines or without.
std::string net_of(const cube::State& state, std::string_view letters, std::string_view end_of_line) {
    const auto text = written(state, "ULFRBD", letters);
    const auto n = static_cast<std::size_t>(state.cube.n);
    std::string net;
    for (std::size_t row = 0; row < 3 * n; ++row) {
        const auto [first, last] =
            std::array<std::pair<std::size_t, std::size_t>, 3>{{{0, 0}, {1, 4}, {5, 5}}}[row / n];
        for (auto face = first; face <= last; ++face) net += text.substr((face * n + row % n) * n, n);
        net += end_of_line;
    }
    return net;
}

WrittenColors read(cube::Cube cube, const std::string& text, const std::string& scheme = {}) {
    return read_stickers(cube, lang::make_source("text", text), scheme);
}

constexpr cube::Cube three{3};

}  // namespace

TEST_CASE("every usual order of the faces is found, in any letters") {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto state = query::random_state(three, query::Chance(seed));
        for (const auto order : orders)
            for (const auto* letters : {"URFDLB", "WRGYOB", "123456", "wrgyob", "KTXZQV", "YOGWRB"})
                CHECK(read(three, written(state, order, letters)).faces == cube::colors_of(state));
    }
}

TEST_CASE("a net is read row by row, with lines and without") {
    for (const cube::Cube cube : {cube::Cube{2}, three, cube::Cube{5}})
        for (const auto* end : {"", "\n"}) {
            if (cube.n == 2 && *end == '\0') continue;  // without centres, letters do not tell a net from faces
            const auto state = query::random_state(cube, query::Chance(7));
            CHECK(read(cube, net_of(state, "URFDLB", end)).faces == cube::colors_of(state));
        }
}

TEST_CASE("without centres, the corner at dbl names the colours") {
    const auto text = written(cube::solved({2}), "URFDLB", "WRGYOB");
    CHECK(read({2}, text).faces == cube::colors_of(cube::solved({2})));
    CHECK(
        read({2}, text).note.ends_with("with the corner at dbl as solved, the colours of U R F D L B are W R G Y O B"));
}

TEST_CASE("the note says the order of the faces and which colour is which face") {
    const auto state = query::random_state(three, query::Chance(1));
    CHECK(read(three, written(state, "URFDLB", "URFDLB")).note.empty());
    CHECK(read(three, written(state, "ULFRBD", "URFDLB")).note == "the faces are read in the order U L F R B D");
    CHECK(
        read(three, written(state, "ULFRBD", "WRGYOB")).note ==
        "the faces are read in the order U L F R B D; as the centres say, the colours of U R F D L B are W R G Y O B");
}

TEST_CASE("a scheme says which face has which colour, in any hold") {
    const auto turned = read(three, written(cube::solved(three), "URFDLB", "YOGWRB"), "WRGYOB");
    CHECK(turned.faces.front() == cube::Face::d);
    CHECK(turned.scheme == "WRGYOB");
    CHECK(read(three, written(cube::solved(three), "ULFRBD", "KTXZQV"), "ktxzqv").faces ==
          cube::colors_of(cube::solved(three)));
}

TEST_CASE("the nearest repair is one sticker, or an exchange of two") {
    const auto right = cube::colors_of(query::random_state(three, query::Chance(3)));
    CHECK(nearest_repair(three, right).size() == 1);  // to paint a sticker as it is
    auto faces = right;
    std::swap(faces[0], *std::ranges::find_if(faces, [&](auto face) { return face != right[0]; }));
    CHECK(nearest_repair(three, faces).size() == 2);
}

}  // namespace cubelang::meaning::sticker_text_test
