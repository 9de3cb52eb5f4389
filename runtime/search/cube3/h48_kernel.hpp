#pragma once
// The inner loops of the H48 table and its search, on vectors.

#include "runtime/search/cube3/h48_coordinate.hpp"

namespace cubelang::search::cube3::h48 {

/// A position of a search and its inverse. A move on one of them is the inverse move before the other.
struct Node {
    std::array<Packed, 2> side{};
    std::array<std::uint8_t, 2> bound{};     ///< of each, from the table
    std::array<std::uint8_t, 2> sequence{};  ///< decides the moves that may follow on each
    std::uint8_t move = 0, moved = 0;        ///< the last move, and the side that it was done on
    std::uint16_t parent = 0;                ///< index on the level above
};

/// A node's child, while it is tested.
struct Candidate {
    std::uint64_t number = 0;  ///< in the table
    std::uint16_t parent = 0;
    std::uint8_t move = 0, moved = 0;
    std::uint8_t bound = 0;  ///< of the other side
};

struct Kernel {
    const char* name;
    /// Numbers of the candidates' moved side, or of the other side. Prefetches lines of the table.
    void (*number_moved)(const Node* nodes, Candidate* from, const Candidate* to, unsigned flips,
                         const std::uint8_t* table);
    void (*number_other)(const Node* nodes, Candidate* from, const Candidate* to, unsigned flips,
                         const std::uint8_t* table);
    /// Both sides of a child.
    void (*follow)(const Node& parent, int move, int moved, Node& child);
    /// p * move.
    Packed (*product)(const Packed& p, int move);
    /// The number of a position.
    std::uint64_t (*number)(const Packed& p, unsigned flips);
    /// For each of the moves in the mask: the numbers after it, one for each symmetry to the representative of the
    /// corners' class. Returns the end of the numbers; `ends`, if given, receives the end of those of each move.
    std::uint64_t* (*numbers_after)(const Packed& p, std::uint32_t moves, unsigned flips, std::uint64_t* to,
                                    std::uint16_t* ends);
    /// The edges' places in slices, conjugated by a symmetry, and all flips.
    struct Edges {
        std::uint16_t separation, flips;
    };
    Edges (*edges)(const Packed& p, int symmetry);
};
[[nodiscard]] const Kernel& kernel();

/// Two bits for each number, in lines of 64 bytes: 254 numbers, and then the least distance of all in four bits.
inline constexpr std::uint64_t line_numbers = 254, line_bytes = 64;

}  // namespace cubelang::search::cube3::h48
