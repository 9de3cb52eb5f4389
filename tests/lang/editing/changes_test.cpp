#include "lang/editing/changes.hpp"

#include <string>

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::lang::changes_test {
namespace {

std::string changed(const std::string& before, const std::string& after) {
    const auto old_lines = lines_in(before), new_lines = lines_in(after);
    std::string text;
    std::size_t at = 0;
    const auto copy = [&](const auto& lines, std::size_t begin, std::size_t end) {
        for (; begin < end; ++begin) text += lines[begin];
    };
    for (const auto& change : changes_between(old_lines, new_lines)) {
        copy(old_lines, at, change.old_begin);
        copy(new_lines, change.new_begin, change.new_end);
        at = change.old_end;
    }
    copy(old_lines, at, old_lines.size());
    return text;
}

}  // namespace

TEST_CASE("lines include their newlines, which the last line may lack") {
    CHECK(lines_in("a\n\nb") == std::vector<std::string_view>{"a\n", "\n", "b"});
    CHECK(lines_in("a\n") == std::vector<std::string_view>{"a\n"});
    CHECK(lines_in("").empty());
}

TEST_CASE("the changes turn the old text into the new one") {
    test::property([] {
        const auto text = [] {
            const auto letters = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 4));
            std::string all;
            for (const int letter : letters) all += std::string{static_cast<char>('a' + letter), '\n'};
            return all;
        };
        const auto before = text(), after = text();
        RC_ASSERT(changed(before, after) == after);
    });
}

TEST_CASE("changes are as small as possible, and a long change is one") {
    CHECK(changes_between({"a", "b", "c"}, {"a", "x", "c"}).size() == 1);
    CHECK(changes_between({"a", "b"}, {"a", "b"}).empty());
    const std::vector<std::string_view> many(1000, "x");
    CHECK(changes_between({"a"}, many).size() == 1);
}

}  // namespace cubelang::lang::changes_test
