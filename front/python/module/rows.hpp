#pragma once
// Thread-parallel loops and a reusable allocation for them, independent of Python.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "runtime/algebra/perm/block.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::python {

/// Uninitialised blocks. Reuses the memory freed last if its size fits: new pages from the system take longer than a
/// product.
[[nodiscard]] std::shared_ptr<perm::Block> allocate_blocks(std::size_t blocks);

enum class Threads { one, all };
/// Calls work(first, count) for portions that cover 0..count - 1; throws Stopped between two of them. With Threads::all
/// the portions run in parallel, so work may write only to its own portion.
void for_each_portion(std::size_t count, StopToken stop, const std::function<void(std::size_t, std::size_t)>& work,
                      Threads threads = Threads::one);

// States of one cube in contiguous memory, and their algebra on all cores. Independent of Python, so that tests can use
// the thread sanitizer.

/// Row i contains the blocks of state i. Copies share the memory, which is not initialised.
class Rows {
public:
    /// Throws std::bad_alloc.
    Rows(cube::Cube cube, std::size_t count);

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] std::size_t size() const { return count_; }
    /// The number of blocks per row.
    [[nodiscard]] std::size_t width() const { return static_cast<std::size_t>(cube_.blocks()); }
    [[nodiscard]] perm::Block* data() const { return blocks_.get(); }
    [[nodiscard]] std::span<perm::Block> some(std::size_t first, std::size_t count) const {
        return {data() + first * width(), count * width()};
    }
    [[nodiscard]] std::span<perm::Block> row(std::size_t i) const { return some(i, 1); }
    [[nodiscard]] cube::State at(std::size_t i) const;
    void set(std::size_t i, const cube::State& state) { std::ranges::copy(state.blocks, row(i).begin()); }

private:
    cube::Cube cube_;
    std::size_t count_;
    std::shared_ptr<perm::Block> blocks_;
};

/// Whether the blocks are permutations that leave all parts whole. Not every such state can be reached by turns.
[[nodiscard]] bool is_state(const cube::State& state);

// All of these throw Stopped when `stop` is requested. Two operands must have the same cube and the same size.

/// Uniformly random reachable states.
[[nodiscard]] Rows random_rows(cube::Cube cube, std::size_t count, std::uint64_t seed, StopToken stop);

[[nodiscard]] Rows product(const Rows& a, const Rows& b, StopToken stop);
[[nodiscard]] Rows product(const Rows& a, const cube::State& b, StopToken stop);
[[nodiscard]] Rows product(const cube::State& a, const Rows& b, StopToken stop);
[[nodiscard]] Rows inverse(const Rows& a, StopToken stop);
[[nodiscard]] Rows power(const Rows& a, std::uint64_t exponent, StopToken stop);

/// Calls use(i, row i) for each row, on all threads.
void for_each_state(const Rows& a, StopToken stop, const std::function<void(std::size_t, const cube::State&)>& use);
void write_orders(const Rows& a, std::uint64_t* orders, StopToken stop);
/// The net of each row, 6 N^2 numbers.
void write_nets(const Rows& a, std::int32_t* numbers, StopToken stop);
/// Whether a[i] = b[i], or a[i] = b.
void write_equal(const Rows& a, const Rows& b, bool* answers, StopToken stop);
void write_equal(const Rows& a, const cube::State& b, bool* answers, StopToken stop);

/// The rows with these indices, which must be less than a.size().
[[nodiscard]] Rows chosen(const Rows& a, std::span<const std::size_t> rows);
/// Each state once, in the order of its first row.
[[nodiscard]] Rows unique(const Rows& a, StopToken stop);

}  // namespace cubelang::python
