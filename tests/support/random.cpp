#include "tests/support/random.hpp"

#include <algorithm>
#include <numeric>
#include <ostream>
#include <string>
#include <utility>

namespace cubelang::cube {
void showValue(const Cube& cube, std::ostream& out) { out << (cube.super ? "supercube " : "cube ") << cube.n; }
void showValue(const Move& move, std::ostream& out) { out << spell(move); }
void showValue(const Turn& turn, std::ostream& out) {
    out << "xyz"[static_cast<int>(turn.axis)] << turn.from << '-' << turn.to << '*' << turn.quarters;
}
}  // namespace cubelang::cube

namespace cubelang::test {

rc::Gen<std::uint64_t> seeds() {
    return rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
}

std::vector<int> shuffled(int count, Chance& chance) {
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), chance);
    return order;
}

perm::Block shuffled_block(Chance& chance) {
    auto block = perm::identity();
    std::shuffle(block.to.begin(), block.to.begin() + perm::block_points, chance);
    return block;
}
rc::Gen<perm::Block> block() { return by_chance(shuffled_block); }

rc::Gen<perm::Blocks> blocks(std::size_t size) {
    return by_chance([size](Chance& chance) {
        perm::Blocks all(size);
        std::generate(all.begin(), all.end(), [&] { return shuffled_block(chance); });
        return all;
    });
}

rc::Gen<cube::Cube> any_cube(int from, int to) {
    return rc::gen::build<cube::Cube>(rc::gen::set(&cube::Cube::n, rc::gen::inRange(from, to + 1)),
                                      rc::gen::set(&cube::Cube::super, rc::gen::arbitrary<bool>()));
}

rc::Gen<cube::Move> move(int n) {
    return rc::gen::exec([n] {
        const std::string letters = n % 2 == 1 ? "RUFLDBRUFLDBxyzMES." : "RUFLDBRUFLDBxyz.";
        cube::Move move;
        move.letter = *rc::gen::elementOf(letters);
        if (letters.find(move.letter) < 6) {
            move.to = *rc::gen::inRange<std::uint16_t>(1, static_cast<std::uint16_t>(n + 1));
            move.from = *rc::gen::inRange<std::uint16_t>(1, static_cast<std::uint16_t>(move.to + 1));
        }
        if (move.letter != '.')
            move.turns = *rc::gen::elementOf(std::vector<std::int8_t>{1, -1, 2, -2, 3, -3, 4, -4, 5, 0});
        return move;
    });
}

rc::Gen<std::vector<cube::Move>> moves(int n) { return rc::gen::container<std::vector<cube::Move>>(move(n)); }

cube::WordPtr some_word(int n, int depth) {
    const auto inner = [&] { return some_word(n, depth - 1); };
    switch (depth <= 1 ? 0 : *rc::gen::inRange(0, 5)) {
        case 1: return cube::make_sequence({inner(), inner(), inner()});
        case 2: return cube::make_power(inner(), *rc::gen::inRange(-3, 4));
        case 3: return cube::make_commutator(inner(), inner());
        case 4: return cube::make_conjugate(inner(), inner());
        default: return cube::make_run(*rc::gen::resize(4, moves(n)));
    }
}

void shuffle_orbit(cube::State& state, const std::vector<cube::Part>& parts, Chance& chance) {
    const auto order = shuffled(static_cast<int>(parts.size()), chance);
    const auto send = [&](cube::Place from, int to) {
        state.blocks[static_cast<std::size_t>(from.block)][from.point] = static_cast<std::uint8_t>(to);
    };
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto &from = parts[i], &to = parts[static_cast<std::size_t>(order[i])];
        const auto turn = chance();
        const auto block = from.stickers[0].block;
        if (from.kind == cube::Kind::fixed_centre) {
            for (int k = 0; k < 4; ++k)
                send({block, from.stickers[0].point + k},
                     to.stickers[0].point + (state.cube.super ? (k + static_cast<int>(turn % 4)) % 4 : k));
            continue;
        }
        // A wing has no choice: its sticker remains in its class.
        const auto count = static_cast<std::size_t>(from.count);
        auto shift = turn % count;
        if (from.kind == cube::Kind::wing) shift = block == to.stickers[0].block ? 0 : 1;
        for (std::size_t s = 0; s < count; ++s) send(from.stickers[s], to.stickers[(s + shift) % count].point);
    }
}

rc::Gen<cube::State> state(cube::Cube cube) {
    return by_chance([cube](Chance& chance) {
        auto state = cube::solved(cube);
        for (const int block : cube::orbit_blocks(cube))
            shuffle_orbit(state, cube::parts_of_orbit(cube, block), chance);
        return state;
    });
}

}  // namespace cubelang::test

template class rc::Gen<cubelang::perm::Block>;
template class rc::Gen<cubelang::perm::Blocks>;
template class rc::Gen<cubelang::cube::Cube>;
template class rc::Gen<cubelang::cube::Move>;
template class rc::Gen<std::vector<cubelang::cube::Move>>;
template class rc::Gen<cubelang::cube::State>;
