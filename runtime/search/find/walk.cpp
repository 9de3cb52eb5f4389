#include "runtime/search/find/walk.hpp"

#include <utility>

namespace cubelang::search {
namespace {

constexpr std::uint64_t nodes_between_pauses = 1 << 14;

}  // namespace

FindWalk::FindWalk(const MaskedSpace& space, std::span<const Generator> generators, const GeneratorWords& words,
                   const Perimeter& perimeter)
    : space_(space), generators_(generators), words_(words), perimeter_(perimeter), width_(space.tracked().size()) {}

bool FindWalk::may(int rest, const Fingerprint& print, bool at_start) const {
    if (!asked(rest)) return true;
    const int distance = perimeter_.distance(print);
    return distance <= rest && (distance > 0 || rest == 0 || at_start);
}

FindWalk::Level& FindWalk::level(std::size_t depth) {
    while (levels_.size() <= depth) levels_.push_back({{}, MaskedState(space_.generators() * width_)});
    return levels_[depth];
}

// All children are made before the first is looked up: by then the perimeter's memory has been fetched.
void FindWalk::spread(Level& level, std::uint32_t node, int rest, const perm::Block* labels) {
    level.children.clear();
    for (const auto [generator, next] : words_.after(node)) {
        const int left = rest - generators_[generator].cost;
        if (left < 0) continue;
        auto* after = level.labels.data() + level.children.size() * width_;
        space_.apply(generator, labels, after);
        auto& child = level.children.emplace_back(Child{generator, next, left, {}});
        if (!asked(left)) continue;
        child.print = fingerprint(after, width_);
        perimeter_.prefetch(child.print);
    }
    nodes_ += level.children.size();
}

void FindWalk::split(const FindBranch& branch, std::vector<FindBranch>& longer) {
    if (branch.rest == 0) return longer.push_back(branch);
    auto& here = level(0);
    spread(here, branch.node, branch.rest, branch.labels.data());
    for (std::size_t i = 0; i < here.children.size(); ++i) {
        const auto& child = here.children[i];
        if (!may(child.rest, child.print)) continue;
        const auto* labels = here.labels.data() + i * width_;
        auto& made = longer.emplace_back(
            FindBranch{branch.start, branch.word, child.node, child.rest, MaskedState(labels, labels + width_)});
        made.word.push_back(child.generator);
    }
}

void FindWalk::walk(const FindBranch& branch, const std::function<bool(const GeneratorWord&)>& answer,
                    const std::function<bool(std::uint64_t)>& pause) {
    answer_ = &answer;
    pause_ = &pause;
    word_ = branch.word;
    go(0, branch.node, branch.rest, branch.labels.data());
    pause(std::exchange(nodes_, 0));
}

bool FindWalk::go(std::size_t depth, std::uint32_t node, int rest, const perm::Block* labels) {
    if (rest == 0) return (*answer_)(word_);
    auto& here = level(depth);
    spread(here, node, rest, labels);
    if (nodes_ >= nodes_between_pauses && !(*pause_)(std::exchange(nodes_, 0))) return false;
    for (std::size_t i = 0; i < here.children.size(); ++i) {
        const auto& child = here.children[i];
        if (!may(child.rest, child.print)) continue;
        word_.push_back(child.generator);
        const bool on = go(depth + 1, child.node, child.rest, here.labels.data() + i * width_);
        word_.pop_back();
        if (!on) return false;
    }
    return true;
}

}  // namespace cubelang::search
