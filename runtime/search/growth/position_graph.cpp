#include "runtime/search/growth/position_graph.hpp"

#include <algorithm>

#include "runtime/base/stop_point.hpp"

namespace cubelang::search {
namespace {

constexpr int unmeasured = 1 << 30;

}  // namespace

PositionKinds::PositionKinds(const Coordinate& graph, const std::vector<PointMove>& moves)
    : graph_(graph), moves_(moves), distances_(graph.size(), unmeasured), words_(graph.size()) {
    distances_[0] = 0;
    words_[0] = 1;
    for (int distance = 0; distance < std::ssize(waiting_); ++distance)
        for (std::size_t i = 0; i < waiting_[distance].size(); ++i) {
            const auto position = waiting_[distance][i];
            if (distances_[position] == distance) measure(position);
        }
    waiting_.clear();
}

// All positions that are nearer have been measured.
void PositionKinds::measure(std::uint32_t position) {
    stop_point();
    for (std::size_t move = 0; move < moves_.size(); ++move) {
        if (is_last(move, position)) words_[position] += words_[graph_.before()[move][position]];
        const auto next = graph_.after(move, position);
        const int there = distances_[position] + moves_[move].cost;
        if (there >= distances_[next]) continue;
        distances_[next] = there;
        waiting_.resize(std::max<std::size_t>(waiting_.size(), there + 1));
        waiting_[there].push_back(next);
    }
}

PositionKind PositionKinds::kind(std::uint32_t position) const {
    PositionKind kind{distances_[position], words_[position]};
    for (std::size_t move = 0; move < moves_.size(); ++move) {
        const int there = distances_[graph_.after(move, position)];
        ++(there < kind.distance ? kind.nearer : there == kind.distance ? kind.level : kind.farther);
    }
    return kind;
}

GeneratorWord PositionKinds::word(std::uint32_t position) const {
    GeneratorWord word;
    while (position != 0) {
        std::uint16_t move = 0;
        while (!is_last(move, position)) ++move;
        word.insert(word.begin(), move);
        position = graph_.before()[move][position];
    }
    return word;
}

std::vector<Integer> ways_after_move(const Coordinate& graph, std::size_t moves, const std::vector<Integer>& ways,
                                     const Integer& idle) {
    std::vector<Integer> next;
    for (const auto& to_position : ways) next.push_back(to_position * idle);
    for (std::size_t move = 0; move < moves; ++move)
        for (std::size_t i = 0; i < ways.size(); ++i) {
            stop_point();
            next[i] += ways[graph.before()[move][i]];
        }
    return next;
}

}  // namespace cubelang::search
