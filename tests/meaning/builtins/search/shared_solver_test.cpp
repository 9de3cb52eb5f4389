#include "runtime/meaning/builtins/search/shared_solver.hpp"

#include "runtime/search/cube3/large_table.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::eval::shared_solver_test {
namespace {

using What = search::TableEvent::What;

const search::TableName large{"cube3-large-htm", 1, search::cube3::large_table_size},
    small{"cube3-phase1-htm", 1, std::size_t{34} << 20U};

// A host that writes down what it is told.
struct Listener {
    Listener() {
        host.announce = [this](const std::string& text) { announced = text; };
        host.report = [this](const std::string& text) { reported = text; };
    }
    Host host;
    std::string announced, reported;
};

std::string announced(What what, const std::string& reason = {}) {
    Listener listener;
    tell_of_table(Context(listener.host), {what, large, reason});
    return listener.announced;
}
std::string reported(What what, const std::string& reason = {}) {
    Listener listener;
    tell_of_table(Context(listener.host), {what, small, reason});
    CHECK(listener.announced.empty());
    return listener.reported;
}

}  // namespace

TEST_CASE("a table of hundreds of megabytes is announced before it is made") {
    CHECK(announced(What::making) ==
          "the table cube3-large-htm (814 MiB) is made once, in a minute or two, and kept; Ctrl-C ends it");
}

TEST_CASE("what becomes of a large table is announced as well, but that it is there") {
    CHECK(announced(What::too_large) == "there is not enough memory for the table cube3-large-htm (814 MiB)");
    CHECK(announced(What::broken) == "the table cube3-large-htm (814 MiB) was broken and is made again");
    CHECK(announced(What::not_kept, "No space left on device") ==
          "the table cube3-large-htm (814 MiB) cannot be kept: No space left on device");
    CHECK(announced(What::made).empty());
}

TEST_CASE("of other tables it is only reported how far they have come") {
    CHECK(reported(What::making) == "making a table for the solver");
    CHECK(reported(What::not_kept, "interrupted") == "the table cube3-phase1-htm (34 MiB) cannot be kept: interrupted");
}

TEST_CASE("the large table is told of before it is made, and whoever stops it then has none") {
    std::atomic<bool> stop{false};
    std::vector<search::TableEvent::What> told;
    search::TableCache cache({}, [&](const search::TableEvent& event) {
        told.push_back(event.what);
        stop = true;
    });
    CHECK(!search::cube3::LargeTable::get(cache, search::cube3::Metric::half_turns, {.stop = &stop}));
    CHECK(told == std::vector{What::making});
}

}  // namespace cubelang::eval::shared_solver_test
