#include "runtime/search/reduction/reducer.hpp"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "runtime/algebra/perm/kernel.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/commutators/table.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::reduction {
namespace {

using cube::Turn;
using perm::Blocks;

constexpr double most_work = 3e6;  // blocks to be multiplied

// Allows one of the words that differ only in the order of layers about one axis.
bool may_follow(const Turn& last, const Turn& next) { return last.axis != next.axis || last.from < next.from; }

// The blocks that are searched, corners first: all but centres, and some of the centres that are not solved. Others are
// solved if these are, but for accidents.
std::vector<int> searched_blocks(const cube::State& state, Centres wanted) {
    constexpr int most_centres = 16;
    std::vector<int> blocks;
    int centres = 0;
    for (const int block : cube::orbit_blocks(state.cube)) {
        const auto kind = cube::kind_of(state.cube, block);
        const bool is_some_centre = cube::is_centre(kind) && kind != cube::Kind::fixed_centre;
        if (is_some_centre && (are_home(state.blocks[block], wanted) || ++centres > most_centres)) continue;
        blocks.push_back(block);
    }
    return blocks;
}

// The colour of each place: the face of the centre there.
perm::Block colours_of(const perm::Block& centres) {
    auto colours = centres;
    for (int point = 0; point < perm::block_points; ++point)
        colours.to[centres[point]] = static_cast<std::uint8_t>(point / 4);
    return colours;
}

class BidirectionalSearch {
public:
    BidirectionalSearch(const cube::State& state, Centres wanted, StopToken stop)
        : state_(state), wanted_(wanted), turner_(state.cube), stop_(stop), searched_(searched_blocks(state, wanted)) {
        for (const auto& generator : layer_turns(state.cube.n)) add(generator.turn);
        for (const auto& rotation : cube::rotations()) add(rotation);
    }

    // Backwards from the solved cube and forwards from the state, with rising length: the first match is a shortest
    // word.
    std::optional<std::vector<cube::Move>> search() {
        const int half = half_length();
        for (int depth = 0; depth <= half; ++depth)
            walk(perm::identity_blocks(searched_.size()), depth, [this](const Blocks& blocks) {
                ends_.try_emplace(key(blocks), path_);
                return false;
            });
        Blocks start;
        for (const int block : searched_) start.push_back(state_.blocks[block]);
        for (int depth = 0; depth <= half; ++depth)
            if (walk(start, depth, [this](const Blocks& blocks) { return matches(blocks); })) return answer_;
        return std::nullopt;
    }

private:
    struct Step {
        std::size_t block;
        perm::Block effect;
    };
    struct SearchedTurn {
        Turn turn;
        std::vector<Step> steps;
    };

    void add(const Turn& turn) {
        turns_.push_back({turn, {}});
        auto& steps = turns_.back().steps;
        for (std::size_t i = 0; i < searched_.size(); ++i)
            if (const auto effect = turner_.effect(turn, searched_[i]); effect != perm::identity())
                steps.push_back({i, effect});
    }
    void add(const cube::Rotation& rotation) {
        auto& blocks = rotations_.emplace_back(perm::identity_blocks(searched_.size()));
        for (const auto& move : rotation.moves)
            for (std::size_t i = 0; i < searched_.size(); ++i)
                blocks[i] = perm::product(blocks[i], turner_.effect(*cube::turn_of(move, state_.cube.n), searched_[i]));
        by_first_point_[blocks[0][0]] = rotations_.size() - 1;
    }

    [[nodiscard]] int half_length() const {
        const auto turns = static_cast<double>(turns_.size()), blocks = static_cast<double>(searched_.size());
        double words = turns;
        int half = 1;
        for (; half < 3 && words * turns * blocks < most_work; ++half) words *= turns;
        return half;
    }

    // The rotation that puts a certain corner in place.
    [[nodiscard]] std::size_t rotation_of(const perm::Block& corners) const {
        return by_first_point_[perm::inverse(corners)[0]];
    }

    [[nodiscard]] bool is_by_colour(int block) const {
        return wanted_ == Centres::by_colour && cube::is_centre(cube::kind_of(state_.cube, block));
    }

    // Equal for states that differ by a rotation of the whole cube before them.
    std::uint64_t key(const Blocks& state) {
        const auto& rotation = rotations_[rotation_of(state[0])];
        rotated_.resize(state.size());
        perm::kernel().multiply(rotation.data(), state.data(), rotated_.data(), state.size());
        for (std::size_t i = 0; i < rotated_.size(); ++i)
            if (is_by_colour(searched_[i])) rotated_[i] = colours_of(rotated_[i]);
        return commutators::key_of(rotated_);
    }

    // Visits all words of exactly this length until a visit returns true.
    template <class Visit>
    bool walk(const Blocks& blocks, int depth, Visit visit) {
        if (depth == 0) return visit(blocks);
        for (const auto& [turn, steps] : turns_) {
            if (stop_.stop_requested()) return false;
            if (!path_.empty() && !may_follow(path_.back(), turn)) continue;
            auto next = blocks;
            for (const auto& [block, effect] : steps) next[block] = perm::product(next[block], effect);
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
            turns.push_back(cube::inverse(*turn));
        return solves(turns);
    }

    // Not if only the blocks that are searched match, or only their keys.
    bool solves(const std::vector<Turn>& turns) {
        auto blocks = state_.blocks;
        answer_.clear();
        for (const auto& turn : turns) answer_.push_back(move_of(turn, state_.cube.n));
        cube::apply(turner_, blocks, answer_);
        const auto& rotation = cube::rotations()[rotation_of(blocks[0])].moves;
        cube::apply(turner_, blocks, rotation);
        std::ranges::copy(rotation, std::back_inserter(answer_));
        const auto is_solved = [&](int block) {
            return are_home(blocks[block], is_by_colour(block) ? Centres::by_colour : Centres::each);
        };
        return std::ranges::all_of(cube::orbit_blocks(state_.cube), is_solved);
    }

    const cube::State& state_;
    Centres wanted_;
    cube::Turner turner_;
    StopToken stop_;
    std::vector<int> searched_;
    std::vector<SearchedTurn> turns_;
    std::vector<Turn> path_;
    std::vector<Blocks> rotations_;
    Blocks rotated_;
    std::array<std::size_t, perm::block_points> by_first_point_{};
    std::unordered_map<std::uint64_t, std::vector<Turn>> ends_;
    std::vector<cube::Move> answer_;
};

}  // namespace

std::optional<std::vector<cube::Move>> few_turns(const cube::State& state, Centres wanted, StopToken stop) {
    return BidirectionalSearch(state, wanted, stop).search();
}

}  // namespace cubelang::search::reduction
