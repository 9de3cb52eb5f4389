#include "runtime/cube/reach/notes.hpp"

#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "runtime/base/english.hpp"

namespace cubelang::reach {
namespace {

// "24 of x-centres", for orbits that are not listed one by one.
std::string orbits_by_kind(std::span<const BrokenInvariant> broken) {
    std::vector<std::string> kinds;
    for (const auto kind : cube::kinds)
        if (const auto count = std::ranges::count(broken, kind, &BrokenInvariant::kind); count > 0)
            kinds.push_back(fmt::format("{} of {}", count, cube::plural(kind)));
    return fmt::format("{}", fmt::join(kinds, ", "));
}

std::string summary_of_rest(const Damage& damage, std::size_t listed) {
    const auto others = std::span(damage.broken).subspan(listed);
    return fmt::format("and {} more orbits have the wrong parity, {}: {} repairs in all{}; repair(p) lists them",
                       others.size(), orbits_by_kind(others), size_of_repair(damage),
                       damage.fewest ? "" : " (perhaps fewer suffice)");
}

}  // namespace

std::vector<std::string> unreachability_reasons(const cube::State& p, Counting counting) {
    constexpr std::size_t most = 4;
    const auto found = damage(p, counting);
    const auto listed = found.broken.size() <= most ? found.broken.size() : most - 1;
    std::vector<std::string> reasons;
    for (const auto& broken : std::span(found.broken).first(listed)) reasons.push_back(explanation(broken));
    if (listed < found.broken.size()) reasons.push_back(summary_of_rest(found, listed));
    if (found.broken.empty() || counting == Counting::by_colours || p.cube.super || p.cube.n < 4) return reasons;
    reasons.back() += damage(p, Counting::by_colours).broken.empty() ? " (labelled; by colours it is reachable)"
                                                                     : " (labelled; not reachable by colours either)";
    return reasons;
}

std::string unreachable_note(const cube::State& state) {
    const auto note = [](const auto& reason) { return "no turns reach it: " + reason; };
    return joined_words(unreachability_reasons(state), note, "\n");
}

}  // namespace cubelang::reach
