#include "front/python/module/rows.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "runtime/algebra/perm/blocks.hpp"
#include "runtime/algebra/perm/kernel.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/cube/coordinates/sticker_row.hpp"
#include "runtime/cube/numbering.hpp"
#include "runtime/cube/query/random_state.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::python {
namespace {

using perm::Block;

// New rows of a's cube and size, written by work(first, count, memory of row `first`).
template <class Work>
Rows made_of(const Rows& a, StopToken stop, const Work& work) {
    Rows c(a.cube(), a.size());
    const auto write = [&](std::size_t first, std::size_t count) { work(first, count, c.some(first, count).data()); };
    for_each_portion(a.size(), stop, write, Threads::all);
    return c;
}

// Calls work(i) for each row, on all threads.
template <class Work>
void for_each_row(std::size_t count, StopToken stop, const Work& work) {
    const auto portion = [&](std::size_t first, std::size_t some) {
        for (std::size_t i = first; i < first + some; ++i) work(i);
    };
    for_each_portion(count, stop, portion, Threads::all);
}

template <class RowOf>
void write_equal_to(const Rows& a, const RowOf& row_of, bool* answers, StopToken stop) {
    for_each_row(a.size(), stop, [&](std::size_t i) {
        answers[i] = std::memcmp(a.row(i).data(), row_of(i).data(), a.row(i).size_bytes()) == 0;
    });
}

std::string_view bytes_of(std::span<const Block> row) {
    return {reinterpret_cast<const char*>(row.data()), row.size_bytes()};
}

bool is_permutation(const Block& block) {
    std::uint64_t images = 0;
    for (const auto image : block.to) images |= std::uint64_t{1} << std::min<unsigned>(image, 32);
    const bool is_padded = std::equal(block.to.begin() + perm::block_points, block.to.end(),
                                      perm::identity().to.begin() + perm::block_points);
    return is_padded && images == 0xFFFF'FFFF;
}

// Whether each fixed centre moves with its four points, and without turns unless they count.
bool moves_fixed_centres(const Block& block, bool may_turn) {
    for (int point = 0; point < perm::block_points; ++point) {
        const int first = block[point / 4 * 4];
        if (block[point] != first / 4 * 4 + (first + point) % 4 || (first % 4 != 0 && !may_turn)) return false;
    }
    return true;
}

struct Piece {
    Block* memory = nullptr;
    std::size_t blocks = 0;
};

// Keeps the memory of one freed array for the next caller.
class SpareMemory {
public:
    Block* take(std::size_t blocks) {
        const std::lock_guard alone(busy_);
        if (piece_.blocks < blocks || piece_.blocks / 2 > blocks) return nullptr;
        return std::exchange(piece_, {}).memory;
    }
    void put(Piece piece) {
        constexpr std::size_t worth_it = 4096;
        const std::lock_guard alone(busy_);
        if (piece.blocks >= worth_it) std::swap(piece, piece_);
        std::free(piece.memory);
    }

private:
    std::mutex busy_;
    Piece piece_;
};

// Never destroyed, since arrays may outlive the module.
SpareMemory& spare_memory() {
    static auto* const one = new SpareMemory;
    return *one;
}

}  // namespace

Rows::Rows(cube::Cube cube, std::size_t count) : cube_(cube), count_(count) {
    if (count > (std::size_t{1} << 46) / (width() * sizeof(Block))) throw std::bad_alloc();
    blocks_ = allocate_blocks(std::max<std::size_t>(count, 1) * width());
}

cube::State Rows::at(std::size_t i) const {
    const auto one = row(i);
    return {cube_, {one.begin(), one.end()}};
}

bool is_state(const cube::State& state) {
    if (!std::ranges::all_of(state.blocks, is_permutation)) return false;
    if (state.cube.has_fixed_centres() && !moves_fixed_centres(state.blocks.back(), state.cube.super)) return false;
    return !cube::torn_part(state);
}

Rows random_rows(cube::Cube cube, std::size_t count, std::uint64_t seed, StopToken stop) {
    Rows all(cube, count);
    const auto begin = query::Chance(seed).next();
    for_each_row(count, stop, [&](std::size_t i) { all.set(i, query::random_state(cube, query::Chance(begin + i))); });
    return all;
}

Rows product(const Rows& a, const Rows& b, StopToken stop) {
    return made_of(a, stop, [&](std::size_t first, std::size_t count, Block* c) {
        perm::kernel().multiply(a.row(first).data(), b.row(first).data(), c, count * a.width());
    });
}

Rows product(const Rows& a, const cube::State& b, StopToken stop) {
    return made_of(a, stop, [&](std::size_t first, std::size_t count, Block* c) {
        perm::each_times_one(a.some(first, count), b.blocks, c);
    });
}

Rows product(const cube::State& a, const Rows& b, StopToken stop) {
    return made_of(b, stop, [&](std::size_t first, std::size_t count, Block* c) {
        perm::one_times_each(a.blocks, b.some(first, count), c);
    });
}

Rows inverse(const Rows& a, StopToken stop) {
    return made_of(a, stop, [&](std::size_t first, std::size_t count, Block* c) {
        perm::inverse_of_each(a.some(first, count), c);
    });
}

Rows power(const Rows& a, std::uint64_t exponent, StopToken stop) {
    return made_of(a, stop, [&](std::size_t first, std::size_t count, Block* c) {
        std::ranges::transform(a.some(first, count), c,
                               [=](const Block& block) { return perm::power(block, exponent); });
    });
}

void for_each_state(const Rows& a, StopToken stop, const std::function<void(std::size_t, const cube::State&)>& use) {
    for_each_row(a.size(), stop, [&](std::size_t i) { use(i, a.at(i)); });
}

void write_orders(const Rows& a, std::uint64_t* orders, StopToken stop) {
    const auto write = [&](std::size_t first, std::size_t count) {
        perm::order_of_each(a.some(first, count), a.width(), orders + first);
    };
    for_each_portion(a.size(), stop, write, Threads::all);
}

void write_nets(const Rows& a, std::int32_t* numbers, StopToken stop) {
    const auto stickers = std::size_t{6} * static_cast<std::size_t>(a.cube().n) * static_cast<std::size_t>(a.cube().n);
    const auto& numbering = *cube::find_numbering("net");
    for_each_state(a, stop, [&](std::size_t i, const cube::State& state) {
        std::ranges::copy(cube::second_row(state, numbering), numbers + i * stickers);
    });
}

void write_equal(const Rows& a, const Rows& b, bool* answers, StopToken stop) {
    write_equal_to(
        a, [&](std::size_t i) { return b.row(i); }, answers, stop);
}

void write_equal(const Rows& a, const cube::State& b, bool* answers, StopToken stop) {
    write_equal_to(
        a, [&](std::size_t) { return std::span(b.blocks); }, answers, stop);
}

Rows chosen(const Rows& a, std::span<const std::size_t> rows) {
    Rows some(a.cube(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) std::ranges::copy(a.row(rows[i]), some.row(i).begin());
    return some;
}

// On one thread, since all portions share the set.
Rows unique(const Rows& a, StopToken stop) {
    std::vector<std::size_t> first_of_each;
    std::unordered_set<std::string_view> seen;
    for_each_portion(a.size(), stop, [&](std::size_t first, std::size_t count) {
        for (std::size_t i = first; i < first + count; ++i)
            if (seen.insert(bytes_of(a.row(i))).second) first_of_each.push_back(i);
    });
    return chosen(a, first_of_each);
}

std::shared_ptr<Block> allocate_blocks(std::size_t blocks) {
    auto* memory = spare_memory().take(blocks);
    if (memory == nullptr) memory = static_cast<Block*>(std::aligned_alloc(alignof(Block), blocks * sizeof(Block)));
    if (memory == nullptr) throw std::bad_alloc();
    return {memory, [blocks](Block* mine) { spare_memory().put({mine, blocks}); }};
}

void for_each_portion(std::size_t count, StopToken stop, const std::function<void(std::size_t, std::size_t)>& work,
                      Threads threads) {
    constexpr std::size_t portion = 4096;
    constexpr std::size_t worth_a_thread = 8;  // portions
    const auto portions = (count + portion - 1) / portion;
    const auto cores = threads == Threads::one ? 1 : search::thread_count();
    const auto workers = std::clamp<std::size_t>(portions / worth_a_thread, 1, cores);
    search::run_tasks(portions, static_cast<unsigned>(workers), [&](std::size_t i, unsigned) {
        const StopScope watched(stop);
        stop_point();
        work(i * portion, std::min(portion, count - i * portion));
    });
}

}  // namespace cubelang::python
