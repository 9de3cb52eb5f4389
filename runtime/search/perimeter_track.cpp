#include "runtime/search/perimeter_track.hpp"

namespace cubelang::search {

PerimeterTrack::Level& PerimeterTrack::level(std::size_t depth) {
    const auto generators = space_->generators();
    while (levels_.size() <= depth)
        levels_.push_back({nullptr, false, MaskedState(generators * width_), std::vector<Fingerprint>(generators)});
    return levels_[depth];
}

void PerimeterTrack::begin(const WordBranch& branch) {
    first_ = space_->starts()[branch.start].labels;
    auto next = first_;
    bool only_free_axis = true;
    for (const auto generator : branch.word) {
        space_->apply(generator, first_.data(), next.data());
        std::swap(first_, next);
        only_free_axis = only_free_axis && is_on_free_axis(generator);
    }
    level(0).state = first_.data();
    level(0).only_free_axis = only_free_axis;
}

// All children are made before the first is looked up: by then the memory of what is known has been fetched.
void PerimeterTrack::expand(std::size_t depth, std::span<const GeneratorWords::Step> steps, int rest) {
    auto& here = levels_[depth];
    auto* child = here.children.data();
    for (std::size_t i = 0; i < steps.size(); ++i, child += width_) {
        const int left = rest - generators_[steps[i].generator].cost;
        if (left < 0) continue;
        space_->apply(steps[i].generator, here.state, child);
        if (left > vicinity_->depth()) continue;
        here.prints[i] = vicinity_->group().print(child);
        vicinity_->prefetch(left, here.prints[i]);
    }
}

}  // namespace cubelang::search
