#pragma once
// Operators of other languages: `**`, `:=`, `%`.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostic.hpp"

namespace cubelang::lang {

struct ForeignOperator {
    Span span;
    std::string message, hint;
    std::vector<Fix> fixes{};
};

/// One that covers the place where reading came to a halt, or ends there.
[[nodiscard]] std::optional<ForeignOperator> foreign_operator(std::string_view text, std::size_t offset);

}  // namespace cubelang::lang
