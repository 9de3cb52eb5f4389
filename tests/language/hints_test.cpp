// The code in a hint works when it is typed. The hints are those of tests/errors: each piece of code in one replaces
// the mistake, replaces or follows its line, and runs alone; in one of these programs no error may be left on the line.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "lang/parser.hpp"
#include "lang/tokens.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "tests/language/run.hpp"
#include "tests/support/data.hpp"
#include "tests/support/sections.hpp"

namespace cubelang::hints_test {
namespace {

/// A hint of a golden, and the mistake that it is about.
struct Hint {
    std::string program, text;
    std::size_t line = 0, begin = 0, length = 0;  ///< of the span, counted from 0, in bytes
};

std::size_t bytes(std::string_view line, std::size_t characters) {
    std::size_t at = 0;
    for (; at < line.size() && characters != 0; --characters) do
            ++at;
        while (at < line.size() && (line[at] & 0xC0) == 0x80);
    return at;
}

// NAME.cube:LINE:COLUMN: error: …, the line, the carets, and the hint, if there is one.
std::vector<Hint> hints_of(const test::Section& section) {
    std::vector<Hint> hints;
    const auto lines = test::split(section.errors, '\n'), program = test::split(section.program, '\n');
    for (std::size_t i = 3; i < lines.size(); ++i) {
        const auto place = test::split(lines[i - 3], ':');
        if (!lines[i].starts_with("hint: ") || place.size() < 4 || place[0] != section.name + ".cube") continue;
        const auto line = std::stoul(place[1]) - 1, column = std::stoul(place[2]) - 1;
        const auto carets = lines[i - 1].size() - lines[i - 1].find('^');
        const auto begin = bytes(program.at(line), column), end = bytes(program[line], column + carets);
        hints.push_back({section.program, lines[i].substr(6), line, begin, end - begin});
    }
    return hints;
}

// Hints that name a sign, a word or names of the reader's own, or repeat arguments that are wrong for another reason.
constexpr std::string_view without_code[] = {
    "write \"",
    "write ' for a prime",
    "write `not`, or `!=`",
    "write \\\\ for a backslash",
    "write an ordinary space",
    "write `)`",
    "write import ",
    "write {x:>8}",
    "braces in a text hold a value",
    "a text ends with `\"`",
    "write `let`, in small letters",
    "write `for`, in small letters",
    "write else if",
    "write one cycle for each kind",
    "write the smaller one first",
    "write digits",
    "write a * b for their product",
    "write a - b; or a -b",
    "write first..last",
    "write the larger group first",
    "write a space after the name of a numbering",
    "if these are sticker numbers, write permutation(",
};

constexpr std::string_view ends[] = {", ", "; ", ": ", " or ", " to ", " for "};

// A sentence may go on after the code: the code up to each end that it may have.
void add_codes(std::vector<std::string>& all, std::string_view text) {
    for (std::size_t end = 1; end <= text.size(); ++end)
        if (end == text.size() ||
            std::ranges::any_of(ends, [&](auto mark) { return text.substr(end).starts_with(mark); }))
            all.emplace_back(text.substr(0, end));
}

// A pattern is completed.
std::string completed(std::string code) {
    for (const std::string_view ellipsis = "…"; code.find(ellipsis) != code.npos;) {
        const auto at = code.find(ellipsis);
        const bool is_block = at >= 2 && code.substr(at - 2, 2) == "{ ",
                   is_range = code.substr(0, at).ends_with(" in ");
        const bool is_condition = code.substr(0, at).ends_with("if ");
        code.replace(at, ellipsis.size(), is_block ? "print R" : is_range ? "1..2" : is_condition ? "true" : "R");
    }
    return code;
}

/// The code that the hint offers: in backquotes, after "write", or after a colon. Keywords alone are not code.
std::vector<std::string> codes(std::string_view hint) {
    std::vector<std::string> all;
    if (std::ranges::any_of(without_code, [&](auto begin) { return hint.starts_with(begin); })) return all;
    const auto quoted = test::split(hint, '`');
    for (std::size_t i = 1; i < quoted.size(); i += 2)
        if (quoted[i].find_first_not_of("abcdefghijklmnopqrstuvwxyz") != std::string::npos) all.push_back(quoted[i]);
    for (const std::string_view mark : {"write ", " is written ", ": ", " such as "})
        if (const auto at = hint.find(mark); at != hint.npos && (mark == "write " || !all.empty()))
            add_codes(all, hint.substr(at + mark.size()));
    std::ranges::transform(all, all.begin(), completed);
    return all;
}

std::string with(const Hint& hint, std::size_t begin, std::size_t length, const std::string& code) {
    auto lines = test::split(hint.program, '\n');
    auto& changed = lines.at(hint.line);
    changed.replace(std::min(begin, changed.size()), length, code);
    std::string text;
    for (const auto& line : lines) text += line + "\n";
    return text;
}

// Errors of other lines are those that the program is to show too.
bool runs(const std::string& text, std::size_t line) {
    const auto said = test::run(text);
    return said.succeeded || said.errors.find("test:" + std::to_string(line + 1) + ":") == std::string::npos;
}

bool works(const Hint& hint) {
    const auto all = codes(hint.text);
    return all.empty() || std::ranges::any_of(all, [&](const std::string& code) {
               return runs(with(hint, hint.begin, hint.length, code), hint.line) ||
                      runs(with(hint, 0, std::string::npos, code), hint.line) ||
                      runs(with(hint, std::string::npos, 0, ", " + code), hint.line) || runs(code, 0);
           });
}

// The first column.
std::string typed_in(const std::string& line) { return line.starts_with("# ") ? "" : line.substr(0, line.find("  ")); }

std::vector<std::string> names_in(std::string_view text) {
    std::vector<std::string> names;
    for (const auto& token : lang::tokens_of(text))
        if (token.kind == lang::Token::Kind::name)
            names.emplace_back(text.substr(token.begin, token.end - token.begin));
    return names;
}

// Names that the code itself defines or imports are known.
bool repeats_unknown_name(const std::string& code, const std::string& typed) {
    const auto written = names_in(typed);
    return std::ranges::any_of(names_in(code), [&](const std::string& name) {
        const auto has = [&](const std::string& text) { return code.find(text) != std::string::npos; };
        const bool is_defined = code.starts_with("let " + name) || code.starts_with("def ") ||
                                has("for " + name + " in") || has(name + " ->") || has("import ");
        return std::ranges::find(written, name) != written.end() && !is_defined &&
               meaning::vocabulary().built_in(name) == nullptr && meaning::vocabulary().constant(name) == nullptr;
    });
}

}  // namespace

TEST_CASE("the code of a hint on a first input can be parsed and repeats no unknown name") {
    int count = 0;
    for (const auto& line : test::split(test::source_text("tests/data/first_inputs.txt"), '\n'))
        for (const auto& said : test::split(test::run(typed_in(line)).errors, '\n')) {
            const auto all = said.starts_with("hint: ") ? codes(said.substr(6)) : std::vector<std::string>();
            INFO(line << "\n" << said);
            CHECK((all.empty() || std::ranges::any_of(all, [&](const std::string& code) {
                       return lang::parse(lang::make_source("", code)).errors.empty() &&
                              !repeats_unknown_name(code, typed_in(line));
                   })));
            count += all.empty() ? 0 : 1;
        }
    CHECK(count > 100);
}

TEST_CASE("the code of a hint works when it is typed") {
    int count = 0;
    for (const auto& path : test::source_paths("tests/errors", ".errors"))
        for (const auto& section : test::sections(test::source_text(path)))
            for (const auto& hint : hints_of(section)) {
                INFO(path << ": " << section.name << ": " << hint.text);
                CHECK(works(hint));
                count += codes(hint.text).empty() ? 0 : 1;
            }
    CHECK(count > 150);
}

}  // namespace cubelang::hints_test
