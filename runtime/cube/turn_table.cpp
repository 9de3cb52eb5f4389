#include "runtime/cube/turn_table.hpp"

#include <algorithm>
#include <array>

namespace cubelang::cube {
namespace {

constexpr int most_layers = 7;  // beyond, there are more turns than bytes
constexpr std::size_t letter_places = 32, layer_places = most_layers + 1, quarter_places = 4;

constexpr int intervals(int layers) { return layers * (layers + 1) / 2; }

// 1, 2, …: by the axis, the quarters and the layers.
constexpr std::uint8_t number_of(const Turn& turn, int layers) {
    const int interval = intervals(turn.to - 1) + turn.from - 1;
    return static_cast<std::uint8_t>(1 + interval +
                                     intervals(layers) * (turn.quarters - 1 + 3 * static_cast<int>(turn.axis)));
}

}  // namespace

bool TurnTable::is_for(Cube cube, std::size_t moves) {
    const std::size_t turns = 9 * intervals(cube.n);
    // The table costs some moves for each turn. On the cubes that nearly all is about there will be others to use it.
    return cube.n <= most_layers && moves >= (cube.n <= 3 ? turns / 4 : 4 * turns);
}

// The low five bits tell the letters apart, and the low two of an amount its quarters.
std::size_t TurnTable::place(const Move& move) const {
    const std::size_t letter = static_cast<unsigned char>(move.letter) % letter_places;
    const std::size_t quarters = static_cast<std::uint8_t>(move.turns) % quarter_places;
    return ((letter * layer_places + move.from) * layer_places + move.to) * quarter_places + quarters;
}

std::uint8_t TurnTable::number(const Move& move) const {
    const bool is_inside = (move.from | move.to) < static_cast<int>(layer_places);
    return is_inside ? numbers_[place(move)] : no_such_move;
}

TurnTable::TurnTable(Turner& turner)
    : layers_(static_cast<unsigned>(turner.cube().n)),
      numbers_(letter_places * layer_places * layer_places * quarter_places, no_such_move),
      rows_(solved(turner.cube()).blocks) {
    const int n = turner.cube().n;
    for (const auto axis : {Axis::x, Axis::y, Axis::z})
        for (int quarters = 1; quarters <= 3; ++quarters)
            for (int to = 1; to <= n; ++to)
                for (int from = 1; from <= to; ++from) add(turner, {axis, from, to, quarters});
    for (const auto& letter : letters())
        for (std::uint16_t to = 1; to <= n; ++to)
            for (std::uint16_t from = 1; from <= to; ++from)
                for (std::int8_t turns = 0; turns <= 3; ++turns) enter({0, from, to, letter.letter, turns});
}

void TurnTable::add(Turner& turner, const Turn& turn) {
    auto row = solved(turner.cube()).blocks;
    turner.apply(row, turn);
    rows_.insert(rows_.end(), row.begin(), row.end());
}

void TurnTable::enter(const Move& move) {
    const int n = static_cast<int>(layers_);
    if (fault(move, n) != MoveFault::none) return;
    const auto turn = turn_of(move, n);
    numbers_[place(move)] = turn ? number_of(*turn, n) : no_turn;
}

std::size_t TurnTable::apply(perm::Blocks& state, std::span<const Move> moves) const {
    std::array<std::uint8_t, 1024> numbers;
    std::size_t done = 0, count = numbers.size();
    while (count == numbers.size() && done < moves.size()) {
        const auto next = moves.subspan(done, std::min(moves.size() - done, numbers.size()));
        for (count = 0; count < next.size(); ++count)
            if ((numbers[count] = number(next[count])) == no_such_move) break;
        perm::kernel().follow(state.data(), rows_.data(), state.size(), std::span(numbers).first(count));
        done += count;
    }
    return done;
}

}  // namespace cubelang::cube
