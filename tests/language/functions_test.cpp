// Functions, scopes and loops.

#include "tests/language/run.hpp"

namespace cubelang::eval::functions_test {
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
    CHECK(message("let order = 3") == "`order` is built in and cannot be redefined");
    CHECK(message("def order(p) = p") == "`order` is built in and cannot be redefined");
    CHECK(message("let HTM = 3") == "`HTM` is built in and cannot be redefined");
    CHECK(last("for order in 1..2 { print order }") == "2");
}

TEST_CASE("calls may be hundreds deep, and a runaway recursion ends with a message") {
    const std::string count = "def count(n) = if n == 0 then 0 else 1 + count(n - 1); ";
    CHECK(last(count + "count(700)") ==
          "700");  // sanitizers have large stack frames: more calls exceed the stack limit
    CHECK(message("def ever(n) = ever(n + 1); ever(0)") == "calls are nested deeper than 1000");
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

}  // namespace cubelang::eval::functions_test
