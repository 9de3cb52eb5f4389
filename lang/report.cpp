#include "lang/report.hpp"

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/keywords.hpp"
#include "lang/advice/signs.hpp"
#include "lang/foreign.hpp"
#include "lang/move.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

// Inserts the closing bracket at the end of its line; empty if the bracket ends the line, since it may open a block,
// and for a text of several lines.
std::vector<Fix> closing_bracket_fix(std::string_view text, std::size_t open) {
    const auto line = text.substr(open, text.find('\n', open) - open);
    auto tokens = tokens_of(line);
    std::erase_if(tokens, [](const Token& token) { return token.kind == Token::Kind::comment; });
    if (tokens.empty() || tokens.back().end <= 1 || text.substr(0, open + 1).ends_with("\"\"\"")) return {};
    const auto end = OperandStack::span(open + tokens.back().end, open + tokens.back().end);
    return {{end, std::string(1, closing(text[open]))}};
}

}  // namespace

char closing(char open) {
    constexpr std::string_view opening = "([{<", closing = ")]}>";
    const std::size_t at = opening.find(open);
    return at == std::string_view::npos ? open : closing[at];
}

std::string unclosed(char bracket) { return fmt::format("this `{}` is never closed", bracket); }

void report_unclosed(const OperandStack& builder, std::size_t open) {
    const char bracket = builder.text()[open];
    const Span span = builder.span(open, open + 1);
    const bool touches = open > 0 && is_word_character(builder.text()[open - 1]);
    if (bracket == '"' && touches)  // R"
        builder.fail(span, "this text is never closed",
                     "two turns are written R2; a text has a space before it, \"text\"");
    const bool is_text = bracket == '"';
    throw Error(Diagnostic{.where = {builder.source(), span},
                           .message = is_text ? "this text is never closed" : unclosed(bracket),
                           .hint = is_text ? std::string(end_of_text) : "",
                           .notes = {},
                           .fixes = closing_bracket_fix(builder.text(), open)});
}

void report_wrong_bracket(const OperandStack& builder, std::size_t offset, std::size_t open) {
    const char opened = builder.text()[open];
    const auto span = builder.span(offset, offset + 1);
    throw Error(Diagnostic{.where = {builder.source(), span},
                           .message = fmt::format("`{}` cannot close `{}`", builder.text()[offset], opened),
                           .hint = fmt::format("write `{}`", closing(opened)),
                           .notes = {{{builder.source(), builder.span(open, open + 1)}, "opened here"}},
                           .fixes = {{span, std::string(1, closing(opened))}}});
}

namespace {

std::string filled(std::string_view pattern, std::string_view read) {
    return replaced(replaced(pattern, "{}", read), "{moves}", spaced_moves(read));
}

Span span_of_token(const Builder& builder, std::size_t offset) {
    return builder.span(offset, offset + token_length(builder.text(), offset));
}

std::string_view token(const Builder& builder, Span span) {
    return builder.text().substr(span.begin, span.end - span.begin);
}

bool is_closing(char c) { return c == ')' || c == ']' || c == '}'; }

bool begins_line(std::string_view text, std::size_t offset) {
    const auto before = trimmed_end(text.substr(0, offset), " \t\r");
    return before.empty() || before.back() == '\n' || before.back() == ';';
}

// Is this open bracket the brace before a value in a text?
bool holds_value(const Builder& builder, std::size_t i) {
    const auto& open = builder.open_brackets;
    return i > 0 && i < open.size() && builder.text()[open[i - 1]] == '"' && builder.text()[open[i]] == '{';
}

// Reports a bracket around an error that is unclosed or wrongly closed. True if the next character closes it.
bool check_bracket(const Builder& builder, std::size_t offset) {
    if (builder.open_brackets.empty()) return false;
    const std::size_t open = builder.open_brackets.back();
    const std::string_view rest = builder.text().substr(offset);
    const bool in_text = builder.text()[open] == '"';
    const bool line_ends = rest.empty() || rest.front() == '\n';
    const auto value = builder.open_brackets.size() - (in_text ? 2 : 1);
    if (line_ends && holds_value(builder, value)) {
        const auto brace = builder.open_brackets[value];
        builder.fail(builder.span(brace, brace + 1), unclosed('{'), std::string(value_in_text));
    }
    if (rest.empty() || (in_text && rest.front() == '\n')) report_unclosed(builder, open);
    if (in_text) return true;
    if (builder.newline_is_blank && begins_statement(rest) && begins_line(builder.text(), offset))
        report_unclosed(builder, open);
    if (!is_closing(rest.front())) return false;
    if (rest.front() != closing(builder.text()[open])) report_wrong_bracket(builder, offset, open);
    return true;
}

// `[2,1,3]` without a name before it: that would be a numbering
bool is_in_numbers(const Builder& builder) {
    const std::size_t open = builder.open_brackets.empty() ? 0 : builder.open_brackets.back();
    const std::string_view text = builder.text();
    return !builder.open_brackets.empty() && text[open] == '[' && value_before(text, open).empty() &&
           arguments_after(text, open).find_first_not_of("0123456789, ") == std::string_view::npos;
}

// A hint on the intended meaning of the bracket around the error; otherwise the given hint.
std::string hint_in_context(const Builder& builder, std::size_t offset, std::string hint) {
    if (!builder.open_brackets.empty() && builder.text().substr(offset).starts_with("for "))
        return std::string(list_made_by_for);
    if (!builder.open_brackets.empty() && builder.text().substr(offset).starts_with("if "))
        return "each `for` has one `if`: join conditions with and";
    const char sign = offset < builder.text().size() ? builder.text()[offset] : ' ';
    const bool is_in_list = !builder.open_brackets.empty() && builder.text()[builder.open_brackets.back()] == '{';
    if (sign == '{' && is_in_list && !hint.starts_with("write if"))
        return "the list before this is not closed: add a }";
    const auto call = builder.intended_call();
    if (is_in_numbers(builder) && call.empty())
        return "a list is written {2, 1, 3}, a row of all stickers net [2 1 3 …]";
    if (!call.empty())
        return fmt::format("a call is written {}, with the bracket right after the name{}{}", call,
                           hint.empty() ? "" : "; ", hint);
    const bool at_line_end = builder.text().substr(offset).starts_with('\n');
    return at_line_end && hint.empty() ? "a statement ends with its line; inside brackets it continues" : hint;
}

}  // namespace

void report_missing(const Builder& builder, std::size_t offset, const Message& message) {
    const Span span = span_of_token(builder, offset);
    const bool is_brace =
        holds_value(builder, builder.open_brackets.size() - 1) && builder.text().find_first_of("\\!", offset) == offset;
    const bool closes = check_bracket(builder, offset) || is_brace;
    if (auto foreign = closes ? std::nullopt : foreign_operator(builder.source(), offset))
        throw Error(std::move(*foreign));
    if (auto foreign = foreign_statement(builder.source(), offset)) throw Error(std::move(*foreign));
    if (!closes)
        if (const auto unexpected = unexpected_at(builder.text(), offset))
            builder.fail(span, unexpected->message, unexpected->hint);
    builder.fail(span, filled(message.text, token(builder, span)),
                 hint_in_context(builder, offset, filled(message.hint, token(builder, span))));
}

void report_mistake(const Builder& builder, Span span, const Message& message) {
    builder.fail(span, filled(message.text, token(builder, span)), filled(message.hint, token(builder, span)));
}

}  // namespace cubelang::lang
