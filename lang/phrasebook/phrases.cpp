#include "lang/phrasebook/phrases.hpp"

#include <algorithm>
#include <string>

#include "lang/phrasebook/signs.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

using enum Place;

constexpr std::string_view repeats = "(R U)6 repeats moves; `for n in 1..6 { … }` repeats a block",
                           no_types = "names have no types: write let NAME = …",
                           a_text = "write text({args}); a text is written in quotes";

// clang-format off
constexpr Phrase table[] = {
    // Statements of other languages
    {"while, until",
     "`for n in 1..6 { … }` repeats a block; (R U)6 repeats moves", "for, names", statement},
    {"loop, do", repeats, "for, names", statement},
    {"repeat", repeats, "^, products", statement},
    {"foreach", "write for NAME in {R, U} { … }", "for, names", statement},
    {"function, func, fn, fun, sub, proc, procedure, define, lambda, method, macro",
     "a function is written def NAME(p, q) = …, such as def twice(p) = p p", "def, names", statement},
    {"return, yield", "the value of a function is the expression after `=`: def twice(p) = p p", "", statement},
    {"var, const, val, local, global, auto, set", "let gives a value a name: let p = R U", "let, names", statement},
    {"float", no_types, "", statement},
    {"bool, boolean", no_types, "true", statement},
    {"elif, elsif, elseif", "write else if", "if, names", statement},
    {"end, fi, endif, done, endfor, endwhile, od, begin",
     "a block is written in braces: for n in 1..6 { … }", "prompt", statement},
    {"switch, case, match, when, unless", "write if … then … else if … then … else …", "if, names", statement},
    {"break, continue", "a loop always runs through its whole list; filter(f, list) leaves items out", "", statement},
    {"try, catch, except, throw, raise", "an error ends the script; assert checks a condition", "", statement},
    {"include, require, use, using, load, from",
     "write import triggers, or import \"mine.cube\"", "import, library", statement},

    // Values and operators by name
    {"null, nil, undefined, void, nothing", "the identity is written ()", "()", name, "()"},
    {"yes", "write true", "true", name, "true"},
    {"no", "write false", "true", name, "false"},
    {"mod, modulo, rem", "write remainder({a}, {b})", "remainder"},
    {"div, idiv, over", "write quotient({a}, {b})", "quotient"},
    {"xor", "write {a} != {b}", "!=", name, "!="},
    {"equals, eq, is", "write {a} == {b}", "==", name, "=="},
    {"plus", "write {a} + {b}", "sum, +", name, "+"},
    {"minus", "write {a} - {b}", "-", name, "-"},
    {"to, upto, through", "write {a}..{b}", "", name, ".."},
    {"times", "(R U)6 does R U six times; numbers are multiplied by *", "^, products"},

    // The prompt
    {"exit, quit, bye, logout, leave, q",
     "quit or Ctrl-D leaves the prompt; a script ends with its last line", "prompt", prompt},
    {"man, info, doc, docs, usage, manual",
     "at the prompt, help with a name describes it: help order", "questions", prompt},
    {"reset, restart, clear, cls",
     "at the prompt, reset on a separate line starts again; Ctrl-L clears the screen", "prompt", prompt},
    {"undo, redo, revert",
     "at the prompt, undo on a separate line undoes the last statement; inverse(A) undoes moves",
     "prompt, inverse", prompt},
    {"ans, answer, result, prev, last", "the last value is written _"},
    {"system, echo, puts, printf, println, say, write, output, console, cout, alert, disp",
     "write print {args}; a text is written in quotes", "print"},
    {"draw, picture, render, paint, display, view, drawing", "write show({alg})", "pictures, show"},

    // Groups
    {"inv, invert, inverted, inverseof", "write inverse({alg}), or ({alg})'", "inverse, '"},
    {"conj, conjugation", "write [{1}: {2}]; [A: B] is A B A', and A^P is P' A P", "products, [:]"},
    {"comm, commutator, commutate", "write [{1}, {2}]", "products, [,], commutators, commutes"},
    {"commute, commuting, docommute, iscommuting", "write commutes({1}, {2})", "products, [,], commutators, commutes"},
    {"one, noop, identityperm, idperm, neutral", "the identity is written ()", "()"},
    {"isidentity, isone, issolved", "write ({alg}) == ()"},
    {"G, H", "full_group() is the group of the cube: let G = full_group(); group(R, U) is a subgroup", "groups"},
    {"stab", "write stabilizer({group}, @ufr)", "stabilizer"},
    {"factorization, factorisation, epimorphismfromfreegroup", "write factor(R U F, {group})", "factor"},
    {"cg", "write centralizer(full_group(), {alg})", "centralizer"},
    {"Z", "write centre({group})", "centre"},
    {"rubik, rubiks, rubikscube, cubegroup, rubikscubegroup, rubiksgroup",
     "write full_group() for the group of the cube, show(()) for a picture; cube 4 sets a 4x4x4", "cubes"},
    {"aut, automorphismgroup, structuredescription, isomorphismgroups, sylowsubgroup, charactertable",
     "write structure({group}); gap_group({R, U}) writes a group for GAP", "structure"},
    {"sym, permutationgroup, permgroup, symmetricgroup, alternatinggroup, cyclicgroup, dihedralgroup",
     "write group(R, U) for moves, group_of((1,2), (1,2,3)) for numbers", "group, group_of"},
    {"commutatorsubgroup, derivedsubgroup", "write derived({group})", "derived"},
    {"ord, orderof, elementorder, period", "write order({alg})", "order, orders"},
    {"perm, permute, permutationof, aspermutation", "write permutation({alg})"},
    {"cyc, cyclesof, cycleform, cyclenotation, disjointcycles, decompose", "write cycles({alg})"},
    {"cyclestructure, cyclelengths", "write cycle_type({alg})"},
    {"even, odd, iseven, isodd", "parity({alg}) is even or odd, sign({alg}) is 1 or -1", "orders, parity, sign"},
    {"sgn, signum, signature, signperm", "write sign({alg})", "orders, parity, sign"},
    {"swap, exchange, transpose, transposition, interchange",
     "a swap of two parts is a cycle: (uf,ur)", "cycles"},
    {"flip, flipped", "an edge flipped in its place is written (+uf)", "cycles, is_reachable"},
    {"twist, twisted", "a corner twisted in its place is written (+urf) or (-urf)", "cycles, is_reachable, moves"},
    {"subgroup, generate, closure, groupsize, groupby, cardinality",
     "group(R, U) is the group that R and U generate, size(G) the number of its elements",
     "groups, group, distances, gap_group, cayley"},
    {"centraliser, commutant", "centralizer(G, p) is the group of all elements that commute with p"},
    {"ng, normalizer, normaliser, coset, cosets",
     "stabilizer, centralizer and index(G, H) are built in; gap_group({R, U}) writes a group for GAP"},
    {"conjugacyclass, conjugacyclasses, nrconjugacyclasses",
     "classes() counts the conjugacy classes; class_size(p), class_name(p) and are_conjugate(p, q) describe one"},
    {"compose, composition, product, multiply, mult, multiplication",
     "a product is written side by side: A B does first A, then B", "products"},
    {"moved, movedpoints, affected", "write support({alg})", "support"},
    {"fixedpoints, unmoved", "write fixed({alg})", "fixed"},
    {"preimage", "write source(p, @ufr)"},
    {"reversed, backwards, backward",
     "reverse(A) has the moves from last to first, inverse(A) undoes them", "', inverse, moves"},
    {"mirrored, reflect, reflection", "write mirror({alg})", "mirror, symmetries"},
    {"invariant, reachable, possible, issolvable, solvable",
     "write is_reachable(p) for a position; a group is solvable if last(derived_series(G)) has one element",
     "is_reachable, derived_series, orders"},

    // Algorithms
    {"scramble, scrambled, shuffle, randommoves, randomcube, mix, mixup, scrambling, scrambler, shuffled, mixed",
     "write random_scramble(1), or random_algorithm(1, 25); a seed other than 1 gives other moves",
     "random_algorithm"},
    {"rand, randint, randrange, choose, choice, dice",
     "write random_integer(1, 1, 6), where the first number is the seed; random_algorithm(1, 25) scrambles",
     "random_algorithm, random_integer"},
    {"solution, solver, solveit", "write solve({alg})", "solve, finding"},
    {"search, searchfor, findalgorithm", "write find({args}), or find(goal = @uf -> @ur)", "find, finding"},
    {"movecount, countmoves, nummoves", "write length({alg})", "length"},
    {"reduce", "fold(f, start, list) combines a list; simplify(A) shortens an algorithm", "fold, simplify"},
    {"cancel, shorten, optimize, optimise",
     "write simplify({alg}); solve({alg})' looks for a shorter way", "simplify"},
    {"sexy, sexymove, rightsexy", "R U R' U' is called trigger: `import triggers`"},
    {"lefty, leftsexy, leftsexymove", "L' U' L U is called left_trigger: `import triggers`"},
    {"sledge", "R' F R F' is called sledgehammer: `import triggers`"},
    {"fatsune", "r U R' U R U2 r' is called wide_sune: `import triggers`"},
    {"tps, speed", "animate(A, \"file.html\", speed = 2) plays an algorithm"},

    // Numbers, texts, lists
    {"range, xrange, seq, linspace", "the integers from 1 to 6 are written 1..6"},
    {"len, count, numberof",
     "size({args}) counts the items of a list, length({alg}) an algorithm's moves", "size, length"},
    {"sqrt, root, exp, log, ln, sin, cos, tan, pi, floor, ceil, round, factorial, divmod",
     "numbers are exact, with + - * / ^, quotient (rounded down), remainder, gcd, lcm and decimal"},
    {"pow, power", "write {1}^{2}", "^, products"},
    {"abs, absolute", "write max({{args}, -({args})})"},
    {"maximum, largest, biggest", "write max({args})", "max"},
    {"minimum, smallest", "write min({args})", "min"},
    {"total", "write sum({args})", "sum, +"},
    {"sorted", "write sort({args})", "sort"},
    {"append, push, concat, concatenate", "lists and texts are joined by +: {1, 2} + {3}", "+, products"},
    {"head, next, nth", "write first(list), or item(list, 2) for the second item", "item, first"},
    {"tail, drop", "write skip(list, 1) for all but the first item"},
    {"take", "write first(list, 5) for the first five items"},
    {"tally, frequencies, counter, distribution", "write histogram({args})"},
    {"foldl, accumulate, inject", "write fold(f, start, list)"},
    {"readfile, openfile", "write read_lines({args})"},
    {"readcsv, loadcsv", "write read_table({args})"},
    {"indexof, findindex", "write position({args})"},
    {"includes, has, member, elem", "write contains(list, value)"},
    {"average, avg, meanof", "write mean({args})"},
    {"dict, dictionary, hashmap, hash",
     "a map is written {1: 13, 2: 9}; mapping({args}) makes one from pairs", "keys, {, names"},
    {"int, toint, parseint, tointeger", "write integer({args}); names have no types: let n = 3", "integer"},
    {"str, tostring, repr", a_text, "text"},
    {"string", a_text, "\", names"},
    {"typeof, kind", "write type({args})", "type"},
    {"sqr, square, squared", "write {args}^2", "^"},

    // Words from school
    {"left", "L turns the left face; L' turns it anticlockwise"},
    {"right", "R turns the right face; R' turns it anticlockwise"},
    {"up, top, upper", "U turns the upper face; U' turns it anticlockwise"},
    {"down, bottom, lower", "D turns the lower face; D' turns it anticlockwise"},
    {"front", "F turns the front face; F' turns it anticlockwise"},
    {"rear, behind", "B turns the back face; B' turns it anticlockwise"},
    {"middle, slice", "M, E and S turn the slices in the middle", "moves"},
    {"clockwise, cw", "a letter alone turns clockwise: R", "moves"},
    {"counterclockwise, anticlockwise, ccw, acw, prime, apostrophe",
     "a prime turns anticlockwise: R'", "', inverse, moves"},
    {"turn, move, rotation", "moves are written as letters: R, R' and R2, and x turns the whole cube", "moves"},
    {"twice, thrice, double, triple", "R U twice is written (R U)2", "moves"},
    {"red, green, blue, yellow, orange, color, colour, coloured, colored",
     "faces are named by place, not by colour: U R F D L B",
     "pictures, visible_order, colors"},
    {"W, O", "for a colour: corner_showing(\"(W R G)\") is the corner with these colours"},
    {"corner, edge, piece, sticker", "a part is named by its faces: @ufr is a corner, @uf an edge", "cycles, cubes"},

    // The first words of a newcomer
    {"tutorial, tutorials, lesson, lessons, course, exercise, exercises, learn, teach, student, teacher, tour, "
     "introduction, beginner, practice, quiz, worksheet, homework",
     "in the shell, cube lesson 1 begins the course", "lessons"},
    {"hello, hi, hey, start, demo, about, welcome, intro, readme, cubelang",
     "type moves, such as R U R' U', to see their effect; help shows how to begin"},
    {"h, help, commands, command, menu, options, settings",
     "at the prompt, help on a separate line shows how to begin; keys explains the keys", "prompt, questions"},
    {"examples, example, sample, samples", "help with a name shows an example: help order", "questions"},
    {"version, license, licence, author", "in the shell, cube --version shows the version"},
    {"history, dir, ls, vars, variables, env, whos, names",
     "list shows the names that are defined; the Up key shows the lines typed before", "prompt"},
    {"why", "explain(A) explains an algorithm, is_reachable(p) tells the reason for its answer", "explain"},
    {"new", "write cube 4 for another cube, let NAME = … for a name; reset begins a new session", "cubes"},
    {"wide, widemove, widemoves, outer", "a wide move is written Rw: the two outer layers; 3Rw turns three", "moves"},
    {"rank", "size(G) is the number of elements of a group"},
    {"pyraminx, megaminx, gigaminx, kilominx, teraminx, skewb, square1, squareone, sq1, squan, clock, cuboid",
     only_cubes, "cubes"},

    // Only for help: the entries that it lists for a word. Beginning
    {"documentation, reference, functions, builtin, builtins, built-in, built-ins", "", "questions"},
    {"close, stop, interrupt, keyboard, shortcut, key, save", "", "prompt"},
    {"open, run, file, script, cat", "import \"mine.cube\" runs a file; in the shell, cube mine.cube runs it",
     "import, library"},
    {"module, package", "", "import, library"},
    {"stdlib, libraries, algorithms, algs, cases", "", "library"},
    // Moves
    {"notation, face, layer, wca, half, quarter, degrees", "", "moves"},
    {"regrip, reorient, whole", "", "moves, rotate"},
    // Algebra
    {"identity, unit, id, e", "", "()"},
    {"exponent, repetition", "", "^, products"},
    {"conjugate, conjugacy, setup", "", "products, [:]"},
    {"equal, equality, same, identical", "", "=="},
    {"permutation, arrangement, position, state", "", "cycles, permutation, notations"},
    {"cycle, 3-cycle, three-cycle", "", "cycles"},
    {"centre, center, wing, cubie, facelet, part", "", "cycles, cubes"},
    {"orientation, misoriented", "", "cycles, is_reachable"},
    {"parity", "", "orders, parity, sign"},
    {"impossible, legal, valid", "", "is_reachable, orders"},
    {"group, generator, generated, schreier-sims, membership", "", "groups, group, distances, gap_group, cayley"},
    {"graph, diagram", "", "cayley"},
    {"god, god's, gods, diameter, farthest, hardest", "", "antipodes, distances"},
    {"symmetric", "", "mirror, symmetries"},
    {"apply, act, where, goes", "", "image"},
    {"stabilizer, untouched", "", "fixed"},
    {"reason, describe", "", "explain"},
    // Searching
    {"solving, two-phase", "", "solve, finding"},
    {"optimal, shortest, shorter, fewest", "", "find, finding"},
    {"random, chance", "", "random_algorithm, random_integer"},
    {"fmc, fewest-moves, nissy", "", "niss"},
    // Forms and pictures
    {"plot", "", "pictures, show"},
    {"png, jpg, vector", "", "svg, pictures"},
    {"animation, animated, video, gif, player, web, html, page", "", "animate"},
    {"blind, blindfolded, memo, letters, lettering, bld", "", "speffz"},
    {"convert, export, facelets, format", "", "notations"},
    {"json, javascript, cubing.js, twisty, twizzle", "", "kpuzzle"},
    {"cubetwister, randelshofer", "", "superset, to_superset"},
    {"2x2, 3x3, 4x4, 5x5, 6x6, 7x7, 2x2x2, 3x3x3, 4x4x4, 5x5x5, 6x6x6, 7x7x7, nxn, nxnxn, bigger, larger", "", "cubes"},
    // Programs
    {"variable, assign, assignment, definition, value", "", "let, names"},
    {"each, iterate, iteration", "", "for, names"},
    {"condition, conditional, branch", "", "if, names"},
    {"quote, quotes", "", "\", names"},
    {"array, sequence, list", "", "{, names"},
    {"record, struct", "", "., names"},
    {"lookup", "", "keys, {, names"},
    {"comment, remark", "", "#"},
    {"divide, division, /", "", "quotient"},
    {"modulus, rest", "", "remainder"},
    {"<-", "", "="},
    {"index, get, element", "", "item"},
    {"add, addition", "", "sum, +"},
    {"subtract", "", "-"},
    {"ordering", "", "sort"},
    {"select", "", "filter"},
};
// clang-format on

bool has(std::string_view list, std::string_view word) {
    const auto words = words_in(list);
    return std::ranges::find(words, word) != words.end();
}

std::string_view help_of(std::string_view word) {
    if (const auto* phrase = find_phrase(word)) return phrase->help;
    const auto* sign = find_sign(word);
    return sign == nullptr ? std::string_view() : sign->help;
}

}  // namespace

std::span<const Phrase> phrases() { return table; }

std::vector<std::string_view> words_in(std::string_view list) {
    std::vector<std::string_view> words;
    for (std::size_t begin = 0, end = 0; begin < list.size(); begin = end + 1) {
        end = std::min(list.find(' ', begin), list.size());
        auto word = list.substr(begin, end - begin);
        if (word.size() > 1 && word.ends_with(',')) word.remove_suffix(1);
        if (!word.empty()) words.push_back(word);
    }
    return words;
}

const Phrase* find_phrase(std::string_view word) {
    std::string folded = lower(word);
    std::erase(folded, '_');
    const auto found = [&](const Phrase& phrase) { return has(phrase.words, folded) || has(phrase.words, word); };
    const auto* row = std::ranges::find_if(table, found);
    return row == std::end(table) ? nullptr : &*row;
}

std::vector<std::string_view> names_for(std::string_view word) {
    const auto names = help_of(word);
    if (!names.empty() || word.size() <= 3 || lower(word.back()) != 's') return words_in(names);
    return words_in(help_of(word.substr(0, word.size() - 1)));
}

}  // namespace cubelang::lang
