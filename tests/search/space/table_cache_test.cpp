#include "runtime/search/space/table_cache.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <fstream>
#include <thread>

#include "tests/support/catch.hpp"

namespace cubelang::search::table_cache_test {
namespace {

namespace fs = std::filesystem;
using Kind = TableEvent::Kind;

// A folder that is removed after the test, and a cache that records its events.
class Folder {
public:
    Folder() : path(fs::temp_directory_path() / ("cubelang-tables-" + std::to_string(::getpid()))) {
        fs::remove_all(path);
    }
    ~Folder() { fs::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    fs::path path;
    std::vector<Kind> events;
    TableCache cache() {
        return TableCache(path, [this](const TableEvent& event) { events.push_back(event.kind); });
    }
};

const TableName name{"some-table", 3, 1000};

Bytes content() {
    Bytes bytes(name.size);
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i * i % 251);
    return bytes;
}
Bytes never() {
    FAIL("built again");
    return {};
}
bool is_content(const Table& table) { return std::ranges::equal(table.bytes(), content()); }

}  // namespace

TEST_CASE("a table is built once, then read from its file") {
    Folder folder;
    CHECK(is_content(folder.cache().get(name, content)));
    CHECK(folder.events == std::vector{Kind::making, Kind::made});
    CHECK(is_content(folder.cache().get(name, never)));
    CHECK(folder.events.size() == 2);
    CHECK(std::distance(fs::directory_iterator(folder.path), {}) == 1);
}

TEST_CASE("an unfinished table is kept until the table exists") {
    Folder folder;
    auto cache = folder.cache();
    CHECK(cache.unfinished(name).bytes.empty());
    const auto kept = content();
    cache.keep_unfinished(name, kept, 17);
    CHECK(cache.find(name).memory() == nullptr);
    CHECK(cache.unfinished(name).done == 17);
    CHECK(cache.unfinished(name).bytes == kept);
    CHECK(cache.unfinished({name.name, name.version + 1, name.size}).bytes.empty());
    CHECK(is_content(folder.cache().get(name, content)));
    CHECK(cache.unfinished(name).bytes.empty());
    CHECK(std::distance(fs::directory_iterator(folder.path), {}) == 1);
}

TEST_CASE("an unfinished table that was changed or torn is not used") {
    Folder folder;
    const auto cache = folder.cache();
    cache.keep_unfinished(name, content(), 17);
    const auto path = folder.path / "some-table-unfinished.table";
    fs::resize_file(path, fs::file_size(path) - 1);
    CHECK(cache.unfinished(name).bytes.empty());
    cache.keep_unfinished(name, content(), 17);
    std::fstream(path, std::ios::in | std::ios::out | std::ios::binary).seekp(300).put('x');
    CHECK(cache.unfinished(name).bytes.empty());
    CHECK(cache.unfinished(name).done == 0);
}

TEST_CASE("threads with caches of one folder share a table, which one of them makes") {
    Folder folder;
    std::atomic<int> made{0};
    std::array<Table, 4> tables;
    std::vector<std::thread> threads;
    for (auto& table : tables)
        threads.emplace_back([&] {
            TableCache cache(folder.path);
            table = cache.get(name, [&] {
                ++made;
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
                return content();
            });
        });
    for (auto& thread : threads) thread.join();
    CHECK(made == 1);
    CHECK(is_content(tables[0]));
    for (const auto& table : tables) CHECK(table.bytes().data() == tables[0].bytes().data());
}

TEST_CASE("a thread that waits for another one's table hears a stop") {
    Folder folder;
    std::atomic<bool> stop{false}, is_making{false};
    std::thread maker([&] {
        (void)TableCache(folder.path).get(name, [&] {
            is_making = true;
            while (!stop) std::this_thread::yield();
            return content();
        });
    });
    while (!is_making) std::this_thread::yield();
    const std::atomic<bool> stopped{true};
    CHECK(!TableCache(folder.path).get(name, never, &stopped));
    stop = true;
    maker.join();
}

TEST_CASE("a table whose reading is stopped is missing, and not rebuilt") {
    Folder folder;
    (void)folder.cache().get(name, content);
    const std::atomic<bool> stop{true};
    CHECK(!folder.cache().find(name, &stop));
    CHECK(!folder.cache().get(name, never, &stop));
    CHECK(folder.events.size() == 2);
    CHECK(is_content(folder.cache().find(name)));
}

TEST_CASE("a table that is stopped after construction is returned, but not saved") {
    Folder folder;
    std::atomic<bool> stop{false};
    auto cache = folder.cache();
    CHECK(is_content(cache.get(
        name,
        [&] {
            stop = true;
            return content();
        },
        &stop)));
    CHECK(folder.events == std::vector{Kind::making, Kind::not_saved, Kind::made});
    CHECK(fs::is_empty(folder.path));
}

TEST_CASE("drafts of dead processes are removed when the table is read") {
    Folder folder;
    (void)folder.cache().get(name, content);
    const auto child = ::fork();
    if (child == 0) ::_exit(0);
    ::waitpid(child, nullptr, 0);
    std::ofstream(folder.path / ("some-table.table.draft." + std::to_string(child) + ".1")) << "half";
    std::ofstream(folder.path / ("some-table.table.draft." + std::to_string(::getpid()) + ".9")) << "being written";
    CHECK(is_content(folder.cache().get(name, never)));
    CHECK(std::distance(fs::directory_iterator(folder.path), {}) == 2);
}

TEST_CASE("a torn, changed or longer file is rebuilt") {
    const auto spoil = GENERATE(0, 1, 2, 3);
    Folder folder;
    (void)folder.cache().get(name, content);
    const auto file = folder.path / "some-table.table";
    if (spoil == 0) fs::resize_file(file, 500);
    if (spoil == 1) fs::resize_file(file, 5000);
    if (spoil == 2) fs::resize_file(file, 0);
    if (spoil == 3) {
        std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekp(777);
        bytes.put('\xFF');
    }
    folder.events.clear();
    CHECK(is_content(folder.cache().get(name, content)));
    CHECK(folder.events == std::vector{Kind::broken, Kind::making, Kind::made});
    CHECK(is_content(folder.cache().get(name, never)));
}

TEST_CASE("a file of another version is rebuilt") {
    Folder folder;
    (void)folder.cache().get(name, content);
    folder.events.clear();
    CHECK(is_content(folder.cache().get({name.name, name.version + 1, name.size}, content)));
    CHECK(folder.events.front() == Kind::broken);
}

TEST_CASE("without a folder a table is built once and kept in memory") {
    TableCache cache;
    const auto table = cache.get(name, content);
    CHECK(is_content(table));
    CHECK(cache.get(name, never).bytes().data() == table.bytes().data());
}

TEST_CASE("a table is also available if its file cannot be written") {
    Folder folder;
    fs::create_directories(folder.path);
    std::ofstream(folder.path / "file") << "not a folder";
    std::vector<Kind> events;
    TableCache cache(folder.path / "file" / "below", [&](const TableEvent& event) { events.push_back(event.kind); });
    CHECK(is_content(cache.get(name, content)));
    CHECK(events == std::vector{Kind::making, Kind::not_saved, Kind::made});
}

TEST_CASE("a link under a table's name is not followed for writing") {
    Folder folder;
    fs::create_directories(folder.path / "elsewhere");
    const auto other = folder.path / "elsewhere" / "file", link = folder.path / "some-table.table";
    std::ofstream(other) << "of somebody else";
    fs::create_symlink(other, link);
    CHECK(is_content(folder.cache().get(name, content)));
    CHECK(fs::file_size(other) == 16);
    CHECK_FALSE(fs::is_symlink(link));
    CHECK(is_content(folder.cache().get(name, never)));
    fs::remove(link);
    fs::rename(folder.path / "elsewhere", folder.path / "shared");
    CHECK(is_content(folder.cache().get(name, content)));
    fs::rename(link, folder.path / "shared" / "table");
    fs::create_symlink(folder.path / "shared" / "table", link);  // reading may follow it
    CHECK(is_content(folder.cache().get(name, never)));
    CHECK(fs::is_symlink(link));
}

TEST_CASE("an unfinished table is not returned, and one too large is reported") {
    std::vector<Kind> events;
    TableCache cache({}, [&](const TableEvent& event) { events.push_back(event.kind); });
    CHECK(!cache.get(name, [] { return Bytes(); }));
    CHECK(!cache.get(name, []() -> Bytes { throw std::bad_alloc(); }));
    CHECK(events.back() == Kind::too_large);
    CHECK(is_content(cache.get(name, content)));
}

TEST_CASE("the checksum depends on every byte and on their number") {
    const auto bytes = content();
    const auto sum = checksum(bytes);
    for (std::size_t i = 0; i < bytes.size(); i += 7) {
        auto other = bytes;
        other[i] ^= 1;
        CHECK(checksum(other) != sum);
    }
    CHECK(checksum(std::span(bytes).first(999)) != sum);
}

}  // namespace cubelang::search::table_cache_test
