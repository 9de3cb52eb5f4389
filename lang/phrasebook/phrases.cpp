#include "runtime/meaning/eval/other_words.hpp"

#include "lang/spelling/beside.hpp"
#include "runtime/meaning/eval/spellings.hpp"

namespace cubelang::eval {
namespace {

// clang-format off
constexpr lang::ForeignWords table[] = {
    // The prompt
    {"exit, quit, bye, logout, leave, q", "quit or Ctrl-D leaves the prompt; a script ends with its last line"},
    {"man, info, doc, docs, usage, manual", "at the prompt, help and a name say what it is: help order"},
    {"reset, restart, clear, cls", "at the prompt, reset on a line of its own begins anew; Ctrl-L clears the screen"},
    {"undo, redo", "at the prompt, undo on a line of its own takes back the last statement; inverse(A) undoes moves"},
    {"ans, answer, result, prev, last", "the last value is written _"},
    {"echo, puts, printf, println, say, write, output, console, cout, alert, disp", "write print {args}"},
    {"draw, picture, render, paint, display, view", "write show({args})"},

    // Groups
    {"inv, invert, inverted, inverseof", "write inverse({args}), or ({args})'"},
    {"conj, conjugation", "write [{1}: {2}]; [A: B] is A B A', and A^P is P' A P"},
    {"comm, commutator, commutate", "write [{1}, {2}]"},
    {"commute, commuting, docommute, iscommuting", "write commutes({1}, {2})"},
    {"one, noop, identityperm, idperm, neutral", "the identity is written ()"},
    {"isidentity, isone, issolved", "write ({args}) == ()"},
    {"ord, orderof, elementorder, period", "write order({args})"},
    {"perm, permute, permutationof, aspermutation", "write permutation({args})"},
    {"cyc, cyclesof, cycleform, cyclenotation, disjointcycles, decompose", "write cycles({args})"},
    {"cyclestructure, cyclelengths", "write cycle_type({args})"},
    {"even, odd, iseven, isodd", "parity({args}) says even or odd, sign({args}) 1 or -1"},
    {"sgn, signum, signature, signperm", "write sign({args})"},
    {"swap, exchange, transpose, transposition, interchange", "two parts that change places are a cycle: (uf,ur)"},
    {"flip, flipped", "an edge flipped in its place is written (+uf)"},
    {"twist, twisted", "a corner twisted in its place is written (+urf) or (-urf)"},
    {"subgroup, generate, closure, groupsize, groupby, cardinality",
     "group(R, U) is the group that R and U generate, size(G) the number of its elements"},
    {"centraliser, commutant", "centralizer(G, p) holds what commutes with p"},
    {"normalizer, normaliser, coset, cosets",
     "stabilizer, centralizer and index(G, H) are here; for more, gap_group({R, U}) writes a group for GAP"},
    {"conjugacyclass, conjugacyclasses, nrconjugacyclasses",
     "classes() counts them; class_size(p), class_name(p) and are_conjugate(p, q) tell of one"},
    {"compose, composition, product, multiply, mult", "a product is written side by side: A B does first A, then B"},
    {"moved, movedpoints, affected", "write support({args})"},
    {"fixedpoints, unmoved", "write fixed({args})"},
    {"preimage", "write source(p, @ufr)"},
    {"reversed, backwards, backward", "reverse(A) is the moves from last to first, inverse(A) what undoes them"},
    {"mirrored, reflect, reflection", "write mirror({args})"},
    {"invariant, reachable, possible, issolvable, solvable", "write is_reachable({args})"},

    // Algorithms
    {"scramble, scrambled, shuffle, randommoves, randomcube, mix, mixup",
     "write random_scramble(1), or random_algorithm(1, 25); another number in place of 1 gives other moves"},
    {"rand, randint, randrange, choose, choice, dice",
     "write random_integer(1, 1, 6), its first number the seed; random_algorithm(1, 25) scrambles"},
    {"solution, solver, solveit", "write solve({args})"},
    {"search, searchfor, findalgorithm", "write find({args}), or find(goal = @uf -> @ur)"},
    {"movecount, countmoves, nummoves", "write length({args})"},
    {"cancel, reduce, shorten, optimize, optimise", "write simplify({args}); solve({args})' looks for a shorter way"},
    {"sexy, sexymove, rightsexy", "R U R' U' is called trigger: `import triggers`"},
    {"lefty, leftsexy, leftsexymove", "L' U' L U is called left_trigger: `import triggers`"},
    {"sledge", "R' F R F' is called sledgehammer: `import triggers`"},
    {"fatsune", "r U R' U R U2 r' is called wide_sune: `import triggers`"},
    {"tps, speed", "animate(A, \"file.html\", speed = 2) plays an algorithm"},

    // Numbers, texts, lists
    {"range, xrange, seq, linspace", "the integers from 1 to 6 are written 1..6"},
    {"len, count, numberof", "size({args}) counts the items of a list, length({args}) an algorithm's moves"},
    {"sqrt, root, exp, log, ln, sin, cos, tan, pi, floor, ceil, round, factorial, divmod",
     "numbers are exact, with + - * / ^, quotient (rounded down), remainder, gcd, lcm and decimal"},
    {"pow, power", "write {1}^{2}"},
    {"abs, absolute", "write max({{args}, -({args})})"},
    {"maximum", "write max({args})"},
    {"minimum", "write min({args})"},
    {"total", "write sum({args})"},
    {"sorted", "write sort({args})"},
    {"append, push, concat, concatenate", "lists and texts are joined by +: {1, 2} + {3}"},
    {"head, next, nth", "write first(list), or item(list, 2) for the second item"},
    {"tail, drop", "write skip(list, 1) for all but the first item"},
    {"take", "write first(list, 5) for the first five items"},
    {"tally, frequencies, counter, distribution", "write histogram({args})"},
    {"foldl, accumulate, inject", "write fold(f, start, list)"},
    {"readfile, openfile", "write read_lines({args})"},
    {"readcsv, loadcsv", "write read_table({args})"},
    {"indexof, findindex", "write position({args})"},
    {"includes, has, member, elem", "write contains(list, value)"},
    {"average, avg, meanof", "write mean({args})"},
    {"dict, dictionary, hashmap, hash", "a map is written {1: 13, 2: 9}, and from pairs mapping({args})"},
    {"int, toint, parseint", "write integer({args}); nothing is said of types: let n = 3"},
    {"str, string, tostring, repr", "write text({args}); a text is written in quotes"},
    {"typeof", "write type({args})"},
    {"sqr, square, squared", "write {args}^2"},

    // Words of school
    {"left", "L turns the left face; L' turns it anticlockwise"},
    {"right", "R turns the right face; R' turns it anticlockwise"},
    {"up, top, upper", "U turns the upper face; U' turns it anticlockwise"},
    {"down, bottom, lower", "D turns the lower face; D' turns it anticlockwise"},
    {"front", "F turns the front face; F' turns it anticlockwise"},
    {"rear, behind", "B turns the back face; B' turns it anticlockwise"},
    {"middle, slice", "M, E and S turn the slices in the middle"},
    {"clockwise, cw", "a letter alone turns clockwise: R"},
    {"counterclockwise, anticlockwise, ccw, acw, prime, apostrophe", "a prime turns anticlockwise: R'"},
    {"turn, move, rotation", "moves are written by letters: R, R' and R2, and x turns the whole cube"},
    {"twice, thrice, double, triple", "R U twice is written (R U)2"},
    {"red, green, blue, yellow, orange, color, colour", "faces are named by place, not by colour: U R F D L B"},
    {"corner, edge, piece, sticker", "a part is named by its faces: @ufr is a corner, @uf an edge"},
};
// clang-format on

}  // namespace

std::span<const lang::ForeignWords> other_words() { return table; }

std::string other_word_hint(const lang::Where& where, std::string_view word) {
    const auto text = text_of(where);
    const auto [begin, end] = where.span;
    if (end > text.size()) return {};
    if (word == "W" || word == "G" || word == "O")  // white, green, orange
        return "if it is a colour: the corner of three is corner_showing(\"(W R G)\")";
    if (auto hint = lang::foreign_word_hint(text, where.span, word)) return *hint;
    const auto* row = lang::find_word(table, word);
    return row == nullptr ? std::string() : lang::in_authors_words(row->hint, text, begin, end);
}

std::string other_word_instead(const lang::Where& where, std::string_view word) {
    const auto fixes = lang::foreign_word_fixes(where.span, word);
    return fixes.empty() ? std::string() : fixes.front().replacement;
}

std::vector<std::string> all_other_words() {
    std::vector<std::string> words;
    for (const auto rows : {lang::foreign_words(), other_words()})
        for (const auto& row : rows)
            for (const auto word : lang::words_of(row)) words.emplace_back(word);
    return words;
}

}  // namespace cubelang::eval
