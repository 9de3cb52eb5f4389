// The project's programs are formatted.

#include <algorithm>

#include "lang/editing/layout.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/data.hpp"

namespace cubelang::lang::repository_test {
namespace {

// Lines whose style is the subject of the page.
bool is_excepted(const std::string& line) {
    static const auto all = test::split(test::source_text("tests/tree/style_exceptions.txt"), '\n');
    return std::ranges::find(all, line.substr(0, line.size() - 1)) != all.end();
}

}  // namespace

TEST_CASE("examples and the library are in the style of cube fmt") {
    for (const auto* const folder : {"examples", "stdlib"})
        for (const auto& path : test::source_paths(folder, ".cube")) {
            INFO("cube fmt " << path);
            const auto text = test::source_text(path);
            CHECK(layout_of(make_source(path, text)).text == text);
        }
}

TEST_CASE("typed lines of the documentation are in the style of cube fmt, where that is one line") {
    for (const auto& page : test::pages())
        for (const auto& line : test::typed_lines(page)) {
            const auto layout = layout_of(make_source(page, line));
            const bool is_one_line = layout.mistakes.empty() && std::ranges::count(layout.text, '\n') == 1;
            if (!is_one_line || is_excepted(line)) continue;
            INFO(page);
            CHECK(layout.text == line);
        }
}

}  // namespace cubelang::lang::repository_test
