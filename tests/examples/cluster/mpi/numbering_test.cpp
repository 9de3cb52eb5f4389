#include "examples/cluster/mpi/numbering.hpp"

#include <set>

#include "tests/query/written.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::cluster {
namespace {

std::vector<search::Generator> turns(const std::string& moves, int n) {
    return search::turns_meant_by(test::written(moves), n);
}

// All that can be reached from the solved one.
std::set<Number> reached(const Numbering& numbering) {
    std::set<Number> all{Numbering::solved()};
    std::vector<Number> waiting{Numbering::solved()};
    while (!waiting.empty()) {
        const auto state = waiting.back();
        waiting.pop_back();
        std::vector<Number> next;
        numbering.append_neighbours(state, next);
        for (const auto each : next)
            if (all.insert(each).second) waiting.push_back(each);
    }
    return all;
}

}  // namespace

TEST_CASE("as many numbers are reached as the group has elements, all below the size") {
    const auto pocket = *Numbering::of({2}, turns("R U", 2));
    CHECK(reached(pocket).size() == 29160);
    CHECK(*reached(pocket).rbegin() < pocket.size());
    const auto squares = *Numbering::of({3}, turns("R2 U2 F2", 3));
    CHECK(reached(squares).size() == 2592);
    const auto slices = *Numbering::of({4}, turns("2R 2U", 4));
    CHECK(reached(slices).size() == 40320);
}

TEST_CASE("orbits of too many arrangements are numbered half by half") {
    // Ten wings and ten centres, in any arrangement, beside the four turns of U: 4 * (10! / 5!)^4.
    const auto numbering = *Numbering::of({4}, turns("2R U", 4));
    CHECK(numbering.size() == Number{4} * 30240 * 30240 * 30240 * 30240);
}

TEST_CASE("a turn and its inverse lead back") {
    const auto numbering = *Numbering::of({4}, turns("2R U", 4));
    const auto some = turns("2R U", 4);
    Number state = Numbering::solved();
    for (std::size_t step = 0; step < 30; ++step) {
        std::vector<Number> next, after;
        numbering.append_neighbours(state, next);
        numbering.append_neighbours(next[step % next.size()], after);
        CHECK(std::ranges::find(after, state) != after.end());
        state = next[step % next.size()];
    }
}

TEST_CASE("what needs more than 64 bits is not numbered") {
    CHECK_FALSE(Numbering::of({4}, search::face_turns(4)).has_value());
}

}  // namespace cubelang::cluster
