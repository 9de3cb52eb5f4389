#include "runtime/search/rim.hpp"

#include <deque>

#include "runtime/search/space/tasks.hpp"
#include "runtime/search/space/word_walk.hpp"

namespace cubelang::search {
namespace {

constexpr std::size_t rim_branches_per_thread = 64;
constexpr int most_turns_of_branches = 3;

// Words from their ends: what turns about one axis do together does not depend on their order, so that a canonical word
// read backwards has a canonical one that does the same.
class RimTrack {
public:
    RimTrack(Rim& rim, const MaskedSpace& space, const LabelGroup& group, std::span<const Generator> generators,
             const FreeTurn& free)
        : rim_(&rim),
          space_(&space),
          group_(&group),
          generators_(generators),
          free_(free),
          width_(space.tracked().size()) {}
    /// A copy begins by itself: levels point into one another.
    RimTrack(const RimTrack& other)
        : RimTrack(*other.rim_, *other.space_, *other.group_, other.generators_, other.free_) {}
    RimTrack& operator=(const RimTrack&) = delete;

    void begin(const WordBranch& branch) {
        first_ = space_->targets()[branch.start].labels;
        auto next = first_;
        bool only_free_axis = true;
        for (const auto generator : branch.word) {
            space_->undo(generator, first_.data(), next.data());
            std::swap(first_, next);
            only_free_axis = only_free_axis && is_on_free_axis(generator);
        }
        level(0).state = first_.data();
        level(0).only_free_axis = only_free_axis;
    }
    void expand(std::size_t depth, std::span<const GeneratorWords::Step> steps, int rest) {
        auto& here = levels_[depth];
        auto* child = here.children.data();
        for (std::size_t i = 0; i < steps.size(); ++i, child += width_) {
            const int left = rest - generators_[steps[i].generator].cost;
            if (left < 0) continue;
            space_->undo(steps[i].generator, here.state, child);
            if (left > 0) continue;
            here.prints[i] = group_->print(child);
            rim_->prefetch(here.prints[i]);
        }
    }
    bool enter(std::size_t depth, std::size_t i, std::uint16_t generator, int rest) {
        auto& here = levels_[depth];
        if (here.only_free_axis && is_free(free_, generators_[generator].turn)) return false;
        if (rest == 0) {
            rim_->put(here.prints[i]);
            return false;
        }
        const bool only_free_axis = here.only_free_axis && is_on_free_axis(generator);
        auto& next = level(depth + 1);
        next.state = levels_[depth].children.data() + i * width_;
        next.only_free_axis = only_free_axis;
        return true;
    }
    [[nodiscard]] static bool is_answer(const GeneratorWord& /*word*/) { return false; }

private:
    struct Level {
        const perm::Block* state = nullptr;
        bool only_free_axis = false;  ///< the word so far: then a free turn may be brought to its end
        MaskedState children;
        std::vector<Fingerprint> prints;
    };
    [[nodiscard]] bool is_on_free_axis(std::uint16_t generator) const {
        return free_ && generators_[generator].turn.axis == free_->axis;
    }
    Level& level(std::size_t depth) {
        while (levels_.size() <= depth)
            levels_.push_back({nullptr, false, MaskedState(generators_.size() * width_),
                               std::vector<Fingerprint>(generators_.size())});
        return levels_[depth];
    }

    Rim* rim_;
    const MaskedSpace* space_;
    const LabelGroup* group_;
    std::span<const Generator> generators_;
    FreeTurn free_;
    std::size_t width_;
    MaskedState first_;
    std::deque<Level> levels_;  ///< a deque: growing leaves the levels where they are
};

}  // namespace

bool is_free(const FreeTurn& free, const cube::Turn& turn) {
    return free && free->axis == turn.axis && free->from == turn.from && free->to == turn.to;
}

bool fill_rim(Rim& rim, const MaskedSpace& space, const LabelGroup& group, std::span<const Generator> generators,
              const GeneratorWords& words, const FreeTurn& free, int cost, const Effort& effort) {
    const WordWalk walk(generators, words, RimTrack(rim, space, group, generators, free));
    std::vector<WordBranch> branches;
    for (std::size_t target = 0; target < space.targets().size(); ++target)
        branches.push_back({{}, GeneratorWords::start, cost, target});
    const auto threads = thread_count(effort.threads);
    branches =
        split(walk, std::move(branches), rim_branches_per_thread * threads, std::min(cost - 1, most_turns_of_branches));
    run_tasks(branches.size(), threads, [&](std::size_t i, unsigned) {
        if (effort.stop.stop_requested()) return;
        const auto none = [](const GeneratorWord&, std::size_t) { return true; };
        WordWalk(walk).walk(branches[i], none, [&](std::uint64_t) { return !effort.stop.stop_requested(); });
    });
    return !effort.stop.stop_requested();
}

}  // namespace cubelang::search
