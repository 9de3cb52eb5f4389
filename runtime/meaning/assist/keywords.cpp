#include "runtime/meaning/assist/keywords.hpp"

#include <algorithm>

namespace cubelang::eval {

const std::vector<Keyword>& keywords() {
    static const std::vector<Keyword> table{
        {"cube", "the puzzle from here on: an ordinary NxNxN cube", "cube 4; order(R U)"},
        {"supercube", "the same, and the turn of each fixed centre counts (odd N)", "supercube 5; order(R U)"},
        {"let", "gives a value a name", "let trigger = R U R' U'; order(trigger)"},
        {"def", "makes a function", "def twice(p, q) = [p, q]^2; twice(R, U)"},
        {"import", "brings in the definitions of a module of the library, or of a file beside the script",
         "import triggers; sune"},
        {"assert", "goes on if the condition is true, and stops with both sides shown if not", "assert order(R) == 4"},
        {"print", "prints values on one line: an algorithm's moves, a permutation's cycles",
         "print \"order:\", order(R U)"},
        {"for", "does a block for each item of a list or range", "for s in {R, U, F} { print s, order(s) }"},
        {"in", "is it in the list or the group? Also between the variable and the list of `for`", "R U in group(R, U)"},
        {"if", "chooses: `if … then … else …`, as a value or as statements",
         "if order(R) == 4 then \"yes\" else \"no\""},
        {"then", "before what `if` does when true", "if true then 1 else 2"},
        {"else", "before what `if` does when false", "if false then 1 else 2"},
        {"true", "the boolean value", "1 == 1"},
        {"false", "the boolean value", "1 == 2"},
        {"and", "both conditions", "order(R) == 4 and order(M) == 4"},
        {"or", "one condition or both", "order(R) == 5 or order(M) == 4"},
        {"not", "the opposite", "not commutes(R, U)"},
    };
    return table;
}

const Keyword* find_keyword(std::string_view name) {
    const auto at = std::ranges::find(keywords(), name, &Keyword::name);
    return at == keywords().end() ? nullptr : &*at;
}

}  // namespace cubelang::eval
