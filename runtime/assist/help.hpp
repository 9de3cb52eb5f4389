#pragma once
// Help, made from the tables; its examples are worked out when they are shown.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/render/text/screen.hpp"
#include "runtime/value/scope.hpp"

namespace cubelang::eval {

struct Keyword {
    std::string_view name;
    std::string_view meaning;
    std::string_view example;
};
[[nodiscard]] const std::vector<Keyword>& keywords();
[[nodiscard]] const Keyword* find_keyword(std::string_view name);

/// How to begin, and what more there is; pictures fit the screen.
[[nodiscard]] render::Drawing help_overview(const render::Screen& screen);
/// About one name: a topic, a definition, a built-in, a constant, a keyword, what the library has.
[[nodiscard]] render::Drawing help_about(const Scope& scope, std::string_view name, const render::Screen& screen);
/// How a function, built in or defined, is called, and its meaning, on one line; empty if the name is no function's.
[[nodiscard]] std::string signature_of(const Scope& scope, std::string_view name);

}  // namespace cubelang::eval
