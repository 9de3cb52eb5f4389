#include "runtime/algebra/perm/kernel.hpp"

namespace cubelang::perm {
namespace {

void multiply(const Block* a, const Block* b, Block* c, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) c[i] = product(a[i], b[i]);
}

void apply(Block* state, const Block* table, const Step* steps, std::size_t count) {
    for (const auto step : std::span(steps, count)) state[step.block] = product(state[step.block], table[step.row]);
}

std::uint32_t lengths_of_all(const Block* a, std::size_t count) {
    std::uint32_t lengths = 0;
    for (const auto& block : std::span(a, count)) lengths |= cycle_lengths(block);
    return lengths;
}

bool is_odd_block(const Block& a) {
    bool odd = false;
    for_each_cycle(a, [&](auto first, auto last) { odd ^= (last - first) % 2 == 0; });
    return odd;
}

void follow(Block* state, const Block* rows, std::size_t width, std::span<const std::uint8_t> numbers) {
    for (const auto number : numbers) multiply(state, rows + number * width, state, width);
}

}  // namespace

const Kernel& portable_kernel() {
    static constexpr Kernel kernel{"portable", multiply, apply, follow, lengths_of_all, is_odd_block};
    return kernel;
}

}  // namespace cubelang::perm
