// A moving picture: its frames follow the moves, and it ends with the position that they make.

#include "runtime/render/svg/moving.hpp"

#include <regex>

#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::render::svg::moving_test {
namespace {

Animation animation(cube::State start, std::vector<cube::Move> moves) {
    return {std::move(start), std::move(moves), "A title", "A summary", {}, 2};
}

// The groups, without their ids.
std::vector<std::string> frames_of(const std::string& picture) {
    std::vector<std::string> frames;
    static const std::regex group("<g id=\"[^\"]*\" class=\"[^\"]*\">(.*)</g>");
    for (std::sregex_iterator at(picture.begin(), picture.end(), group), end; at != end; ++at)
        frames.push_back((*at)[1]);
    return frames;
}

std::vector<std::string> frames_of(cube::State start, std::vector<cube::Move> moves) {
    return frames_of(moving_picture(animation(std::move(start), std::move(moves))));
}

constexpr cube::Move r{0, 1, 1, 'R', 1}, half_turn{0, 1, 1, 'R', -2}, back{0, 1, 1, 'U', 3}, pause{0, 1, 1, '.', 1};

}  // namespace

TEST_CASE("a quarter turn has seven frames and a half turn fourteen, between two of rest") {
    const auto frames = [](std::vector<cube::Move> moves) {
        return frames_of(cube::solved({}), std::move(moves)).size();
    };
    CHECK(frames({}) == 2);
    CHECK(frames({r}) == 9);
    CHECK(frames({half_turn}) == 16);
    CHECK(frames({r, pause, back}) == 16);
}

TEST_CASE("the first frame is the position at the start, and the last one that which the moves make") {
    test::property("on any cube", [] {
        const auto cube = *test::any_cube(2, 7);
        const auto start = *test::state(cube);
        const auto moves = *test::moves(cube.n);
        const auto frames = frames_of(start, moves);
        const auto end = test::product(start, test::play(cube, moves));
        RC_ASSERT(frames.front() == frames_of(start, {}).front());
        RC_ASSERT(frames.back() == frames_of(end, {}).front());
    });
}

TEST_CASE("between two positions each frame differs from the one before") {
    const auto frames = frames_of(cube::solved({}), {r, half_turn, back});
    for (std::size_t i = 1; i + 1 < frames.size(); ++i) CHECK(frames[i] != frames[i - 1]);
}

}  // namespace cubelang::render::svg::moving_test
