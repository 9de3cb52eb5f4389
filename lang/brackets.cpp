#include "lang/brackets.hpp"

#include <string_view>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"
#include "lang/spelling/beside.hpp"

namespace cubelang::lang {

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
    if (bracket == '"') builder.fail(span, "this text is never closed", "it ends on its line, with `\"`");
    builder.fail(span, unclosed(bracket));
}

void report_wrong_bracket(const OperandStack& builder, std::size_t offset, std::size_t open) {
    const char opened = builder.text()[open];
    throw Error(Diagnostic{{builder.source(), builder.span(offset, offset + 1)},
                           fmt::format("`{}` cannot close `{}`", builder.text()[offset], opened),
                           fmt::format("write `{}`", closing(opened)),
                           {{{builder.source(), builder.span(open, open + 1)}, "opened here"}}});
}

}  // namespace cubelang::lang
