// Built-ins for the graph of all positions of a puzzle: the kinds of positions, and random walks.

#include "runtime/search/growth/position_graph.hpp"

#include <map>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/builtins/groups/graph_arguments.hpp"
#include "runtime/meaning/value/numbers.hpp"
#include "runtime/meaning/value/stream.hpp"
#include "runtime/search/growth/distances.hpp"

namespace cubelang::meaning {
namespace {

struct WalkArguments : GraphArguments {
    std::optional<At<Integer>> idle;
    static constexpr auto fields =
        std::tuple_cat(GraphArguments::fields,
                       std::tuple{field("idle", &WalkArguments::idle,
                                        "how many more moves, which do nothing, a move is drawn from; 0 if left out")});
};

struct Graph {
    PuzzleMoves moves;
    search::Coordinate positions;
};

Graph graph_of(Context& context, const GraphArguments& arguments) {
    const auto group = group_of_moves(context, arguments);
    auto [all, labels, subgroup] = graph_moves(context, arguments, group);
    PuzzleMoves moves{all.group, {}, {}};
    for (const auto number : search::needed_moves(all.moves)) {
        moves.moves.push_back(all.moves[number]);
        moves.powers.push_back(all.powers[number]);
    }
    search::RowSpace space(moves.moves, labels, subgroup.has_value());
    if (subgroup) space.use(search::cosets_of(*std::move(subgroup)));
    const auto bytes = 8 * moves.moves.size() + 160;  // two tables; a row by number, or two Integers
    const auto most = context.search_memory() / bytes;
    if (auto made = search::Coordinate::of(space, most)) return {std::move(moves), *std::move(made)};
    throw lang::Error(group.where,
                      fmt::format("there are more than {} positions, as many as fit into {} MB", most,
                                  context.search_memory() >> 20U),
                      "--memory-limit 4G gives more room; distances needs less of it");
}

Value position_kinds(Context& context, const GraphArguments& arguments) {
    const auto [moves, graph] = graph_of(context, arguments);
    const search::PositionKinds positions(graph, moves.moves);
    std::map<search::PositionKind, std::pair<std::uint64_t, std::uint32_t>> kinds;  // how many, the first of them
    for (std::uint32_t position = 0; position < graph.size(); ++position) {
        stop_point();
        ++kinds.try_emplace(positions.kind(position), 0, position).first->second.first;
    }
    std::vector<Value> rows;
    for (const auto& [kind, some] : kinds)
        rows.push_back(make_record({{"distance", make_integer(kind.distance)},
                                    {"words", make_integer(kind.words)},
                                    {"nearer", make_integer(kind.nearer)},
                                    {"level", make_integer(kind.level)},
                                    {"farther", make_integer(kind.farther)},
                                    {"states", make_integer(some.first)},
                                    {"example", moves.value(positions.word(some.second))}}));
    return make_list(std::move(rows));
}

// After some moves: in how many of all ways the walk is at each position.
class Walk {
public:
    Walk(std::shared_ptr<const Graph> on, Integer idle)
        : on_(std::move(on)), idle_(std::move(idle)), ways_(on_->positions.size()) {
        ways_[0] = 1;
    }
    std::optional<Value> operator()() {
        const auto degree = on_->moves.moves.size();
        if (moves_ > 0) {
            ways_ = search::ways_after_move(on_->positions, degree, ways_, idle_);
            all_ *= idle_ + degree;
        }
        const auto reached = std::ranges::count_if(ways_, [](const Integer& ways) { return ways != 0; });
        return make_record({{"moves", make_integer(moves_++)},
                            {"ways", make_integer(all_)},
                            {"back", make_integer(ways_[0])},
                            {"apart", make_number(apart())},
                            {"states", make_integer(reached)}});
    }

private:
    // The distance in total variation from equal chances of all positions: half the sum of the differences, which is
    // the sum of those of the likelier positions.
    [[nodiscard]] Rational apart() const {
        const Integer mean = all_ / ways_.size();
        Integer above, count;
        for (const auto& ways : ways_) {
            stop_point();
            if (ways <= mean) continue;
            above += ways;
            ++count;
        }
        return Rational(above, all_) - Rational(count, ways_.size());
    }

    std::shared_ptr<const Graph> on_;
    Integer idle_, all_ = 1;
    std::vector<Integer> ways_;
    int moves_ = 0;
};

Value random_walk(Context& context, const WalkArguments& arguments) {
    const Integer idle = arguments.idle ? arguments.idle->value : Integer(0);
    if (idle < 0) throw lang::Error(arguments.idle->where, "there are 0 or more moves that do nothing");
    const auto on = std::make_shared<const Graph>(graph_of(context, arguments));
    if (idle == 0 && on->moves.moves.empty())
        throw lang::Error(arguments.moves.where, "a walk needs a move", "idle = 1 adds a move that does nothing");
    Flow flow{fmt::format("a random walk on {}", counted(on->positions.size(), "position")), {}};
    flow.open = [on, idle](Context&) -> Cursor { return Walk(on, idle); };
    flow.is_endless = true;
    return make_stream(std::move(flow));
}

}  // namespace

std::vector<BuiltIn> position_graph_built_ins() {
    return {
        row({.name = "position_kinds",
             .meaning =
                 "For each distance, the states by the number of their shortest words, and by how many moves lead "
                 "nearer to the solved cube, to the same distance, and farther.",
             .example = "map(row -> {row.words, row.nearer, row.level, row.farther}, position_kinds({R2, U2}))",
             .answer =
                 "{{1, 0, 0, 2}, {1, 1, 0, 1}, {1, 1, 0, 1}, {1, 1, 0, 1}, {1, 1, 0, 1}, {1, 1, 0, 1}, {2, 2, 0, 0}}"},
            position_kinds),
        row({.name = "random_walk",
             .meaning = "For 0, 1, 2 and more random moves, an endless stream: the number of all ways to make them, of "
                        "those that lead back, the distance in total variation from equal chances for all states, and "
                        "the number of states that are possible.",
             .example = "map(row -> {row.ways, row.back}, first(random_walk({R2, U2}), 5))",
             .answer = "{{1, 1}, {2, 0}, {4, 2}, {8, 0}, {16, 6}}"},
            random_walk),
    };
}

}  // namespace cubelang::meaning
