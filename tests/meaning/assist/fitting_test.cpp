#include "runtime/meaning/assist/fitting.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/meaning/bind/vocabulary.hpp"
#include "tests/language/run.hpp"

namespace cubelang::meaning::fitting_test {
namespace {

const Scope& nothing() {
    static const Scope scope(vocabulary());
    return scope;
}

bool offers(std::string_view before, std::string_view name) {
    const auto* parameter = parameter_at(place_of(before));
    REQUIRE(parameter != nullptr);
    const auto names = fitting(nothing(), *parameter);
    return std::ranges::find(names, name, &Entry::name) != names.end();
}

}  // namespace

TEST_CASE("functions whose values fit an argument are offered there") {
    CHECK(offers("order(", "random_state"));
    CHECK(offers("order(", "simplify"));
    CHECK_FALSE(offers("order(", "order"));
    CHECK(offers("random_state(", "order"));
    CHECK(offers("image(R, ", "location"));
    CHECK(offers("image(R, at = ", "location"));
    CHECK_FALSE(offers("image(R, ", "simplify"));
    CHECK(offers("map(", "order"));
}

TEST_CASE("the example of a function has a value of the type that its row states") {
    for (const auto& row : vocabulary().built_ins()) {
        const std::string example(row.example.substr(row.example.rfind(';') + 1));
        const bool is_call = example.find(std::string(row.name) + "(") <= 1 && example.ends_with(')') &&
                             std::ranges::count(example, '(') == 1;
        if (row.result.empty() || !is_call || row.name.starts_with("write")) continue;
        INFO(row.example);
        const auto type = type_with_article(test::value(std::string(row.example)));
        CHECK(row.result == (type == "a boolean" ? "true or false" : type));
    }
}

TEST_CASE("a named argument and the last argument of many have their parameter") {
    CHECK(parameter_at(place_of("length(R, metric = "))->name == "metric");
    CHECK(parameter_at(place_of("group(R, U, F, ")) != nullptr);
    CHECK(parameter_at(place_of("order(R, ")) == nullptr);
    CHECK(parameter_at(place_of("order(R ")) == nullptr);
    CHECK(parameter_at(place_of("foo(")) == nullptr);
    CHECK(parameter_at(place_of("(")) == nullptr);
}

}  // namespace cubelang::meaning::fitting_test
