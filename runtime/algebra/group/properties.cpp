#include "runtime/algebra/group/properties.hpp"

#include <algorithm>

namespace cubelang::group {

bool is_abelian(const PermutationGroup& group) {
    const auto& all = group.generators();
    return std::ranges::all_of(
        all, [&](const auto& a) { return std::ranges::all_of(all, [&](const auto& b) { return commute(a, b); }); });
}

bool is_subgroup(const PermutationGroup& part, const PermutationGroup& whole) {
    return whole.contains_all(part.generators());
}

bool is_normal(const PermutationGroup& part, const PermutationGroup& whole) {
    const auto stays = [&](const Permutation& by) {
        return std::ranges::all_of(part.generators(), [&](const auto& a) { return part.contains(conjugate(a, by)); });
    };
    return is_subgroup(part, whole) && std::ranges::all_of(whole.generators(), stays);
}

}  // namespace cubelang::group
