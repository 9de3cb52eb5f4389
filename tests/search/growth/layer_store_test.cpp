#include "runtime/search/growth/layer_store.hpp"

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "runtime/search/growth/distances.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/directory.hpp"

namespace cubelang::search::layer_store_test {
namespace {

using Counts = std::vector<std::uint64_t>;

// All permutations of seven points, by rotations and an exchange of two neighbours. With a second solved position,
// which is the first one again, layers are used.
std::vector<PointMove> moves_of_seven(int exchange_cost) {
    group::Permutation left, right, exchange;
    for (group::Point i = 0; i < 7; ++i) {
        left.push_back((i + 1) % 7);
        right.push_back((i + 6) % 7);
        exchange.push_back(i < 2 ? 1 - i : i);
    }
    return {{left, 1}, {right, 1}, {exchange, exchange_cost}};
}
Distances of(int exchange_cost, const DistanceOptions& options) {
    const auto labels = all_different(7);
    return distances(moves_of_seven(exchange_cost), labels, {labels}, options);
}

DistanceOptions in(const std::filesystem::path& folder, int most = 1'000'000) {
    DistanceOptions options;
    options.most_cost = most;
    options.store = {folder.string(), "count: a test\n"};
    options.limits.memory = 1U << 12U;  // so that a layer has several runs
    return options;
}

std::string problem(int exchange_cost, const std::filesystem::path& folder) try {
    static_cast<void>(of(exchange_cost, in(folder)));
    return "";
} catch (const LayerStore::Problem& found) {
    return std::string(found.what()) + (found.hint.empty() ? "" : "; " + found.hint);
}

}  // namespace

TEST_CASE("a count in a folder is that in memory") {
    const test::Directory folder;
    for (const int exchange_cost : {1, 2, 5}) {
        const auto expected = of(exchange_cost, {});
        REQUIRE(expected.total() == 5040);
        const std::filesystem::path here = folder / std::to_string(exchange_cost);
        CHECK(of(exchange_cost, in(here)).counts == expected.counts);
        CHECK(of(exchange_cost, in(here)).counts == expected.counts);  // from the record
        CHECK(of(exchange_cost, in(here)).complete);
    }
}

TEST_CASE("a count that is stopped again and again ends with the same numbers") {
    const test::Directory folder;
    const auto expected = of(2, {});
    int rounds = 0;
    Distances found;
    for (auto pause = std::chrono::milliseconds(50); !found.complete; pause += pause / 4, ++rounds) {
        std::atomic<bool> stop = false;
        std::thread other([&] {
            std::this_thread::sleep_for(pause);
            stop = true;
        });
        auto options = in(folder.path);
        options.store.between_records = std::chrono::milliseconds(20);
        options.limits.stop = &stop;
        found = of(2, options);
        other.join();
    }
    CHECK(found.counts == expected.counts);
    CHECK(rounds > 1);
}

TEST_CASE("a count goes on to greater distances, and answers smaller ones from its record") {
    const test::Directory folder;
    const auto all = of(1, {}).counts;
    for (const int most : {12, 20, 8}) {
        const auto found = of(1, in(folder.path, most));
        CHECK(found.searched == most);
        CHECK(found.counts == Counts(all.begin(), all.begin() + most + 1));
    }
}

TEST_CASE("a count that failed before its first record starts over") {
    const test::Directory folder;
    { const LayerStore store({folder.path.string(), ""}, "one"); }
    std::ofstream(folder / "positions-1") << "torn";
    CHECK_NOTHROW(LayerStore({folder.path.string(), ""}, "one"));
}

TEST_CASE("a folder that is not of this count is refused") {
    const test::Directory folder;
    CHECK(problem(1, folder / "a").empty());
    CHECK(problem(2, folder / "a") == "it has another count: count: a test; name another folder");
    std::filesystem::create_directories(folder / "b");
    std::ofstream(folder / "b/notes.txt") << "something";
    CHECK(problem(1, folder / "b") ==
          "it has files, and no record of a count; name an empty folder, or one that is to be made");
    CHECK(problem(1, folder / "b/notes.txt").starts_with("it cannot be made"));
    const LayerStore open({folder / "c", ""}, "one");
    CHECK(problem(1, folder / "c") == "another program counts there now");
}

TEST_CASE("a record that was changed is refused") {
    const test::Directory folder;
    REQUIRE(of(1, in(folder.path, 12)).searched == 12);
    const auto record = folder.path / "record.txt";
    std::ifstream in_record(record);
    const std::string text((std::istreambuf_iterator<char>(in_record)), {});
    for (const std::size_t cut : {text.size() - 5, text.size() / 2, text.find("for the program")}) {
        std::ofstream(record) << text.substr(0, cut);
        CHECK(problem(1, folder.path) == "its record was changed; remove the folder to begin again");
    }
    std::ofstream(record) << text;
    for (const auto& file : std::filesystem::directory_iterator(folder.path))
        if (file.path() != record && file.file_size() > 0) std::filesystem::resize_file(file.path(), 1);
    CHECK(problem(1, folder.path).ends_with("is shorter than the record says; remove the folder to begin again"));
}

}  // namespace cubelang::search::layer_store_test
