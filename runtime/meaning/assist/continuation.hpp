#pragma once
// What can come where the cursor is: the text before it is looked at just closely enough to tell.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/geometry.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::cube {

/// The name of a part as it is typed, letter by letter.
struct Spelling {
    std::string text;
    Kind kind = Kind::corner;
    int numbers = 0;  ///< not 0: a name only with a number after it, 1 to this
};

/// The names of parts that begin with `typed` (lower case), or as far as they can be known: where many numbers would
/// fit, one more digit. Never more than some two hundred, however large the cube. `letters`: only names of this many
/// letters; 0: of any.
[[nodiscard]] std::vector<Spelling> spellings(Cube cube, std::string_view typed, int letters = 0);

}  // namespace cubelang::cube

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
