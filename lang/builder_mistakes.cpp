// Mistakes that are recognised while parsing, with hints that quote the text.

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/table.hpp"
#include "lang/builder.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

constexpr std::string_view digits = "0123456789";

std::string_view leading_number(std::string_view text) { return text.substr(0, text.find_first_not_of(digits)); }

// The N of `3x3x3`; empty if the numbers differ.
std::string_view size_of_cube(std::string_view text) {
    const auto size = leading_number(text);
    for (std::size_t at = text.find_first_of(digits); at < text.size(); at = text.find_first_of(digits, at)) {
        if (leading_number(text.substr(at)) != size) return {};
        at += size.size();
    }
    return size;
}

bool is_name(std::string_view word) {
    const auto tokens = tokens_of(word);
    return tokens.size() == 1 && tokens.front().kind == Token::Kind::name;
}

}  // namespace

void Builder::dimensions(std::string_view spelled, Span span) const {
    const auto size = size_of_cube(spelled);
    const auto word = value_before(text(), span.begin);
    fail(span, fmt::format("`{}` takes one number, the number of layers", word),
         size.empty() ? "all sides of a cube have the same number of layers" : fmt::format("write {} {}", word, size));
}

void Builder::not_a_move(std::string_view spelled, Span span) const {
    const auto size = size_of_cube(spelled);
    const bool is_puzzle = spelled.find_first_not_of("0123456789xX") == spelled.npos;
    fail(span, fmt::format("`{}` is not a move", spelled),
         !is_puzzle     ? "a number with letters after it is a move such as 2R, 3Rw or 2-4r"
         : size.empty() ? only_cubes()
                        : fmt::format("write cube {} for that cube", size));
}

void Builder::sign_after_part(std::string_view spelled, Span span) const {
    const auto sign = spelled.find_first_of("+-");
    fail(span, "the sign of a part comes before it",
         fmt::format("write {}{}", spelled.substr(sign), spelled.substr(0, sign)));
}

std::string Builder::intended_call() const {
    if (open_brackets.empty() || std::string_view("([").find(text()[open_brackets.back()]) == std::string_view::npos)
        return {};
    const std::size_t open = open_brackets.back();
    const auto name = value_before(text(), open);
    if (!is_name(name) || (text()[open] == '(' && text()[open - 1] == name.back())) return {};
    const auto given = arguments_after(text(), open);
    if (given.empty() && text()[open] == '[') return {};
    const bool is_numbered = !given.empty() && digits.find(given.front()) != digits.npos;  // net [13 9 5 …]
    return is_numbered ? "" : fmt::format("{}({})", name, given);
}

// `size {1, 2}`: a list after a complete statement was meant as the argument of the name before it.
void Builder::list_after_statement(std::string_view, Span span) const {
    const auto line = text().substr(0, span.begin);
    const auto quote = line.find("f'", line.rfind('\n') + 1), end = text().find('\'', span.end);
    if (quote != line.npos && text().substr(quote, end - quote).find('\n') == line.npos && end != line.npos)  // f'{x}'
        fail({static_cast<std::uint32_t>(quote), static_cast<std::uint32_t>(end + 1)}, "a text has double quotes",
             fmt::format("write \"{}\"", text().substr(quote + 2, end - quote - 2)));
    const auto name = value_before(text(), span.begin);
    if (!is_name(name) || bracket_end(text(), span.begin) == std::string_view::npos) return;
    fail(span, "the statement should end before this",
         fmt::format("a call has round brackets right after the name: {0}({{{1}}}) with a list, {0}({1}) without", name,
                     arguments_after(text(), span.begin)));
}

void Builder::comma_in_group(std::string_view, Span span) const {
    if (const auto call = intended_call(); !call.empty())
        fail(span, "a comma does not belong in these brackets: they are not a call",
             fmt::format("write {}, with the bracket right after the name; a commutator is [A, B]", call));
    if (value_before(text(), open_brackets.back()) == "print") {
        const auto values = arguments_after(text(), open_brackets.back());
        const auto option = std::min({values.size(), values.find(", sep="), values.find(", end=")});
        fail(span, "`print` takes its values without brackets",
             fmt::format("write print {}{}", values.substr(0, option),
                         option == values.size() ? "" : "; a text has values in braces: \"R U: {order(R U)}\""));
    }
    fail(span, "a cycle names one part between commas", "a cycle is (uf, ur, ub), a commutator [A, B]");
}

}  // namespace cubelang::lang
