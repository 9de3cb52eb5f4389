#pragma once
// From a message to the error that is thrown: what is to blame where a rule must match and does not, such
// as a bracket that is left open or closed by another.

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

/// A rule that must match does not, at `offset`.
[[noreturn]] void report_missing(const Builder& builder, std::size_t offset, const Message& message);

/// A rule that matches a mistake did, on `span`.
[[noreturn]] void report_mistake(const Builder& builder, Span span, const Message& message);

/// What closes an opening bracket; of a quote, itself.
[[nodiscard]] char closing(char open);

/// "this `(` is never closed"
[[nodiscard]] std::string unclosed(char bracket);
/// The bracket that was opened at `open` is never closed.
[[noreturn]] void report_unclosed(const OperandStack& builder, std::size_t open);
/// The character at `offset` cannot close the bracket that was opened at `open`.
[[noreturn]] void report_wrong_bracket(const OperandStack& builder, std::size_t offset, std::size_t open);

}  // namespace cubelang::lang
