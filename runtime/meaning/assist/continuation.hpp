#pragma once
// What can come where the cursor is: the text before it is looked at just closely enough to tell.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/geometry.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::eval {

/// Where a text breaks off.
struct Place {
    std::string_view word;    ///< the letters, digits and `_` before the cursor
    std::string_view before;  ///< what precedes the word
    /// Within the brackets of a call: its name, the arguments before the one at hand, and what is there of that,
    /// without the word.
    std::string_view function;
    std::vector<std::string_view> arguments;
    std::string_view argument;
    /// Within a bracket that can be a cycle: how many letters its parts have, 0 if that is open; and must it be one?
    bool cycle = false, surely_cycle = false;
    int letters = 0;
    bool location = false;  ///< after @
};
[[nodiscard]] Place place_of(std::string_view before);

struct Candidate {
    std::string text;
    std::string meaning;
    enum class Kind { name, part, argument } kind = Kind::name;
};

/// Parts of the current cube, the call's arguments by name and what can be given for them. `only`: no other names make
/// sense here.
struct Expected {
    std::vector<Candidate> candidates;
    bool only = false;
};
[[nodiscard]] Expected expected(const Place& place, cube::Cube cube);

}  // namespace cubelang::eval
