// Functions, scopes and loops.

#include "tests/language/run.hpp"

namespace cubelang::meaning::functions_test {
namespace {

using test::last;
using test::message;
using test::run;

}  // namespace

TEST_CASE("functions accept values of any type, and can call each other in any order") {
    CHECK(last("def twice(p, q) = [p, q]^2; order(twice(R, U))") == "3");
    CHECK(last("def even(n) = if n == 0 then true else odd(n - 1); def odd(n) = if n == 0 then false else even(n - 1); "
               "even(10)") == "true");
    CHECK(last("def apply(fun, value) = fun(value); apply(order, R U)") == "105");
    CHECK(last("def seven() = 7; seven()") == "7");
    CHECK(last("def fact(n) = if n == 0 then 1 else n * fact(n - 1); fact(25)") == "15511210043330985984000000");
}

TEST_CASE("an argument can be given by the name of its parameter, in any position") {
    CHECK(last("length(R2, metric = QTM)") == "2");
    CHECK(last("length(metric = QTM, a = R2)") == "2");
    CHECK(last("def minus(a_, b_) = a_ - b_; minus(b_ = 1, a_ = 5)") == "4");
    CHECK(last("def minus(a_, b_) = a_ - b_; minus(5, b_ = minus(b_ = 1, a_ = 3))") == "3");
    CHECK(last("let plane = E; moves(mirror(U R, plane = plane))") == "{D', R'}");
}

TEST_CASE("parameters hide other names during the call") {
    CHECK(last("let value = 1; def same(value) = value; same(2)") == "2");
    CHECK(last("let value = 1; def same(value) = value; same(2); value") == "1");
    CHECK(last("def size_of(order) = order; size_of(5)") == "5");
    CHECK(last("def outer(value) = inner(value + 1) + value; def inner(value) = value * 10; outer(1)") == "21");
}

TEST_CASE("a function uses the current values of names in its module, not in its caller") {
    CHECK(last("let value = 1; def get() = value; let value = 2; get()") == "2");
    CHECK(message("def get() = secret; def call_it(secret) = get(); call_it(1)") == "unknown name `secret`");
}

TEST_CASE("names bound in a loop remain, but not its variable") {
    CHECK(last("let total = 0; for n in 1..10 { let total = total + n }; total") == "55");
    CHECK(message("for item_ in {1} { print item_ }; item_") == "unknown name `item_`");
    CHECK(last("let n = 7; for n in 1..3 { print n }; n") == "7");
    CHECK(run("for s in {R, U} { for n in 1..2 { print s, n } }").answers ==
          std::vector<std::string>{"R 1", "R 2", "U 1", "U 2"});
    CHECK(run("for n in 3..1 { print n }").answers.empty());
    CHECK(run("for n in (10^30)..(10^30 + 1) { print n - 10^30 }").answers == std::vector<std::string>{"0", "1"});
}

TEST_CASE("if chooses between statements") {
    CHECK(last("if 1 == 1 then print 1 else print 2") == "1");
    CHECK(last("if 1 == 2 then { print 1 } else { print 2; print 3 }") == "3");
    CHECK(last("if 1 == 2 then print 1; print 5") == "5");
    CHECK(last("if true then let kept = 4 else print 1; kept") == "4");
}

TEST_CASE("built-in names cannot be redefined, except as parameters and loop variables") {
    CHECK(last("for order in 1..2 { print order }") == "2");
}

TEST_CASE("calls may be hundreds deep, and a runaway recursion ends with a message") {
    const std::string count = "def count(n) = if n == 0 then 0 else 1 + count(n - 1); ";
    CHECK(last(count + "count(700)") ==
          "700");  // sanitizers have large stack frames: more calls exceed the stack limit
    CHECK(message("def ping(n) = pong(n); def pong(n) = ping(n); ping(0)") == "calls are nested deeper than 1000");
}

TEST_CASE("deep expressions in deep calls end with a message") {
    std::string nest(900, '{');
    nest += "again(n + 1)";
    nest.append(900, '}');
    CHECK(message("def again(n) = " + nest + "; again(0)") == "this is nested too deep to be evaluated");
}

TEST_CASE("an error inside a function shows the chain of calls") {
    const auto errors = run("def inner(p) = order(p) + \"a\"\ndef outer(p) = inner(p)\nouter(R)").errors;
    CHECK(errors ==
          "test:1:25: error: an integer and a text cannot be added\n"
          "def inner(p) = order(p) + \"a\"\n"
          "                        ^\n"
          "hint: a text holds values in braces: \"order {order(p)}\"\n"
          "test:2:16: note: in the call of inner\n"
          "def outer(p) = inner(p)\n"
          "               ^~~~~~~~\n"
          "test:3:1: note: in the call of outer\n"
          "outer(R)\n"
          "^~~~~~~~\n");
}

TEST_CASE("a long chain of calls is shown in part") {
    const auto errors = run("def ever(n) = ever(n + 1); ever(0)").errors;
    CHECK(errors.size() < 2000);
}

TEST_CASE("only functions can be called") {
    CHECK(message("let a = R; a(U)") == "a is an algorithm, not a function");
    CHECK(message("let n_ = 1; n_(U)") == "n_ is an integer, not a function");
    CHECK(message("missing(U)") == "unknown name `missing`");
}

TEST_CASE("a function without a name is a value") {
    CHECK(last("map(p -> order(p), {R, R U})") == "{4, 105}");
    CHECK(last("let add = (m, n) -> m + n; add(1, 2)") == "3");
    CHECK(last("let add = (m, n) -> m + n; add(n = 5, m = 1)") == "6");
    CHECK(last("let five = () -> 5; five()") == "5");
    CHECK(last("let all = {p -> order(p), p -> length(p)}; map(g -> g(R U), all)") == "{105, 2}");
    CHECK(last("item({\"a\": p -> p p}, \"a\") |> type") == "\"function\"");
    CHECK(last("p -> p") == "function of p");
    CHECK(message("let one = p -> p; one(R, U)") == "this function takes 1 argument, but 2 are given");
}

TEST_CASE("a function keeps the values of the parameters around it") {
    CHECK(last("def plus(n) = m -> m + n; let one = plus(1); let ten = plus(10); {one(5), ten(5)}") == "{6, 15}");
    CHECK(last("def twice(g) = p -> g(g(p)); let four = twice(twice(n -> 2 * n)); four(1)") == "16");
    CHECK(last("let g = n -> m -> n; let h = g(1); h(2)") == "1");
    CHECK(last("let g = n -> n -> n; let h = g(1); h(2)") == "2");
    CHECK(
        run("let made = {n -> n}; for n in 1..3 { let made = made + {() -> n} }; let g = item(made, 2); g()").answers ==
        std::vector<std::string>{"1"});
}

TEST_CASE("in the block of a function let is local, and the last value or return is the result") {
    CHECK(last("def square(n) { let m = n * n; m }; square(5)") == "25");
    CHECK(last("let m = 7; def square(n) { let m = n * n; m }; square(5); m") == "7");
    CHECK(last("def total(list) { let sum_ = 0; for n in list { let sum_ = sum_ + n }; sum_ }; total(1..100)") ==
          "5050");
    CHECK(last("def fact(n) { if n == 0 then return 1; n * fact(n - 1) }; fact(10)") == "3628800");
    CHECK(last("def big(list) { for n in list { if n > 3 then return n }; 0 }; {big({1, 5, 7}), big({1})}") ==
          "{5, 0}");
    CHECK(last("def sign_of(n) { if n < 0 then -1 else { let s = 1; s } }; {sign_of(-3), sign_of(2)}") == "{-1, 1}");
    CHECK(last("let twice = p -> { let q = p; q q }; twice(R U)").starts_with("R U R U"));
    CHECK(last("def gs(n) { let all = {}; for i in 1..n { let all = all + {() -> i} }; all }; map(g -> g(), gs(3))") ==
          "{1, 2, 3}");
    CHECK(last("def some() { let xs = {1}; let g = () -> xs; let xs = xs + {2}; {g(), xs} }; some()") ==
          "{{1}, {1, 2}}");
    CHECK(last("def some(xs) { let xs = xs + {2}; xs }; let all = {1}; some(all); all") == "{1}");
    CHECK(last("def some() { let m = {:}; for n in 1..3 { let m = m + {n: n} }; m }; some()") == "{1: 1, 2: 2, 3: 3}");
    CHECK(message("def some() { let xs = {1}; let xs = xs + 1; xs }; some()") ==
          "a list and an integer cannot be added");
    CHECK(message("def square(n) { if true then { let m = n }; m }; square(5)") == "unknown name `m`");
    CHECK(message("def endless(n) { return endless(n) }; endless(1)").starts_with("calls are nested deeper"));
}

TEST_CASE("empty braces after then or else in a function are the empty list, and do nothing in a loop") {
    CHECK(last("def f_(n) { if n == 1 then {} else { let m = n; {m} } }; f_(1)") == "{}");
    CHECK(last("def f_(n) { if n == 1 then {n} else { } }; f_(2)") == "{}");
    CHECK(last("for n in 1..2 { if n == 1 then {} else { print n } }") == "2");
}

TEST_CASE("a value can be passed to a call by |>") {
    CHECK(last("R U |> order") == "105");
    CHECK(last("{R, R U} |> map(order) |> max") == "105");
    CHECK(last("1..10 |> filter(n -> n > 8) |> map(n -> n * n)") == "{81, 100}");
    CHECK(last("1..4 |> fold((m, n) -> m + n, 0)") == "10");
    CHECK(last("1..10 |> first(2)") == "{1, 2}");
    CHECK(last("{3, 1, 2} |> sort_by(f = n -> n)") == "{1, 2, 3}");
    CHECK(last("2 + 3 |> text") == "\"5\"");
}

TEST_CASE("a map can be made by for") {
    CHECK(last("{p: order(p) for p in {R, R U, M}}") == "{R: 4, R U: 105, M: 4}");
    CHECK(last("{m + n: {m} for m in 1..2 for n in {10, 20} if m + n > 11}") == "{21: {1}, 12: {2}, 22: {2}}");
    CHECK(last("let old = {\"a\": R}; {p: k for k -> p in old}") == "{R: \"a\"}");
    CHECK(last("{n: n for n in {}}") == "{:}");
    CHECK(message("{1: n for n in {1, 2}}") == "the key 1 occurs twice");
}

TEST_CASE("a list can be made by for, as by loops in each other") {
    CHECK(last("{n * n for n in 1..4}") == "{1, 4, 9, 16}");
    CHECK(last("{{m, n} for m in 1..3 for n in m..3 if m != n}") == "{{1, 2}, {1, 3}, {2, 3}}");
}

TEST_CASE("a list made from a stream is a stream") {
    CHECK(last("first({n * n for n in 1..10^12 if remainder(n, 7) == 0}, 2)") == "{49, 196}");
    CHECK(last("def from(k) = {n + k for n in 1..10^9}; first(from(5), 2)") == "{6, 7}");
    CHECK(last("first({{m, n} for m in 1..10^9 for n in 1..m}, 3)") == "{{1, 1}, {2, 1}, {2, 2}}");
}

TEST_CASE("in its scope a name that spells moves is a name, if it stands alone") {
    CHECK(last("def same(x) = x; same(7)") == "7");
    CHECK(last("def both(a, b) = [a, b]; both(R, U)").starts_with("R U R' U'"));
    CHECK(last("{order(x) for x in {R, R U}}") == "{4, 105}");
    CHECK(last("map(x -> x' , {R})") == "{R'}");
    CHECK(last("map(x -> (x)2 , {R U})") == "{R U R U}");
    CHECK(run("for f in {R, U} { print f, order(f) }").answers == std::vector<std::string>{"R 4", "U 4"});
    CHECK(last("def same(M1) = M1; same(7)") == "7");
    for (const std::string body : {"x R", "R x R'", "x2", "RxU", "x2'"})
        CHECK(message("def around(x) = " + body) == "`x` is a name here, and moves too");
    CHECK(last("def around(y) = x y^-1; 3") == "3");
    CHECK(message("let M = R") == "`M` is read as the moves M");
}

TEST_CASE("after its definition a name in small letters is a name, though it spells moves") {
    CHECK(last("def f(x) = x^2; f(7)") == "49");
    CHECK(last("let d = {\"a\": 3}; item(d, \"a\")") == "3");
    CHECK(last("let x = 1; for i in 1..3 { let x = x + i }; x") == "7");
    CHECK(last("def same(p) { let b = p; b }; order(b same(R))") == last("order(b R)"));
    CHECK(last("let compose = (f, g) -> x -> g(f(x)); let h = compose(inverse, order); h(R U)") == "105");
    CHECK(last("let x = R; let y = U; x y' x == R U' R") == "true");
    CHECK(message("def f(x) = x; R f U") == "`f` is a name here, and moves too");
    CHECK(last("length(f); def f(x) = x; f(2)") == "2");
}

}  // namespace cubelang::meaning::functions_test
