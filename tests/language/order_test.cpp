// The order of any two values, and their identity as keys of maps.

#include "runtime/meaning/value/order.hpp"

#include "runtime/meaning/value/hash.hpp"
#include "tests/language/run.hpp"

namespace cubelang::meaning::order_test {
namespace {

using test::holds;
using test::last;

// Several values of each type, some of them equal to each other.
const std::vector<std::string>& some_values() {
    static const std::vector<std::string> all{"true",
                                              "false",
                                              "is_reachable((+uf))",
                                              "0",
                                              "-3",
                                              "7/2",
                                              "3.5",
                                              "10^40",
                                              "\"\"",
                                              "\"a\"",
                                              "\"b\"",
                                              "gap(R)",
                                              "@urf",
                                              "@rfu",
                                              "@net.9",
                                              "@uf",
                                              "()",
                                              "R",
                                              "R R'",
                                              "R5",
                                              "permutation(R)",
                                              "(uf,ur)",
                                              "S_LR2",
                                              "S_LR2 S_LR2",
                                              "S_U4",
                                              "y",
                                              "S_LR2 (uf,ur)",
                                              "(1,2,3)",
                                              "(2 3 1)",
                                              "(2 3 1 4)",
                                              "(1,2)",
                                              "{}",
                                              "{1}",
                                              "{1, 2}",
                                              "{2}",
                                              "{R}",
                                              "{R5}",
                                              "{group(R)}",
                                              "{group(U)}",
                                              "{{1}}",
                                              "{:}",
                                              "{1: 2, R: 3}",
                                              "{R5: 3, 1: 2}",
                                              "{1: 2, R: 4}",
                                              "source(F, @urf)",
                                              "{\"part\": @luf, \"orientation\": 1}",
                                              "solved(corners)",
                                              "@uf -> @ur",
                                              "group(R, U)",
                                              "group(U, R)",
                                              "group(R U, R)",
                                              "group(R, F)",
                                              "group_of((1,2,3), ())",
                                              "group_of((1,3,2))",
                                              "group()",
                                              "order",
                                              "orders",
                                              "show(R)",
                                              "show(U)"};
    return all;
}

struct Sample {
    Context context;
    std::vector<Value> values = {};

    Sample() {
        for (const auto& text : some_values()) values.push_back(test::value(text));
    }
    [[nodiscard]] int order(std::size_t a, std::size_t b, Precision precision = Precision::sorting) {
        return order_of(context, values[a], values[b], {}, precision);
    }
};

}  // namespace

TEST_CASE("the order of values is total: antisymmetric and transitive") {
    Sample sample;
    const auto sign = [&](std::size_t a, std::size_t b) {
        const int order = sample.order(a, b);
        return order < 0 ? -1 : order > 0 ? 1 : 0;
    };
    const auto count = sample.values.size();
    std::vector<std::vector<int>> signs(count, std::vector<int>(count));
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = 0; b < count; ++b) signs[a][b] = sign(a, b);
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = 0; b < count; ++b) {
            INFO(some_values()[a] << " and " << some_values()[b]);
            REQUIRE(signs[a][b] == -signs[b][a]);
            for (std::size_t c = 0; c < count; ++c)
                if (signs[a][b] <= 0 && signs[b][c] <= 0) REQUIRE(signs[a][c] <= std::max(signs[a][b], signs[b][c]));
        }
}

TEST_CASE("equal keys have equal hashes, and are not told apart by their effect in the order") {
    Sample sample;
    for (std::size_t a = 0; a < sample.values.size(); ++a)
        for (std::size_t b = 0; b < sample.values.size(); ++b) {
            INFO(some_values()[a] << " and " << some_values()[b]);
            const Operand left{sample.values[a], {}}, right{sample.values[b], {}};
            const bool same = same_key(sample.context, left.value, right);
            CHECK(same == same_key(sample.context, right.value, left));
            if (a == b) CHECK(same);
            if (same) CHECK(hash_of(sample.context, left) == hash_of(sample.context, right));
        }
}

TEST_CASE("equal values are the same key") {
    const auto finds = [](const std::string& key, const std::string& same) {
        return last("{item({" + key + ": 7}, " + same + ", 0), item({" + key + ": 7}, {" + same + "}, 0)}") == "{7, 0}";
    };
    CHECK(finds("3.5", "7/2"));
    CHECK(finds("{1, {R}}", "{1, {R5}}"));
    CHECK(finds("(1,2,3)", "(2 3 1)"));
    CHECK(finds("{R: 1, U: 2}", "{U5: 2, R5: 1}"));
    CHECK(finds("source(F, @urf)", "{\"part\": @luf, \"orientation\": 1}"));
    CHECK(finds("group(R, U)", "group(R U, U)"));
    CHECK(finds("S_U4", "y"));
    CHECK(finds("S_LR2 R", "L' S_LR2"));
    CHECK(finds("solved(corners)", "solved(corners)"));
    CHECK(finds("order", "order"));
    CHECK(finds("show(R)", "show(R5)"));
    CHECK(last("let f_ = x_ -> x_; let g_ = x_ -> x_; {item({f_: 1}, f_, 0), item({f_: 1}, g_, 0)}") == "{1, 0}");
    CHECK(last("item({(): 1}, (1,2)^2, 0)") == "1");
    CHECK(last("item({R: 1}, (1,2), 0)") == "0");  // a tuple is not an algorithm
    CHECK(last("item({{1, \"a\"}: 1}, {1, 2}, 0)") == "0");
}

TEST_CASE("lists of algorithms are keys on the cube on which they are asked for") {
    CHECK(last("let m = {{2R}: 1}; cube 4; {item(m, {2R}, 0), item(m, {R}, 0)}") == "{1, 0}");
    CHECK(last("let m = {{3R}: 1}; item(m, {L'}, 0)") == "1");
    CHECK(last("let m = {{3R}: 1}; cube 4; item(m, {L'}, 0)") == "0");
    CHECK(last("let m = {permutation(R): 1}; cube 4; {item(m, {R}, 0), item(m, permutation(R), 0)}") == "{0, 0}");
}

TEST_CASE("sort puts any values in order, by type and then by value") {
    CHECK(last("sort({{2}, \"b\", R, 3, {1, 2}, @uf, 1/2, (1,2), \"a\", true, {1}, -1, false})") ==
          "{false, true, -1, 1/2, 3, \"a\", \"b\", @uf, R, (1,2), {1}, {1, 2}, {2}}");
    CHECK(last("sort({R R', R4, ()})") == "{(), R4, R R'}");
    CHECK(last("sort({group(R, U), group(R2), group()})") == "{group(), group(R2), group(R, U)}");
    CHECK(last("sort({order, mean, cycles}) == {cycles, mean, order}") == "true");
    CHECK(holds("sort({R, U, F, D}) == sort({D, F, U, R})"));
    CHECK(last("sort({})") == "{}");
    CHECK(last("sort(1000001..1000003)") == "{1000001, 1000002, 1000003}");
}

TEST_CASE("sort takes the function of the sort key, and keeps equal items in their order") {
    CHECK(last("sort({\"ccc\", \"b\", \"aa\", \"a\"}, by = size)") == "{\"b\", \"a\", \"aa\", \"ccc\"}");
    CHECK(last("sort({R U, R, U}, p_ -> {order(p_), length(p_)})") == "{R, U, R U}");
    CHECK(last("sort({1: 5, 2: 4}, item_ -> item(item_, 2))") == "{{2, 4}, {1, 5}}");
}

TEST_CASE("< still compares two numbers or two texts only") {
    CHECK(test::message("1 < \"a\"") == "this is a text: < and > compare two numbers or two texts");
    CHECK(test::message("{1} < {2}") == "this is a list: < and > compare two numbers or two texts");
}

}  // namespace cubelang::meaning::order_test
