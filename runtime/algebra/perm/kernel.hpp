#pragma once
// The inner loops of the whole program: the product of two rows of blocks, a turn applied to some blocks of a row, the
// lengths of cycles, the parity. Each exists as plain C++ (`portable`), and from one vector source for every
// instruction set that the compiler can emit; the best one for this processor is chosen when the program runs.

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
    /// state = state * rows[numbers[0]] * rows[numbers[1]] * …, each a row of `width` blocks: rows[n][i] is
    /// rows[n * width + i].
    void (*follow)(Block* state, const Block* rows, std::size_t width, std::span<const std::uint8_t> numbers);
    /// The set of cycle lengths over all blocks, length L (1..24) as bit L.
    std::uint32_t (*cycle_lengths)(const Block* a, std::size_t count);
    /// Is it an odd permutation of its 24 points?
    bool (*is_odd)(const Block& a);
};

/// Plain C++, the reference for the others.
[[nodiscard]] const Kernel& portable_kernel();

/// All that were compiled and that this processor runs, the best first, the portable one last.
[[nodiscard]] std::vector<const Kernel*> kernels();

/// The best of them; chosen at the first call.
[[nodiscard]] const Kernel& kernel();

}  // namespace cubelang::perm
