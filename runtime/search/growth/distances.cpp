#include "runtime/search/growth/distances.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "runtime/cube/symmetry.hpp"
#include "runtime/search/growth/distance_table.hpp"
#include "runtime/search/growth/layers.hpp"
#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {
namespace {

// Of coordinates, for each byte of memory: four fit, and parities leave half of them or less.
constexpr std::uint64_t most_combinations = 8;

class DistanceCount {
public:
    DistanceCount(const std::vector<PointMove>& moves, const PointLabels& labels, const DistanceOptions& options)
        : moves_(moves), labels_(labels), options_(options), reporter_(options.limits) {}

    Distances run(const std::vector<PointLabels>& also_solved) {
        numbers_ = needed_moves(moves_);
        std::vector<PointMove> needed;
        for (const auto number : numbers_) needed.push_back(moves_[number]);
        RowSpace space(needed, labels_);
        if (also_solved.empty() && !options_.subgroup && space.has_inverses() &&
            space.highest_cost() <= DistanceTable::most_cost)
            if (auto found = coordinates(needed, labels_, most_combinations * options_.limits.memory)) {
                if (found->empty()) return Distances{.counts = {1}, .complete = true};
                std::vector<int> costs;
                for (const auto& move : needed) costs.push_back(move.cost);
                DistanceTable table(*std::move(found), std::move(costs), options_.limits);
                if (!table.empty()) return by_table(table);
            }
        reduce(space, needed, also_solved.empty());
        std::vector<Row> starts{space.start()};
        for (const auto& labels : also_solved)
            if (auto row = space.seen(labels)) starts.push_back(std::move(*row));
        result_.is_too_long = true;
        return by_layers(space, starts);
    }

private:
    [[nodiscard]] bool may_continue() const {
        const bool stopped = options_.limits.stop.stop_requested();
        return !stopped && static_cast<int>(result_.counts.size()) <= options_.most_cost;
    }
    // The last distances may have no position where moves cost more than 1.
    void trim() {
        while (result_.counts.size() > 1 && result_.counts.back() == 0) result_.counts.pop_back();
    }

    // From here on rows stand for cosets, or for positions up to symmetry.
    void reduce(RowSpace& space, const std::vector<PointMove>& needed, bool is_single) const {
        const bool up_to = options_.symmetries.size() > 1 && options_.antipodes == 0 && is_single;
        if (!options_.subgroup && !(up_to && space.has_inverses())) return;
        RowSpace whole(needed, labels_, true);
        if (options_.subgroup)
            whole.use(cosets_of(*options_.subgroup));
        else if (const auto known = whole.known_points();
                 whole.words() <= 2 * space.words() &&
                 std::ranges::all_of(options_.symmetries,
                                     [&](const auto& symmetry) { return keeps_labels(symmetry, known); }))
            whole.use(conjugates(options_.symmetries, known, whole.alike()));
        if (whole.is_reduced()) space = std::move(whole);
    }
    // Does it map known points to known ones, and those that look alike to those that do?
    [[nodiscard]] bool keeps_labels(const group::Permutation& symmetry, const std::vector<group::Point>& known) const {
        std::map<std::uint32_t, std::uint32_t> images;
        return std::ranges::all_of(known, [&](auto point) {
            const auto image = labels_[symmetry[point]];
            return std::ranges::binary_search(known, symmetry[point]) &&
                   images.emplace(labels_[point], image).first->second == image;
        });
    }

    Distances by_table(DistanceTable& table) {
        result_.is_table = true;
        const auto add = [this](std::uint64_t count) {
            result_.counts.push_back(count);
            result_.searched = static_cast<int>(result_.counts.size()) - 1;
            reporter_.found(count);
            if (count > 0) reporter_.searched(result_.searched);
        };
        add(1);
        while (may_continue() && !table.ended()) {
            const auto count = table.next();
            if (!count) return std::move(result_);
            add(*count);
        }
        result_.complete = table.ended();
        trim();
        for (auto& word : table.farthest(options_.antipodes)) result_.antipodes.push_back(numbered(std::move(word)));
        return std::move(result_);
    }

    Distances by_layers(const RowSpace& space, const std::vector<Row>& starts) {
        if (!options_.store.folder.empty() && options_.antipodes == 0) {
            const auto layers = stored_layers_about(space, starts, options_.store, options_.limits);
            if (layers != nullptr) count(*layers);
            return std::move(result_);
        }
        const auto layers = layers_about(space, starts, {options_.antipodes > 0, options_.limits});
        if (layers == nullptr) return std::move(result_);
        count(*layers);
        const auto farthest = result_.counts.size() - 1;
        for (const auto& row : layers->some(farthest, options_.antipodes))
            result_.antipodes.push_back(numbered(layers->path(row, farthest)));
        return std::move(result_);
    }
    void count(LayerCount& layers) {
        result_.is_too_long = false;
        auto end = LayerCount::Growth::grown;
        while (end == LayerCount::Growth::grown && !layers.is_complete()) {
            result_.counts = layers.counts();
            if (!may_continue()) break;
            end = layers.grow();
        }
        if (end == LayerCount::Growth::grown) layers.settle();
        result_.counts = layers.counts();
        if (std::ssize(result_.counts) > options_.most_cost + 1) {
            result_.counts.resize(static_cast<std::size_t>(options_.most_cost) + 1);
            result_.searched = options_.most_cost;
            return;
        }
        result_.searched = static_cast<int>(result_.counts.size()) - 1;
        result_.complete = layers.is_complete();
        trim();
    }

    [[nodiscard]] GeneratorWord numbered(GeneratorWord word) const {
        for (auto& move : word) move = numbers_[move];
        return word;
    }

    const std::vector<PointMove>& moves_;
    std::vector<std::uint16_t> numbers_;  ///< of the needed ones
    const PointLabels& labels_;
    const DistanceOptions& options_;
    Reporter reporter_;
    Distances result_;
};

PointLabels labels_of(const MaskedState& state) {
    PointLabels labels;
    for (std::uint32_t block = 0; block < state.size(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            labels.push_back((any_label + 1U) * block + state[block][point]);
    return labels;
}

group::Permutation images_of(const perm::Blocks& turn) {
    group::Permutation images;
    for (std::size_t block = 0; block < turn.size(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            images.push_back(static_cast<group::Point>(block * perm::block_points + turn[block][point]));
    return images;
}

// The symmetries of the cube as permutations of the tracked points; none if one leads to other blocks.
std::vector<group::Permutation> cube_symmetries(const MaskedSpace& space) {
    std::vector<group::Permutation> all;
    const auto& tracked = space.tracked();
    for (const auto s : cube::symmetries()) {
        const cube::SymmetryMap map(space.cube(), s);
        auto& images = all.emplace_back();
        for (const int block : tracked)
            for (int point = 0; point < perm::block_points; ++point) {
                const auto place = map({block, point});
                const auto at = std::ranges::find(tracked, place.block) - tracked.begin();
                if (at == std::ssize(tracked)) return {};
                images.push_back(static_cast<group::Point>(at * perm::block_points + place.point));
            }
    }
    return all;
}

}  // namespace

std::vector<std::uint16_t> needed_moves(const std::vector<PointMove>& moves) {
    std::vector<std::uint16_t> needed;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto is_cheaper = [&](const PointMove& other) { return other.cost < moves[i].cost; };
        const bool is_product = std::ranges::any_of(moves, [&](const PointMove& a) {
            if (!is_cheaper(a)) return false;
            const auto rest = group::product(group::inverse(a.images), moves[i].images);
            return std::ranges::any_of(
                moves, [&](const PointMove& b) { return a.cost + b.cost <= moves[i].cost && b.images == rest; });
        });
        if (!is_product) needed.push_back(static_cast<std::uint16_t>(i));
    }
    return needed;
}

std::uint64_t Distances::total() const { return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}); }

Distances distances(const std::vector<PointMove>& moves, const PointLabels& labels,
                    const std::vector<PointLabels>& also_solved, const DistanceOptions& options) {
    return DistanceCount(moves, labels, options).run(also_solved);
}

std::vector<group::Permutation> symmetries_of(const std::vector<PointMove>& moves,
                                              std::vector<group::Permutation> candidates) {
    std::erase_if(candidates, [&](const group::Permutation& s) {
        return !std::ranges::all_of(moves, [&](const PointMove& move) {
            const auto image = group::conjugate(move.images, s);
            return std::ranges::any_of(
                moves, [&](const PointMove& other) { return other.cost == move.cost && other.images == image; });
        });
    });
    return candidates;
}

std::optional<Distances> distances(const Goal& goal, std::span<const Generator> generators,
                                   const DistanceOptions& options) {
    const MaskedSpace space(goal, generators);
    const auto& targets = space.targets();
    const bool are_alike = std::ranges::all_of(targets, [](const auto& target) { return target.labelling == 0; });
    if (space.too_loose() || targets.empty() || !are_alike) return std::nullopt;
    std::vector<PointMove> moves;
    for (std::size_t g = 0; g < generators.size(); ++g) moves.push_back({images_of(space.turn(g)), generators[g].cost});
    std::vector<PointLabels> also;
    for (std::size_t i = 1; i < targets.size(); ++i) also.push_back(labels_of(targets[i].labels));
    auto with_symmetries = options;
    with_symmetries.symmetries = symmetries_of(moves, cube_symmetries(space));
    return distances(moves, labels_of(targets[0].labels), also, with_symmetries);
}

}  // namespace cubelang::search
