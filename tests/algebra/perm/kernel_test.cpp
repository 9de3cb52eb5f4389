#include "runtime/algebra/perm/kernel.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "runtime/algebra/perm/blocks.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::perm::kernel_test {
namespace {

// The product by definition: (a * b)[i] = b[a[i]].
Blocks defined_product(const Blocks& a, const Blocks& b) {
    Blocks c(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        for (int point = 0; point < 32; ++point) c[i][point] = b[i][a[i][point]];
    return c;
}

std::vector<Step> some_steps(std::size_t state_size, std::size_t table_size) {
    const auto row = rc::gen::inRange<std::uint32_t>(0, static_cast<std::uint32_t>(table_size));
    const auto block = rc::gen::inRange<std::uint32_t>(0, static_cast<std::uint32_t>(state_size));
    std::vector<Step> steps;
    for (const auto& [r, b] :
         *rc::gen::container<std::vector<std::pair<std::uint32_t, std::uint32_t>>>(rc::gen::pair(row, block)))
        steps.push_back({.row = r & 127U, .block = b & 0x1FFFFFFU});
    return steps;
}

}  // namespace

TEST_CASE("kernels have distinct names; the best one is chosen, and the portable one exists") {
    std::set<const Kernel*> different;
    std::set<std::string> names;
    for (const auto* k : kernels()) {
        different.insert(k);
        names.insert(k->name);
    }
    CHECK(names.size() == different.size());
    CHECK(names.contains("portable"));
    CHECK(&kernel() == kernels().front());
    CHECK(&kernel() == &kernel());
}

TEST_CASE("every kernel multiplies as defined") {
    test::property("into other blocks, into the left factor, and into the right", [] {
        const auto size = *rc::gen::inRange<std::size_t>(0, 10);
        const auto a = *test::blocks(size), b = *test::blocks(size);
        const auto wanted = defined_product(a, b);
        for (const auto* k : kernels()) {
            Blocks c(size), left = a, right = b;
            k->multiply(a.data(), b.data(), c.data(), size);
            k->multiply(left.data(), b.data(), left.data(), size);
            k->multiply(a.data(), right.data(), right.data(), size);
            RC_ASSERT(c == wanted);
            RC_ASSERT(left == wanted);
            RC_ASSERT(right == wanted);
        }
    });
    test::property("the square of a row, in place", [] {
        const auto a = *test::blocks(5);
        for (const auto* k : kernels()) {
            auto square = a;
            k->multiply(square.data(), square.data(), square.data(), square.size());
            RC_ASSERT(square == defined_product(a, a));
        }
    });
}

TEST_CASE("a product changes no block beyond the count") {
    test::property("the blocks that follow are unchanged", [] {
        const auto a = *test::blocks(6), b = *test::blocks(6);
        const auto count = *rc::gen::inRange<std::size_t>(0, 6);
        for (const auto* k : kernels()) {
            auto c = a;
            k->multiply(a.data(), b.data(), c.data(), count);
            RC_ASSERT(std::equal(c.begin() + static_cast<std::ptrdiff_t>(count), c.end(),
                                 a.begin() + static_cast<std::ptrdiff_t>(count)));
        }
    });
}

TEST_CASE("every kernel applies steps in sequence") {
    test::property("each to the result of the previous one", [] {
        const auto state = *test::blocks(4), table = *test::blocks(65);
        const auto steps = some_steps(state.size(), table.size());
        auto wanted = state;
        for (const auto step : steps) wanted[step.block] = defined_product({wanted[step.block]}, {table[step.row]})[0];
        for (const auto* k : kernels()) {
            auto changed = state;
            k->apply(changed.data(), table.data(), steps.data(), steps.size());
            RC_ASSERT(changed == wanted);
        }
    });
}

TEST_CASE("every kernel finds the same cycle lengths and parity as a walk along the cycles") {
    const auto walked = [](const Blocks& a) {
        std::uint32_t lengths = 0;
        for (const auto& block : a)
            for_each_cycle(block, [&](auto first, auto last) { lengths |= 1U << (last - first); });
        return lengths;
    };
    test::property("of random rows with a repeated block", [&] {
        auto a = *test::blocks(*rc::gen::inRange<std::size_t>(0, 4));
        if (!a.empty()) a.push_back(a.back());
        for (const auto* k : kernels()) {
            RC_ASSERT(k->cycle_lengths(a.data(), a.size()) == walked(a));
            for (const auto& block : a) RC_ASSERT(k->is_odd(block) == portable_kernel().is_odd(block));
        }
    });
    test::property("of powers of a cycle of any length", [&] {
        const int length = *rc::gen::inRange(1, 25), step = *rc::gen::inRange(0, 24);
        auto a = identity();
        for (int i = 0; i < length; ++i) a[i] = static_cast<std::uint8_t>((i + step) % length);
        for (const auto* k : kernels()) {
            RC_ASSERT(k->cycle_lengths(&a, 1) == walked({a}));
            RC_ASSERT(k->is_odd(a) == (length % 2 == 0 && step % length % 2 == 1));
        }
    });
}

TEST_CASE("every kernel multiplies by a sequence of numbered rows") {
    test::property("for any width, changing no block beyond it", [] {
        const auto width = *rc::gen::inRange<std::size_t>(0, 10);
        const auto state = *test::blocks(width + 2), rows = *test::blocks(7 * width);
        const auto numbers = *rc::gen::container<std::vector<std::uint8_t>>(rc::gen::inRange<std::uint8_t>(0, 7));
        auto wanted = state;
        for (const std::size_t number : numbers)
            for (std::size_t i = 0; i < width; ++i)
                wanted[i] = defined_product({wanted[i]}, {rows[number * width + i]})[0];
        for (const auto* k : kernels()) {
            auto changed = state;
            k->follow(changed.data(), rows.data(), width, numbers);
            RC_ASSERT(changed == wanted);
        }
    });
}

}  // namespace cubelang::perm::kernel_test
