#include "lang/editing/layout.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::lang::layout_test {
namespace {

std::string styled(std::string text) {
    auto layout = layout_of(make_source("test", std::move(text)));
    return layout.mistakes.empty() ? layout.text : "mistake: " + layout.mistakes.front().message;
}

}  // namespace

TEST_CASE("moves are separated, other words are not") {
    CHECK(styled("RUR'U'  x2y\n") == "R U R' U' x2 y\n");
    CHECK(styled("let a_1=RUR'U2 .3Rw2'\n") == "let a_1 = R U R' U2 . 3Rw2'\n");
    CHECK(styled("state(R,fruldb)\n") == "state(R, fruldb)\n");
    CHECK(styled("URF<-UFL,UFL<-URF\n") == "URF<-UFL, UFL<-URF\n");
    CHECK(styled("(R U)2U x2R\n") == "(R U)2 U x2 R\n");
}

TEST_CASE("primes become apostrophes, and superscripts plain digits") {
    CHECK(styled("R\xE2\x80\x99 U` (F)\xE2\x80\xB2\n") == "R' U' (F)'\n");
    CHECK(styled("R\xC2\xB2 U\xC2\xB2\n") == "R2 U2\n");
    CHECK(styled("[R,U]\xC2\xB2 (R U)\xE2\x81\xBB\xC2\xB9\n") == "[R, U]2 (R U)^-1\n");
    CHECK(styled("let sune = R\nsune\xC2\xB3\n") == "let sune = R\nsune^3\n");
}

TEST_CASE("operators have blanks around them") {
    CHECK(styled("1+2*3==7 and not(2<1)\n") == "1 + 2 * 3 == 7 and not (2 < 1)\n");
    CHECK(styled("a ^ 2 b^ -1\n") == "a^2 b^-1\n");
    CHECK(styled("1 / 2+a/2\n") == "1/2 + a / 2\n");
    CHECK(styled("1 .. 10\n0..n - 1\n(0)..(n-1)\n") == "1..10\n0 .. n - 1\n(0)..(n-1)\n");
    CHECK(styled("3.5*a\n") == "3.5 * a\n");
}

TEST_CASE("arrows, pipes and lists made by for have blanks") {
    CHECK(styled("p->order( p )\n( a,b )->[a,b]\n()->5\n") == "p -> order(p)\n(a, b) -> [a, b]\n() -> 5\n");
    CHECK(styled("def g2( p,n=2 )=p^n\n(n=(2),m = n)->m\n") == "def g2(p, n = 2) = p^n\n(n = (2), m = n) -> m\n");
    CHECK(styled("g2(1)(2)(R U)(F)\n(p->p)(a,b )(R)(+uf)\n") == "g2(1)(2)(R U)(F)\n(p -> p)(a, b)(R) (+uf)\n");
    CHECK(styled("let(a1,b2)={1,2}\nfor(x,y)in{ }{x}\nfor k->v in{:}{v}\n") ==
          "let (a1, b2) = {1, 2}\nfor (x, y) in {} { x }\nfor k -> v in {:} { v }\n");
    CHECK(styled("assert forall a in{R},b in{U}:a==b\n(exists p in{ R }:p==R)\n") ==
          "assert forall a in {R}, b in {U}: a == b\n(exists p in {R}: p == R)\n");
    CHECK(styled("(R U)(F)\n3|>(n->n)|>g2\n") == "(R U) (F)\n3 |> (n -> n) |> g2\n");
    CHECK(styled("{R,U}|>map(order)|>max\n") == "{R, U} |> map(order) |> max\n");
    CHECK(styled("{ order( x )for x in{R,U}if true }\n") == "{order(x) for x in {R, U} if true}\n");
    CHECK(styled("def around(ur)=(ur)U ur'\n").starts_with("mistake"));
    CHECK(styled("def around(ur)=(ur)U (ur)'\n") == "def around(ur) = (ur) U (ur)'\n");
}

TEST_CASE("the block of a function is laid out as other blocks") {
    CHECK(styled("def h2(p){let q=p;q q}\n") == "def h2(p) { let q = p; q q }\n");
    CHECK(styled("def h2(p){\nlet q=p\nreturn q q\n}\n") == "def h2(p) {\n    let q = p\n    return q q\n}\n");
    CHECK(styled("let g2=p->{let q=p;q}\n") == "let g2 = p -> { let q = p; q }\n");
}

TEST_CASE("blanks at the end of a comment above a definition are left out") {
    CHECK(styled("## the same \t\n## twice  \nlet b_1 = R\n") == "## the same\n## twice\nlet b_1 = R\n");
}

TEST_CASE("a text is one piece, also with values and on several lines") {
    CHECK(styled("print \"a {b+ c:>8} {R\xE2\x80\x99}\",\"\"\"\n  {1} a  \n\"\"\"\n") ==
          "print \"a {b+ c:>8} {R\xE2\x80\x99}\", \"\"\"\n  {1} a  \n\"\"\"\n");
    CHECK(styled("print \"{1+2}\"  ,2+1 # c\n") == "print \"{1+2}\", 2 + 1  # c\n");
    CHECK(styled("def f(p, q=\"{p}  x\") = q\n") == "def f(p, q = \"{p}  x\") = q\n");
}

TEST_CASE("a bracket that selects an item touches its list") {
    CHECK(styled("xs[ 1+2 ]  [R,U]\n{R,U}[1..2][ 1 ].r2\n") == "xs[1 + 2] [R, U]\n{R, U}[1..2][1].r2\n");
    CHECK(styled("a1[R,U]R[U,D]\n") == "a1 [R, U] R [U, D]\n");
    CHECK(styled("def g1(x)=x[2]\n") == "def g1(x) = x[2]\n");
}

TEST_CASE("a minus keeps the blank after it, which has a meaning") {
    CHECK(styled("a  - b\n") == "a - b\n");
    CHECK(styled("a  -b\n") == "a -b\n");
    CHECK(styled("7-2\n") == "7-2\n");
    CHECK(styled("( - u) (-u)\n") == "(- u) (-u)\n");
    CHECK(styled("7 -/* two */2\n") == "7 -/* two */ 2\n");
}

TEST_CASE("a bracket that touches a name begins a call") {
    CHECK(styled("order( R U )\n") == "order(R U)\n");
    CHECK(styled("sune  (R)\n") == "sune (R)\n");
    CHECK(styled("(R)(U)[R ,U][R :U]\n{ 1 ,2 }\n{ 1 :2 };{ : }\n") == "(R) (U) [R, U] [R: U]\n{1, 2}\n{1: 2}; {:}\n");
}

TEST_CASE("cycles have no blanks, lists do") {
    CHECK(styled("( uf , ur )(+ub )\n") == "(uf,ur) (+ub)\n");
    CHECK(styled("( 1, 2 )(3 ,4)\n") == "(1,2) (3,4)\n");
    CHECK(styled("[77,65,96] net [2 ,1] net{1:2}\n") == "[77, 65, 96] net [2, 1] net {1: 2}\n");
}

TEST_CASE("the second of two rows of numbers is aligned below the first") {
    CHECK(styled("let  p=(1 2 3)\n(2 3 1)\n") == "let p = (1 2 3)\n        (2 3 1)\n");
}

TEST_CASE("no blanks at the ends of lines, one newline at the end, and no two empty lines") {
    CHECK(styled("\n\n\nR  \n\n\n\nU\n\n") == "R\n\nU\n");
    CHECK(styled("R # x \t\n# y  ") == "R  # x\n# y\n");
    CHECK(styled("").empty());
    CHECK(styled(" \n\n").empty());
}

TEST_CASE("all lines end like the first") { CHECK(styled("R\r\n\r\n# c\r\nU\n") == "R\r\n\r\n# c\r\nU\r\n"); }

TEST_CASE("statements stay on one line, with semicolons only between them") {
    CHECK(styled("R;U ;;F;\n;D\n") == "R; U; F\nD\n");
    CHECK(styled("for n in 1..2{print n;print n;}\n") == "for n in 1..2 { print n; print n }\n");
}

TEST_CASE("a block on several lines is indented by four columns") {
    CHECK(styled("for n in 1..2 {\n\nif n==1 then { print n } else {\nprint n\n\n}\n\n}\n") ==
          "for n in 1..2 {\n    if n == 1 then { print n } else {\n        print n\n    }\n}\n");
    CHECK(styled("for n in 1..2 { print n\n}\n") == "for n in 1..2 {\n    print n\n}\n");
}

TEST_CASE("lists in an if expression are not blocks") {
    for (const std::string same :
         {"if true then (R U)' else (R U)2\n", "if true then (R) |> order\n", "if true then [R, U]' else [R, U]2\n",
          "if true then (r_).a\n", "for n in 1..3 { if n > 1 then (n -> n + 1)(n) }\n"})
        CHECK(styled(same) == same);
    CHECK(styled("let a = if true then {1} else { 2 }\n") == "let a = if true then {1} else {2}\n");
    CHECK(styled("if (if true then {1} else {2})=={1} then {print 1}\n") ==
          "if (if true then {1} else {2}) == {1} then { print 1 }\n");
}

TEST_CASE("newlines in brackets are kept, and the content is indented") {
    CHECK(styled("let a={\n1,\n 2\n}\n") == "let a = {\n    1,\n    2\n}\n");
    CHECK(styled("map(g,{\n1},\n2)\n") == "map(g, {\n    1},\n    2)\n");
}

TEST_CASE("comments after code are aligned") {
    CHECK(styled("R # one\nR U R' // two\n\nU # three\n") == "R       # one\nR U R'  // two\n\nU  # three\n");
    CHECK(styled("{1, # one\n2 # two\n}\n") == "{1,    # one\n    2  # two\n}\n");
}

TEST_CASE("comments stay with their statements") {
    CHECK(styled("## Doc.\nlet a=R\n") == "## Doc.\nlet a = R\n");
    CHECK(styled("#!/usr/bin/env cube\nR\n") == "#!/usr/bin/env cube\nR\n");
    CHECK(styled("R /* a\n  b */ U\n") == "R /* a\n  b */ U\n");
    CHECK(styled("for n in 1..2 { # why\nprint n # what\n# end\n}\n") ==
          "for n in 1..2 {  # why\n    print n      # what\n    # end\n}\n");
}

TEST_CASE("a long run of moves gets brackets and is broken") {
    std::string moves;
    for (int i = 0; i < 60; ++i) moves += " R";
    const auto text = styled("let a =" + moves + "\n");
    CHECK(text == "let a = (" + moves.substr(1, 91) + "\n    " + moves.substr(93) + ")\n");
    CHECK(styled(text) == text);
}

TEST_CASE("a long line is broken furthest out, after a comma, and not in short brackets") {
    const std::string item = "{\"" + std::string(30, 'a') + "\", (R U R' U')}";
    CHECK(styled("print size({" + item + "," + item + "," + item + "})\n") ==
          "print size({" + item + ",\n    " + item + ",\n    " + item + "})\n");
}

TEST_CASE("a long block on one line is put on several") {
    const std::string text(60, 'a');
    CHECK(styled("for n in 1..2 { print \"" + text + "\"; print \"" + text + "\" }\n") ==
          "for n in 1..2 {\n    print \"" + text + "\"; print \"" + text + "\"\n}\n");
}

TEST_CASE("a text with mistakes has no layout, and they are reported") {
    CHECK(styled("let = R\n").starts_with("mistake: "));
    CHECK(layout_of(make_source("test", "(R\n[U\n")).text.empty());
}

}  // namespace cubelang::lang::layout_test
