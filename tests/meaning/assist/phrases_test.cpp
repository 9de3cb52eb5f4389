#include "lang/advice/table.hpp"

#include <set>
#include <string>

#include "runtime/meaning/advice/library_index.hpp"
#include "runtime/meaning/assist/help.hpp"
#include "runtime/meaning/assist/search.hpp"
#include "runtime/meaning/assist/symbols.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::phrases_test {
namespace {

bool is_known(const HelpSetting& setting, std::string_view name) {
    return !page_of_name(setting, name).lines.empty() || !find_symbols(name).empty();
}

}  // namespace

TEST_CASE("each word of other programs leads to names with a help page, and no word occurs twice") {
    const Scope nothing(vocabulary());
    const render::Screen wide;
    std::set<std::string_view> seen;
    const auto check = [&](std::string_view words, std::string_view help) {
        for (const auto word : lang::words_in(words)) {
            INFO(word);
            CHECK(seen.insert(word).second);
        }
        for (const auto name : lang::words_in(help)) {
            INFO(name);
            CHECK(is_known({nothing, wide}, name));
        }
    };
    for (const auto& row : lang::advice())
        if (row.is_word() || row.place == lang::Place::operation) check(row.pattern, row.help);
}

TEST_CASE("a word is found in capitals and as a plural") {
    CHECK(lang::names_for("Shuffle") == std::vector<std::string_view>{"scramble"});
    CHECK(lang::names_for("tutorials") == std::vector<std::string_view>{"lessons"});
    CHECK(lang::names_for("===") == std::vector<std::string_view>{"=="});
    CHECK(lang::names_for("order").empty());
    CHECK(significant_words("How is order") == std::vector<std::string_view>{"order"});
}

}  // namespace cubelang::meaning::phrases_test
