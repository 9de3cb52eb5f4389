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

namespace {

// Representatives of the cosets found so far, with their inverses.
class Cosets {
public:
    explicit Cosets(const PermutationGroup& subgroup) : subgroup_(subgroup) { add(identity(subgroup.degree())); }

    [[nodiscard]] std::size_t size() const { return representatives_.size(); }
    [[nodiscard]] const Permutation& operator[](std::size_t i) const { return representatives_[i]; }
    /// The number of the coset of x, which may be a new one.
    Point number_of(const Permutation& x) {
        for (Point i = 0; i < inverses_.size(); ++i)
            if (subgroup_.contains(product(x, inverses_[i]))) return i;
        add(x);
        return static_cast<Point>(size() - 1);
    }

private:
    void add(const Permutation& x) {
        inverses_.push_back(inverse(x));
        representatives_.push_back(x);
    }
    const PermutationGroup& subgroup_;
    std::vector<Permutation> representatives_, inverses_;
};

}  // namespace

std::optional<std::vector<Permutation>> on_cosets(const PermutationGroup& whole, const PermutationGroup& subgroup,
                                                  StopToken stop) {
    Cosets cosets(subgroup);
    std::vector<Permutation> actions(whole.generators().size());
    for (std::size_t i = 0; i < cosets.size(); ++i) {
        if (stop.stop_requested()) return std::nullopt;
        for (std::size_t g = 0; g < actions.size(); ++g)
            actions[g].push_back(cosets.number_of(product(cosets[i], whole.generators()[g])));
    }
    return actions;
}

}  // namespace cubelang::group
