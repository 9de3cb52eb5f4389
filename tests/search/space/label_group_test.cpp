#include "runtime/search/space/label_group.hpp"

#include "tests/cube/query/written.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"

namespace cubelang::search::label_group_test {
namespace {

const auto faces = face_turns(3);
const cube::Turn up{cube::Axis::y, 1, 1, 1};

// A goal with U free before and after.
Goal with_auf(const std::string& cycles) {
    Goal goal(test::product_of({3}, cycles));
    goal.free_before(up);
    goal.free_after(up);
    return goal;
}
MaskedState after(const MaskedSpace& space, MaskedState state, const std::vector<std::size_t>& word) {
    auto next = state;
    for (const auto g : word) {
        space.apply(g, state.data(), next.data());
        std::swap(state, next);
    }
    return state;
}
bool same(const Fingerprint& a, const Fingerprint& b) { return a.place == b.place && a.check == b.check; }

}  // namespace

TEST_CASE("the states that a word makes of the starts differ only in names") {
    for (const bool corners_count : {true, false}) {
        auto goal = with_auf("(uf,ur,ub)(rf,rd)");
        auto corners = cube::all_parts({3});
        std::erase_if(corners, [](const cube::Part& part) { return part.kind != cube::Kind::corner; });
        if (!corners_count) goal.ignore(corners);
        const MaskedSpace space(goal, faces);
        const LabelGroup group(space);
        REQUIRE(space.starts().size() == 4);
        REQUIRE_FALSE(group.is_trivial());
        for (const auto& word : std::vector<std::vector<std::size_t>>{{}, {0}, {1, 5, 10}, {17, 3, 8, 12, 4}}) {
            const auto print = group.print(after(space, space.starts()[0].labels, word).data());
            for (const auto& start : space.starts())
                CHECK(same(group.print(after(space, start.labels, word).data()), print));
            auto longer = word;
            longer.push_back(0);
            CHECK_FALSE(same(group.print(after(space, space.starts()[0].labels, longer).data()), print));
        }
    }
}

TEST_CASE("a single start has a trivial group") {
    const MaskedSpace space(Goal(test::product_of({3}, "(uf,ur,ub)")), faces);
    CHECK(LabelGroup(space).is_trivial());
}

TEST_CASE("starts with missing labels have a trivial group") {
    auto goal = with_auf("(uf,ur,ub)");
    const auto one = test::part({3}, "ur");
    goal.ignore(std::span(&one, 1));
    CHECK(LabelGroup(MaskedSpace(goal, faces)).is_trivial());
}

}  // namespace cubelang::search::label_group_test
