#include "runtime/meaning/builtins/search/shared_solver.hpp"

#include <filesystem>
#include <optional>

#include <fmt/format.h>

#include "runtime/cube/reach/reachable.hpp"
#include "runtime/meaning/bind/built_in_caches.hpp"

namespace cubelang::meaning {
namespace {

// Whether to announce the table before making it: it takes 70 seconds on one core, and its size on disk and in memory.
bool is_large(const search::TableEvent& event) { return event.table.size > std::size_t{256} << 20U; }

std::string one_time_note(const std::string& what, std::size_t bytes) {
    const auto time = bytes > std::size_t{1} << 30U ? "many minutes" : "a minute or two";
    return fmt::format("{} is being made once and saved, which takes {}; Ctrl-C cancels it", what, time);
}

std::string event_text(const search::TableEvent& event) {
    using Kind = search::TableEvent::Kind;
    const auto what = fmt::format("the table {} ({} MiB)", event.table.name, event.table.size >> 20U);
    switch (event.kind) {
        case Kind::making:
            return is_large(event) ? one_time_note(what, event.table.size) : "making a table for the solver";
        case Kind::made: return {};  // no message when it is ready
        case Kind::broken: return what + " was damaged and is being rebuilt";
        case Kind::not_saved: return fmt::format("{} cannot be saved: {}", what, event.reason);
        case Kind::too_large: return "there is not enough memory for " + what;
    }
    return {};
}

}  // namespace

struct SharedSolver {
    explicit SharedSolver(const Context& context)
        : cache(folder(context.host()), [&context](const search::TableEvent& event) {
              const auto& making_table = context.host().making_table;
              if (making_table) making_table(event.kind == search::TableEvent::Kind::making);
              report_table_event(context, event);
          }) {}

    static std::optional<std::filesystem::path> folder(const Host& host) {
        return host.table_folder.empty() ? std::nullopt : std::optional<std::filesystem::path>(host.table_folder);
    }

    search::TableCache cache;
    search::Solver solver{cache};
};

void report_table_event(const Context& context, const search::TableEvent& event) {
    const auto text = event_text(event);
    const auto& announce = context.host().announce;
    if (is_large(event) && !text.empty() && announce) return announce(text);
    context.report(text);
}

lang::Error no_memory_for_tables(const Origin& origin) {
    return lang::Error(origin.where, "there is not enough memory for the smallest tables of the solver");
}

void check_reachable(const At<cube::State>& state) {
    if (const auto broken = reach::broken_invariants(*state); !broken.empty())
        throw lang::Error(state.where, fmt::format("no turns solve this: {}", broken.front().what),
                          reach::repair_advice(broken.front()));
}

search::Solver& shared_solver(Context& context) {
    auto& shared = built_in_caches(context).solver;
    if (shared == nullptr) shared = std::make_shared<SharedSolver>(context);
    return shared->solver;
}

}  // namespace cubelang::meaning
