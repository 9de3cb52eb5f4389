#include "runtime/cube/subgroups/elements.hpp"

#include <unordered_set>

namespace cubelang::cube_group {
namespace {

constexpr std::uint64_t offset_basis = 14695981039346656037U, prime = 1099511628211U;  // FNV-1a

struct HashOfElement {
    std::size_t operator()(const group::Permutation& p) const {
        auto hash = offset_basis;
        for (const auto image : p) hash = (hash ^ image) * prime;
        return static_cast<std::size_t>(hash);
    }
};

}  // namespace

Elements elements(const group::PermutationGroup& group, StopToken stop) {
    std::vector<group::Permutation> all{group::identity(group.degree())};
    std::unordered_set<group::Permutation, HashOfElement> known{all.front()};
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (stop.stop_requested()) return {std::move(all), false};
        for (const auto& generator : group.generators()) {
            auto next = group::product(all[i], generator);
            if (known.insert(next).second) all.push_back(std::move(next));
        }
    }
    return {std::move(all)};
}

}  // namespace cubelang::cube_group
