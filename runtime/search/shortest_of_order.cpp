#include "runtime/search/shortest_of_order.hpp"

#include <algorithm>
#include <numeric>

#include "runtime/algebra/perm/kernel.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::search {
namespace {

using search::Generator;

class OrderSearch {
public:
    OrderSearch(const OrderQuery& wanted, std::span<const Generator> generators)
        : wanted_(wanted),
          generators_(generators),
          blocks_(cube::orbit_blocks(wanted.cube)),
          words_(generators, wanted.cube.n),
          effects_(search::effects_on(wanted.cube, generators, blocks_)),
          representatives_(equivalent_generators(generators, wanted.cube.n)) {
        for (std::uint32_t length = 1; length <= perm::block_points; ++length)
            if (wanted.order % length == 0) lengths_ |= 1U << length;
        states_.assign(blocks_.size(), perm::identity());
    }

    ShortestOfOrder search() {
        ShortestOfOrder result;
        for (int cost = 0; cost <= wanted_.most_cost; ++cost) {
            cost_ = cost;
            if (extend(search::GeneratorWords::start, cost)) {
                result.word = search::moves_of(generators_, word_);
                return result;
            }
            result.stopped = stopped_;
            if (stopped_) return result;
            result.proved = cost;
        }
        return result;
    }

private:
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
        const auto depth = word_.size(), size = blocks_.size();
        if (states_.size() < (depth + 2) * size) states_.resize((depth + 2) * size);
        perm::kernel().multiply(&states_[depth * size], &effects_[generator * size], &states_[(depth + 1) * size],
                                size);
        word_.push_back(generator);
    }

    [[nodiscard]] bool has_order() const {
        std::uint32_t lengths = 1U << 1U;
        for (std::size_t i = 0; i < blocks_.size(); ++i)
            if (!add_lengths(states_[word_.size() * blocks_.size() + i], lengths)) return false;
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
        const auto between = std::max<std::uint64_t>(blocks_between / blocks_.size(), 1);
        if (++nodes_ % between != 0) return stopped_;
        stopped_ = stopped_ || wanted_.stop.stop_requested();
        if (wanted_.progress) wanted_.progress(cost_, nodes_);
        return stopped_;
    }

    const OrderQuery& wanted_;
    std::span<const Generator> generators_;
    std::vector<int> blocks_;  ///< that determine a state: one of the two for each orbit of wings
    search::GeneratorWords words_;
    perm::Blocks effects_;
    std::vector<std::size_t> representatives_;
    std::uint32_t lengths_ = 0;
    int cost_ = 0;
    search::GeneratorWord word_;
    std::vector<perm::Block> states_;  ///< after each turn of the word, block by block
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace

ShortestOfOrder shortest_of_order(const OrderQuery& wanted, std::span<const Generator> generators) {
    return OrderSearch(wanted, generators).search();
}

// Classes of generators that symmetries and inversion map to one another.

std::vector<std::size_t> equivalent_generators(std::span<const Generator> generators, int n) {
    std::vector<std::size_t> first(generators.size());
    std::iota(first.begin(), first.end(), std::size_t{0});
    if (std::ranges::any_of(generators, [](const auto& one) { return one.turn.from != one.turn.to; })) return first;
    const auto join = [&](const std::optional<search::GeneratorWord>& images) {
        for (std::size_t i = 0; images && i < first.size(); ++i) {
            const auto [least, most] = std::minmax({first[i], first[(*images)[i]]});
            std::ranges::replace(first, most, least);
        }
    };
    for (const auto s : cube::symmetries()) join(search::images(generators, n, s));
    join(search::inverses(generators));
    return first;
}

}  // namespace cubelang::search
