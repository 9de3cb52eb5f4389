#include "runtime/cube/query/notes.hpp"

#include <algorithm>
#include <span>

#include <fmt/format.h>

namespace cubelang::query {
namespace {

// "24 orbits of x-centres", for those that are not told one by one.
std::string orbits_by_kind(std::span<const BrokenInvariant> broken) {
    std::vector<std::string> kinds;
    for (const auto kind : cube::kinds)
        if (const auto count = std::ranges::count(broken, kind, &BrokenInvariant::kind); count > 0)
            kinds.push_back(fmt::format("{} of {}", count, cube::plural(kind)));
    return fmt::format("{}", fmt::join(kinds, ", "));
}

std::string the_others(const Damage& damage, std::size_t told) {
    const auto others = std::span(damage.broken).subspan(told);
    return fmt::format("and {} more orbits are of the wrong parity, {}: {} repairs in all{}, which repair(p) names",
                       others.size(), orbits_by_kind(others), size_of_repair(damage),
                       damage.fewest ? "" : " (perhaps fewer would do)");
}

}  // namespace

std::vector<std::string> reasons_against(const cube::State& p, Counting counting) {
    constexpr std::size_t most = 4;
    const auto found = damage(p, counting);
    const auto told = found.broken.size() <= most ? found.broken.size() : most - 1;
    std::vector<std::string> reasons;
    for (const auto& broken : std::span(found.broken).first(told)) reasons.push_back(explanation(broken));
    if (told < found.broken.size()) reasons.push_back(the_others(found, told));
    if (found.broken.empty() || counting == Counting::by_colours || p.cube.super || p.cube.n < 4) return reasons;
    reasons.back() += damage(p, Counting::by_colours).broken.empty() ? " (labelled; by colours it is reachable)"
                                                                     : " (labelled; nor is it reachable by colours)";
    return reasons;
}

std::string unreachable_note(const cube::State& state) {
    std::string note;
    for (const auto& reason : reasons_against(state))
        note += fmt::format("{}no turns reach it: {}", note.empty() ? "" : "\n", reason);
    return note;
}

}  // namespace cubelang::query
