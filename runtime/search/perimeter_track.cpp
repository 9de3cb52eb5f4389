#include "runtime/search/perimeter_track.hpp"

#include <algorithm>

namespace cubelang::search {

MaskedTrack::Level& MaskedTrack::level(std::size_t depth) {
    const auto generators = space_->generators();
    while (levels_.size() <= depth)
        levels_.push_back({nullptr, false, MaskedState(generators * width_), std::vector<Fingerprint>(generators)});
    return levels_[depth];
}

void MaskedTrack::begin(const WordBranch& branch) {
    const bool forward = from_ == From::starts;
    first_ = (forward ? space_->starts() : space_->targets())[branch.start].labels;
    auto next = first_;
    bool only_free_axis = true;
    for (const auto generator : branch.word) {
        if (forward)
            space_->apply(generator, first_.data(), next.data());
        else
            space_->undo(generator, first_.data(), next.data());
        std::swap(first_, next);
        only_free_axis = only_free_axis && is_on_free_axis(generator);
    }
    level(0).state = first_.data();
    level(0).only_free_axis = only_free_axis;
}

// Makes all children before the first is looked up, so that the prefetched table entries have arrived.
void PerimeterTrack::expand(std::size_t depth, std::span<const GeneratorWords::Step> steps, int rest) {
    auto& here = levels_[depth];
    auto* child = here.children.data();
    for (std::size_t i = 0; i < steps.size(); ++i, child += width_) {
        const int left = rest - cost(steps[i].generator);
        if (left < 0) continue;
        space_->apply(steps[i].generator, here.state, child);
        if (left > vicinity_->depth()) continue;
        here.prints[i] = vicinity_->group().print(child);
        vicinity_->prefetch(left, here.prints[i]);
    }
}

namespace {

// Shares of the memory: for the perimeter's table, and for its outermost states while it grows.
constexpr double part_of_table = 0.5, part_of_layer = 0.5;

constexpr std::size_t rim_branches_per_thread = 64;
constexpr int most_turns_of_branches = 3;

// Walks words from their ends. Turns about one axis commute, so a reversed canonical word equals a canonical one.
class RimTrack : public MaskedTrack {
public:
    RimTrack(Rim& rim, const MaskedSpace& space, const LabelGroup& group, std::span<const Generator> generators,
             const FreeTurn& free)
        : MaskedTrack(From::targets, space, generators, free), rim_(&rim), group_(&group) {}

    void expand(std::size_t depth, std::span<const GeneratorWords::Step> steps, int rest) {
        auto& here = levels_[depth];
        auto* child = here.children.data();
        for (std::size_t i = 0; i < steps.size(); ++i, child += width_) {
            const int left = rest - cost(steps[i].generator);
            if (left < 0) continue;
            space_->undo(steps[i].generator, here.state, child);
            if (left > 0) continue;
            here.prints[i] = group_->print(child);
            rim_->prefetch(here.prints[i]);
        }
    }
    bool enter(std::size_t depth, std::size_t i, std::uint16_t generator, int rest) {
        const auto& here = levels_[depth];
        if (is_redundant(here, generator)) return false;
        if (rest > 0) descend(depth, i, generator);
        if (rest == 0) rim_->put(here.prints[i]);
        return rest > 0;
    }
    [[nodiscard]] static bool is_answer(const GeneratorWord& /*word*/) { return false; }

private:
    Rim* rim_;
    const LabelGroup* group_;
};

}  // namespace

bool Vicinity::widen_by_one() {
    if (full_) return false;
    return (rims_.empty() && grow_perimeter()) || add_rim();
}

bool Vicinity::grow_perimeter() {
    const auto memory = static_cast<double>(limits_.memory);
    const double next = perimeter_.expected(1), layer = next - static_cast<double>(perimeter_.size());
    const auto layer_bytes = layer * static_cast<double>(space_.tracked().size() * sizeof(perm::Block));
    const bool fits = Perimeter::bytes(next) <= part_of_table * memory && layer_bytes <= part_of_layer * memory;
    return perimeter_.can_grow() && fits && perimeter_.grow(false, limits_.stop);
}

double Vicinity::bytes() const {
    double sum = Perimeter::bytes(static_cast<double>(perimeter_.size()));
    for (const auto& rim : rims_) sum += static_cast<double>(rim.bytes());
    return sum;
}

bool Vicinity::add_rim() {
    constexpr double bits_per_byte = 8;
    const int steps = static_cast<int>(rims_.size()) + 1;
    const double states = perimeter_.expected(steps) - perimeter_.expected(steps - 1);
    const double room = static_cast<double>(limits_.memory) - bytes();
    const double wanted = states * Rim::best_bits / bits_per_byte, least = states * Rim::fewest_bits / bits_per_byte;
    full_ = perimeter_.complete() || least > room;
    if (full_) return false;
    perimeter_.forget_layers();
    rims_.emplace_back(static_cast<std::size_t>(std::min(wanted, room)));
    if (fill_rim(rims_.back(), space_, group_, generators_, words_, free_, depth(), limits_)) return true;
    rims_.pop_back();
    return false;
}

bool is_free(const FreeTurn& free, const cube::Turn& turn) {
    return free && free->axis == turn.axis && free->from == turn.from && free->to == turn.to;
}

bool fill_rim(Rim& rim, const MaskedSpace& space, const LabelGroup& group, std::span<const Generator> generators,
              const GeneratorWords& words, const FreeTurn& free, int cost, const SearchLimits& limits) {
    const WordWalk walk(generators, words, RimTrack(rim, space, group, generators, free));
    std::vector<WordBranch> branches;
    for (std::size_t target = 0; target < space.targets().size(); ++target)
        branches.push_back({{}, GeneratorWords::start, cost, target});
    const auto threads = thread_count(limits.threads);
    branches =
        split(walk, std::move(branches), rim_branches_per_thread * threads, std::min(cost - 1, most_turns_of_branches));
    run_tasks(branches.size(), threads, [&](std::size_t i, unsigned) {
        if (limits.stop.stop_requested()) return;
        const auto none = [](const GeneratorWord&, std::size_t) { return true; };
        WordWalk(walk).walk(branches[i], none, [&](std::uint64_t) { return !limits.stop.stop_requested(); });
    });
    return !limits.stop.stop_requested();
}

}  // namespace cubelang::search
