#include "lang/brackets.hpp"

#include <string_view>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"
#include "lang/phrasebook/beside.hpp"
#include "lang/tokens.hpp"

namespace cubelang::lang {
namespace {

// At the end of what its line says; not where that is the bracket itself, which may be a block's.
std::vector<Fix> closed_on_its_line(std::string_view text, std::size_t open) {
    const auto line = text.substr(open, text.find('\n', open) - open);
    auto tokens = tokens_of(line);
    std::erase_if(tokens, [](const Token& token) { return token.kind == Token::Kind::comment; });
    if (tokens.empty() || tokens.back().end <= 1) return {};
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
        builder.fail(span, "this text is never closed", "two turns are written R2; a text stands apart, \"text\"");
    const bool is_text = bracket == '"';
    throw Error(Diagnostic{.where = {builder.source(), span},
                           .message = is_text ? "this text is never closed" : unclosed(bracket),
                           .hint = is_text ? "it ends on its line, with `\"`" : "",
                           .notes = {},
                           .fixes = closed_on_its_line(builder.text(), open)});
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

}  // namespace cubelang::lang
