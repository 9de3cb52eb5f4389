// One law of equality: values that `==` calls equal are one key, and values that are one key are equal.

#include "runtime/meaning/show/collection_text.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/hash.hpp"
#include "runtime/meaning/value/map.hpp"
#include "tests/language/run.hpp"

namespace cubelang::meaning::keys_test {
namespace {

// Values of all types but streams, which are no keys; many of them are equal, also across types.
const char* const texts[] = {"1",
                             "2 / 2",
                             "1 / 2",
                             "0.5",
                             "true",
                             "1 == 1",
                             "\"R\"",
                             "text(R)",
                             "()",
                             "R R'",
                             "permutation(())",
                             "(1,2) (1,2)",
                             "(1 2 3)",
                             "(1,2)",
                             "(2 1)",
                             "(2 1 3)",
                             "(1,2,3)",
                             "(2 3 1)",
                             "R",
                             "permutation(R)",
                             "(R^5)",
                             "R R",
                             "R2",
                             "@urf",
                             "@rfu",
                             "@URF",
                             "{}",
                             "{1}",
                             "{1, 2}",
                             "{2, 1}",
                             "{()}",
                             "{R}",
                             "{permutation(R)}",
                             "{(1,2) (1,2)}",
                             "items((1,2))",
                             "{:}",
                             "{\"a\": 1, \"b\": R}",
                             "{\"b\": R, \"a\": 1}",
                             "record({\"a\": 1, \"b\": R})",
                             "record({\"b\": permutation(R), \"a\": 1})",
                             "set({})",
                             "set({1, 2})",
                             "set({2, 1, 1})",
                             "set({(), R})",
                             "set({R R', permutation(R)})",
                             "group(R)",
                             "group(R')",
                             "group(R, U)",
                             "S_id",
                             "S_F2",
                             "S_F2 S_F2",
                             "x x'",
                             "state(())",
                             "state(R)",
                             "items(state(R))",
                             "rotation_map(R)",
                             "mapping(items(rotation_map(R)))",
                             "two_row(1..3)",

                             "solved(corners)",
                             "solved({corners})",
                             "order",
                             "n -> n"};
const char* const of_a_supercube[] = {"state((+r))",   "state((++r))",      "state((+u))",
                                      "(+r)",          "permutation((+r))", "rotation_map((+r))",
                                      "two_row((+r))", "two_row(())",       "rotation_map(())"};

struct Values {
    explicit Values(cube::Cube cube)
        : interpreter(vocabulary(),
                      {[this](const ShownValue& what) { shown = what.value; }, [](const render::Drawing&) {}}) {
        interpreter.context().set_cube(cube);
        for (const auto* text : texts) add(text);
        if (cube.super)
            for (const auto* text : of_a_supercube) add(text);
    }
    Value evaluated(const std::string& text) {
        const auto source = lang::make_source("test", text);
        for (const auto& statement : lang::parse(source).statements) interpreter.run(statement, source);
        return shown;
    }
    void add(const std::string& text) {
        for (const auto& around : {"{}", "{{{}}}", "{{1: {}}}", "record({{\"a\": {}}})", "set({{{}}})"})
            all.push_back(evaluated(fmt::format(fmt::runtime(around), text)));
    }
    [[nodiscard]] Operand operand(std::size_t i) const { return {all[i], where}; }
    // Nothing if `==` refuses the two.
    std::optional<bool> are_equal(std::size_t i, std::size_t j) {
        try {
            return equal(interpreter.context(), operand(i), operand(j));
        } catch (const lang::Error&) {
            return std::nullopt;
        }
    }
    bool are_one_key(std::size_t i, std::size_t j) { return same_key(interpreter.context(), all[i], operand(j)); }
    std::uint64_t hash(std::size_t i) { return hash_of(interpreter.context(), operand(i)); }

    Value shown;
    Interpreter interpreter;
    lang::Where where{lang::make_source("test", ""), {}};
    std::vector<Value> all;
};

}  // namespace

TEST_CASE("two values are equal exactly if they are one key, for every pair of types that `==` does not refuse") {
    for (const auto& cube : {cube::Cube{3}, cube::Cube{2}, cube::Cube{3, true}}) {
        Values values(cube);
        const auto count = values.all.size();
        std::size_t compared = 0, different_types = 0;
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = 0; j < count; ++j) {
                const auto same = values.are_equal(i, j);
                if (!same) continue;
                INFO(i << " " << j << " " << type_name(values.all[i]) << " " << type_name(values.all[j]));
                CHECK(*same == values.are_one_key(i, j));
                ++compared;
                if (*same) {
                    CHECK(values.hash(i) == values.hash(j));
                    different_types += values.all[i].type() != values.all[j].type() ? 1 : 0;
                }
            }
        CHECK(compared > 5000);
        CHECK(different_types > 50);
    }
}

TEST_CASE("equality is symmetric, and values equal to a third are equal or not compared") {
    Values values({3});
    const auto count = values.all.size();
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const auto same = values.are_equal(i, j);
            INFO(i << " " << j);
            CHECK(same == values.are_equal(j, i));
            if (same != true) continue;
            for (std::size_t k = 0; k < count; ++k)
                if (values.are_equal(j, k) == true) {
                    INFO(k);
                    CHECK(values.are_equal(i, k).value_or(true));
                }
        }
}

TEST_CASE("a value that is printed and read back is the same key") {
    for (const auto& cube : {cube::Cube{3}, cube::Cube{3, true}}) {
        Values values(cube);
        const auto count = values.all.size();
        for (std::size_t i = 0; i < count; ++i) {
            if (!without_literal(values.all[i]).empty()) continue;
            const auto written = literal_text(values.all[i], {});
            INFO(written);
            values.all.push_back(values.evaluated(written));
            CHECK(values.are_one_key(i, values.all.size() - 1));
        }
        CHECK(values.all.size() > 2 * count - 20);
    }
}

TEST_CASE("the identity of tuples is that of the cube, in lists, sets, maps and by itself") {
    CHECK(test::last("let i = (1,2)*(1,2); {i == (), i in {()}, i in set({()}), set({i}) == set({()}), "
                     "size(unique({i, ()})), {(): 5}[i]}") == "{true, true, true, true, 1, 5}");
    CHECK(test::message("(1,2) == R") == "a tuple and an algorithm cannot be compared");
}

TEST_CASE("numbers of a supercube that differ in turned centres are different") {
    CHECK(test::last("supercube 3; {state((+r)) == state(()), size(set({state((+r)), state(()), state((++u))})), "
                     "rotation_map((+r)) == rotation_map(())}") == "{false, 3, false}");
}

}  // namespace cubelang::meaning::keys_test
