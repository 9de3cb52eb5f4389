// Three-style and the memo of blindfolded solvers: forms are performed, and targets are checked by swaps.

#include "tests/language/run.hpp"

namespace cubelang::meaning::three_style_test {

using test::last;
using test::message;

TEST_CASE("each form and its slash notation make the cycle of their row") {
    const std::string rows = "import three_style; let rows = three_cycles(@uf, edges, {@ub, @lu}, {@df, @rf}); ";
    CHECK(last(rows + "forall row in rows: algorithm(row.form) == row.cycle") == "true");
    CHECK(last("import three_style; slash(\"[R U': [S, U2]]\")") == "\"[R: U'/S]\"");
    CHECK(last("U' S U2 S' U' == [U': [S, U2]]") == "true");  // U'/S, written out
    CHECK(last("import three_style; cube 5; let rows = three_cycles(@u1, centres, {@r2}, {@f2, @b3}); "
               "forall row in rows: algorithm(row.form) == row.cycle") == "true");
}

TEST_CASE("a buffer has as many targets as its orbit has stickers without its own part") {
    CHECK(last("import blindfolded; {size(targets(@uf, edges)), size(targets(@urf, corners))}") == "{22, 21}");
    CHECK(last("import blindfolded; cube 7; {size(targets(@uf1, wings)), size(targets(@uf3, wings)), "
               "size(targets(@u1, centres)), size(targets(@u17, centres))}") == "{23, 23, 23, 23}");
}

TEST_CASE("swapping the buffer with each target in turn leaves only parts that are turned in place") {
    CHECK(last("import blindfolded; let swapped = (q, buffer, kind, p) -> fold((s_, word) -> s_ cycle({buffer, "
               "location(word)}), q, targets_of(p, buffer, kind).stickers); let left = seed -> { let p = "
               "random_state(seed); swapped(swapped(permutation(p), @uf, edges, p), @urf, corners, p) }; "
               "let at_home = q -> forall part in parts(): same_part(image(q, part), part); "
               "forall n in 1..10: at_home(left(n))") == "true");
    CHECK(last("import blindfolded; cube 5; let p = random_state(4); let q = fold((s_, word) -> s_ cycle({@uf1, "
               "location(word)}), permutation(p), targets_of(p, @uf1, wings).stickers); "
               "forall part in parts(wings): same_part(image(q, part), part)") == "true");
}

TEST_CASE("flips, twists and parities have the effect that they are listed with") {
    CHECK(last("import three_style; forall row in two_flips(@uf, {@ub, @df}): algorithm(row.form) == row.turned") ==
          "true");
    CHECK(last("import three_style; forall row in two_twists(@urf, {@ubr}): algorithm(row.form) == row.turned") ==
          "true");
    CHECK(last("import three_style; forall row in parities(@urf, most = 1): row.algorithm == row.swap") == "true");
}

TEST_CASE("every orbit of a cube has a buffer, and all its cycles can be listed") {
    CHECK(last("import blindfolded; cube 7; size(orbit_buffers())") ==
          "10");  // corners, edges, 2 of wings, 24 / 4 of centres
    CHECK(last("import three_style; cube 4; let rows = three_cycles(@urf); "
               "{size(rows), size(set({row.cycle for row in rows}))}") == "{378, 378}");  // 21 * 18
}

TEST_CASE("by cost no commutator costs more than by length, and by length none has more moves") {
    CHECK(
        last("import three_style; let at = {@df, @rf}; let fast = three_cycles(@uf, edges, {@ub}, at, by = "
             "cost); let short = three_cycles(@uf, edges, {@ub}, at); forall n in 1..2: fast[n].cost <= short[n].cost "
             "and short[n].moves <= fast[n].moves and algorithm(fast[n].form) == short[n].cycle") == "true");
}

TEST_CASE("the parities with a corner twist or with two corners are as many as published lists have") {
    // github.com/elliottkobelansky/Alg-Trainer lists 252 algorithms as LTCT, 126 as T2C and 63 as 2C.
    CHECK(last("import parity_cases; {size(set({row.position for row in listed})) for listed in "
               "{last_targets(), ltct(), t2c(), two_corners()}}") == "{21, 252, 126, 63}");
    CHECK(last("import parity_cases; {size(set({row.letters for row in listed})) for listed in "
               "{last_targets(), ltct(), t2c(), two_corners()}}") == "{21, 252, 126, 63}");
    // The first algorithms of two of its lists: each solves the inverse of its effect.
    CHECK(last("import parity_cases; let letters_of = (p, listed) -> {row.letters for row in listed if row.position == "
               "permutation(p)^-1}; {letters_of(U R U R2 D' R U R' D R2 U2 R', ltct()), "
               "letters_of(R' D' R U2 R' D R U R U2 R' U R U R' U2, t2c())}") == "{{\"BR\"}, {\"DAI\"}}");
}

TEST_CASE("algorithms for parities solve their cases, and the shortest ones are those of find") {
    CHECK(
        last(
            "import parity_cases; let rows = parity_algorithms(first(ltct(), 12), {R, U, D}, 13); let found = {row for "
            "row in rows if size(row.algorithms) > 0}; {size(found) > 0, forall row in found: row.position "
            "row.algorithms[1] == ()}") == "{true, true}");
    CHECK(last("import parity_cases; let five = {R, U, F, L, D}; let found = filter(row -> size(row.algorithms) > 0, "
               "parity_algorithms(last_targets(), five, 11)); {size(found), forall row in found: "
               "length(row.algorithms[1]) == length(find(row.position^-1, using = five, most = 11))}") == "{5, true}");
    CHECK(message("import parity_cases; parity_algorithms(ltct(), {R, U, D}, 8, by = 3)") ==
          "algorithms are compared by = length or by = cost");
}

TEST_CASE("five-style makes its cycle, with no more moves than two three-cycles one after the other") {
    const std::string program =
        "import three_style; let all = {{@uf, @ub, @df, @rf, @lb}, {@urf, @ubr, @dlf, @lbu, @drb}}; "
        "let moves_of = (a, b, c) -> best_commutator(cycle({a, b, c})).moves; ";
    CHECK(last(program + "let is_right = at -> { let row = five_style(at); row.algorithm == cycle(at) and "
                         "algorithm(row.form) == cycle(at) and row.moves == length(row.algorithm) and row.moves <= "
                         "moves_of(at[1], at[2], at[3]) + moves_of(at[1], at[4], at[5]) }; "
                         "forall at in all: is_right(at)") == "true");
}

TEST_CASE("words that are shorter than the commutators are found by searching all words") {
    CHECK(last("import three_style; let row = three_cycles(@uf, edges, {@df}, {@dl})[1]; let word = shorter_word(row); "
               "{word == row.cycle, length(word) < row.moves, shorter_word(three_cycles(@uf, edges, {@ub}, "
               "{@df})[1]) == ()}") == "{true, true, true}");
}

TEST_CASE("wrong buffers are refused") {
    CHECK(message("import blindfolded; memo(R, {@u})") == "memo needs buffers that are edges, corners or wings, not u");
    CHECK(message("import three_style; three_cycles(@uf, corners)") == "uf is not one of the corners");
    CHECK(message("import three_style; five_style({@uf, @ub, @df, @rf, @fu})") ==
          "uf is on the same part as another one of the five");
    CHECK(message("import three_style; five_style({@uf, @ub, @df, @rf, @urf})") == "urf is not in the orbit of uf");
    CHECK(message("import three_style; three_cycles(@u)") == "u is a fixed centre, which no three-cycle moves");
    CHECK(message("import three_style; best_commutator((uf,ub))") ==
          "no short commutator makes (uf,ub), and no product of two");
    CHECK(message("import three_style; five_style({@uf, @ub})") ==
          "five-style has a buffer and four targets: five stickers, not 2");
    CHECK(message("import three_style; best_commutator((uf,ub,df), by = QTM)") ==
          "commutators are compared by = length or by = cost");
}

}  // namespace cubelang::meaning::three_style_test
