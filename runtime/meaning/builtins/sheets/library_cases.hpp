#pragma once
// The named algorithms of the library's modules.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/meaning/bind/argument.hpp"

namespace cubelang::meaning {

struct LibraryCase {
    std::string name;
    std::string_view module;
    cube::WordPtr word;
};
/// All algorithms of the library, in module and source order. Cached in the session.
[[nodiscard]] const std::vector<LibraryCase>& library_cases(Context& context);

/// A library module, named with or without quotes.
struct LibraryModule {
    std::string_view name;
};
template <>
struct Argument<LibraryModule> {
    static constexpr std::string_view wanted = "a module of the library such as pll";
    static bool fits(const Value& value) { return value.as<Text>() != nullptr || value.as<Function>() != nullptr; }
    static LibraryModule get(Context& context, const Operand& operand);
    static std::vector<Choice> choices();
};

}  // namespace cubelang::meaning
