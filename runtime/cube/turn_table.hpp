#pragma once
// The turns of a small cube, numbered, each with all its blocks: a row of moves becomes a row of bytes, and its product
// is made without leaving the registers. What a list of steps saves on a large cube, a small one does not have.

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

class TurnTable {
public:
    /// Is the table worth making for so many moves?
    [[nodiscard]] static bool is_for(Cube cube, std::size_t moves);

    explicit TurnTable(Turner& turner);

    /// state = state * moves, up to the first that the cube does not have: how many it has done.
    [[nodiscard]] std::size_t apply(perm::Blocks& state, std::span<const Move> moves) const;

private:
    static constexpr std::uint8_t no_turn = 0, no_such_move = 255;

    [[nodiscard]] std::size_t place(const Move& move) const;
    [[nodiscard]] std::uint8_t number(const Move& move) const;
    void enter(const Move& move);
    void add(Turner& turner, const Turn& turn);

    unsigned layers_;
    std::vector<std::uint8_t> numbers_;  ///< of each move, by its place
    perm::Blocks rows_;                  ///< of each number
};

}  // namespace cubelang::cube
