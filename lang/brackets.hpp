#pragma once
// Brackets that are left open, or closed by others.

#include <cstddef>
#include <string>

#include "lang/operand_stack.hpp"

namespace cubelang::lang {

/// What closes an opening bracket; of a quote, itself.
[[nodiscard]] char closing(char open);

/// "this `(` is never closed"
[[nodiscard]] std::string unclosed(char bracket);
/// The bracket that was opened at `open` is never closed.
[[noreturn]] void report_unclosed(const OperandStack& builder, std::size_t open);
/// The character at `offset` cannot close the bracket that was opened at `open`.
[[noreturn]] void report_wrong_bracket(const OperandStack& builder, std::size_t offset, std::size_t open);

}  // namespace cubelang::lang
