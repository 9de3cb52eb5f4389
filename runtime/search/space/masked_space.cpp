#include "runtime/search/space/masked_space.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "runtime/base/stop_point.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/space/key_table.hpp"

namespace cubelang::search {
namespace {

using cube::Move;
using cube::Turn;
using perm::Block;
using perm::Blocks;

constexpr std::size_t most_targets = 5000;

// The labels composed with p: at point i, the label at p[i].
Block composed(const Block& p, const Labels& labels) {
    Block seen = labels;
    for (int i = 0; i < perm::block_points; ++i) seen[i] = labels[p[i]];
    return seen;
}

// Slow on the largest cubes, and called once for each turn.
Blocks state_of(cube::Cube cube, std::span<const Move> moves) {
    stop_point();
    return cube::after(cube, moves).blocks;
}

Blocks state_of(cube::Cube cube, std::optional<Turn> turn, int quarters) {
    stop_point();
    if (!turn || quarters == 0) return cube::solved(cube).blocks;
    turn->quarters = quarters;
    return cube::Turner(cube).effect(*turn);
}

bool has_wants(const Goal& goal, int block) {
    return std::ranges::any_of(goal.alternatives(),
                               [&](const auto& alternative) { return !is_unconstrained(alternative[block]); });
}

// Replaces one label by a mark unique to the labelling. The first labelling needs none, since all others have one.
Goal::Alternative marked(Goal::Alternative alternative, const std::vector<int>& tracked, std::size_t labelling) {
    if (labelling == 0) return alternative;
    for (const int block : tracked) {
        auto& [label, wanted] = alternative[block];
        const auto first = std::ranges::find_if(label.to, [](auto each) { return each != any_label; });
        if (first == label.to.end()) continue;
        const auto plain = *first;
        const auto mark = static_cast<std::uint8_t>(any_label - labelling);
        std::ranges::replace(label.to, plain, mark);
        std::ranges::replace(wanted.to, plain, mark);
        break;
    }
    return alternative;
}

Labels without_padding(const Labels& padded) {
    auto labels = padded;
    std::fill(labels.to.begin() + perm::block_points, labels.to.end(), any_label);
    return labels;
}

// The labels that no place wants, and the places that want no label. Both are empty if every label is wanted.
struct Rest {
    std::vector<std::uint8_t> labels;
    std::vector<int> places;
};
Rest rest_of(const Labels& start, const Labels& wanted) {
    std::array<int, 256> count{};
    Rest rest;
    for (int point = 0; point < perm::block_points; ++point) {
        ++count[start[point]];
        --count[wanted[point]];
    }
    for (int point = 0; point < perm::block_points; ++point)
        if (wanted[point] == any_label) rest.places.push_back(point);
    for (int label = 0; label < 256; ++label)
        rest.labels.insert(rest.labels.end(),
                           static_cast<std::size_t>(std::max(0, label == any_label ? 0 : count[label])),
                           static_cast<std::uint8_t>(label));
    if (rest.labels.empty()) rest.places.clear();
    rest.labels.resize(rest.places.size(), any_label);
    std::ranges::sort(rest.labels);
    return rest;
}

bool is_unique(const Rest& rest) { return rest.labels.empty() || rest.labels.front() == rest.labels.back(); }

Labels filled(Labels labels, const Rest& rest) {
    for (std::size_t i = 0; i < rest.places.size(); ++i) labels[rest.places[i]] = rest.labels[i];
    return labels;
}

}  // namespace

MaskedSpace::MaskedSpace(const Goal& goal, std::span<const Generator> generators) : cube_(goal.cube()) {
    for (const int block : cube::orbit_blocks(cube_))
        if (has_wants(goal, block)) tracked_.push_back(block);
    check_fits(2.0 * sizeof(Block) * static_cast<double>(tracked_.size() * generators.size()));
    for (const auto& generator : generators) {
        backward_.push_back(pick(state_of(cube_, generator.turn, generator.turn.quarters)));
        forward_.push_back(perm::inverse(backward_.back()));
    }
    for (const auto& alternative : goal.alternatives()) {
        const auto known = labellings_.size();
        const auto labelling = labelling_of(alternative);
        const auto here = marked(alternative, tracked_, labelling);
        if (labelling == known) add_starts(goal, here, labelling);
        add_targets(goal, here, labelling);
    }
}

std::size_t MaskedSpace::labelling_of(const Goal::Alternative& alternative) {
    MaskedState labels;
    for (const int block : tracked_) labels.push_back(alternative[block].label);
    const auto same = std::ranges::find(labellings_, labels);
    const std::size_t at = same - labellings_.begin();
    if (same == labellings_.end()) labellings_.push_back(std::move(labels));
    return at;
}

Blocks MaskedSpace::pick(const Blocks& state) const {
    Blocks picked;
    picked.reserve(tracked_.size());
    for (const int block : stoppable(tracked_)) picked.push_back(state[block]);
    return picked;
}

void MaskedSpace::add_starts(const Goal& goal, const Goal::Alternative& alternative, std::size_t labelling) {
    for (int quarters = 0; quarters < (goal.before() ? 4 : 1); ++quarters) {
        const auto from = pick(perm::inverse(state_of(cube_, goal.before(), quarters)));
        MaskedState labels;
        for (std::size_t i = 0; i < tracked_.size(); ++i)
            labels.push_back(without_padding(composed(from[i], alternative[block_at(i)].label)));
        const auto same = std::ranges::find(starts_, labels, &Endpoint::labels);
        if (same == starts_.end()) starts_.push_back({std::move(labels), labelling, quarters, 0});
    }
}

void MaskedSpace::add_targets(const Goal& goal, const Goal::Alternative& alternative, std::size_t labelling) {
    const auto& start = std::ranges::find(starts_, labelling, &Endpoint::labelling)->labels;
    for (std::size_t rotation = 0; rotation < (goal.rotation_is_free() ? cube::rotations().size() : 1); ++rotation)
        for (int quarters = 0; quarters < (goal.after() ? 4 : 1); ++quarters) {
            const auto after = pick(perm::product(state_of(cube_, goal.after(), quarters),
                                                  state_of(cube_, cube::rotations()[rotation].moves)));
            MaskedState wanted;
            for (std::size_t i = 0; i < tracked_.size(); ++i)
                wanted.push_back(without_padding(composed(after[i], alternative[block_at(i)].wanted)));
            Endpoint target{{}, labelling, quarters, rotation};
            target.labels.reserve(tracked_.size());
            complete(wanted, start, target);
        }
}

void MaskedSpace::forget_unmoved() {
    if (starts_.empty() || targets_.empty()) return;
    const auto erase = [](auto& blocks, std::size_t at) {
        blocks.erase(blocks.begin() + static_cast<std::ptrdiff_t>(at));
    };
    for (std::size_t at = tracked_.size(); at-- > 0 && tracked_.size() > 1;) {
        stop_point();
        const auto& wanted = targets_[0].labels[at];
        const auto as_wanted = [&](const Endpoint& end) { return end.labels[at] == wanted; };
        const bool unmoved =
            std::ranges::all_of(forward_, [&](const Blocks& turn) { return turn[at] == perm::identity(); });
        if (!unmoved || !std::ranges::all_of(starts_, as_wanted) || !std::ranges::all_of(targets_, as_wanted)) continue;
        erase(tracked_, at);
        for (auto* turns : {&forward_, &backward_})
            for (auto& turn : *turns) erase(turn, at);
        for (auto* ends : {&starts_, &targets_})
            for (auto& end : *ends) erase(end.labels, at);
    }
}

void MaskedSpace::add_target(const Endpoint& target) {
    if (targets_.size() >= most_targets)
        too_loose_ = true;
    else if (std::ranges::find(targets_, target.labels, &Endpoint::labels) == targets_.end())
        targets_.push_back(target);
}

// Assigns the remaining labels to the free places of one block after another, in every arrangement. A large cube has
// a million blocks, nearly all with a single arrangement.
void MaskedSpace::complete(const MaskedState& wanted, const MaskedState& start, Endpoint& target) {
    const auto known = target.labels.size();
    for (auto at = known; at < tracked_.size() && !too_loose_; ++at) {
        stop_point();
        auto rest = rest_of(start[at], wanted[at]);
        const auto free = target.labels.size();
        target.labels.push_back(filled(wanted[at], rest));
        if (is_unique(rest)) continue;
        do {
            target.labels[free] = filled(wanted[at], rest);
            complete(wanted, start, target);
        } while (!too_loose_ && std::next_permutation(rest.labels.begin(), rest.labels.end()));
        target.labels.resize(known);
        return;
    }
    if (!too_loose_) add_target(target);
    target.labels.resize(known);
}

}  // namespace cubelang::search
