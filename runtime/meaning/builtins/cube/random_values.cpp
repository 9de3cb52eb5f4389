// Built-ins for random values, reproducible ones but for new_seed.

#include <algorithm>

#include <sys/random.h>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/query/random_state.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::meaning {
namespace {

std::vector<cube::Move> outer_layers() {
    std::vector<cube::Move> moves;
    for (const auto face : cube::faces) moves.push_back(cube::move_of(cube::Letter::Kind::layers, face));
    return moves;
}

// An algorithm such as R 2R U, or a list such as {R, 2R, U}.
struct Layers {
    std::vector<cube::WordPtr> words;
};

}  // namespace

template <>
struct Argument<Layers> {
    static constexpr std::string_view wanted = "an algorithm or a list of moves";
    static std::string hint(const TypeMismatch& mismatch) {
        return is_element(mismatch.value) ? hint_of_items(mismatch) : hint_of_quoted_word(mismatch);
    }
    static bool fits(const Value& value) {
        const auto* list = value.as<List>();
        const auto is_word = [](const Value& item) { return item.as<Algorithm>() != nullptr; };
        return list == nullptr ? is_word(value) : std::ranges::all_of(list->items, is_word);
    }
    static Layers get(Context&, const Operand& operand) {
        Layers layers;
        const auto add = [&](const Value& value) { layers.words.push_back(value.as<Algorithm>()->word); };
        if (const auto* list = operand.value.as<List>())
            std::ranges::for_each(list->items, add);
        else
            add(operand.value);
        return layers;
    }
};

namespace {

// The layers that these moves turn, without duplicates.
std::vector<cube::Move> layers_of(const At<Layers>& from) {
    constexpr std::size_t most = 10'000;
    const auto moves = cube::expand(*cube::make_sequence(from->words), most);
    if (!moves) throw lang::Error(from.where, fmt::format("there are more than {} moves to choose from", most));
    std::vector<cube::Move> layers;
    for (const auto& move : *moves) {
        const auto is_same = [&](const cube::Move& other) {
            return move.letter == other.letter && move.from == other.from && move.to == other.to;
        };
        if (cube::letter_of(move).kind != cube::Letter::Kind::pause && std::ranges::none_of(layers, is_same))
            layers.push_back(move);
    }
    if (layers.empty())
        throw lang::Error(from.where, "there are no moves to choose from",
                          "name some moves, as in random_algorithm(1, 10, R U)");
    for (auto& layer : layers) layer.offset = layer.length = 0;
    return layers;
}

std::size_t checked_count(const At<Integer>& length) {
    if (*length < 0 || *length > limits::longest_expansion)
        throw lang::Error(length.where,
                          fmt::format("a random algorithm can have from 0 to {} moves", limits::longest_expansion));
    return static_cast<std::size_t>(*length);
}

cube::WordPtr random_algorithm(const Integer& seed, const At<Integer>& length, const std::optional<At<Layers>>& from) {
    return cube::make_run(
        query::random_moves(seed_from(seed), checked_count(length), from ? layers_of(*from) : outer_layers()));
}

// An endless stream. Each item has its own seed, so it does not depend on the items before it.
template <class Make>
Value stream_by_seed(std::string words, const Integer& seed, const Make& make) {
    Flow flow{std::move(words), {}};
    flow.is_endless = true;
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

// Uniform from 0 to count - 1, by rejection: as many bits are drawn as count has, until the number is below it.
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
        throw lang::Error(origin.where, fmt::format("there is no integer from {} to {}", first.str(), last.str()),
                          "write the smaller one first");
    query::Chance chance(seed_from(seed));
    return first + below(chance, count);
}

cube::State random_state(Context& context, const Integer& seed) {
    return query::random_state(context.cube(), query::Chance(seed_from(seed)));
}

// Small enough to be typed again. std::random_device would need a newer glibc than the rest of the program.
Integer new_seed(Context&) {
    std::uint64_t drawn = 0;
    [[maybe_unused]] const auto status = ::getentropy(&drawn, sizeof drawn);  // fails only for more than 256 bytes
    return 1 + drawn % 999'999'999;
}

}  // namespace

std::vector<BuiltIn> chance_built_ins() {
    return {
        row({.name = "random_algorithm",
             .parameters = "seed, length: the number of moves | from: moves of the layers to choose from; the six "
                           "faces if left out",
             .meaning = "A random algorithm. The same seed gives the same algorithm.",
             .example = "moves(random_algorithm(2, 5, R U))",
             .answer = "{R', U, R, U', R'}"},
            random_algorithm),
        row({.name = "random_integer",
             .parameters = "seed, first: the least possible result | last: the greatest possible result",
             .meaning = "A random integer from first to last. The same seed gives the same integer.",
             .example = "random_integer(1, 1, 6)",
             .answer = "6"},
            random_integer),
        row({.name = "new_seed",
             .meaning = "A seed for the functions of this section, another one at each call.",
             .example = "new_seed() == new_seed()",
             .answer = "false",
             .is_word = true},
            new_seed),
        row({.name = "random_state",
             .parameters = "seed",
             .meaning = "A uniformly random reachable position. The same seed gives the same position; on odd N the "
                        "fixed centres stay in place.",
             .example = "cube 2; random_state(1)",
             .answer = "(+urf,ulb,bld,ufl) (+ubr) (+dfr,drb,dlf)"},
            random_state),
        row({.name = "random_algorithms",
             .parameters = "seed, length: the number of moves | from: moves of the layers to choose from; the six "
                           "faces if left out",
             .meaning = "An endless stream of random algorithms. The same seed gives the same stream.",
             .example = "first(random_algorithms(1, 3, R U), 3)",
             .answer = "{R U' R', R U2 R2, R2 U' R2}"},
            random_algorithms),
        row({.name = "random_states",
             .parameters = "seed",
             .meaning = "An endless stream of random reachable positions. The same seed gives the same stream.",
             .example = "cube 2; first(map(order, random_states(1)), 5)",
             .answer = "{18, 8, 8, 30, 18}"},
            random_states),
    };
}

}  // namespace cubelang::meaning
