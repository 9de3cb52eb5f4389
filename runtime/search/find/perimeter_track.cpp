#include "runtime/search/find/perimeter_track.hpp"

namespace cubelang::search {

PerimeterTrack::Level& PerimeterTrack::level(std::size_t depth) {
    const auto generators = space_->generators();
    while (levels_.size() <= depth)
        levels_.push_back({nullptr, MaskedState(generators * width_), std::vector<Fingerprint>(generators)});
    return levels_[depth];
}

void PerimeterTrack::begin(const WordBranch& branch) {
    first_ = space_->starts()[branch.start].labels;
    auto next = first_;
    for (const auto generator : branch.word) {
        space_->apply(generator, first_.data(), next.data());
        std::swap(first_, next);
    }
    level(0).state = first_.data();
}

// All children are made before the first is looked up: by then the perimeter's memory has been fetched.
void PerimeterTrack::expand(std::size_t depth, std::span<const GeneratorWords::Step> steps, int rest) {
    auto& here = levels_[depth];
    auto* child = here.children.data();
    for (std::size_t i = 0; i < steps.size(); ++i, child += width_) {
        const int left = rest - generators_[steps[i].generator].cost;
        if (left < 0) continue;
        space_->apply(steps[i].generator, here.state, child);
        if (!asked(left)) continue;
        here.prints[i] = fingerprint(child, width_);
        perimeter_->prefetch(here.prints[i]);
    }
}

}  // namespace cubelang::search
