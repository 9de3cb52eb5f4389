#include "front/python/module/rows.hpp"

#include <atomic>
#include <memory>
#include <vector>

#include "runtime/algebra/perm/blocks.hpp"
#include "runtime/base/stop_point.hpp"
#include "tests/support/catch.hpp"

// Large enough for several threads. This program is built with the thread sanitizer where possible.

namespace cubelang::python::rows_test {
namespace {

constexpr std::size_t many = 400'000;

const Rows& large() {
    static const Rows rows = random_rows({2}, many, 3, {});
    return rows;
}

template <class Answer, class Write>
std::vector<Answer> written(std::size_t count, const Write& write) {
    const auto answers = std::make_unique<Answer[]>(count);
    write(answers.get());
    return std::vector<Answer>(answers.get(), answers.get() + count);
}

std::vector<std::uint64_t> orders(const Rows& a) {
    return written<std::uint64_t>(a.size(), [&](std::uint64_t* at) { write_orders(a, at, {}); });
}

template <class OpaqueValue>
std::size_t count_equal(const Rows& a, const OpaqueValue& b) {
    const auto answers = written<bool>(a.size(), [&](bool* at) { write_equal(a, b, at, {}); });
    return static_cast<std::size_t>(std::ranges::count(answers, true));
}

TEST_CASE("a large random array is reproducible") {
    CHECK(count_equal(large(), random_rows({2}, many, 3, {})) == many);
}

TEST_CASE("a large array times its inverse has identity rows") {
    CHECK(count_equal(product(large(), inverse(large(), {}), {}), cube::solved({2})) == many);
}

TEST_CASE("products of a large array with one state are correct in each row") {
    const auto one = large().at(7);
    const auto after = product(large(), one, {}), before = product(one, large(), {});
    for (std::size_t i = 0; i < many; i += 999) {
        CHECK(after.at(i).blocks == perm::product(large().at(i).blocks, one.blocks));
        CHECK(before.at(i).blocks == perm::product(one.blocks, large().at(i).blocks));
    }
}

TEST_CASE("the power of a large array by all orders has identity rows") {
    CHECK(count_equal(power(large(), perm::exponent_modulus, {}), cube::solved({2})) == many);
}

TEST_CASE("the orders of a large array are those of its rows") {
    const auto all = orders(large());
    for (std::size_t i = 0; i < many; i += 999)
        CHECK(all[i] == orders(chosen(large(), std::vector<std::size_t>{i})).front());
}

TEST_CASE("the nets of a large array distinguish its rows") {
    const auto some = chosen(large(), std::vector<std::size_t>{0, many - 1});
    const auto numbers = [](const Rows& a) {
        return written<std::int32_t>(a.size() * 24, [&](std::int32_t* at) { write_nets(a, at, {}); });
    };
    const auto all = numbers(large()), two = numbers(some);
    CHECK(std::equal(two.begin(), two.begin() + 24, all.begin()));
    CHECK(std::equal(two.begin() + 24, two.end(), all.end() - 24));
}

TEST_CASE("the distinct states of a large array are in the order of their first rows") {
    std::vector<std::size_t> twice(many);
    for (std::size_t i = 0; i < many; ++i) twice[i] = i % (many / 4);
    const auto once = unique(chosen(large(), twice), {});
    CHECK(once.size() <= many / 4);
    CHECK(once.at(0).blocks == large().at(0).blocks);
    CHECK(count_equal(unique(once, {}), once) == once.size());
}

TEST_CASE("work on a large array stops on request") {
    const std::atomic<bool> stop{true};
    CHECK_THROWS_AS(inverse(large(), &stop), Stopped);
    CHECK_THROWS_AS(unique(large(), &stop), Stopped);
}

}  // namespace
}  // namespace cubelang::python::rows_test
