#pragma once
// Moves as written, shared by the syntax tree and the words of a cube: there may be millions. Their effect on a cube
// is defined in runtime/cube/notation.hpp.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace cubelang::cube {

/// A move not yet tied to a cube: `3Rw2'` is layers 1..3 from R, -2 quarter turns. Letters R U F L D B with layers
/// from..to, M E S (the middle slice) and x y z (the whole cube) without; '.' is a pause.
///   R: 1..1   Rw r: 1..2   3Rw 3r: 1..3   2R: 2..2   2-4Rw 2-4r 2-4R: 2..4   all others: 1..1, unused
/// Amounts of 100 and more are kept modulo 4. `offset` and `length` locate its text in the source; a cube ignores
/// them.
struct Move {
    std::uint32_t offset = 0;  ///< in bytes
    std::uint16_t from = 1, to = 1;
    char letter = '.';
    std::int8_t turns = 1;    ///< quarter turns in the letter's sense; R2' is -2
    std::uint8_t length = 0;  ///< bytes of its text, prime included; 255: 255 or more
    bool whole = false;       ///< with a `v`: turns the whole cube, in the letter's sense; a Word has x, y or z instead
};
static_assert(sizeof(Move) == 12, "there are millions of them");

/// A sequence of moves; copies share the memory.
class SharedMoves {
public:
    SharedMoves() = default;
    SharedMoves(std::vector<Move> moves)  // NOLINT: implicit, like a copy of the vector
        : all_(std::make_shared<std::vector<Move>>(std::move(moves))) {}

    [[nodiscard]] const Move* begin() const { return all_ ? all_->data() : nullptr; }
    [[nodiscard]] const Move* end() const { return begin() + size(); }
    [[nodiscard]] std::size_t size() const { return all_ ? all_->size() : 0; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] const Move& operator[](std::size_t i) const { return (*all_)[i]; }
    [[nodiscard]] const Move& front() const { return all_->front(); }
    [[nodiscard]] const Move& back() const { return all_->back(); }

    /// The moves, to be changed. Copies them first if they are shared.
    [[nodiscard]] std::vector<Move>& own() {
        if (!all_ || all_.use_count() != 1) all_ = std::make_shared<std::vector<Move>>(begin(), end());
        return *all_;
    }

private:
    std::shared_ptr<std::vector<Move>> all_;
};

}  // namespace cubelang::cube
