#pragma once
// Turns a message into the error that is thrown: finds the cause of a failed `must`, such as a bracket that is
// unclosed or closed by another kind.

#include <cstddef>
#include <string>
#include <string_view>

#include "lang/builder.hpp"
#include "lang/diagnostic.hpp"
#include "lang/operand_stack.hpp"

namespace cubelang::lang {

/// A row of messages.hpp.
struct Message {
    std::string_view text, hint{};
};

/// The error for a rule that must match and does not, at `offset`.
[[noreturn]] void report_missing(const Builder& builder, std::size_t offset, const Message& message);

/// The error for a rule that matched a mistake at `span`.
[[noreturn]] void report_mistake(const Builder& builder, Span span, const Message& message);

/// The bracket that closes an opening one; for a quote, the quote.
[[nodiscard]] char closing(char open);

/// "this `(` is never closed"
[[nodiscard]] std::string unclosed(char bracket);
/// The error for a bracket that is opened at `open` and never closed.
[[noreturn]] void report_unclosed(const OperandStack& builder, std::size_t open);
/// The error for a character at `offset` that cannot close the bracket opened at `open`.
[[noreturn]] void report_wrong_bracket(const OperandStack& builder, std::size_t offset, std::size_t open);

/// The hint for a text without its end.
inline constexpr std::string_view end_of_text =
    "a text ends with `\"` on the line where it begins; one of several lines begins and ends with three";
/// The hint for a brace in a text.
inline constexpr std::string_view value_in_text =
    "braces in a text hold a value, \"order {order(p)}\"; write \\{ for a brace";

/// The hint for a `for` in other brackets.
inline constexpr std::string_view list_made_by_for = "a list is made in braces: {order(p) for p in {R, R U}}";

}  // namespace cubelang::lang
