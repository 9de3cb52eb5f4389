#include "runtime/meaning/assist/synonyms.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "runtime/base/text.hpp"
#include "runtime/meaning/assist/page.hpp"

namespace cubelang::eval {
namespace {

// clang-format off
constexpr Synonym synonym_rows[] = {
    // Beginning
    {"tutorial lesson course exercise learn teach student teacher tour introduction beginner practice", "lessons"},
    {"manual documentation docs reference functions builtin builtins built-in built-ins", "questions"},
    {"quit exit leave bye close end stop interrupt history keyboard shortcut key", "prompt"},
    {"undo redo revert", "prompt inverse"},
    {"save reset clear restart", "prompt"},
    {"load open run file script module package include require", "import library"},
    {"stdlib libraries algorithms algs cases", "library"},
    // Moves
    {"move turn twist notation face slice layer wide rotation wca", "moves"},
    {"prime apostrophe backwards anticlockwise counterclockwise ccw", "' inverse moves"},
    {"clockwise cw double half quarter degrees", "moves"},
    {"inv invert", "inverse '"},
    {"regrip reorient whole", "moves rotate"},
    // Algebra
    {"identity neutral unit nothing id e", "()"},
    {"multiply multiplication compose composition product concatenate concat", "products"},
    {"power exponent repeat repetition times", "^ products"},
    {"conjugate conjugation conjugacy conj setup", "products [:]"},
    {"commutator comm commute", "products [,] commutators commutes"},
    {"=== equal equals equality same identical", "=="},
    {"period ord", "order orders"},
    {"permutation arrangement position state", "cycles permutation notations"},
    {"cycle transposition swap 3-cycle three-cycle", "cycles"},
    {"corner edge centre center wing piece cubie facelet sticker part", "cycles cubes"},
    {"orientation flip flipped twisted misoriented", "cycles is_reachable"},
    {"parity odd even signature", "orders parity sign"},
    {"solvable reachable possible impossible legal valid invariant", "is_reachable orders"},
    {"group generate generator generated subgroup schreier-sims membership", "groups group distances gap_group cayley"},
    {"graph diagram", "cayley"},
    {"god god's gods diameter farthest hardest", "antipodes distances"},
    {"symmetric mirrored reflection reflect", "mirror symmetries"},
    {"apply act where goes", "image"},
    {"stabilizer untouched unmoved", "fixed"},
    {"moved affected", "support"},
    {"why reason describe", "explain"},
    // Searching
    {"solver solution solving two-phase", "solve finding"},
    {"optimal shortest shorter search fewest", "find finding"},
    {"scramble scrambled scrambling scrambler shuffle shuffled mix mixed", "random_algorithm"},
    {"random rand chance dice", "random_algorithm random_integer"},
    {"optimise optimize cancel reduce shorten", "simplify"},
    {"fmc fewest-moves nissy", "niss"},
    {"movecount", "length"},
    // Forms and pictures
    {"picture draw drawing plot view display", "pictures show"},
    {"png jpg vector", "svg pictures"},
    {"animation animated video gif player web html page", "animate"},
    {"colour color coloured colored", "pictures visible_order colors"},
    {"blind blindfolded memo letters lettering bld", "speffz"},
    {"convert export facelets format", "notations"},
    {"json javascript cubing.js twisty twizzle", "kpuzzle"},
    {"cubetwister randelshofer", "superset to_superset"},
    // Sizes
    {"2x2 3x3 4x4 5x5 6x6 7x7 2x2x2 3x3x3 4x4x4 5x5x5 6x6x6 7x7x7 nxn nxnxn bigger larger", "cubes"},
    // Programs
    {"variable var const assign assignment define definition set value", "let names"},
    {"function fn func procedure macro lambda", "def names"},
    {"loop while foreach each iterate iteration", "for names"},
    {"condition conditional branch switch case", "if names"},
    {"boolean bool yes no", "true"},
    {"string quote quotes", "\" names"},
    {"array sequence list", "{ names"},
    {"record struct", ". names"},
    {"dictionary dict hash lookup", "keys { names"},
    {"comment remark", "#"},
    {"echo write say puts printf output", "print"},
    {"divide division div /", "quotient"},
    {"modulo modulus mod rest %", "remainder"},
    {"** pow", "^"},
    {"! ~", "not"},
    {"& &&", "and"},
    {"| ||", "or"},
    {"<> =/= /=", "!="},
    {":= <-", "="},
    {"len count", "size length"},
    {"index get element nth", "item"},
    {"total add addition plus", "sum +"},
    {"minus subtract", "-"},
    {"maximum largest biggest", "max"},
    {"minimum smallest", "min"},
    {"sorted ordering", "sort"},
    {"select", "filter"},
    {"typeof kind", "type"},
    {"str tostring", "text"},
    {"int tointeger", "integer"},
};

constexpr std::array<std::string_view, 29> fillers{
    "a", "about", "an", "and", "are", "can", "do", "does", "for", "how", "i", "in", "is", "me", "my", "of", "on", "or",
    "please", "tell", "that", "the", "to", "use", "what", "what's", "with", "you", "mean"};
// clang-format on

bool holds(std::string_view words, std::string_view word) {
    bool found = false;
    for_each_part(words, ' ', [&](std::string_view one) { found = found || one == word; });
    return found;
}

}  // namespace

std::span<const Synonym> synonyms() { return synonym_rows; }

std::vector<std::string_view> names_for(std::string_view written) {
    const auto word = lower(written);
    const auto singular = word.size() > 3 && word.ends_with('s') ? word.substr(0, word.size() - 1) : word;
    const auto row = std::ranges::find_if(
        synonym_rows, [&](const Synonym& one) { return holds(one.words, word) || holds(one.words, singular); });
    std::vector<std::string_view> names;
    if (row != std::end(synonym_rows))
        for_each_part(row->names, ' ', [&](std::string_view name) { names.push_back(name); });
    return names;
}

bool is_filler(std::string_view word) { return std::ranges::find(fillers, lower(word)) != fillers.end(); }

}  // namespace cubelang::eval
