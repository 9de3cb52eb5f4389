#include "runtime/meaning/builtins/search/shared_solver.hpp"

#include <filesystem>
#include <optional>

#include <fmt/format.h>

#include "runtime/meaning/eval/kept.hpp"

namespace cubelang::eval {
namespace {

// Said before it is made: it takes 70 seconds of one core's time, the file and as much memory.
bool is_large(const search::TableEvent& event) { return event.table.size > std::size_t{256} << 20U; }

std::string once(const std::string& what) {
    return fmt::format("{} is made once, in a minute or two, and kept; Ctrl-C ends it", what);
}

std::string in_words(const search::TableEvent& event) {
    using What = search::TableEvent::What;
    const auto what = fmt::format("the table {} ({} MiB)", event.table.name, event.table.size >> 20U);
    switch (event.what) {
        case What::making: return is_large(event) ? once(what) : "making a table for the solver";
        case What::made: return {};  // there is nothing more to wait for
        case What::broken: return what + " was broken and is made again";
        case What::not_kept: return fmt::format("{} cannot be kept: {}", what, event.reason);
        case What::too_large: return "there is not enough memory for " + what;
    }
    return {};
}

}  // namespace

struct SharedSolver {
    explicit SharedSolver(const Context& context)
        : cache(folder(context.host()), [&context](const search::TableEvent& event) {
              const auto& told = context.host().making_table;
              if (told) told(event.what == search::TableEvent::What::making);
              tell_of_table(context, event);
          }) {}

    static std::optional<std::filesystem::path> folder(const Host& host) {
        return host.table_folder.empty() ? std::nullopt : std::optional<std::filesystem::path>(host.table_folder);
    }

    search::TableCache cache;
    search::Solver solver{cache};
};

void tell_of_table(const Context& context, const search::TableEvent& event) {
    const auto text = in_words(event);
    const auto& announce = context.host().announce;
    if (is_large(event) && !text.empty() && announce) return announce(text);
    context.report(text);
}

search::Solver& shared_solver(Context& context) {
    auto& shared = kept(context).solver;
    if (shared == nullptr) shared = std::make_shared<SharedSolver>(context);
    return shared->solver;
}

}  // namespace cubelang::eval
