#pragma once
// Sentences that newcomers type, with their equivalents in this language. Only sentences.cpp includes it.

#include <string_view>

#include "lang/phrasebook/phrases.hpp"

namespace cubelang::lang {

struct SentenceRow {
    std::string_view words;  ///< alternatives: words that the sentence has, in the singular; () are moves, ()..
                             ///< several, <> a group, # a number, nxn a size such as 4x4
    std::string_view hint;  ///< {alg}, {1} and {2} are moves of the sentence, {group} and {group2} groups, {n} a number
};

// clang-format off
inline constexpr SentenceRow sentence_rows[] = {
    {"mirror+cube, void+cube, gear+cube, ghost+cube, dino+cube, ivy+cube, square+1, rubik+clock, pyraminx, megaminx, "
     "skewb, mirror+block, cuboid", only_cubes},
    {"diameter+<>, distance+<>, farthest+<>, bfs", "write distances({list}), with the generators in braces"},
    {"god+number, god+algorithm, hardest+position, farthest+position, diameter",
     "20 moves solve every position of the 3x3x3, in HTM; antipodes({R2, U2}) lists the farthest ones of a group"},
    {"many+move, number+move, count+move, long+()", "write length({alg})"},
    {"position+nxn, state+nxn, number+nxn, many+nxn, order+nxn", "write cube {n}, then size(full_group())"},
    {"many+position, number+position, many+state, many+combination, many+permutation, size+cube+group, "
     "order+cube+group", "size(full_group()) is the number of positions that turns reach"},
    {"scramble+nxn", "write cube {n}, then random_scramble(1)"},
    {"timer, ao5, average+of, stopwatch", "Cubelang has no timer; random_scramble(1) makes a scramble"},
    {"size+#, cube+nxn, puzzle+#, layer+#, change+size, change+cube, set+size, set+cube, big+cube, bigger+cube",
     "write cube {n} for that cube; supercube {n} also counts the turns of its centres"},
    {"supercube, center+orientation, centre+orientation, center+twist, twisted+center, rotate+center, arrow+center",
     "write supercube 3; the moves follow on the next line"},
    // Groups
    {"superflip+center, superflip+centre", "write superflip in centre({group}), after `import patterns`"},
    {"commutator+subgroup, derived", "write derived({group})"},
    {"conjugacy, conjugate+class, class+()",
     "class_size({alg}) counts the conjugates, class_name({alg}) names the class, are_conjugate(R, U) compares two; "
     "classes() counts all classes"},
    {"center+<>, centre+<>", "write centre({group})"},
    {"maximum+order, maximal+order, largest+order, highest+order, biggest+order, greatest+order, every+order, "
     "possible+order, max+order", "census() counts the elements of each order: max(keys(census())) is 1260"},
    {"element+order+#", "item(census(), {n}) is their number; shortest_of_order(4) finds a short one"},
    {"index, coset, lagrange", "index({group2}, {group}) is the number of cosets"},
    {"normal+in", "write is_normal({group}, {group2})"},
    {"normal", "write is_normal(derived({group}), {group}), or normal_closure({group}, {1}) for a normal subgroup"},
    {"simple, solvable+group, nilpotent", "derived_series({group}) ends with one element if the group is solvable"},
    {"quotient, factor+group", "write quotient_group({group2}, {group}), for a normal subgroup"},
    {"abelian, commutative", "write is_abelian({group})"},
    {"homomorphism, sylow, character+table, isotropy, composition+series, automorphism, subgroup+lattice, "
     "presentation, relation, burnside, kernel",
     "gap_group({R, U}) writes a group for GAP, which knows more of groups; help groups lists the functions of groups"},
    {"structure, isomorphic, isomorphism, describe+<>", "write structure({group})"},
    {"orbit", "write orbits({group})"},
    {"stabilizer, stabiliser, fixing", "write stabilizer({group}, @ufr)"},
    {"transitive", "write is_transitive({group}, corners)"},
    {"centralizer, centraliser", "write centralizer({group}, {alg})"},
    {"intersection, intersect", "write intersection({group}, {group2})"},
    {"random+element, random+<>", "write random({group})"},
    {"write+()+<>, factor+()+<>, express", "write factor({alg}, {group})"},
    {"()+in+<>, ()+belong+<>, ()+member+<>, ()+element+<>, ()+contain+<>", "write {alg} in {group}"},
    {"list+element, all+element, enumerate", "write elements(group(R2, U2)), for a small group"},
    {"generator+<>, small+generator", "write generators({group}), or small_generators({group}) for few"},
    {"cayley", "write cayley({list}, \"graph.svg\")"},
    {"subset, subgroup+of", "write {group} <= {group2}"},
    {"many+element, number+element, size+<>, order+<>, cardinality, subgroup, group+generated, size+g, order+g",
     "size({group}) is the order of the group; {group} lists its generators"},
    {"element+of+<>", "write elements({group}), for a small group"},
    // Permutations
    {"step+(), walk+(), step+by", "write trace({alg})"},
    {"inverse+(), invert+(), undo+(), opposite+()", "write inverse({alg})"},
    {"cycle+decomposition, cycle+structure, cycle+notation, disjoint, cycle+(), decompose+()", "write cycles({alg})"},
    {"permutation+(), matrix, two+row", "write cycles({alg}), two_row({alg}) or permutation({alg})"},
    {"piece+(), part+(), sticker+(), affected+(), moved+()",
     "support({alg}) lists the parts that move, fixed({alg}) those that stay"},
    {"image+under", "write image({2}, @ufr)"},
    {"where+go, where+end, happen+to", "write image({alg}, @ufr)"},
    {"possible+(), reachable+(), legal+(), solvable+()", "write is_reachable({alg})"},
    {"cycle+type", "write cycle_type({alg})"},
    {"4x4+parity, 5x5+parity, 6x6+parity, 7x7+parity, oll+parity, pll+parity, edge+parity, parity+algorithm, "
     "fix+parity", "write cube 4, then `import parity` for the algorithms: oll_parity, pll_parity"},
    {"even, odd, parity, sign", "write parity({alg}), which is even or odd, or sign({alg}), 1 or -1"},
    {"commute, same+()", "commutes({1}, {2}) tests A B == B A; == compares two algorithms: {1} == {2}"},
    {"conjugate, conjugated", "write [{2}: {1}] for {2} {1} {2}', or {1}^{2} for {2}' {1} {2}"},
    {"setup+()", "write [{1}: {2}] for {1} {2} {1}'"},
    {"period, order+(), often+(), many+time+(), until+solved", "write order({alg})"},
    {"3+cycle, three+cycle, 3+style",
     "(urf,ufl,ulb) is a 3-cycle of corners, (uf,ur,ub) of edges; commutators((urf,ufl,ulb)) finds algorithms for it"},
    {"letter, lettering, memo, blindfolded, buffer, bld, blind, pochmann, m2",
     "speffz({alg}) writes the cycles in letters; commutators((urf,ufl,ulb)) finds algorithms for a cycle"},
    {"comm+for, comm+(), commutator", "[A, B] is A B A' B'; commutators((urf,ufl,ulb)) finds commutators for a cycle"},
    // The cube
    {"cube+solvable, cube+possible, cube+legal, cube+valid, corner+twisted, edge+flipped, impossible, unsolvable, "
     "piece+swapped", "write is_reachable((uf,ur)), with the permutation of your cube in the brackets"},
    {"flip+edge, twist+corner, edge+flip, corner+twist",
     "(+uf) is a flipped edge, (+urf) a twisted corner; `import commutators` defines edge_flip and corner_twist"},
    {"last+edge, edge+pairing, pair+edge, wing", "write cube 4, then `import parity` for pair_last_edges, edge_parity"},
    {"skeleton, insertion", "write insertions({alg})"},
    {"optimal+solution, shortest+solution, best+solution, optimal+solve, solve+optimally, optimal+solver, god+solve, "
     "fewest+move, fmc", "write solve({alg}, optimal)"},
    {"enter+sticker, enter+color, input+cube, enter+cube, scan, my+sticker, enter+state, type+sticker",
     "colors(\"…\") reads the 54 stickers of your cube: help colors"},
    {"cross", "find(goal = solved(cross), after = {alg}) solves the cross after a scramble"},
    {"scramble+(), apply+(), execute+(), perform+(), run+(), what+do+(), do+alg+()",
     "type the moves alone: {alg}; show({alg}) draws the cube after them"},
    {"scramble, random+cube, random+state, shuffle, mix+cube",
     "write random_scramble(1); another seed in place of 1 gives another scramble"},
    {"solve+cube, solve+it, solve+puzzle, solve+rubik, cube+scrambled, cube+mixed, solution, solve+this, solver, "
     "solve+(), kociemba, thistlethwaite, two+phase",
     "write solve({alg}) with the moves of the scramble, or solve(colors(\"…\")) with the stickers: help colors"},
    {"simplify, shorten, cancel, normalise, normalize", "write simplify({alg})"},
    {"perm+().., recognise, recognize, which+case, what+case, which+pll, which+oll, name+alg, name+algorithm, "
     "name+()..", "write recognise({alg}); `import pll` defines the cases of the last layer, pll_t …"},
    {"perm, pll, last+layer", "the permutations of the last layer have names such as pll_t: `import pll`"},
    {"oll", "the cases of the last layer have names such as oll_27: `import oll`"},
    {"method, yau, roux, cfop, fridrich, petrus, zz, xcross, eo, winter, variation, coll, zbll, cmll, lookahead, trick",
     "help library lists the algorithms with names; find(goal = solved(cross), after = R U F) solves some parts"},
    {"f2l, two+layer", "find(goal = solved(first_two_layers), after = {alg}) solves the first two layers"},
    {"algorithm+for, alg+for, find+algorithm, find+alg, how+swap, swap+two, alg+swap",
     "find(goal = @uf -> @ur) finds moves for a goal; help library lists the algorithms with names"},
    {"show+cube, draw+cube, show+position, show+state, display+cube, view+cube, see+cube, print+cube, picture, "
     "look+cube, state+after, after+(), draw+(), render+(), 3d", "write show({alg}), or show(()) for the solved cube"},
    {"number+sticker, label+sticker, show+number, sticker+number", "write show({alg}, numbers)"},
    {"save, save+work", "at the prompt, save mine.cube on a separate line stores the session"},
    {"undo, go+back", "at the prompt, undo on a separate line undoes the last statement"},
    {"export, png, save+picture, save+image, svg",
     "write svg({alg}, \"cube.svg\"), a picture that other programs convert"},
    {"color+scheme, change+color, dark+mode, dark+background, theme, color+blind",
     "svg(R U, \"cube.svg\", colors = safe, background = dark) draws a picture: help pictures"},
    {"animate, animation, video, play+(), motion+()", "write animate({alg}, \"moves.html\")"},
    {"lesson, course, tutorial, exercise, quiz, test+me, teach, learn, practice, homework",
     "in the shell, cube lesson 1 begins the course"},
    {"what+(), difference, explain+()", "write explain({alg}); help R explains a move"},
    {"center, centre", "parts(centres) lists the centres; a big cube has x_centres, t_centres and obliques"},
    {"nxn", "write cube {n} for that cube"},
    {"what+this, what+cubelang, what+can, what+now, where+start, how+start, how+use, how+work, get+started",
     "type moves, such as R U R' U', to see their effect; help shows how to begin"},
};
// clang-format on

}  // namespace cubelang::lang
