#pragma once
// Help, made from the tables.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/eval/scope.hpp"

namespace cubelang::eval {

struct Keyword {
    std::string_view name;
    std::string_view meaning;
    std::string_view example;
};
[[nodiscard]] const std::vector<Keyword>& keywords();

/// How to begin, and what there is.
[[nodiscard]] std::string help_overview();
/// About one name: a keyword, a built-in, a definition.
[[nodiscard]] std::string help_about(const Scope& scope, std::string_view name);
/// How a function, built in or defined, is called, and its meaning, on one line; empty if the name is no function's.
[[nodiscard]] std::string signature_of(const Scope& scope, std::string_view name);
/// What has been defined and imported.
[[nodiscard]] std::string listing(const Scope& scope);

}  // namespace cubelang::eval
