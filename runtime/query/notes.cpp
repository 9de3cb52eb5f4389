#include "runtime/query/notes.hpp"

#include <fmt/format.h>

#include "runtime/query/reachable.hpp"

namespace cubelang::query {

std::string unreachable_note(const cube::State& state) {
    std::string note;
    for (const auto& broken : broken_invariants(state))
        note += fmt::format("{}no turns reach it: {}", note.empty() ? "" : "\n", explanation(broken));
    return note;
}

}  // namespace cubelang::query
