#include "runtime/algebra/group/intersection.hpp"

#include <algorithm>

#include "runtime/algebra/group/in_symmetric.hpp"
#include "runtime/algebra/group/properties.hpp"

namespace cubelang::group {
namespace {

using Piece = PermutationGroup::Piece;

bool are_alike(const Piece& a, const Piece& b) {
    return a.on.points == b.on.points && a.from_original == b.from_original;
}

bool are_alike(const PermutationGroup& a, std::size_t number_in_a, const PermutationGroup& b, std::size_t number_in_b) {
    const auto of_a = copies_of(a, number_in_a), of_b = copies_of(b, number_in_b);
    return are_alike(a.pieces()[number_in_a], b.pieces()[number_in_b]) &&
           std::ranges::equal(of_a, of_b, [](const Piece* x, const Piece* y) { return are_alike(*x, *y); });
}

struct Common {
    std::vector<std::size_t> of_a, of_b;
};

Common common_giants(const PermutationGroup& a, const PermutationGroup& b) {
    Common common;
    for (const auto of_a : giants_of(a))
        for (const auto of_b : giants_of(b))
            if (are_alike(a, of_a, b, of_b)) {
                common.of_a.push_back(of_a);
                common.of_b.push_back(of_b);
            }
    return common;
}

// Sifts the images of a chain's base points, as far as they are known.
class InGroup : public Condition {
public:
    explicit InGroup(const StabilizerChain& chain) : chain_(chain) {
        const auto start = identity(chain.degree());
        sifted_.push_back({start.begin(), start.end()});
    }
    bool take(std::size_t at, Point image) override {
        const auto& level = chain_.levels()[at];
        const auto number = level.number[sifted_.back()[image]];
        if (number < 0) return false;
        auto next = sifted_.back();
        for (auto& point : next) point = level.to_base[static_cast<std::size_t>(number)][point];
        sifted_.push_back(std::move(next));
        return true;
    }
    void drop() override { sifted_.pop_back(); }
    bool accepts(const Permutation& element) const override { return chain_.contains(element); }

private:
    const StabilizerChain& chain_;
    std::vector<StabilizerChain::Row> sifted_;
};

std::vector<Point> base_of(const StabilizerChain& chain) {
    std::vector<Point> points;
    for (const auto& level : chain.levels()) points.push_back(level.base);
    return points;
}

SubgroupOrUnfinished searched(const Section& small, const Section& large, StopToken stop) {
    const auto chain = StabilizerChain::of(small.generators(), small.degree(), {}, stop);
    if (!chain) return Unfinished{true, 0};
    const auto other = StabilizerChain::of(large.generators(), large.degree(), base_of(*chain), stop);
    if (!other) return Unfinished{true, 0};
    InGroup condition(*other);
    const auto found = search_subgroup(*chain, {0, chain->levels().size()}, condition, stop);
    if (const auto* unfinished = std::get_if<Unfinished>(&found)) return *unfinished;
    const auto all = on_giants(
        small, [&](std::size_t n) { return symmetric(small.group().pieces()[small.giants()[n]].on.degree()); }, stop);
    if (!all) return Unfinished{true, 0};
    auto made = assembled(small, std::get<Found>(found), *all, stop);
    if (auto* group = std::get_if<PermutationGroup>(&made)) group->rests_on(large.group());
    return made;
}

}  // namespace

SubgroupOrUnfinished intersection(const PermutationGroup& a, const PermutationGroup& b, StopToken stop) {
    if (is_subgroup(a, b)) return a;
    if (is_subgroup(b, a)) return b;
    auto common = common_giants(a, b);
    const Section in_a(a, std::move(common.of_a)), in_b(b, std::move(common.of_b));
    return a.order() <= b.order() ? searched(in_a, in_b, stop) : searched(in_b, in_a, stop);
}

}  // namespace cubelang::group
