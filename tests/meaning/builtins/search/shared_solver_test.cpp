#include "runtime/meaning/builtins/search/shared_solver.hpp"

#include "runtime/search/cube3/h48_table.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::shared_solver_test {
namespace {

using Kind = search::TableEvent::Kind;

const search::TableName large{"cube3-h48-5-htm", 1, search::cube3::H48Table::size(5)},
    small{"cube3-phase1-htm", 1, std::size_t{34} << 20U};

// A host that records its messages.
struct Listener {
    Listener() {
        host.announce = [this](const std::string& text) { announced = text; };
        host.report = [this](const std::string& text) { reported = text; };
    }
    Host host;
    std::string announced, reported;
};

std::string announced(Kind kind, const std::string& reason = {}, const search::TableName& table = large) {
    Listener listener;
    report_table_event(Context(listener.host), {kind, table, reason});
    return listener.announced;
}
std::string reported(Kind kind, const std::string& reason = {}) {
    Listener listener;
    report_table_event(Context(listener.host), {kind, small, reason});
    CHECK(listener.announced.empty());
    return listener.reported;
}

}  // namespace

TEST_CASE("a table of hundreds of megabytes is announced before it is made") {
    CHECK(announced(Kind::making) ==
          "the table cube3-h48-5-htm (904 MiB) is being made once and saved, which takes a minute or two; Ctrl-C "
          "cancels it");
    const search::TableName larger{"cube3-h48-6-htm", 1, 1808U << 20U};
    CHECK(announced(Kind::making, {}, larger) ==
          "the table cube3-h48-6-htm (1808 MiB) is being made once and saved, which takes many minutes; Ctrl-C cancels "
          "it");
}

TEST_CASE("events of a large table are announced, except its completion") {
    CHECK(announced(Kind::too_large) == "there is not enough memory for the table cube3-h48-5-htm (904 MiB)");
    CHECK(announced(Kind::broken) == "the table cube3-h48-5-htm (904 MiB) was damaged and is being rebuilt");
    CHECK(announced(Kind::not_saved, "No space left on device") ==
          "the table cube3-h48-5-htm (904 MiB) cannot be saved: No space left on device");
    CHECK(announced(Kind::made).empty());
}

TEST_CASE("events of smaller tables are only reported") {
    CHECK(reported(Kind::making) == "making a table for the solver");
    CHECK(reported(Kind::not_saved, "interrupted") ==
          "the table cube3-phase1-htm (34 MiB) cannot be saved: interrupted");
}

TEST_CASE("the large table is reported before it is made, and is not made if stopped then") {
    std::atomic<bool> stop{false};
    std::vector<search::TableEvent::Kind> events;
    search::TableCache cache({}, [&](const search::TableEvent& event) {
        events.push_back(event.kind);
        stop = true;
    });
    CHECK(!search::cube3::H48Table::get(cache, search::cube3::Metric::half_turns, 5, {.stop = &stop}));
    CHECK(events == std::vector{Kind::making});
}

}  // namespace cubelang::meaning::shared_solver_test
