#include "lang/foreign.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/keywords.hpp"
#include "lang/advice/look_alikes.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

bool is_symbol(char c) { return std::string_view("+-*/%=<>!&|:~?.^$\\").find(c) != std::string_view::npos; }

Span span_of(std::size_t begin, std::size_t size) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + size)};
}

std::string_view line_before(std::string_view text, std::size_t offset) {
    const auto head = text.substr(0, offset);
    return trimmed(head.substr(head.find_last_of(";\n") + 1));  // npos + 1 is 0
}

// The advice on a sign, from the rest of its line alone: {a} may be on its left.
Diagnostic diagnostic_of(const Advice& row, const SourcePtr& source, std::size_t begin) {
    const std::string_view text = source->text;
    const auto from = statement_begin(text, begin);
    const auto edit = edit_at(statement_text(text, from), begin - from);
    return {{source, span_of(begin, row.pattern.size())},
            row.described(),
            edit ? edit->hint() : std::string(row.remark),
            {}};
}

// A sign of ours: the mistake only if there is advice.
std::optional<Diagnostic> misplaced_sign(const SourcePtr& source, std::size_t offset) {
    const std::string_view text = source->text;
    const auto head = line_before(text, offset);
    const auto* row = head.empty() ? sign_at(Place::first, text.substr(offset)) : nullptr;
    if (row == nullptr) row = sign_at(Place::sign, text.substr(offset));
    const bool is_comparison = text.substr(offset).starts_with("==") || text.substr(offset).starts_with("!=");
    if (row == nullptr || is_comparison) return std::nullopt;
    auto found = diagnostic_of(*row, source, offset);
    const bool in_brackets =
        found.hint == row->remark ? head.find_first_of("([{") != head.npos : row->pattern == ":" && !is_balanced(head);
    return found.hint.empty() || in_brackets ? std::nullopt : std::optional(found);
}

// `Let`, `TRUE`
bool is_capitalised_keyword(std::string_view word) {
    return lower(word) != word && find_keyword(lower(word)) != nullptr;
}

// `Group(`, but not `R(` or `RU(`
std::string small_call(std::string_view line, std::size_t at) {
    std::string word(word_at(line, at));
    const bool is_call = line.substr(at + word.size()).starts_with('(');
    if (!is_call || word.size() < 3 || is_code(word) || lower(word[1]) != word[1] || lower(word[0]) == word[0])
        return {};
    if (const auto* row = find_word(word); row != nullptr && !row->write.empty()) return {};
    word[0] = lower(word[0]);
    return word;
}

}  // namespace

KnownNames names_defined_in(std::string_view text) {
    return {[text](std::string_view word) { return is_defined_in(text, word); }, small_call};
}

std::optional<Diagnostic> foreign_operator(const SourcePtr& source, std::size_t offset) {
    const std::string_view text = source->text;
    const bool begins_line = line_before(text, offset).empty();
    if (begins_line && text.substr(offset).starts_with('|')) return misplaced_sign(source, offset);
    std::size_t begin = offset;
    while (begin > 0 && is_symbol(text[begin - 1])) --begin;
    for (; begin <= offset; ++begin) {
        const auto* row = sign_at(Place::operation, text.substr(begin));
        if (row != nullptr && begin + row->pattern.size() >= offset) return diagnostic_of(*row, source, begin);
    }
    return misplaced_sign(source, offset);
}

std::optional<Diagnostic> foreign_statement(const SourcePtr& source, std::size_t begin) {
    const std::string_view text = source->text;
    const auto word = word_at(text, begin);
    const auto* row = word.empty() ? nullptr : find_word(word);
    const bool is_foreign = is_capitalised_keyword(word) || (row != nullptr && row->place == Place::statement);
    if (!is_foreign || is_defined_in(text, word)) return std::nullopt;
    const auto edit = edit_at(statement_text(text, begin), 0);
    const auto hint = edit                           ? edit->hint()
                      : is_capitalised_keyword(word) ? fmt::format("write {}", lower(word))
                                                     : row->hint(filled(row->write, text, begin, begin + word.size()));
    return Diagnostic{
        {source, span_of(begin, word.size())}, fmt::format("`{}` is not a word of the language", word), hint, {}};
}

std::optional<Diagnostic> foreign_line(const SourcePtr& source, std::size_t begin) {
    const auto line = statement_text(source->text, begin);
    const Where where{source, span_of(begin, line.size())};
    auto hint = words_hint(line);
    if (hint.empty()) return std::nullopt;
    return Diagnostic{where, "these words are not a statement", std::move(hint), {}};
}

void read_otherwise(Diagnostic& wrong, const Where& statement) {
    const auto line = statement.text();
    const auto meant = in_our_notation(line);
    const bool is_ours =  // a name has its advice already
        (meant.text == line && meant.remark.empty()) || wrong.message.starts_with("unknown name");
    if (wrong.kind != Diagnostic::Kind::error || wrong.where.source != statement.source || is_ours) return;
    wrong.hint = meant.text == line ? meant.remark : meant.hint();
    wrong.fixes.clear();
    if (meant.text != line) wrong.fixes.push_back({statement.span, meant.text});
}

}  // namespace cubelang::lang
