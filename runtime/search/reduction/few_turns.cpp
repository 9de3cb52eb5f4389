#include "runtime/search/reduction/reducer.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <unordered_map>

#include "runtime/algebra/perm/kernel.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::reduction {
namespace {

using cube::Turn;
using perm::Blocks;

constexpr double most_work = 3e6;  // blocks to be multiplied

// Allows one of the words that differ only in the order of layers about one axis.
bool may_follow(const Turn& last, const Turn& next) { return last.axis != next.axis || last.from < next.from; }

class BidirectionalSearch {
public:
    BidirectionalSearch(const cube::State& state, StopToken stop) : state_(state), turner_(state.cube), stop_(stop) {
        for (const auto& generator : layer_turns(state.cube.n)) turns_.push_back(generator.turn);
        for (const auto& rotation : cube::rotations()) add(rotation);
    }

    // Backwards from the solved cube and forwards from the state, with rising length: the first match is a shortest
    // word.
    std::optional<std::vector<cube::Move>> search(int half) {
        for (int depth = 0; depth <= half; ++depth)
            walk(cube::solved(state_.cube).blocks, depth, [this](const Blocks& blocks) {
                ends_.try_emplace(key(blocks), path_);
                return false;
            });
        for (int depth = 0; depth <= half; ++depth)
            if (walk(state_.blocks, depth, [this](const Blocks& blocks) { return matches(blocks); })) return answer_;
        return std::nullopt;
    }

private:
    void add(const cube::Rotation& rotation) {
        auto blocks = cube::solved(state_.cube).blocks;
        for (const auto& move : rotation.moves) turner_.apply(blocks, *cube::turn_of(move, state_.cube.n));
        by_first_point_[blocks[0][0]] = rotations_.size();
        rotations_.push_back(std::move(blocks));
    }

    // Equal for states that differ by a rotation of the whole cube before them: the key is computed after the
    // rotation that puts a certain corner in place.
    std::uint64_t key(const Blocks& state) {
        const auto& rotation = rotations_[by_first_point_[perm::inverse(state[0])[0]]];
        rotated_.resize(state.size());
        perm::kernel().multiply(rotation.data(), state.data(), rotated_.data(), state.size());
        std::uint64_t sum = 0;
        for (const auto& block : rotated_)
            for (std::size_t i = 0; i < perm::block_points; i += sizeof sum) {
                std::uint64_t eight = 0;
                std::memcpy(&eight, block.to.data() + i, sizeof eight);
                sum = (sum ^ eight) * 0x9E3779B97F4A7C15U;
                sum ^= sum >> 29U;
            }
        return sum;
    }

    // Visits all words of exactly this length until a visit returns true.
    template <class Visit>
    bool walk(const Blocks& blocks, int depth, Visit visit) {
        if (depth == 0) return visit(blocks);
        for (const auto& turn : turns_) {
            if (stop_.stop_requested()) return false;  // with a million blocks, after each turn
            if (!path_.empty() && !may_follow(path_.back(), turn)) continue;
            auto next = blocks;
            turner_.apply(next, turn);
            path_.push_back(turn);
            const bool enough = walk(next, depth - 1, visit);
            path_.pop_back();
            if (enough) return true;
        }
        return false;
    }

    bool matches(const Blocks& blocks) {
        const auto end = ends_.find(key(blocks));
        if (end == ends_.end()) return false;
        auto turns = path_;
        for (auto turn = end->second.rbegin(); turn != end->second.rend(); ++turn)
            turns.push_back({turn->axis, turn->from, turn->to, 4 - turn->quarters});
        return solves(turns);
    }

    bool solves(const std::vector<Turn>& turns) {
        auto blocks = state_.blocks;
        answer_.clear();
        for (const auto& turn : turns) {
            turner_.apply(blocks, turn);
            answer_.push_back(move_of(turn, state_.cube.n));
        }
        const auto left = std::ranges::find(rotations_, perm::inverse(blocks));
        if (left == rotations_.end()) return false;  // a collision of keys
        std::ranges::copy(cube::rotations()[left - rotations_.begin()].moves, std::back_inserter(answer_));
        return true;
    }

    const cube::State& state_;
    cube::Turner turner_;
    StopToken stop_;
    std::vector<Turn> turns_, path_;
    std::vector<Blocks> rotations_;
    Blocks rotated_;
    std::array<std::size_t, perm::block_points> by_first_point_{};
    std::unordered_map<std::uint64_t, std::vector<Turn>> ends_;
    std::vector<cube::Move> answer_;
};

int half_length(cube::Cube cube) {
    const double layer_turns = 9.0 * cube.n;
    double words = layer_turns;
    int half = 1;
    for (; half < 3 && words * layer_turns * cube.blocks() < most_work; ++half) words *= layer_turns;
    return half;
}

}  // namespace

std::optional<std::vector<cube::Move>> few_turns(const cube::State& state, StopToken stop) {
    return BidirectionalSearch(state, stop).search(half_length(state.cube));
}

}  // namespace cubelang::search::reduction
