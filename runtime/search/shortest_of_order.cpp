#include "runtime/search/shortest_of_order.hpp"

#include <algorithm>
#include <numeric>

#include "runtime/algebra/perm/kernel.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/key_table.hpp"

namespace cubelang::full_group {
namespace {

using search::Generator;

// Only the blocks that determine a state: one of the two for each orbit of wings.
class Effects {
public:
    Effects(cube::Cube cube, std::span<const Generator> generators) : blocks_(cube::orbit_blocks(cube)) {
        search::check_fits(1.0 * sizeof(perm::Block) * static_cast<double>(blocks_.size() * generators.size()));
        cube::Turner turner(cube);
        for (const auto& generator : generators) {
            stop_point();
            const auto effect = turner.effect(generator.turn);
            for (const int block : blocks_) all_.push_back(effect[block]);
        }
    }
    [[nodiscard]] std::size_t size() const { return blocks_.size(); }
    [[nodiscard]] const perm::Block* of(std::size_t generator) const { return &all_[generator * size()]; }

private:
    std::vector<int> blocks_;
    std::vector<perm::Block> all_;
};

class OrderSearch {
public:
    OrderSearch(const OrderQuery& wanted, std::span<const Generator> generators)
        : wanted_(wanted),
          generators_(generators),
          words_(generators, wanted.cube.n),
          effects_(wanted.cube, generators),
          representatives_(equivalent_generators(generators, wanted.cube.n)) {
        for (std::uint32_t length = 1; length <= perm::block_points; ++length)
            if (wanted.order % length == 0) lengths_ |= 1U << length;
        states_.assign(effects_.size(), perm::identity());
    }

    ShortestOfOrder search() {
        ShortestOfOrder result;
        for (int cost = 0; cost <= wanted_.most_cost; ++cost) {
            cost_ = cost;
            if (extend(search::GeneratorWords::start, cost)) {
                result.word = moves();
                return result;
            }
            result.stopped = stopped_;
            if (stopped_) return result;
            result.proved = cost;
        }
        return result;
    }

private:
    [[nodiscard]] std::vector<cube::Move> moves() const {
        std::vector<cube::Move> all;
        for (const auto generator : word_) all.push_back(generators_[generator].move);
        return all;
    }

    // Extends the word by exactly the cost that is left; true if some extension has the order.
    bool extend(std::uint32_t node, int left) {
        if (left == 0) return has_order();
        if (should_stop()) return false;
        for (const auto& [generator, next] : words_.after(node)) {
            const int cost = generators_[generator].cost;
            if (cost > left || !is_representative(generator)) continue;
            push(generator);
            if (extend(next, left - cost)) return true;
            word_.pop_back();
        }
        return false;
    }
    [[nodiscard]] bool is_representative(std::uint16_t generator) const {
        return word_.empty() ? representatives_[generator] == generator : representatives_[generator] >= word_.front();
    }
    void push(std::uint16_t generator) {
        const auto depth = word_.size(), size = effects_.size();
        if (states_.size() < (depth + 2) * size) states_.resize((depth + 2) * size);
        perm::kernel().multiply(&states_[depth * size], effects_.of(generator), &states_[(depth + 1) * size], size);
        word_.push_back(generator);
    }

    [[nodiscard]] bool has_order() const {
        std::uint32_t lengths = 1U << 1U;
        for (std::size_t i = 0; i < effects_.size(); ++i)
            if (!add_lengths(states_[word_.size() * effects_.size() + i], lengths)) return false;
        return perm::lcm_of_lengths(lengths) == wanted_.order;
    }
    // Most words fail at their first cycle.
    [[nodiscard]] bool add_lengths(const perm::Block& block, std::uint32_t& lengths) const {
        std::uint32_t seen = 0;
        for (int start = 0; start < perm::block_points; ++start) {
            if ((seen >> start & 1U) != 0) continue;
            int length = 0;
            for (int point = start; (seen >> point & 1U) == 0; point = block[point], ++length) seen |= 1U << point;
            if ((lengths_ >> length & 1U) == 0) return false;
            lengths |= 1U << length;
        }
        return true;
    }

    bool should_stop() {
        constexpr std::uint64_t blocks_between = 1U << 14U;
        const auto between = std::max<std::uint64_t>(blocks_between / effects_.size(), 1);
        if (++nodes_ % between != 0) return stopped_;
        stopped_ = stopped_ || wanted_.stop.stop_requested();
        if (wanted_.progress) wanted_.progress(cost_, nodes_);
        return stopped_;
    }

    const OrderQuery& wanted_;
    std::span<const Generator> generators_;
    search::GeneratorWords words_;
    Effects effects_;
    std::vector<std::size_t> representatives_;
    std::uint32_t lengths_ = 0;
    int cost_ = 0;
    std::vector<std::uint16_t> word_;
    std::vector<perm::Block> states_;  ///< after each turn of the word, block by block
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace

ShortestOfOrder shortest_of_order(const OrderQuery& wanted, std::span<const Generator> generators) {
    return OrderSearch(wanted, generators).search();
}

// Classes of generators that symmetries and inversion map to one another.

namespace {

using Generators = std::span<const search::Generator>;
using Images = std::vector<std::size_t>;

// The index of the generator with this turn and cost; the number of generators if it is missing.
std::size_t index_of(Generators generators, cube::Turn turn, int cost) {
    const auto at =
        std::ranges::find_if(generators, [&](const auto& one) { return one.turn == turn && one.cost == cost; });
    return static_cast<std::size_t>(at - generators.begin());
}

cube::Turn image_of(const search::Generator& generator, cube::Symmetry s, int n) {
    return cube::turn_of(cube::conjugate(search::move_of(generator.turn, n), s), n).value_or(cube::Turn{});
}

cube::Turn inverse(cube::Turn turn) {
    turn.quarters = 4 - turn.quarters;
    return turn;
}

template <class Map>
std::optional<Images> images(Generators generators, Map map) {
    Images all;
    for (const auto& generator : generators) {
        all.push_back(index_of(generators, map(generator), generator.cost));
        if (all.back() == generators.size()) return std::nullopt;
    }
    return all;
}

}  // namespace

std::vector<std::size_t> equivalent_generators(Generators generators, int n) {
    Images first(generators.size());
    std::iota(first.begin(), first.end(), std::size_t{0});
    if (std::ranges::any_of(generators, [](const auto& one) { return one.turn.from != one.turn.to; })) return first;
    const auto join = [&](const std::optional<Images>& to) {
        if (!to) return;
        for (std::size_t i = 0; i < first.size(); ++i) {
            const auto least = std::min(first[i], first[(*to)[i]]), most = std::max(first[i], first[(*to)[i]]);
            std::ranges::replace(first, most, least);
        }
    };
    for (const auto s : cube::symmetries())
        join(images(generators, [&](const auto& generator) { return image_of(generator, s, n); }));
    join(images(generators, [](const auto& generator) { return inverse(generator.turn); }));
    return first;
}

}  // namespace cubelang::full_group
