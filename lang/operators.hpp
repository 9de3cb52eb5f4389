#pragma once
// The operators between or before operands, and how tightly each binds.

#include <string_view>

#include "lang/ast.hpp"

namespace cubelang::lang {

/// Loosest first.
enum class Level : std::uint8_t { logical_or, logical_and, logical_not, comparison, range, sum, product, negation };

struct OperatorInfo {
    std::string_view spelling;
    Level level;
    Operator op{};  ///< for the levels whose node is Binary
};

/// An operator between two values; the empty spelling is neighbourhood.
[[nodiscard]] const OperatorInfo& operator_spelled(std::string_view spelling);
/// An operator before a value.
[[nodiscard]] const OperatorInfo& prefix_spelled(std::string_view spelling);

}  // namespace cubelang::lang
