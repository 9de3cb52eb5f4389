// Permutations printed by CubeTwister, read as cycles, agree with the row and the centre turns printed with them.

#include <algorithm>
#include <map>
#include <optional>

#include "runtime/cube/cycles.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::superset_sample_test {
namespace {

struct Sample {
    Cube cube;  // CubeTwister always counts the turns of fixed centres
    std::string printed;
    std::vector<int> net_row, centre_turns;
};

Sample sample(const std::vector<std::string>& row) {
    Sample s{{std::stoi(row[0]), true}, row[2], test::numbers(row[4]), {}};
    s.centre_turns.resize(s.net_row.size());
    if (row[5] != "-")
        for (const auto& entry : test::split(row[5], ',')) {
            const auto pair = test::numbers(entry, '=');
            s.centre_turns.at(static_cast<std::size_t>(pair[0] - 1)) = pair[1];
        }
    return s;
}

// The first fault, if any.
std::optional<CycleFault> apply(State& state, const std::string& printed) {
    for (const auto& cycle : test::read_cycles(state.cube, printed))
        if (const auto problem = apply_cycle(state, cycle)) return problem->fault;
    return std::nullopt;
}

// CubeTwister treats a wing's flip and a centre's turn as independent of its place, and lets parts move to any place
// of their edges or faces. In no such cube could each sticker come to its place by turns. The scripts that require it:
const std::map<std::string, CycleFault> impossible{
    {"(l,-b14,r2,u6,r1,f7)", CycleFault::mixed_kinds},
    {"(++u9,+r4,b5,++r2,b14,+r5,r10)", CycleFault::mixed_kinds},
    {"(bu4,fl)", CycleFault::mixed_kinds},
    {"<D2>'(SD (+lb3, lf2, ur1, rb2, rd3, ub2))", CycleFault::other_orbit},
    {"B (+lu2,lb4) (+u9, +d21, r, +l2)", CycleFault::other_orbit},
    {"(+f8)", CycleFault::centre_turn},
    {"(+rd1)", CycleFault::wing_flip},
    {"(bd1,dr1,lf2,df1,fd2,ru1)", CycleFault::wing_flip},
};

}  // namespace

TEST_CASE("CubeTwister's printed permutations are read correctly, or refused if impossible") {
    std::size_t refused = 0;
    for (const auto& row : test::data_rows("superset-sample.tsv")) {
        INFO("N = " << row[0] << ", " << row[1] << ": " << row[2]);
        const auto wanted = sample(row);
        auto state = solved(wanted.cube);
        const auto fault = apply(state, wanted.printed);
        if (fault) {
            REQUIRE(impossible.contains(row[1]));
            CHECK(*fault == impossible.at(row[1]));
            ++refused;
            continue;
        }
        CHECK(test::net_row(state) == wanted.net_row);
        CHECK(test::centre_turns(state) == wanted.centre_turns);
    }
    CHECK(refused == impossible.size());
}

}  // namespace cubelang::cube::superset_sample_test
