// Every row of advice: its example is typed, its hint is followed once, and the answer is not an error.

#include <algorithm>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/look_alikes.hpp"
#include "lang/advice/match.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/advice/library_index.hpp"
#include "runtime/meaning/advice/spellings.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "tests/language/run.hpp"

namespace cubelang::advice_test {
namespace {

using lang::Advice;

std::string hint_of(const std::string& program) {
    const auto errors = test::run(program).errors;
    const auto begin = errors.find("hint: ");
    return begin == errors.npos ? "" : errors.substr(begin + 6, errors.find('\n', begin) - begin - 6);
}

// A name, alone or in a call.
std::string example_of(const Advice& row, std::string_view word) {
    const bool is_call = row.write.find("{alg}") != row.write.npos || row.write.find("{args}") != row.write.npos;
    return std::string(word) + (is_call ? "(R U)" : "");
}

std::vector<std::string> examples_of(const Advice& row) {
    if (!row.example.empty()) return {std::string(row.example)};
    if (row.write.empty() && row.remark.empty()) return {};  // only for help
    std::vector<std::string> all;
    for (const auto word : row.is_word() ? lang::words_in(row.pattern) : std::vector<std::string_view>())
        if (std::ranges::all_of(word, lang::is_word_character) && !is_digits(word.substr(0, 1)))
            all.push_back(example_of(row, word));
    return all;
}

// The example with the hint's code in place of its last statement.
bool works(const std::string& example, const std::string& hint) {
    constexpr std::string_view write = "write ";
    if (!hint.starts_with(write)) return false;
    const auto first = lang::statement_text(example, 0);
    const auto setup = first.size() < example.size() ? std::string(first) + "\n" : "";
    for (auto end = hint.find("; ");; end = hint.find("; ", end + 1)) {
        if (test::run(setup + hint.substr(write.size(), end - write.size())).succeeded) return true;
        if (end == hint.npos) return false;
    }
}

}  // namespace

TEST_CASE("the hint of every row of advice is an answer when it is followed once") {
    int count = 0;
    for (const auto& row : lang::advice())
        for (const auto& example : examples_of(row)) {
            const auto hint = hint_of(example);
            INFO(row.pattern << ": " << example << ": " << hint);
            CHECK((works(example, hint) || (row.write.empty() && hint == row.remark)));
            ++count;
        }
    CHECK(count > 500);
}

TEST_CASE("the hint for every mistake is an answer when it is followed once") {
    for (const auto example : lang::look_alike_examples("mistake")) {
        const auto meant = lang::in_our_notation(example);
        const auto hint = hint_of(std::string(example));
        INFO(example << ": " << hint);
        CHECK((meant.text == example ? hint == meant.remark : works(std::string(example), hint)));
    }
}

TEST_CASE("every row with a hint has an example, and every sign") {
    for (const auto& row : lang::advice()) {
        INFO(row.pattern);
        const bool is_for_help = row.write.empty() && row.remark.empty() && row.is_word();
        CHECK((is_for_help || !examples_of(row).empty()));
    }
}

TEST_CASE("a hint mends the whole line") {
    CHECK(hint_of("Size(Group(R,U))") == "write size(group(R,U))");
    CHECK(hint_of("center(<R2,U2>)").starts_with("write centre(group(R2,U2))"));
    CHECK(hint_of("derived_subgroup(<R,U>)").starts_with("write derived(group(R,U))"));
    CHECK(hint_of("|<R,U>|").starts_with("write size(group(R,U))"));
    CHECK(hint_of("G := Group((1,2),(1,2,3))").starts_with("write let G = group((1,2),(1,2,3))"));
    CHECK(hint_of("print(len(R U) mod 2)").starts_with("write print(remainder(length(R U), 2))"));
    CHECK(hint_of("if order(R) = 4 then { puts(1) }").starts_with("write if order(R) == 4 then { print 1 }"));
}

TEST_CASE("advice reads no text outside a line") {
    const std::vector<std::string> pieces{"let",  "not", "for", "cube", "<",   ">",  "(", ")",  "[",
                                          "]",    "{",   "}",   "=",    ":",   "|",  "!", "of", "if",
                                          "else", "is",  "in",  "R",    "len", "\"", ","};
    for (const auto& a : pieces)
        for (const auto& b : pieces)
            for (const auto& c : pieces)
                for (const auto* blank : {"", " "}) {
                    const auto line = a + blank + b + blank + c;
                    CHECK_FALSE(lang::parse(lang::make_source("", line)).errors.size() > line.size());
                }
}

}  // namespace cubelang::advice_test
