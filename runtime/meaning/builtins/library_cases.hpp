#pragma once
// The algorithms that the library's modules name, as values.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/meaning/eval/argument.hpp"

namespace cubelang::eval {

struct LibraryCase {
    std::string name;
    std::string_view module;
    cube::WordPtr word;
};
/// By module, in each as written; read once in a session.
[[nodiscard]] const std::vector<LibraryCase>& library_cases(Context& context);

/// A module of the library, by its name with or without quotes.
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

}  // namespace cubelang::eval
