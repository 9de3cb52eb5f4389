// Files that the program keeps between runs (the history, the progress in lessons, tables) under failing system calls
// and allocations.

#include <algorithm>
#include <filesystem>
#include <new>

#include "front/terminal/lessons/course.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/search/space/table_cache.hpp"
#include "tests/faults/refuse_each.hpp"
#include "tests/faults/scarce_memory.hpp"
#include "tests/support/directory.hpp"

namespace cubelang::stores_test {
namespace {

using terminal::History;
using terminal::ProgressStore;
using test::content;
using test::put;
using test::refuse_each;

std::string long_history() {
    std::string text;
    for (int i = 0; text.size() < 1'300'000; ++i) text += "R U F" + std::to_string(i) + std::string(300, ' ') + "R\n";
    return text;
}

lesson::StudentRecord record_of(int stops) {
    lesson::StudentRecord record;
    record.at = static_cast<std::size_t>(stops);
    for (int i = 0; i < stops; ++i) record.solved.insert("exercise-" + std::to_string(i));
    return record;
}

search::Bytes table_bytes(std::size_t size) {
    search::Bytes bytes(size);
    for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<std::uint8_t>(i * i + i / 7);
    return bytes;
}
bool holds(const search::Table& table, const search::Bytes& bytes) {
    return table && std::ranges::equal(table.bytes(), bytes);
}

std::size_t open_files() {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {}));
}

// Does the work with the first allocation failing, then the second, and so on until there are no more.
void starve_each(const std::function<void()>& prepare, const std::function<void()>& work,
                 const std::function<void()>& check) {
    std::size_t n = 0;
    for (bool failed = true; failed;) {
        ++n;
        prepare();
        const auto open_before = open_files();
        {
            const test::ScarceMemory scarce(n);
            try {
                work();
            } catch (const std::bad_alloc&) {
            }
            failed = test::ScarceMemory::allocations() >= n;
        }
        INFO("allocation " << n << " fails");
        CHECK(open_files() == open_before);
        check();
    }
    CHECK(n > 1);
}

}  // namespace

TEST_CASE("a statement is completely in the history, or the error is reported") {
    const test::Directory directory;
    const auto path = directory / "history";
    refuse_each([&] { put(path, "R U\n"); },
                [&] {
                    History history(path);
                    const bool is_read = history.load() == std::vector<std::string>{"R U"};
                    history.append("R F");
                    return history.take_complaint().empty() && is_read;
                },
                [&](bool well) {
                    const auto now = content(path);
                    CHECK((now == "R U\nR F\n" || (!well && now == "R U\n")));
                    CHECK(directory.files() == 1);
                });
}

TEST_CASE("shortening a history removes only its oldest entries, and none if it could not be read completely") {
    const test::Directory directory;
    const auto path = directory / "history", before = long_history();
    refuse_each([&] { put(path, before); },
                [&] {
                    History history(path);
                    static_cast<void>(history.load());
                    return history.take_complaint().empty();
                },
                [&](bool well) {
                    const auto now = content(path);
                    CHECK((now == before || (well && before.ends_with(now) && now.size() > 500'000)));
                    CHECK(directory.files() == 1);
                });
}

TEST_CASE("the saved progress in a lesson is the old one or the new one, and it is known which") {
    const test::Directory directory;
    const auto path = directory / "lesson";
    const auto before = record_of(2), after = record_of(300);
    refuse_each([&] { ProgressStore(path).save(before); },
                [&] {
                    ProgressStore store(path);
                    store.save(after);
                    return store.is_saved();
                },
                [&](bool well) {
                    CHECK(ProgressStore(path).load() == (well ? after : before));
                    CHECK(directory.files() == 1);
                });
}

TEST_CASE("the progress in a lesson is read completely, or the error is reported") {
    const test::Directory directory;
    const auto path = directory / "lesson";
    const auto before = record_of(3000);
    ProgressStore(path).save(before);
    lesson::StudentRecord got;
    refuse_each([] {},
                [&] {
                    ProgressStore store(path);
                    got = store.load();
                    return store.take_problem().empty();
                },
                [&](bool well) { CHECK(got == (well ? before : lesson::StudentRecord())); });
}

TEST_CASE("with failing system calls a table is still correct, and its file is complete or missing") {
    const test::Directory directory;
    const auto bytes = table_bytes(5000);
    const search::TableName name{"some", 1, bytes.size()};
    const bool is_there = GENERATE(false, true);
    search::Table got;
    bool is_kept = true;
    const auto get = [&] {
        search::TableCache cache(directory.path, [&](const search::TableEvent& event) {
            is_kept &= event.kind != search::TableEvent::Kind::not_saved;
        });
        got = cache.get(name, [&] { return table_bytes(bytes.size()); });
        return is_kept;
    };
    refuse_each(
        [&] {
            is_kept = true;
            std::filesystem::remove(directory / "some.table");
            if (is_there) get();
            got = {};  // or else its memory is shared
        },
        get,
        [&](bool well) {
            CHECK(holds(got, bytes));
            got = {};
            const auto on_disk = search::TableCache(directory.path).find(name);
            CHECK((holds(on_disk, bytes) || (!well && !is_there && !on_disk)));
            CHECK(directory.files() == (on_disk ? 1 : 0));
        });
}

TEST_CASE("files are complete when read and written in small pieces with signals between") {
    const test::Directory directory;
    const auto text = std::string(3000, 'a') + "\n";
    const auto record = record_of(300);
    const auto bytes = table_bytes(5000);
    const search::TableName name{"some", 1, bytes.size()};
    const auto make = [&] { return table_bytes(bytes.size()); };
    const test::SmallBites bites(7);

    CHECK(files::replace(directory / "file", text) == 0);
    CHECK(files::read_file(directory / "file").text == text);
    CHECK(files::read_ordinary_file(directory / "file").text == text);

    History history(directory / "history");
    history.append("R U R' U' R U R' U'");
    History again(directory / "history");
    CHECK(again.load() == std::vector<std::string>{"R U R' U' R U R' U'"});
    CHECK((history.take_complaint() + again.take_complaint()).empty());

    ProgressStore(directory / "lesson").save(record);
    CHECK(ProgressStore(directory / "lesson").load() == record);

    CHECK(holds(search::TableCache(directory.path).get(name, make), bytes));
    CHECK(holds(search::TableCache(directory.path).find(name), bytes));
}

TEST_CASE("out of memory, the history is the old one or the new one, and no file remains open") {
    const test::Directory directory;
    const auto path = directory / "history";
    starve_each([&] { put(path, "R U\n"); },
                [&] {
                    History history(path);
                    static_cast<void>(history.load());
                    history.append("R F and something long enough to need its own memory");
                },
                [&] {
                    const auto now = content(path);
                    CHECK((now == "R U\n" || now.starts_with("R U\nR F and")));
                    CHECK(now.ends_with('\n'));
                    CHECK(directory.files() == 1);
                });
}

TEST_CASE("out of memory, a long history is not lost") {
    const test::Directory directory;
    const auto path = directory / "history", before = long_history();
    std::size_t tried = 0;
    starve_each([&] { put(path, before); },
                [&] {
                    if (++tried < 60)
                        static_cast<void>(History(path).load());  // later allocations belong to single entries
                },
                [&] {
                    const auto now = content(path);
                    CHECK((now == before || (before.ends_with(now) && now.size() > 500'000)));
                    CHECK(directory.files() == 1);
                });
}

TEST_CASE("out of memory, the progress in a lesson is the old one or the new one") {
    const test::Directory directory;
    const auto path = directory / "lesson";
    const auto before = record_of(2), after = record_of(5);
    starve_each([&] { ProgressStore(path).save(before); },
                [&] {
                    ProgressStore store(path);
                    static_cast<void>(store.load());
                    store.save(after);
                },
                [&] {
                    const auto now = ProgressStore(path).load();
                    CHECK((now == before || now == after));
                    CHECK(directory.files() == 1);
                });
}

TEST_CASE("out of memory, a table and its file are correct or missing") {
    const test::Directory directory;
    const auto bytes = table_bytes(5000);
    const search::TableName name{"some", 1, bytes.size()};
    search::Table got;
    starve_each(
        [&] {
            got = {};
            std::filesystem::remove(directory / "some.table");
        },
        [&] { got = search::TableCache(directory.path).get(name, [&] { return table_bytes(bytes.size()); }); },
        [&] {
            CHECK((!got || holds(got, bytes)));
            const auto on_disk = search::TableCache(directory.path).find(name);
            CHECK((!on_disk || holds(on_disk, bytes)));
            CHECK(directory.files() == (on_disk ? 1 : 0));
        });
}

}  // namespace cubelang::stores_test
