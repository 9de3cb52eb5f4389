#include "runtime/meaning/assist/synonyms.hpp"

#include <set>
#include <string>

#include "runtime/meaning/assist/help.hpp"
#include "runtime/meaning/assist/page.hpp"
#include "runtime/meaning/assist/symbols.hpp"
#include "runtime/meaning/builtins/table.hpp"
#include "runtime/meaning/eval/library_index.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::eval {
namespace {

bool is_known(const HelpSetting& setting, std::string_view name) {
    return !page_of_name(setting, name).lines.empty() || !symbols_asked_for(name).empty();
}

}  // namespace

TEST_CASE("each word from elsewhere leads to names that help knows, and no word is there twice") {
    const Scope nothing(vocabulary());
    const render::Screen wide;
    std::set<std::string_view> seen;
    for (const auto& row : synonyms()) {
        for_each_part(row.words, ' ', [&](std::string_view word) {
            INFO(word);
            CHECK(seen.insert(word).second);
        });
        for_each_part(row.names, ' ', [&](std::string_view name) {
            INFO(name);
            CHECK(is_known({nothing, wide}, name));
        });
    }
}

TEST_CASE("a word is found in any case, and as a plural") {
    CHECK(names_for("Scramble") == std::vector<std::string_view>{"random_algorithm"});
    CHECK(names_for("tutorials") == std::vector<std::string_view>{"lessons"});
    CHECK(names_for("order").empty());
    CHECK(is_filler("How"));
    CHECK_FALSE(is_filler("order"));
}

}  // namespace cubelang::eval
