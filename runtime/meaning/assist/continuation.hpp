#pragma once
// Completions at the cursor, from a superficial analysis of the text before it.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/geometry.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::cube {

/// A part name, complete or still to be continued with a number.
struct Spelling {
    std::string text;
    Kind kind = Kind::corner;
    int numbers = 0;  ///< if not 0, the name needs a number from 1 to this
};

/// The part names that begin with `typed` (lower case). Where many numbers fit, only one more digit is added: never
/// more than about two hundred results, even on large cubes. `letters`: the number of letters of the names; 0: any.
[[nodiscard]] std::vector<Spelling> spellings(Cube cube, std::string_view typed, int letters = 0);

}  // namespace cubelang::cube

namespace cubelang::meaning {

/// The syntactic place of the cursor.
struct Place {
    std::string_view word;    ///< the letters, digits and `_` before the cursor
    std::string_view before;  ///< the text before the word
    /// In the brackets of a call: its name, the arguments before the current one, and the current one without the
    /// word.
    std::string_view function;
    std::vector<std::string_view> arguments;
    std::string_view argument;
    /// In a bracket that can be, or surely is, a cycle: the number of letters of its parts, 0 if unknown.
    bool cycle = false, surely_cycle = false;
    int letters = 0;
    bool location = false;  ///< after @
};
[[nodiscard]] Place place_of(std::string_view before);
/// The name in `name = ` at the beginning of an argument; else empty.
[[nodiscard]] std::string_view argument_name(std::string_view argument);

struct Candidate {
    std::string text;
    std::string meaning;
    enum class Kind { name, part, argument } kind = Kind::name;
};

/// Parts of the current cube, names of the call's arguments, and their choices. `only`: other names make no sense
/// here.
struct Completions {
    std::vector<Candidate> candidates;
    bool only = false;
};
[[nodiscard]] Completions completions_at(const Place& place, cube::Cube cube);

}  // namespace cubelang::meaning
