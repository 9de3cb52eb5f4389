#include "runtime/search/perimeter_track.hpp"

#include "tests/cube/query/written.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"

namespace cubelang::search::rim_test {
namespace {

const auto faces = face_turns(3);

Fingerprint print(const MaskedState& state) { return fingerprint(state.data(), state.size()); }

// Applies a word backwards from the target.
MaskedState before(const MaskedSpace& space, const std::vector<std::size_t>& word) {
    auto state = space.targets()[0].labels;
    auto next = state;
    for (const auto g : word) {
        space.undo(g, state.data(), next.data());
        std::swap(state, next);
    }
    return state;
}

}  // namespace

TEST_CASE("a rim contains all states at its distance, and few others") {
    const MaskedSpace space(Goal(test::product_of({3}, "(uf,ur,ub)")), faces);
    const LabelGroup group(space);
    const GeneratorWords words(faces, 3);
    constexpr std::size_t states = 3240;
    Rim rim(states * 2);
    REQUIRE(fill_rim(rim, space, group, faces, words, {}, 3, {}));
    std::size_t missing = 0, wrong = 0, asked = 0;
    for (std::size_t a = 0; a < 18; ++a)
        for (std::size_t b = 0; b < 18; ++b)
            for (std::size_t c = 0; c < 18; ++c) {
                const bool one_axis = a / 6 == b / 6 && b / 6 == c / 6;
                if (a / 3 == b / 3 || b / 3 == c / 3 || one_axis) continue;
                missing += !rim.may_hold(print(before(space, {a, b, c})));
                const auto d = (c / 3 + 2) % 6 * 3;
                if (d / 6 == b / 6 || d / 6 == a / 6 || d / 6 == c / 6) continue;
                ++asked;
                wrong += rim.may_hold(print(before(space, {a, b, c, d})));
            }
    CHECK(missing == 0);
    CHECK(asked > 500);
    CHECK(wrong < asked / 10);
}

TEST_CASE("words that end with a free turn are not in a rim") {
    Goal goal(test::product_of({3}, "(uf,ur,ub)"));
    const cube::Turn up{cube::Axis::y, 1, 1, 1};
    goal.free_after(up);
    const MaskedSpace space(goal, faces);
    const LabelGroup group(space);
    const GeneratorWords words(faces, 3);
    Rim rim(1000);
    REQUIRE(fill_rim(rim, space, group, faces, words, goal.after(), 1, {}));
    for (std::size_t g = 0; g < faces.size(); ++g)
        CHECK(rim.may_hold(print(before(space, {g}))) == !is_free(goal.after(), faces[g].turn));
}

TEST_CASE("a stopped rim reports that it is incomplete") {
    const MaskedSpace space(Goal(test::product_of({3}, "(uf,ur,ub)")), faces);
    const std::atomic<bool> stop = true;
    SearchLimits limits;
    limits.stop = &stop;
    Rim rim(1000);
    CHECK_FALSE(fill_rim(rim, space, LabelGroup(space), faces, GeneratorWords(faces, 3), {}, 5, limits));
}

}  // namespace cubelang::search::rim_test
