#include "lang/report.hpp"

#include <fmt/format.h>

#include "lang/beside.hpp"
#include "lang/brackets.hpp"
#include "lang/foreign_operators.hpp"
#include "lang/move.hpp"
#include "lang/unexpected.hpp"

namespace cubelang::lang {
namespace {

void replace_all(std::string& text, std::string_view what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

std::string filled(std::string_view pattern, std::string_view read) {
    std::string text(pattern);
    replace_all(text, "{}", std::string(read));
    replace_all(text, "{moves}", spaced_moves(read));
    return text;
}

Span span_of_token(const Builder& builder, std::size_t offset) {
    return builder.span(offset, offset + token_length(builder.text(), offset));
}

std::string_view token(const Builder& builder, Span span) {
    return builder.text().substr(span.begin, span.end - span.begin);
}

bool is_closing(char c) { return c == ')' || c == ']' || c == '}'; }

// Whatever is missing inside a bracket, the bracket may be what is wrong. True if the next character closes it well.
bool check_bracket(const Builder& builder, std::size_t offset) {
    if (builder.open_brackets.empty()) return false;
    const std::size_t open = builder.open_brackets.back();
    const std::string_view rest = builder.text().substr(offset);
    const bool in_text = builder.text()[open] == '"';
    if (rest.empty() || (in_text && rest.front() == '\n')) report_unclosed(builder, open);
    if (in_text) return true;
    if (builder.newline_is_blank && begins_statement(rest)) report_unclosed(builder, open);
    if (!is_closing(rest.front())) return false;
    if (rest.front() != closing(builder.text()[open])) report_wrong_bracket(builder, offset, open);
    return true;
}

}  // namespace

void report_missing(const Builder& builder, std::size_t offset, const Message& message) {
    const Span span = span_of_token(builder, offset);
    const bool closes = check_bracket(builder, offset);
    if (const auto foreign = closes ? std::nullopt : foreign_operator(builder.text(), offset))
        builder.fail(foreign->span, foreign->message, foreign->hint);
    if (!closes)
        if (const auto unexpected = unexpected_at(builder.text().substr(offset)))
            builder.fail(span, unexpected->message, unexpected->hint);
    const bool at_line_end = builder.text().substr(offset).starts_with('\n');
    std::string hint = filled(message.hint, token(builder, span));
    if (const auto call = builder.meant_call(); !call.empty())
        hint = fmt::format("a call is written {}, the bracket right behind the name{}{}", call,
                           hint.empty() ? "" : "; ", hint);
    if (at_line_end && hint.empty()) hint = "a statement ends with its line; inside brackets it goes on";
    builder.fail(span, filled(message.text, token(builder, span)), std::move(hint));
}

void report_mistake(const Builder& builder, Span span, const Message& message) {
    builder.fail(span, filled(message.text, token(builder, span)), filled(message.hint, token(builder, span)));
}

}  // namespace cubelang::lang
