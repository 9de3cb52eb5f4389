#include "front/python/module/rows.hpp"

#include <cstring>
#include <new>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "runtime/algebra/perm/blocks.hpp"
#include "runtime/algebra/perm/kernel.hpp"
#include "runtime/cube/numbering.hpp"
#include "runtime/cube/query/random_state.hpp"

namespace cubelang::python {
namespace {

using perm::Block;

// Rows of the cube and size of a: work(first, count, memory of row `first`).
template <class Work>
Rows made_of(const Rows& a, StopToken stop, const Work& work) {
    Rows c(a.cube(), a.size());
    const auto write = [&](std::size_t first, std::size_t count) { work(first, count, c.some(first, count).data()); };
    in_portions(a.size(), stop, write, Threads::all);
    return c;
}

template <class RowOf>
void write_equal_to(const Rows& a, const RowOf& row_of, bool* answers, StopToken stop) {
    const auto write = [&](std::size_t first, std::size_t count) {
        for (std::size_t i = first; i < first + count; ++i)
            answers[i] = std::memcmp(a.row(i).data(), row_of(i).data(), a.row(i).size_bytes()) == 0;
    };
    in_portions(a.size(), stop, write, Threads::all);
}

std::string_view bytes_of(std::span<const Block> row) {
    return {reinterpret_cast<const char*>(row.data()), row.size_bytes()};
}

}  // namespace

Rows::Rows(cube::Cube cube, std::size_t count) : cube_(cube), count_(count) {
    if (count > (std::size_t{1} << 46) / (width() * sizeof(Block))) throw std::bad_alloc();
    blocks_ = memory_for(std::max<std::size_t>(count, 1) * width());
}

cube::State Rows::at(std::size_t i) const {
    const auto one = row(i);
    return {cube_, {one.begin(), one.end()}};
}

Rows random_rows(cube::Cube cube, std::size_t count, std::uint64_t seed, StopToken stop) {
    Rows all(cube, count);
    const auto begin = query::Chance(seed).next();
    const auto draw = [&](std::size_t first, std::size_t some) {
        for (std::size_t i = first; i < first + some; ++i)
            all.set(i, query::random_state(cube, query::Chance(begin + i)));
    };
    in_portions(count, stop, draw, Threads::all);
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

void write_orders(const Rows& a, std::uint64_t* orders, StopToken stop) {
    const auto write = [&](std::size_t first, std::size_t count) {
        perm::order_of_each(a.some(first, count), a.width(), orders + first);
    };
    in_portions(a.size(), stop, write, Threads::all);
}

void write_nets(const Rows& a, std::int32_t* numbers, StopToken stop) {
    const auto stickers = std::size_t{6} * static_cast<std::size_t>(a.cube().n) * static_cast<std::size_t>(a.cube().n);
    const auto& numbering = *cube::find_numbering("net");
    const auto write = [&](std::size_t first, std::size_t count) {
        for (std::size_t i = first; i < first + count; ++i)
            std::ranges::copy(cube::second_row(a.at(i), numbering), numbers + i * stickers);
    };
    in_portions(a.size(), stop, write, Threads::all);
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

// One thread: the set is shared by all portions.
Rows unique(const Rows& a, StopToken stop) {
    std::vector<std::size_t> first_of_each;
    std::unordered_set<std::string_view> seen;
    in_portions(a.size(), stop, [&](std::size_t first, std::size_t count) {
        for (std::size_t i = first; i < first + count; ++i)
            if (seen.insert(bytes_of(a.row(i))).second) first_of_each.push_back(i);
    });
    return chosen(a, first_of_each);
}

}  // namespace cubelang::python
