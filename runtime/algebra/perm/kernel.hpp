#pragma once
// The inner loops of the whole program: products of rows of blocks, turns of some blocks of a row, cycle lengths and
// parity. Each exists as plain C++ (`portable`), and as one vector source compiled for every instruction set that the
// compiler supports; the best one for this processor is chosen at run time.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/algebra/perm/block.hpp"

namespace cubelang::perm {

/// One step of a turn: `state[block] = state[block] * table[row]`.
struct Step {
    std::uint32_t row : 7;
    std::uint32_t block : 25;
};
static_assert(sizeof(Step) == 4);

struct Kernel {
    const char* name;
    /// c[i] = a[i] * b[i] for i < count; c may be a or b.
    void (*multiply)(const Block* a, const Block* b, Block* c, std::size_t count);
    /// state[s.block] = state[s.block] * table[s.row] for each of the steps.
    void (*apply)(Block* state, const Block* table, const Step* steps, std::size_t count);
    /// state = state * rows[numbers[0]] * rows[numbers[1]] * …, each a row of `width` blocks: rows[n][i] is rows[n *
    /// width + i].
    void (*follow)(Block* state, const Block* rows, std::size_t width, std::span<const std::uint8_t> numbers);
    /// The set of cycle lengths over all blocks, length L (1..24) as bit L.
    std::uint32_t (*cycle_lengths)(const Block* a, std::size_t count);
    /// Whether it is an odd permutation of its 24 points.
    bool (*is_odd)(const Block& a);
};

/// Plain C++: the reference for the others.
[[nodiscard]] const Kernel& portable_kernel();

/// All kernels that were compiled and run on this processor, the best first, the portable one last.
[[nodiscard]] std::vector<const Kernel*> kernels();

/// The best kernel, chosen at the first call.
[[nodiscard]] const Kernel& kernel();

}  // namespace cubelang::perm
