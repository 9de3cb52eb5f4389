// Chance that can be repeated.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/query/random_state.hpp"
#include "runtime/meaning/builtins/search/shared_solver.hpp"
#include "runtime/meaning/eval/bind.hpp"
#include "runtime/meaning/eval/common_arguments.hpp"
#include "runtime/meaning/value/context.hpp"
#include "runtime/meaning/value/limits.hpp"
#include "runtime/meaning/value/stream.hpp"
#include "runtime/search/solver.hpp"

namespace cubelang::eval {
namespace {

std::vector<cube::Move> outer_layers() {
    std::vector<cube::Move> moves;
    for (const auto face : cube::faces) moves.push_back(cube::move_of(cube::Letter::Kind::layers, face));
    return moves;
}

// Words one after another, as R 2R U or {R, 2R, U}.
struct Layers {
    std::vector<cube::WordPtr> words;
};

}  // namespace

template <>
struct Argument<Layers> {
    static constexpr std::string_view wanted = "an algorithm or a list of moves";
    static std::string hint(const Misfit& misfit) {
        return is_element(misfit.value) ? hint_of_items(misfit) : hint_of_quoted_word(misfit);
    }
    static bool fits(const Value& value) {
        const auto* list = value.as<List>();
        const auto is_word = [](const Value& item) { return item.as<Algorithm>() != nullptr; };
        return list == nullptr ? is_word(value) : std::ranges::all_of(*list->items, is_word);
    }
    static Layers get(Context&, const Operand& operand) {
        Layers layers;
        const auto add = [&](const Value& value) { layers.words.push_back(value.as<Algorithm>()->word); };
        if (const auto* list = operand.value.as<List>())
            std::ranges::for_each(*list->items, add);
        else
            add(operand.value);
        return layers;
    }
};

namespace {

// The layers that they turn, each once.
std::vector<cube::Move> layers_of(const At<Layers>& from) {
    constexpr std::size_t most = 1000;
    const auto moves = cube::expand(*cube::make_sequence(from->words), most);
    std::vector<cube::Move> layers;
    for (const auto& move : moves ? *moves : std::vector<cube::Move>{}) {
        const auto is_same = [&](const cube::Move& other) {
            return move.letter == other.letter && move.from == other.from && move.to == other.to;
        };
        if (cube::letter_of(move).kind != cube::Letter::Kind::pause && std::ranges::none_of(layers, is_same))
            layers.push_back(move);
    }
    if (layers.empty())
        throw lang::Error(from.where, "there are no moves to choose from",
                          "name some, as in random_algorithm(1, 10, R U)");
    for (auto& layer : layers) {
        layer.offset = 0;
        layer.length = 0;
    }
    return layers;
}

std::size_t checked_count(const At<Integer>& length) {
    if (*length < 0 || *length > limits::longest_expansion)
        throw lang::Error(length.where,
                          fmt::format("a random algorithm has from 0 to {} moves", limits::longest_expansion));
    return static_cast<std::size_t>(*length);
}

cube::WordPtr random_algorithm(const Integer& seed, const At<Integer>& length, const std::optional<At<Layers>>& from) {
    return cube::make_run(
        query::random_moves(seed_from(seed), checked_count(length), from ? layers_of(*from) : outer_layers()));
}

// Without an end. Item k is what its own seed makes, so that it can be had without those before it.
template <class Make>
Value stream_by_seed(std::string words, const Integer& seed, const Make& make) {
    Flow flow{std::move(words), {}};
    flow.open = [seed = seed_from(seed), make](Context&) -> Cursor {
        return [seed, make, number = std::uint64_t{0}]() mutable -> std::optional<Value> {
            return make(query::seed_of_item(seed, number++));
        };
    };
    return make_stream(std::move(flow));
}

Value random_algorithms(const Integer& seed, const At<Integer>& length, const std::optional<At<Layers>>& from) {
    const auto count = checked_count(length);
    return stream_by_seed(fmt::format("random algorithms of {}", counted(count, "move")), seed,
                          [count, layers = from ? layers_of(*from) : outer_layers()](std::uint64_t own) {
                              return make_algorithm(cube::make_run(query::random_moves(own, count, layers)));
                          });
}

Value random_states(Context& context, const Integer& seed) {
    return stream_by_seed(fmt::format("random positions of a {}", cube_name(context.cube())), seed,
                          [cube = context.cube()](std::uint64_t own) {
                              return make_permutation(query::random_state(cube, query::Chance(own)));
                          });
}

// Evenly from 0 to count - 1, which may have more than 64 binary digits: so many are drawn as count has, until they
// make a number below it.
Integer below(query::Chance& chance, const Integer& count) {
    constexpr unsigned word = 64;
    if (count <= UINT64_MAX) return chance.below(static_cast<std::uint64_t>(count));
    const auto bits = msb(count) + 1;
    for (;;) {
        Integer drawn = 0;
        for (std::size_t have = 0; have < bits; have += word) drawn = (drawn << word) + chance.next();
        drawn >>= (word - bits % word) % word;
        if (drawn < count) return drawn;
    }
}

Integer random_integer(const Integer& seed, const Integer& first, const Integer& last, const Origin& origin) {
    const Integer count = last - first + 1;
    if (count < 1)
        throw lang::Error(origin.where,
                          fmt::format("there is no integer from {} to {} to choose", first.str(), last.str()),
                          "the smaller comes first");
    query::Chance chance(seed_from(seed));
    return first + below(chance, count);
}

cube::State random_state(Context& context, const Integer& seed) {
    return query::random_state(context.cube(), query::Chance(seed_from(seed)));
}

// The moves that undo a solution.
cube::WordPtr undoing(const std::vector<cube::Move>& solution) {
    const auto inverse = cube::make_power(cube::make_run(solution), -1);
    return cube::make_run(*cube::expand(*inverse, solution.size()));
}

cube::WordPtr scramble(Context& context, const Integer& seed, const Origin& origin) {
    const Ticker ticker(context);
    search::SolveOptions options;
    options.effort.stop = context.stop_token();
    options.effort.progress = [&ticker](const search::Progress& now) {
        if (now.parts > 0) ticker.say("making a table for the solver: " + percent(now.part, now.parts));
    };
    const auto solution = shared_solver(context).solve(random_state(context, seed), options);
    if (solution.found) return undoing(solution.moves);
    if (solution.end == search::SolveEnd::stopped) throw lang::interruption(origin.where);
    throw lang::Error(origin.where, fmt::format("no solver makes a scramble of a {}", cube_name(context.cube())),
                      "random_state(seed) is a position, and random_algorithm(seed, 100) are moves");
}

}  // namespace

std::vector<BuiltIn> chance_built_ins() {
    return {
        row({.name = "random_algorithm",
             .parameters =
                 "seed, length: how many moves | from: moves of the layers to choose from; the six faces if left out",
             .meaning = "a random algorithm, always the same for one seed; `from` names the layers to turn, R U F L D "
                        "B if left out",
             .example = "moves(random_algorithm(2, 5, R U))",
             .answer = "{R', U, R, U', R'}"},
            random_algorithm),
        row({.name = "random_integer",
             .parameters = "seed, first: the least that may come | last: the greatest that may come",
             .meaning = "a random integer from first to last, always the same for one seed",
             .example = "random_integer(1, 1, 6)",
             .answer = "6"},
            random_integer),
        row({.name = "random_state",
             .parameters = "seed",
             .meaning = "a position that turns reach, each as likely as any other, always the same for one seed; on "
                        "odd N the fixed centres stay in place",
             .example = "cube 2; random_state(1)",
             .answer = "(+urf,ulb,bld,ufl) (+dfr,drb,dlf) (+ubr)"},
            random_state),
        row({.name = "random_algorithms",
             .parameters =
                 "seed, length: how many moves | from: moves of the layers to choose from; the six faces if left out",
             .meaning = "random algorithms without end, as a stream: always the same for one seed",
             .example = "first(random_algorithms(1, 3, R U), 3)",
             .answer = "{R U' R', R U2 R2, R2 U' R2}"},
            random_algorithms),
        row({.name = "random_states",
             .parameters = "seed",
             .meaning = "positions that turns reach, without end, as a stream: always the same for one seed",
             .example = "cube 2; first(map(order, random_states(1)), 5)",
             .answer = "{18, 8, 8, 30, 18}"},
            random_states),
        row({.name = "random_scramble",
             .parameters = "seed",
             .meaning = "moves that make random_state(seed): as few as solve would take to solve it",
             .example = "cube 2; permutation(random_scramble(1)) == random_state(1)",
             .answer = "true"},
            scramble),
    };
}

}  // namespace cubelang::eval
