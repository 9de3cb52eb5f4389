#include "lang/foreign.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/phrasebook/adjacent_text.hpp"
#include "lang/phrasebook/keywords.hpp"
#include "lang/phrasebook/phrases.hpp"
#include "lang/phrasebook/primes.hpp"
#include "lang/phrasebook/signs.hpp"
#include "lang/report.hpp"
#include "lang/rewritten.hpp"
#include "lang/sentences.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

constexpr std::size_t longest_tuple = 100;  // in a hint

bool is_symbol(char c) { return std::string_view("+-*/%=<>!&|:~?.^$\\").find(c) != std::string_view::npos; }

// `3!`: small factorials are written out.
std::string factorial_hint(std::string_view text, std::size_t offset) {
    const bool touches_value = offset > 0 && is_word_character(text[offset - 1]);
    if (!touches_value) return {};
    const auto number = value_before(text, offset);
    return fmt::format("write factorial({})", is_digits(number) ? number : "3");
}

// Empty if the fix needs a value that is missing on one side.
std::vector<Fix> fixes_of(const Sign& row, std::string_view text, Span sign) {
    if (row.fix.empty()) return {};
    if (row.fix.find('{') == row.fix.npos) return {{sign, std::string(row.fix)}};
    const auto before = value_before(text, sign.begin), after = value_after(text, sign.end);
    if (before.empty() || after.empty()) return {};
    const auto begin = static_cast<std::uint32_t>(before.data() - text.data());
    const auto end = static_cast<std::uint32_t>(after.data() - text.data() + static_cast<std::ptrdiff_t>(after.size()));
    return {{{begin, end}, fill_hint(row.fix, text, sign.begin, sign.end)}};
}

// The value after a `=`, to the end of its statement, if it is short and complete.
std::string value_of_statement(std::string_view text, std::size_t after) {
    constexpr std::size_t longest = 40;
    const auto value = trimmed(text.substr(after, text.find_first_of(";\n}", after) - after));
    const auto* phrase = find_phrase(word_at(value, 0));  // `PermutationGroup([R, U])`
    if (value.starts_with("lambda ")) return with_functions(std::string(value));
    const bool is_whole = (phrase == nullptr || phrase->hint.empty()) && !value.empty() && value.size() <= longest &&
                          value.find(" = ") == value.npos && innermost_open(tokens_of(value)) == Token::none;
    return is_whole ? std::string(value) : "…";
}

// `xs[2] = 5`, `xs[2] += 5`
std::string changed_item_hint(std::string_view text, std::size_t before, std::size_t equals, std::string_view sign) {
    const auto item = value_before(text, before);
    const auto open = item.find('[');
    if (!item.ends_with(']') || open == item.npos || open == 0) return {};
    const auto list = item.substr(0, open), at = item.substr(open + 1, item.size() - open - 2);
    const auto value = value_of_statement(text, equals + 1);
    const auto whole = sign.empty() ? value : fmt::format("{} {} {}", item, sign, value);
    return fmt::format("write let {0} = with_item({0}, {1}, {2})", list, at, whole);
}

Diagnostic diagnostic_of(const Sign& row, const SourcePtr& source, std::size_t begin) {
    const std::size_t end = begin + row.spelled.size();
    const Span sign{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    const bool changes = row.spelled == "+=" || row.spelled == "-=" || row.spelled == "*=";
    if (auto hint = changes ? changed_item_hint(source->text, begin, end - 1, row.spelled.substr(0, 1)) : "";
        !hint.empty())
        return {{source, sign}, describe_sign(row).message, std::move(hint), {}};
    return {.where = {source, sign},
            .message = describe_sign(row).message,
            .hint = fill_hint(row.hint, source->text, begin, end),
            .notes = {},
            .fixes = fixes_of(row, source->text, sign)};
}

std::string_view line_before(std::string_view text, std::size_t offset) {
    const auto head = text.substr(0, offset);
    return trimmed(head.substr(head.find_last_of(";\n") + 1));
}

/// A single word that `let` can define.
bool is_new_name(std::string_view text) {
    const auto tokens = tokens_of(text);
    if (tokens.size() != 1 || tokens.front().end != text.size()) return false;
    const auto kind = tokens.front().kind;
    return kind == Token::Kind::name || (kind == Token::Kind::moves && text.front() >= 'a' && text.front() <= 'z');
}

// The statement of a block before the offset, on its line: after `{`, `then` or `else`.
std::string_view in_block(std::string_view head) {
    const auto brace = head.rfind('{'), branch = std::max(head.rfind("then ") + 5, head.rfind("else ") + 5);
    const auto begin = std::max(brace + 1, branch == 4 ? 0 : branch);
    return trimmed(head.substr(begin));
}

bool is_number(std::string_view text) { return !text.empty() && text.find_first_not_of("0123456789") == text.npos; }

// `let xs[2] = 5`
std::string bracket_hint(std::string_view text, std::size_t offset) {
    const auto end = line_before(text, offset).starts_with("let ") ? bracket_end(text, offset) : text.npos;
    const auto equals = end == text.npos ? end : text.find_first_not_of(' ', end);
    const bool is_changed = equals < text.size() && text[equals] == '=';
    return is_changed ? changed_item_hint(text, end, equals, {}) : "";
}

// A definition without `let`, a comparison with a single `=`, or a loop of another language.
std::string equals_hint(std::string_view text, std::size_t offset) {
    const auto head = line_before(text, offset), before = value_before(text, offset);
    if (auto hint = changed_item_hint(text, offset, offset, {}); !hint.empty()) return hint;
    const auto after = value_after(text, offset + 1);
    const auto value = value_of_statement(text, offset + 1);
    if (const auto inner = in_block(head); inner != head && is_new_name(inner))
        return fmt::format("write let {} = {}", inner, value);
    const auto number = trimmed(after, "Cube()");  // cube = 3, c = Cube(3)
    const bool is_cube = head == "cube" || head == "supercube";
    if ((is_cube || after.starts_with("Cube(")) && is_number(number))
        return fmt::format("write {} {}", is_cube ? head : "cube", number);
    if (head.starts_with("if ") || head.starts_with("assert ")) return "write == to compare";
    if (head.starts_with("for ")) return "write for NAME in 1..6 { … }";
    if (before.ends_with(')') && head == before)
        return "write == to compare; a function is written def NAME(p) = …: def twice(p) = p p";
    if (!is_new_name(head)) return "`let NAME = …` names a value, `==` compares two";
    return fmt::format("write let {} = {} to define it, == to compare", head, value);
}

std::string comma_hint(std::string_view text, std::size_t offset) {
    const auto head = line_before(text, offset), second = value_after(text, offset + 1);
    const auto equals = text.find('=', offset);
    if (equals != text.npos && is_new_name(head) && is_new_name(second) &&
        value_before(text, equals).data() == second.data())  // a, b = R, U
        return fmt::format("write let ({}, {}) = {{{}}}", head, second, value_of_statement(text, equals + 1));
    if (head.find_first_of("([{") != head.npos) return {};
    return head.starts_with("import ")
               ? "each module needs a separate `import`, on a new line or after `;`"
               : "moves need no comma: R U; a commutator is written [A, B]; print a, b shows several values";
}

std::string angle_hint(std::string_view text, std::size_t offset) {
    return line_before(text, offset).empty() ? "group(R, U) is the group of R and U, {R, U} a list of both; "
                                               "superset(\"<R>U\") reads CubeTwister's conjugates"
                                             : "";
}

bool are_moves(std::string_view word) {
    const auto letters = without_prime(word);
    return !letters.empty() && moves_length(letters) == letters.size();
}

// `U U U:` above the rows of a document; `corners: (1 2 3 …)`, a line of a tuple.
std::string label_hint(std::string_view label, std::string_view rest) {
    const auto words = words_in(label);
    if (rest.empty() && !words.empty() && std::ranges::all_of(words, are_moves))
        return fmt::format("a label is a comment: write # {}:", label);
    constexpr std::string_view kinds[] = {"corners", "edges", "dedges", "centres"};
    if (words.empty() || std::ranges::find(kinds, words.back()) == std::end(kinds) || !rest.starts_with('(')) return {};
    const bool is_numbers = is_number(rest.substr(1, 1));
    return fmt::format("a tuple is read from a text: write {}(\"{}: {}\")", is_numbers ? "tuple" : "tuple_colors",
                       label, rest.size() > longest_tuple ? "…" : rest);
}

// `1:6`, `U:`, `:q`, `/help`
std::string colon_hint(std::string_view text, std::size_t offset) {
    if (line_before(text, offset).empty()) return "commands have no sign before them: at the prompt, type help or quit";
    const auto first = value_before(text, offset), last = value_after(text, offset + 1);
    const auto rest = trimmed(text.substr(offset + 1, text.find('\n', offset) - offset - 1));
    if (auto hint = label_hint(line_before(text, offset), rest); !hint.empty()) return hint;
    const bool is_alone = line_before(text, offset).find_first_of("[{") == std::string_view::npos;
    return is_alone && is_number(first) && is_number(last) ? fmt::format("a range is written {}..{}", first, last) : "";
}

// `|G|`; elsewhere the sign is an operator of other languages.
std::string bar_hint(std::string_view text, std::size_t offset) {
    const auto line = text.substr(offset, text.find('\n', offset) - offset);
    if (line.find("<-") != line.npos) return std::string(list_made_by_for);  // [order p | p <- list]
    return line_before(text, offset).empty() ? "order(p) is the order of a permutation, size(G) the size of a group"
                                             : "";
}

// Signs whose hint depends on the text around them. An empty hint means that the sign is not the mistake.
struct SignRow {
    char sign;
    std::string_view message;
    std::string (*hint)(std::string_view text, std::size_t offset);
};
constexpr SignRow signs[] = {
    {'!', "`!` is not in the language", factorial_hint}, {'=', "`=` does not belong here", equals_hint},
    {',', "a comma does not belong here", comma_hint},   {'<', "a statement was expected here", angle_hint},
    {'/', "a statement was expected here", colon_hint},  {':', "`:` does not belong here", colon_hint},
    {'|', "`|` is not in the language", bar_hint},       {'[', "a list is not changed in place", bracket_hint},
};

std::optional<Diagnostic> single_sign(const SourcePtr& source, std::size_t offset) {
    const std::string_view text = source->text;
    const auto* row = std::ranges::find(signs, offset < text.size() ? text[offset] : '\0', &SignRow::sign);
    const bool is_comparison = text.substr(offset).starts_with("==") || text.substr(offset).starts_with("!=");
    if (row == std::end(signs) || is_comparison) return std::nullopt;
    auto hint = row->hint(text, offset);
    if (hint.empty()) return std::nullopt;
    const Span span{static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(offset + 1)};
    return Diagnostic{{source, span}, std::string(row->message), std::move(hint), {}};
}

// `Let`, `TRUE`
bool is_capitalised_keyword(std::string_view word) {
    return lower(word) != word && find_keyword(lower(word)) != nullptr;
}

bool begins_foreign_statement(std::string_view word) {
    if (is_capitalised_keyword(word)) return true;
    const auto* phrase = find_phrase(word);
    return phrase != nullptr && phrase->place == Place::statement;
}

bool is_defined_in(std::string_view text, std::string_view word) {
    return text.find(fmt::format("let {}", word)) != text.npos || text.find(fmt::format("def {}", word)) != text.npos;
}

}  // namespace

std::optional<Diagnostic> foreign_operator(const SourcePtr& source, std::size_t offset) {
    const std::string_view text = source->text;
    if (text.substr(offset).starts_with('|'))
        if (auto bar = single_sign(source, offset)) return bar;
    std::size_t begin = offset;
    while (begin > 0 && is_symbol(text[begin - 1])) --begin;
    const auto before = trimmed_end(text.substr(0, begin));
    if (text.substr(begin).starts_with('%') && before.ends_with('"'))  // "%d" % n
        return Diagnostic{{source, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + 1)}},
                          "`%` is not in the language",
                          fmt::format("write \"… {{{}}} …\": a value in braces is part of the text",
                                      replaced(arguments_after(text, begin + 1), ", ", "} {")),
                          {}};
    for (; begin <= offset; ++begin)
        for (const Sign& row : foreign_operators())
            if (text.substr(begin).starts_with(row.spelled) && begin + row.spelled.size() >= offset)
                return diagnostic_of(row, source, begin);
    return single_sign(source, offset);
}

bool has_unknown_name(std::string_view code, const IsName& is_known) {
    const auto tokens = tokens_of(code);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].kind != Token::Kind::name) continue;
        if (is_known && !is_known(code.substr(tokens[i].begin, tokens[i].end - tokens[i].begin))) return true;
        if (!is_known && i > 0 && tokens[i - 1].kind == Token::Kind::name) return true;
    }
    return false;
}

ForeignWord foreign_word(std::string_view text, Span span, std::string_view word, const IsName& is_known) {
    if (const auto small = lower(word); is_capitalised_keyword(word) && (small == "forall" || small == "exists"))
        return {fmt::format("write {} p in {{R, U}}: order(p) == 4", small), {}};
    if (is_capitalised_keyword(word)) return {fmt::format("write `{}`, in small letters", lower(word)), lower(word)};
    const auto* phrase = find_phrase(word);
    const bool lacks_value = phrase != nullptr && phrase->hint.find("{a}") != std::string_view::npos &&
                             value_before(text, span.begin).empty();
    if (phrase == nullptr || lacks_value) return {};
    const auto may_quote = [&](std::string_view code) { return !has_unknown_name(code, is_known); };
    return {fill_hint(phrase->hint, with_small_calls(std::string(text)), span.begin, span.end, may_quote),
            std::string(phrase->instead)};
}

std::optional<Diagnostic> foreign_statement(const SourcePtr& source, std::size_t begin) {
    const auto word = word_at(source->text, begin);
    if (word.empty() || !begins_foreign_statement(word) || is_defined_in(source->text, word)) return std::nullopt;
    const Span span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + word.size())};
    auto [hint, instead] = foreign_word(source->text, span, word);
    Diagnostic found{{source, span}, fmt::format("`{}` is not a word of the language", word), std::move(hint), {}};
    if (!instead.empty()) found.fixes = {{span, std::move(instead)}};
    return found;
}

std::optional<Diagnostic> foreign_line(const SourcePtr& source, std::size_t begin, bool any_words) {
    const std::string_view text = source->text;
    const auto end = begin + trimmed_end(text.substr(begin, text.find_first_of("\n;#", begin) - begin), " \t\r").size();
    const Where line{source, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}};
    if (const auto puzzle = other_puzzle(text, begin); !puzzle.empty())
        return Diagnostic{line, fmt::format("this is {} notation", puzzle), std::string(only_cubes()), {}};
    if (!sentence_at(text, begin)) return std::nullopt;
    auto hint = sentence_hint(text, begin);
    if (hint.empty() && begins_foreign_statement(word_at(text, begin))) return std::nullopt;
    const bool is_definition = word_at(text, begin) == "let" || word_at(text, begin) == "def";  // `let my alg = R U`
    if (hint.empty() && !is_definition) hint = phrase_in_sentence_hint(text, begin);
    if (hint.empty() && any_words) hint = help_hint(text, begin, {});
    if (hint.empty()) return std::nullopt;
    return Diagnostic{line, "these words are not a statement", std::move(hint), {}};
}

}  // namespace cubelang::lang
