// Expressions with integers, texts, lists, records and booleans.

#include "tests/language/run.hpp"

namespace cubelang::meaning::values_test {
namespace {

using test::last;
using test::message;

}  // namespace

TEST_CASE("integers are exact at any size") {
    CHECK(last("2^200") == "1606938044258990275541962092341162602522202993782792835301376");
    CHECK(last("2^200 - 2^200 + 1") == "1");
    CHECK(last("(10^50 + 1) * (10^50 - 1) == 10^100 - 1") == "true");
    CHECK(last("-3") == "-3");
    CHECK(last("2 - 5") == "-3");
    CHECK(last("007") == "7");
    CHECK(last("0^0") == "1");
    CHECK(last("(-2)^3") == "-8");
    CHECK(last("(-1)^(10^30 + 1)") == "-1");
    CHECK(last("0^(10^30)") == "0");
    CHECK(last("(2^3)^2") == "64");
    CHECK(last("2^(3^2)") == "512");
    CHECK(last(std::string(400, '9') + " == 10^400 - 1") == "true");
}

TEST_CASE("integers beyond the limit are reported") {
    const std::string too_long = "this integer would have more than 1048576 binary digits";
    CHECK(message("2^(10^30)") == too_long);
    CHECK(message("2^1048576") == too_long);
    CHECK(message("3^661578") == too_long);
    CHECK(last("2^1048575 > 3^661577") == "true");
    CHECK(message("let n_ = 3; for i in 1..60 { let n_ = n_ * n_ }") == too_long);
    CHECK(message(std::string(1'000'000, '7')) == too_long);
}

TEST_CASE("a quotient that is not an integer is an exact fraction") {
    CHECK(last("7/2") == "7/2");
    CHECK(last("8/2") == "4");
    CHECK(last("1/3 + 1/6 - 1/2") == "0");
    CHECK(last("(7/2)^-2") == "4/49");
    CHECK(last("2^-1") == "1/2");
    CHECK(last("-7/2 * 2") == "-7");
    CHECK(last("2*3/4*2") == "3");
    CHECK(last("{2.50, 0.1, 2.0}") == "{5/2, 1/10, 2}");
    CHECK(last("7/2 == 3.5 and 7/2 < 4 and 1/2 != 1 and contains({1, 1/2}, 0.5)") == "true");
    CHECK(last("sort({1/2, 1/3, 0})") == "{0, 1/3, 1/2}");
    CHECK(last("sum({1/2, 1/3})") == "5/6");
    CHECK(last("type(1/2)") == "\"fraction\"");
    CHECK(message("1/(2-2)") == "division by zero");
    CHECK(message("0^-1") == "division by zero");
}

TEST_CASE("decimals are rounded half away from zero") {
    CHECK(last("{decimal(22/7, 3), decimal(-1/2, 0), decimal(1/200, 2), decimal(-1/300, 2), decimal(5, 2)}") ==
          R"({"3.143", "-1", "0.01", "0.00", "5.00"})");
    CHECK(last("{percent(1, 8), percent(2, 3, 0), mean({4, 105, 6})}") == R"({"12.5 %", "67 %", 115/3})");
    CHECK(message("decimal(1/3, -1)") == "places is a number from 0 to 10000, not -1");
}

TEST_CASE("a minus between numbers without spaces is a difference") {
    CHECK(last("let n_ = 5; {5-3, n_-1, size({1, 2})-1, n_ -1, n_-2*2, n_-(1), 2^n_-1, 10 - 7-2, 10 - n_-1}") ==
          "{2, 4, 1, 4, 1, 4, 31, 1, 4}");
    CHECK(message("R - 1-1") == "an algorithm and an integer cannot be subtracted");
}

TEST_CASE("an assertion can have a message") {
    CHECK(message("assert 1 == 2, \"one is \" + text(1)") == "one is 1");
    CHECK(last("assert true, unknown_name; 1") == "1");
    CHECK(message("assert 1 == 2, \"\"") == "this assertion is false");
}

TEST_CASE("a list that grows in a loop is not copied, and earlier copies do not change") {
    CHECK(last("let a_ = {}; for i in 1..100000 { let a_ = a_ + {i} }; {size(a_), sum(a_)}") == "{100000, 5000050000}");
    CHECK(last("let a_ = {1}; let b_ = a_; for i in 2..3 { let a_ = a_ + {i}; let c_ = a_ }; {a_, b_, c_}") ==
          "{{1, 2, 3}, {1}, {1, 2, 3}}");
    CHECK(last("let a_ = {1}; for i in 1..3 { let a_ = a_ + a_ }; size(a_)") == "8");
    CHECK(message("let a_ = {}; for i in 1..2 { let a_ = a_ + 1 }") == "a list and an integer cannot be added");
}

TEST_CASE("random integers can have any size") {
    CHECK(last("random_integer(1, 10^30, 10^31)") == "6745616966667144589655067250866");
    CHECK(last("let most = 10^40; for seed in 1..50 { assert random_integer(seed, -most, most) <= most }; 1") == "1");
}

TEST_CASE("division rounds down, and the remainder has the divisor's sign") {
    for (const auto* a : {"7", "-7", "6", "0", "-1"})
        for (const auto* b : {"2", "-2", "3", "-5"}) {
            const auto pair = std::string("(") + a + ", " + b + ")";
            CHECK(last("quotient" + pair + " * " + b + " + remainder" + pair + " == " + a) == "true");
            CHECK(last("remainder" + pair + " * " + b + " >= 0") == "true");
        }
    CHECK(last("quotient(-7, 2)") == "-4");
    CHECK(message("remainder(1, 0)") == "division by zero");
}

TEST_CASE("lists are counted from 1, joined by +, and can contain any values") {
    CHECK(last("{1, \"a\", R U, (uf,ur), @ufr, true, {}}") == "{1, \"a\", R U, (uf,ur), @ufr, true, {}}");
    CHECK(last("{1} + {2, 3}") == "{1, 2, 3}");
    CHECK(last("item({10, 20}, 1)") == "10");
    CHECK(message("item({1}, 0)") == "there is no item 0: the list has 1");
    CHECK(message("item({1}, 2)") == "there is no item 2: the list has 1");
    CHECK(last("2..5") == "{2, 3, 4, 5}");
    CHECK(last("5..2") == "{}");
    CHECK(last("-1..1") == "{-1, 0, 1}");
    CHECK(last("sum({})") == "0");
    CHECK(last("size(1..1000000)") == "1000000");
}

TEST_CASE("lists that grow too large in a loop are reported") {
    CHECK(message("let deep = {}; def same(q) = deep; for i in 1..100000 { let deep = map(same, {1}) }") ==
          "lists are nested deeper than 1000");
    CHECK(last("let deep = {}; for i in 1..998 { let deep = {deep} }; deep == {deep}") == "false");
}

TEST_CASE("texts are joined by +, and size counts characters") {
    CHECK(last("\"a\" + \"b\"") == "\"ab\"");
    CHECK(last("size(\"größe\")") == "5");
    CHECK(last("\"tab\\t quote\\\" back\\\\ line\\n é \\u{e9}\"") == "\"tab\\t quote\\\" back\\\\ line\\n é é\"");
}

TEST_CASE("a record's fields are accessed by name") {
    CHECK(last("parity(R).overall") == "\"even\"");
    CHECK(last("source(F, @urf).part") == "@luf");
    CHECK(message("parity(R).foo") == "this record has no field `foo`");
    CHECK(last("cube 7; type(parity(R).obliques)") == "\"text\"");
}

TEST_CASE("and, or and if evaluate no more operands than necessary") {
    CHECK(last("false and missing") == "false");
    CHECK(last("true or missing") == "true");
    CHECK(last("if true then 1 else missing") == "1");
    CHECK(last("not 1 == 2") == "true");
    CHECK(message("0 or true") == "`or` needs true or false, but this is an integer");
}

TEST_CASE("the last value shown is called _") {
    CHECK(last("R U; _ _ == (R U)2") == "true");
    CHECK(last("5; print 7; _ + 1") == "6");
    CHECK(last("1; 2; let n_ = 9; _") == "2");
}

}  // namespace cubelang::meaning::values_test
