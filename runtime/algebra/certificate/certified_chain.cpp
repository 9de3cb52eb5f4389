#include "runtime/algebra/certificate/certified_chain.hpp"

#include <algorithm>

namespace cubelang::certificate {

CertifiedChain::CertifiedChain(StraightLine& program, Action action) : program_(program), action_(std::move(action)) {}

bool CertifiedChain::complete(const Integer& order, RandomElements& random, StopToken stop) {
    constexpr int most_in_vain = 200;
    for (Reference generator = 1; generator <= static_cast<Reference>(program_.generators()); ++generator)
        sift(generator);
    for (int in_vain = 0; this->order() < order; ++in_vain) {
        if (stop.stop_requested() || in_vain == most_in_vain) return false;
        const auto before = strong_.size();
        sift(random.next());
        if (strong_.size() > before) in_vain = 0;
    }
    return this->order() == order;
}

Integer CertifiedChain::order() const {
    Integer all = 1;
    for (const auto& level : levels_) all *= level.orbit.size();
    return all;
}

// The remainder becomes a strong generator.
void CertifiedChain::sift(Reference element) {
    std::vector<Reference> product{element};
    auto rest = action_(program_[element]);
    for (std::size_t i = 0; i < levels_.size(); ++i) {
        auto point = rest[base_[i]];
        if (levels_[i].via[point] < 0 && point != base_[i]) break;
        while (point != base_[i]) {
            const auto by = static_cast<std::size_t>(levels_[i].via[point]);
            product.push_back(-strong_[by]);
            rest = group::product(rest, inverses_[by]);
            point = rest[base_[i]];
        }
    }
    if (group::is_identity(rest)) return;
    add(product.size() == 1 ? element : program_.add(std::move(product)), std::move(rest));
}

void CertifiedChain::add(Reference element, group::Permutation action) {
    strong_.push_back(element);
    inverses_.push_back(group::inverse(action));
    if (fixes_base(action, base_.size()))
        for (group::Point point = 0; point < action.size(); ++point)
            if (action[point] != point) {
                base_.push_back(point);
                break;
            }
    actions_.push_back(std::move(action));
    extend();
}

bool CertifiedChain::fixes_base(const group::Permutation& p, std::size_t levels) const {
    return std::all_of(base_.begin(), base_.begin() + static_cast<std::ptrdiff_t>(levels),
                       [&](auto point) { return p[point] == point; });
}

// Finds the orbits again. The chains are of few points.
void CertifiedChain::extend() {
    levels_.clear();
    for (std::size_t i = 0; i < base_.size(); ++i) {
        auto& level = levels_.emplace_back(Level{{base_[i]}, std::vector<std::int32_t>(actions_[0].size(), -1)});
        std::vector<std::size_t> here;
        for (std::size_t s = 0; s < strong_.size(); ++s)
            if (fixes_base(actions_[s], i)) here.push_back(s);
        for (std::size_t at = 0; at < level.orbit.size(); ++at)
            for (const auto s : here) {
                const auto to = actions_[s][level.orbit[at]];
                if (to == base_[i] || level.via[to] >= 0) continue;
                level.via[to] = static_cast<std::int32_t>(s);
                level.orbit.push_back(to);
            }
    }
}

}  // namespace cubelang::certificate
