#include "runtime/search/space/canonical_words.hpp"

#include <algorithm>
#include <utility>

#include "runtime/base/stop_point.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::search {
namespace {

std::vector<Generator> unit_costs(std::vector<Generator> generators) {
    for (auto& generator : generators) generator.cost = 1;
    return generators;
}

}  // namespace

CanonicalWords::CanonicalWords(std::vector<Generator> generators, int n, std::size_t length, UpTo up_to)
    : generators_(unit_costs(std::move(generators))), length_(length), words_(generators_, n) {
    if (up_to == UpTo::nothing) return;
    for (const auto s : stoppable(cube::symmetries()))
        if (s != cube::Symmetry())
            if (const auto to = images(generators_, n, s)) compare(*to);
}

void CanonicalWords::compare(const GeneratorWord& images) {
    std::vector<std::int8_t> orders;
    for (std::uint32_t node = 0; node < words_.nodes(); ++node) {
        const auto run = words_.run(node);
        GeneratorWord image;
        for (const auto generator : run) image.push_back(images[generator]);
        image = words_.canonical(image);
        const bool same = std::ranges::equal(image, run);
        const bool less = std::lexicographical_compare(image.begin(), image.end(), run.begin(), run.end());
        orders.push_back(static_cast<std::int8_t>(same ? 0 : less ? -1 : 1));
    }
    orders_.push_back(std::move(orders));
}

std::vector<Integer> CanonicalWords::longer(const std::vector<Integer>& shorter) const {
    std::vector<Integer> counts(words_.nodes());
    for (std::uint32_t node = 0; node < counts.size(); ++node) {
        stop_point();
        for (const auto& step : words_.after(node)) counts[node] += shorter[step.node];
    }
    return counts;
}

Integer CanonicalWords::count() const {
    std::vector<Integer> counts(words_.nodes(), 1);
    for (std::size_t i = 0; i < length_; ++i) counts = longer(counts);
    return counts[GeneratorWords::start];
}

WordLister::WordLister(std::shared_ptr<const CanonicalWords> all) : all_(std::move(all)) {
    std::vector<std::uint16_t> every(all_->symmetries());
    for (std::size_t s = 0; s < every.size(); ++s) every[s] = static_cast<std::uint16_t>(s);
    alive_.push_back(std::move(every));
    levels_.push_back({GeneratorWords::start, 0, 0});
}

// Ends the run at this level. False if some symmetry makes it smaller: then no word that begins with it is a
// representative. Otherwise appends the list of the symmetries that fix it.
bool WordLister::end_run(const Level& level) {
    std::vector<std::uint16_t> kept;
    for (const auto s : alive_[level.alive]) {
        const int order = all_->order(s, level.node);
        if (order < 0) return false;
        if (order == 0) kept.push_back(s);
    }
    alive_.push_back(std::move(kept));
    return true;
}

bool WordLister::enter(const GeneratorWords::Step& step) {
    const auto level = levels_.back();
    alive_.resize(level.alive + 1);
    const auto axis = [this](std::uint16_t generator) { return all_->generators()[generator].turn.axis; };
    if (!word_.empty() && axis(word_.back()) != axis(step.generator) && !alive_.back().empty() && !end_run(level))
        return false;
    word_.push_back(step.generator);
    levels_.push_back({step.node, 0, alive_.size() - 1});
    return true;
}

bool WordLister::forward() {
    const auto steps = all_->words().after(levels_.back().node);
    for (; levels_.back().step < steps.size(); ++levels_.back().step)
        if (enter(steps[levels_.back().step])) return true;
    return false;
}

bool WordLister::back() {
    if (word_.empty()) return false;
    word_.pop_back();
    levels_.pop_back();
    ++levels_.back().step;
    return true;
}

bool WordLister::is_representative() {
    const auto& level = levels_.back();
    const auto is_less = [&](std::uint16_t s) { return all_->order(s, level.node) < 0; };
    return std::ranges::none_of(alive_[level.alive], is_less);
}

bool WordLister::next() {
    if (std::exchange(begun_, true) && !ended_) ended_ = !back();
    while (!ended_) {
        stop_point();
        while (word_.size() < all_->length() && !ended_)
            if (!forward()) ended_ = !back();
        if (ended_) break;
        if (is_representative()) return true;
        ended_ = !back();
    }
    ended_ = true;
    return false;
}

}  // namespace cubelang::search
