// Mistakes that are recognised while parsing, with hints that quote the text.

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/table.hpp"
#include "lang/builder.hpp"
#include "lang/notation.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

constexpr std::string_view digits = "0123456789";

// The N of `3x3x3`; empty if the numbers differ.
std::string size_of_cube(std::string_view text) {
    std::string_view size;
    for (auto rest = text; rest.find_first_of(digits) != rest.npos;) {
        rest.remove_prefix(rest.find_first_of(digits));
        const auto number = rest.substr(0, rest.find_first_not_of(digits));
        constexpr std::size_t longest = 9;
        if (number.size() > longest || (!size.empty() && number != size)) return {};
        size = number;
        rest.remove_prefix(number.size());
    }
    return std::string(size);
}

bool is_name(std::string_view word) {
    const auto tokens = tokens_of(word);
    return tokens.size() == 1 && tokens.front().kind == Token::Kind::name;
}

}  // namespace

// A text is parsed before it runs, so its notation is a word, which is no name, and no condition can choose it.
ExprPtr Builder::set_notation(Span name, const Expr& value) {
    if (blocks_.size() > 1)
        fail(name, "`notation` holds for the rest of the text, so it is not set in a block",
             "write let notation = inner; it stands outside all blocks");
    const auto wanted = trimmed(spelled(value.span), "\"");
    const auto at = std::ranges::find(notations, wanted, &Notation::name);
    if (at == notations.end())
        fail(value.span, fmt::format("there is no notation `{}`", wanted),
             "it can be sign, where r is Rw, or inner, where on a 4x4x4 r is 2R and M 2-3Lw");
    has_inner_letters_ = at->has_inner_letters;
    return std::make_shared<Expr>(Expr{value.span, TextLiteral{std::string(at->name)}});
}

void Builder::check_name(std::string_view name, Span span) const {
    if (name == notation_name)
        fail(span, "`notation` names how moves are read, and nothing else", "choose another name, such as notation_");
}

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
         : size.empty() ? other_puzzles()
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
    const auto name = value_before(text(), span.begin);
    if (!is_name(name) || bracket_end(text(), span.begin) == std::string_view::npos) return;
    fail(span, "the statement should end before this",
         fmt::format("a call has round brackets right after the name: {0}({{{1}}}) with a list, {0}({1}) without", name,
                     arguments_after(text(), span.begin)));
}

// `if c then {1, 2} else {3}`: a bare brace begins a block there.
void Builder::list_in_branch(std::string_view, Span span) const {
    const auto open = open_brackets.back();
    const auto word = value_before(text(), open);
    const auto end = bracket_end(text(), open);
    if ((word != "then" && word != "else") || end == std::string_view::npos) return;
    fail(span, "the statement should end before this",
         fmt::format("write ({}): after `{}` a bare {{ begins a block of statements",
                     std::string_view(text()).substr(open, end - open), word));
}

void Builder::comma_in_group(std::string_view, Span span) const {
    if (const auto call = intended_call(); !call.empty())
        fail(span, "a comma does not belong in these brackets: they are not a call",
             fmt::format("write {}, with the bracket right after the name; a commutator is [A, B]", call));
    if (value_before(text(), open_brackets.back()) == "print")
        fail(span, "`print` takes its values without brackets", "");  // the hint is a row of advice
    fail(span, "a cycle names one part between commas", "a cycle is (uf, ur, ub), a commutator [A, B]");
}

}  // namespace cubelang::lang
