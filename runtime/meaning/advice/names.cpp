#include "runtime/meaning/advice/names.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/keywords.hpp"
#include "lang/advice/match.hpp"
#include "lang/advice/move_letters.hpp"
#include "lang/advice/primes.hpp"
#include "lang/advice/suggest.hpp"
#include "lang/parser.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/expression.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/advice/library_index.hpp"
#include "runtime/meaning/advice/spellings.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {
namespace {

/// An unknown name, and the text around it.
struct Unknown {
    const Scope& scope;
    const Locals* locals;
    std::string_view name;
    const lang::Where& where;

    [[nodiscard]] bool has_text() const { return text_of(where).size() >= where.span.end; }
    [[nodiscard]] std::string_view before() const { return text_of(where).substr(0, where.span.begin); }
    [[nodiscard]] std::string_view after() const { return has_text() ? text_of(where).substr(where.span.end) : ""; }
    /// Where its statement begins.
    [[nodiscard]] std::size_t begin() const { return lang::statement_begin(text_of(where), where.span.begin); }
    [[nodiscard]] std::string_view statement() const { return lang::statement_text(text_of(where), begin()); }
    [[nodiscard]] NameAdvice replaced_by(std::string hint, std::string by) const {
        return {std::move(hint), {{where.span, std::move(by)}}};
    }
};

NameAdvice in_library(const Unknown& unknown) {
    const auto module = module_defining(unknown.name);
    if (module.empty()) return {};
    const auto text = text_of(unknown.where);
    auto fixes = text.empty() ? std::vector<lang::Fix>() : std::vector{import_fix(module, text)};
    return {fmt::format("it is in the library: `import {}`", module), std::move(fixes)};
}

// `length(_, QTM)` without a last value, meant as a function of the argument that is left open.
NameAdvice open_argument(const Unknown& unknown) {
    const auto text = text_of(unknown.where);
    const std::size_t at = unknown.where.span.begin;
    if (unknown.name != "_" || text.empty()) return {};
    const auto line = text.substr(0, at).find_last_of("\n;") + 1;  // npos + 1 is 0
    const auto tokens = lang::tokens_of(text.substr(line, at - line));
    const auto open = lang::innermost_open(tokens);
    if (open == lang::Token::none || open == 0 || tokens[open - 1].end != tokens[open].begin) return {};
    const auto begin = line + tokens[open - 1].begin, end = lang::bracket_end(text, line + tokens[open].begin);
    if (tokens[open - 1].kind != lang::Token::Kind::name || end == text.npos) return {};
    return {fmt::format("a function of one value is written p -> {}p{}", text.substr(begin, at - begin),
                        text.substr(at + 1, end - at - 1))};
}

// `let G = group(R, U) size(G)`
NameAdvice unfinished_let(const Unknown& unknown) {
    if (!unknown.statement().starts_with(fmt::format("let {} =", unknown.name))) return {};
    return {fmt::format("`{}` has its value after this statement: a newline or `;` ends it", unknown.name)};
}

// A definition of the program with a name that differs only in capitals and underscores.
NameAdvice own_spelling(const Unknown& unknown) {
    const auto same = [&](std::string_view known) { return folded(known) == folded(unknown.name); };
    std::string_view found;
    for (const auto* local = unknown.locals; local != nullptr; local = local->outer)
        if (local->value != nullptr && same(local->name)) found = local->name;
    for (const auto& [known, binding] : unknown.scope.bindings())
        if (found.empty() && binding.module.empty() && same(known)) found = known;
    if (found.empty()) return {};
    return unknown.replaced_by(fmt::format("it is defined as `{}`: capitals and underscores matter", found),
                               std::string(found));
}

// "it is written `sune`: `import triggers`"
NameAdvice spelled(const Unknown& unknown, const std::vector<std::string>& known) {
    if (known.empty()) return {};
    const auto module = unknown.scope.find(known.front()) != nullptr ? "" : module_defining(known.front());
    const auto import = module.empty() ? "" : fmt::format(": `import {}`", module);
    if (known.size() > 1) return {fmt::format("there are {}{}", fmt::join(known, ", "), import)};
    return unknown.replaced_by(fmt::format("it is written `{}`{}", known.front(), import), known.front());
}

NameAdvice other_spelling(const Unknown& unknown) {
    const auto known = other_spellings(unknown.scope, unknown.where);
    const bool calls_constant =  // htm(M2 U)
        unknown.after().starts_with('(') && known.size() == 1 &&
        unknown.scope.vocabulary().constant(known[0]) != nullptr;
    auto advice = calls_constant ? NameAdvice() : spelled(unknown, known);
    if (advice.fixes.size() == 1 && unknown.has_text() &&
        folded(known.front()) == folded(unknown.name)) {  // more than the name may be wrong
        std::string only_name(unknown.statement());
        only_name.replace(unknown.where.span.begin - unknown.begin(), unknown.name.size(), known.front());
        auto whole = mended_statement(unknown.scope, unknown.locals, unknown.where);
        const bool is_same = !whole.fixes.empty() && whole.fixes.front().replacement == only_name;
        if (!whole.hint.empty() && !is_same) return whole;
    }
    return advice.hint.empty() ? spelled(unknown, last_layer_names(unknown.where)) : advice;
}

bool is_moves(std::string_view text) {
    text = lang::without_prime(text);
    return !text.empty() && lang::moves_length(text) == text.size();
}

// `R U Q`: next to moves, a single letter is a mistyped move and not a command.
NameAdvice letter(const Unknown& unknown) {
    if (unknown.name.size() != 1 || !unknown.has_text()) return {};
    const auto* row = lang::find_word(unknown.name);
    const auto text = text_of(unknown.where);
    const bool is_word = row != nullptr && row->place == lang::Place::name;
    const bool by_moves = is_moves(lang::value_before(text, unknown.where.span.begin)) ||
                          is_moves(lang::value_after(text, unknown.where.span.end));
    if (is_word || !by_moves) return {};
    return {"the letters of moves are R L U D F B, r l u d f b, M E S and x y z"};
}

// The row of advice for the word, in the whole statement if possible.
NameAdvice row_of(const Unknown& unknown) {
    if (!unknown.has_text()) return {};
    const auto statement = unknown.statement();
    const auto* row = lang::find_word(unknown.name);
    const auto edit = lang::edit_at(statement, unknown.where.span.begin - unknown.begin());
    if (!edit && (row == nullptr || !row->write.empty())) return {};
    if (!edit) return {std::string(row->remark)};
    const bool is_known = !has_unknown_name(edit->text, name_in_reach(unknown.scope, unknown.locals));
    return {is_known ? edit->hint() : lang::hint_for(unknown.name)};
}

NameAdvice whole_statement(const Unknown& unknown) {
    return mended_statement(unknown.scope, unknown.locals, unknown.where);
}

// `getOrder`, `parity_of`: a name with a prefix or suffix that adds no meaning.
NameAdvice without_filler(const Unknown& unknown) {
    static const Expression filler("^(?:get|compute|calculate|calc|make|to|as)|(?:of|function)$");
    const auto whole = folded(unknown.name), word = std::regex_replace(whole.substr(0, 40), filler, "");
    return word == whole ? NameAdvice() : spelled(unknown, spelled_like(unknown.scope, word));
}

// The statement with another word in place of the unknown one, as advice would write it.
NameAdvice as_word(const Unknown& unknown, std::string_view word) {
    std::string line(unknown.has_text() ? unknown.statement() : unknown.name);
    line.replace(unknown.has_text() ? unknown.where.span.begin - unknown.begin() : 0, unknown.name.size(), word);
    const auto meant = lang::mended(line, {name_in_reach(unknown.scope, unknown.locals)});
    return {meant.text != line && lang::is_program(meant.text) ? meant.hint() : lang::hint_for(word)};
}

// A short word has many similar words, and is more often meant as it is written.
constexpr std::size_t shortest_misspelt = 4, shortest_in_library = 5, shortest_foreign = 6;

// The most similar of the visible names, of the library's and of the words of other programs.
NameAdvice near(const Unknown& unknown) {
    const auto name = unknown.name;
    if (name.size() < shortest_misspelt) return {};
    auto known = names_in_reach(unknown.scope, unknown.locals);
    for (const auto& [keyword, _] : lang::keywords)
        if (std::ranges::is_permutation(name, keyword)) return {fmt::format("did you mean `{}`?", keyword)};
    if (name.size() >= shortest_in_library)
        for (const auto& entry : library_index()) known.push_back(entry.name);
    const auto names = known.size();
    for (const auto& row : lang::advice())
        if (row.is_word() && !row.hint(row.write).empty() && name.size() >= shortest_foreign)
            for (const auto word : lang::words_in(row.pattern)) known.emplace_back(word);
    const auto found = nearest(name, known);
    if (!found) return {};
    const auto is_name = static_cast<std::size_t>(std::ranges::find(known, *found) - known.begin()) < names;
    if (!is_name) return as_word(unknown, *found);
    const auto module = unknown.scope.find(*found) != nullptr ? std::string_view() : module_defining(*found);
    return unknown.replaced_by(
        fmt::format("did you mean `{}`?{}", *found,
                    module.empty() ? "" : fmt::format(" it is in the library: `import {}`", module)),
        *found);
}

// A name may be a mistyped run of moves: finds its longest prefix that reads as moves. A name in small letters is
// more likely a word.
NameAdvice moves_in_front(const Unknown& unknown) {
    const auto name = unknown.name;
    const auto good = lang::moves_length(name);
    if (good == name.size() || good < 2 || 2 * good < name.size() || lower(name) == name) return {};
    return {fmt::format("`{}` reads as moves, but `{}` is not a move", name.substr(0, good), name[good])};
}

NameAdvice where_to_search(const Unknown& unknown) {
    if (unknown.name == "_") return {};
    auto hint = unknown.has_text() ? lang::words_hint(unknown.statement()) : "";
    return {hint.empty() ? lang::help_hint(unknown.name) : hint};
}

// The first that has a hint counts.
constexpr NameAdvice (*kinds_of_advice[])(const Unknown&) = {
    open_argument, in_library, unfinished_let, own_spelling, other_spelling, whole_statement,
    letter,        row_of,     without_filler, near,         moves_in_front, where_to_search};

// The single spelling of a name of the language; of the library only if it is imported.
std::string right_spelling(const Scope& scope, std::string_view line, std::size_t at) {
    const auto same = spelled_like(scope, folded(lang::word_at(line, at)));
    const bool calls_constant = line.substr(at + lang::word_at(line, at).size()).starts_with('(') && same.size() == 1 &&
                                scope.vocabulary().constant(same[0]) != nullptr;
    const bool is_library = same.size() == 1 && !module_defining(same[0]).empty() && scope.find(same[0]) == nullptr;
    return same.size() == 1 && !is_library && !calls_constant ? same[0] : "";
}

}  // namespace

bool has_unknown_name(std::string_view code, const std::function<bool(std::string_view)>& is_known) {
    return std::ranges::any_of(lang::tokens_of(code), [&](const lang::Token& token) {
        const auto word = code.substr(token.begin, token.end - token.begin);
        return token.kind == lang::Token::Kind::name && !is_known(word) && !lang::is_defined_in(code, word);
    });
}

NameAdvice mended_statement(const Scope& scope, const Locals* locals, const lang::Where& where) {
    constexpr std::size_t longest = 100;
    const auto text = text_of(where);
    const auto begin = text.empty() ? 0 : lang::statement_begin(text, where.span.begin);
    const auto statement = lang::statement_text(text, begin);
    const auto is_known = name_in_reach(scope, locals);
    const auto meant =
        lang::mended(statement, {is_known, [&](auto line, std::size_t at) { return right_spelling(scope, line, at); }});
    if (meant.text == statement) return {meant.remark};
    if (meant.text.size() > longest || !lang::is_program(meant.text)) return {};
    if (!meant.text.starts_with("import ") && has_unknown_name(meant.text, is_known)) return {};
    return {meant.hint(),
            {{{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + statement.size())}, meant.text}}};
}

std::vector<std::string> names_in_reach(const Scope& scope, const Locals* locals) {
    std::vector<std::string> names;
    for (; locals != nullptr; locals = locals->outer)
        if (locals->value != nullptr) names.emplace_back(locals->name);
    for (const auto& [name, binding] : scope.bindings()) names.push_back(name);
    for (const auto& built_in : scope.vocabulary().built_ins()) names.emplace_back(built_in.name);
    for (const auto& constant : scope.vocabulary().constants()) names.emplace_back(constant.name);
    return names;
}

std::function<bool(std::string_view)> name_in_reach(const Scope& scope, const Locals* locals) {
    return [known = names_in_reach(scope, locals)](std::string_view word) {
        return std::ranges::find(known, word) != known.end();
    };
}

lang::Fix import_fix(std::string_view module, std::string_view text) {
    std::size_t place = 0, line_end = 0;
    for (const auto& token : lang::tokens_of(text)) {
        if (token.begin < line_end || token.kind == lang::Token::Kind::comment) continue;
        const auto word = text.substr(token.begin, token.end - token.begin);
        const bool opens = word == "import" || word == "cube" || word == "supercube";
        if (!opens && line_end == 0) place = text.rfind('\n', token.begin) + 1;
        if (!opens) break;
        const auto newline = text.find('\n', token.end);
        if (newline == text.npos) break;
        place = line_end = newline + 1;
    }
    const auto at = static_cast<std::uint32_t>(place);
    return {{at, at}, fmt::format("import {}\n", module)};
}

std::string_view module_defining(std::string_view name) {
    const auto* entry = find_in_library(name);
    return entry == nullptr ? std::string_view() : entry->module;
}

NameAdvice unknown_name_advice(const Scope& scope, const Locals* locals, std::string_view name,
                               const lang::Where& where) {
    const Unknown unknown{scope, locals, name, where};
    for (const auto advise : kinds_of_advice)
        if (auto advice = advise(unknown); !advice.hint.empty()) return advice;
    return {};
}

}  // namespace cubelang::meaning
