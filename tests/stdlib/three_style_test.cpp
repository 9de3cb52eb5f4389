// Three-style and the memo of blindfolded solvers: forms are performed, and targets are checked by swaps.

#include "tests/language/run.hpp"

namespace cubelang::eval::three_style_test {

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
    CHECK(last("import three_style; {size(targets(@uf, edges)), size(targets(@urf, corners))}") == "{22, 21}");
    CHECK(last("import three_style; cube 7; {size(targets(@uf1, wings)), size(targets(@uf3, wings)), "
               "size(targets(@u1, centres)), size(targets(@u17, centres))}") == "{23, 23, 23, 23}");
}

TEST_CASE("swapping the buffer with each target in turn leaves only parts that are turned in place") {
    CHECK(last("import three_style; let swapped = (q, buffer, kind, p) -> fold((s_, word) -> s_ cycle({buffer, "
               "location(word)}), q, targets_of(p, buffer, kind).stickers); let left = seed -> { let p = "
               "random_state(seed); swapped(swapped(permutation(p), @uf, edges, p), @urf, corners, p) }; "
               "let at_home = q -> forall part in parts(): same_part(image(q, part), part); "
               "forall n in 1..10: at_home(left(n))") == "true");
    CHECK(last("import three_style; cube 5; let p = random_state(4); let q = fold((s_, word) -> s_ cycle({@uf1, "
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

TEST_CASE("wrong buffers are refused") {
    CHECK(message("import three_style; memo(R, {@u})") == "memo needs buffers that are edges, corners or wings, not u");
    CHECK(message("import three_style; three_cycles(@uf, corners)") == "uf is not one of the corners");
}

}  // namespace cubelang::eval::three_style_test
