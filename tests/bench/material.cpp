#include "tests/bench/material.hpp"

#include <algorithm>
#include <array>
#include <random>

#include "runtime/cube/performer.hpp"

namespace cubelang::bench {
namespace {

using Chance = std::mt19937_64;

// The standard distributions are not used: their numbers differ between standard libraries.
int below(int end, Chance& chance) { return static_cast<int>(chance() % static_cast<std::uint64_t>(end)); }

perm::Block random_block(Chance& chance) {
    auto block = perm::identity();
    for (int i = perm::block_points; i > 1; --i) std::swap(block[i - 1], block[below(i, chance)]);
    return block;
}

cube::Move random_move(int n, Chance& chance) {
    cube::Move move;
    move.letter = "RUFLDB"[below(6, chance)];
    move.to = static_cast<std::uint16_t>(1 + below(n / 2, chance));
    move.from = static_cast<std::uint16_t>(1 + below(move.to, chance));
    move.turns = std::array<std::int8_t, 3>{1, 2, -1}[static_cast<std::size_t>(below(3, chance))];
    return move;
}

}  // namespace

perm::Blocks random_blocks(std::size_t count) {
    Chance chance(count);
    perm::Blocks blocks(count);
    std::ranges::generate(blocks, [&] { return random_block(chance); });
    return blocks;
}

cube::State random_state(int n) {
    const cube::Cube cube{n};
    return {cube, random_blocks(static_cast<std::size_t>(cube.blocks()))};
}

std::vector<cube::Move> random_moves(int n, std::size_t count) {
    Chance chance(1);
    std::vector<cube::Move> moves(count);
    std::ranges::generate(moves, [&] { return random_move(n, chance); });
    return moves;
}

std::string text_of(const std::vector<cube::Move>& moves) {
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        cube::append_spelling(text, moves[i]);
        text += i % 20 == 19 ? '\n' : ' ';
    }
    return text;
}

cube::State scrambled(int n) {
    const auto word = cube::make_run(random_moves(n, 1000));
    return *cube::Performer(cube::Cube{n}).perform(word);
}

void show_time_per(benchmark::State& run, std::string_view thing, std::size_t amount) {
    using benchmark::Counter;
    // The inverse of a rate is a time.
    const auto time = Counter::kIsIterationInvariantRate | Counter::kInvert;
    run.counters["s/" + std::string(thing)] = Counter(static_cast<double>(amount), time);
}

}  // namespace cubelang::bench
