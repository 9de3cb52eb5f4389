#include "runtime/meaning/value/items.hpp"

#include <random>
#include <thread>

#include "tests/support/catch.hpp"

namespace cubelang::meaning::items_test {
namespace {

using Numbers = std::vector<int>;

Numbers sum(Numbers a, const Numbers& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

/// A sequence with the expected items.
struct Pair {
    Items<int> items;
    Numbers numbers;
};

Pair changed(const Pair& pair, std::mt19937& random, int number) {
    const auto& [items, numbers] = pair;
    const Numbers more(random() % 3, number);
    const auto at = numbers.empty() ? 0 : random() % numbers.size();
    switch (random() % 4) {
        case 0: return {items.with_back(more), sum(numbers, more)};
        case 1: return {items.with_front(more), sum(more, numbers)};
        case 2: return {items.slice(at, numbers.size() - at), Numbers(numbers.begin() + at, numbers.end())};
        default:
            if (numbers.empty()) return pair;
            auto expected = numbers;
            expected[at] = number;
            return {items.with(at, number), expected};
    }
}

}  // namespace

TEST_CASE("a change of one copy is not seen by other copies") {
    std::mt19937 random(20261126);
    std::vector<Pair> all{{Items<int>(Numbers{1, 2, 3}), {1, 2, 3}}};
    for (int i = 0; i < 3000; ++i) all.push_back(changed(all[random() % all.size()], random, i));
    for (const auto& [items, numbers] : all) CHECK(items.copy() == numbers);
}

TEST_CASE("threads may add to copies of the same sequence") {
    const auto base = Items<int>(Numbers{0}).with_back(Numbers{0});  // has free space
    std::vector<Items<int>> ends(4, base);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&end = ends[static_cast<std::size_t>(t)], t] {
            for (int i = 0; i < 1000; ++i) end = t % 2 == 0 ? end.with_back(Numbers{t}) : end.with_front(Numbers{t});
        });
    for (auto& thread : threads) thread.join();
    for (int t = 0; t < 4; ++t) {
        auto expected = Numbers(1000, t);
        expected.insert(t % 2 == 0 ? expected.begin() : expected.end(), 2, 0);
        CHECK(ends[static_cast<std::size_t>(t)].copy() == expected);
    }
}

TEST_CASE("items that are added in a row share one storage") {
    Items<int> items;
    std::size_t moves = 0;
    for (int i = 0; i < 100'000; ++i) {
        const auto before = items;
        items = i % 2 == 0 ? items.with_back(Numbers{i}) : items.with_front(Numbers{i});
        if (items.data() != before.data() && items.data() + 1 != before.data()) ++moves;
    }
    CHECK(items.size() == 100'000);
    CHECK(moves < 100);
}

TEST_CASE("an item is replaced in place only if the storage is not shared") {
    Items<int> items(Numbers{1, 2, 3});
    const auto* before = items.data();
    items = std::move(items).with(1, 7);
    CHECK(items.data() == before);
    const auto other = items;
    items = std::move(items).with(1, 8);
    CHECK(items.data() != before);
    CHECK(other[1] == 7);
}

TEST_CASE("few of many items do not keep the others in memory") {
    const Items<std::shared_ptr<int>> items(std::vector<std::shared_ptr<int>>(100, std::make_shared<int>(1)));
    CHECK(items.slice(50, 50).data() == items.data() + 50);
    CHECK(items.slice(50, 5).data() != items.data() + 50);
}

}  // namespace cubelang::meaning::items_test
