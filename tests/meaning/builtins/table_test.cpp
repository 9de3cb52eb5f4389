// The table of built-ins: every row works as described.

#include "runtime/meaning/bind/vocabulary.hpp"

#include <map>
#include <set>
#include <span>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "runtime/meaning/assist/help.hpp"
#include "tests/language/run.hpp"

namespace cubelang::meaning::table_test {
namespace {

using test::last;
using test::message;

// A valid argument for each wanted type.
const std::map<std::string_view, std::string_view> good{
    {"a permutation or an algorithm", "R"},
    {"a set of cases such as \"pll\"", "\"pll\""},
    {"a step such as \"dr\"", "\"eo\""},
    {"an algorithm (moves)", "R"},
    {"an algorithm or a list of moves", "R"},
    {"an integer", "1"},
    {"a number", "1"},
    {"a text", "\"text\""},
    {"a location such as @ufr", "@urf"},
    {"a list", "{1}"},
    {"a list of generators, or a group", "{R}"},
    {"a list or a map", "{1}"},
    {"a list, a map or a stream", "{1}"},
    {"a list, a map or a group", "{1}"},
    {"a group such as group(R, U)", "group(R2, U2)"},
    {"a homomorphism such as action(G, orbits(G)[1])", "action(group(R2), {@uf, @df})"},
    {"a kind of parts such as edges", "edges"},
    {"a map", "{1: 2}"},
    {"an integer, or the name of a numbering", "1"},
    {"a permutation, an algorithm, a list, a map or a record", "R"},
    {"a function", "order"},
    {"any value", "1"},
    {"a permutation, an algorithm or a text", "R"},
    {"a symmetry such as S_LR2", "S_LR2"},
    {"parts: @uf, edges, last_layer, or a list of these", "edges"},
    {"a side such as d", "d"},
    {"a turn about the axis, such as F or z", "F"}};

std::string good_for(const Parameter& parameter) {
    return std::string(parameter.choices != nullptr ? parameter.choices().front().text : good.at(parameter.wanted));
}

std::string call_with(const BuiltIn& built_in, std::size_t changed, const std::string& by) {
    std::string text = std::string(built_in.name) + "(";
    for (std::size_t i = 0; i < built_in.parameters.size(); ++i)
        text += (i == 0 ? "" : ", ") + (i == changed ? by : good_for(built_in.parameters[i]));
    return text + ")";
}

bool is_name(std::string_view text) {
    const auto parsed = lang::parse(lang::make_source("test", "let " + std::string(text) + " = 1"));
    return parsed.errors.empty();
}

std::size_t required(const BuiltIn& built_in) {
    return static_cast<std::size_t>(std::count_if(built_in.parameters.begin(), built_in.parameters.end(),
                                                  [](const auto& p) { return !p.optional; }));
}

}  // namespace

TEST_CASE("each built-in's example shows the answer in the table") {
    for (const auto& row : vocabulary().built_ins()) {
        INFO(row.example);
        CHECK(last(std::string(row.example)) == row.answer);
    }
}

TEST_CASE("each built-in has a meaning, and its example calls it") {
    std::set<std::string_view> names;
    for (const auto& row : vocabulary().built_ins()) {
        INFO(row.name);
        CHECK(names.insert(row.name).second);
        CHECK(is_name(row.name));
        CHECK_FALSE(row.meaning.empty());
        CHECK_FALSE(row.topic.empty());
        CHECK(row.example.find(row.name) != row.example.npos);
        REQUIRE(vocabulary().built_in(row.name) != nullptr);
        CHECK(vocabulary().built_in(row.name)->example == row.example);
        CHECK(vocabulary().value(row.name)->as<Function>()->built_in == vocabulary().built_in(row.name));
        CHECK(vocabulary().constant(row.name) == nullptr);
    }
    CHECK(vocabulary().built_in("ordre") == nullptr);
}

TEST_CASE("there is a valid argument here for every wanted type") {
    for (const auto& row : vocabulary().built_ins())
        for (const auto& parameter : row.parameters) {
            INFO(row.name << " needs " << parameter.wanted);
            REQUIRE((parameter.choices != nullptr || good.contains(parameter.wanted)));
        }
}

TEST_CASE("each built-in refuses an argument of a wrong type, points at it, and names the parameter and its type") {
    for (const auto& row : vocabulary().built_ins())
        for (std::size_t i = 0; i < row.parameters.size(); ++i) {
            const auto& parameter = row.parameters[i];
            const bool has_place = std::ranges::none_of(std::span(row.parameters).first(i), &Parameter::takes_many);
            if (parameter.wanted == "any value" || !has_place) continue;
            const bool takes_booleans = parameter.wanted == "true or false";
            const auto text = call_with(row, i, takes_booleans ? "{}" : "true");
            INFO(text);
            const auto column = call_with(row, i, "%").find('%') + 1;
            const auto error = fmt::format("test:1:{}: error: {} needs {} for {}, but this is {}\n", column, row.name,
                                           parameter.wanted, parameter.name, takes_booleans ? "a list" : "a boolean");
            CHECK(test::run(text).errors.find(error) != std::string::npos);
        }
}

TEST_CASE("each built-in refuses too few and too many arguments, and shows its signature") {
    for (const auto& row : vocabulary().built_ins()) {
        std::string too_many = std::string(row.name) + "(R";
        for (std::size_t i = 0; i < row.parameters.size(); ++i) too_many += ", R";
        INFO(too_many);
        if (std::ranges::any_of(row.parameters, &Parameter::takes_many)) continue;
        CHECK(message(too_many + ")").find(signature(row) + " takes ") == 0);
        if (required(row) > 0) CHECK(message(std::string(row.name) + "()").find(signature(row) + " takes ") == 0);
    }
}

TEST_CASE("optional arguments are in brackets, and come last") {
    CHECK(signature(*vocabulary().built_in("order")) == "order(p)");
    CHECK(signature(*vocabulary().built_in("image")) == "image(p, at)");
    CHECK(signature(*vocabulary().built_in("length")) == "length(a [, metric])");
    for (const auto& row : vocabulary().built_ins())
        for (std::size_t i = 1; i < row.parameters.size(); ++i)
            CHECK(row.parameters[i].optional >= row.parameters[i - 1].optional);
}

TEST_CASE("the meaning of each parameter differs from its type") {
    for (const auto& row : vocabulary().built_ins())
        for (const auto& parameter : row.parameters) {
            INFO(row.name << "(" << parameter.name << "): " << parameter.meaning);
            CHECK_FALSE(parameter.meaning.empty());
            CHECK(parameter.wanted.find(parameter.meaning) == std::string_view::npos);
            CHECK(parameter.meaning.find(parameter.wanted) == std::string_view::npos);
            CHECK(parameter.meaning.find_first_of("|\n") == std::string_view::npos);
        }
}

TEST_CASE("each keyword's example runs") {
    for (const auto& keyword : keywords()) {
        INFO(keyword.example);
        CHECK(test::run(std::string(keyword.example)).succeeded);
        CHECK(keyword.example.find(keyword.name == "true" || keyword.name == "false" ? "==" : keyword.name) !=
              keyword.example.npos);
        CHECK_FALSE(is_name(keyword.name));
    }
}

TEST_CASE("each constant is a value with a meaning") {
    for (const auto& constant : vocabulary().constants()) {
        INFO(constant.name);
        CHECK(is_name(constant.name));
        const auto name = std::string(constant.name);
        const auto shown = constant.value.as<Text>() != nullptr ? "\"" + name + "\"" : name;
        const bool is_identity = constant.value.as<Algorithm>() != nullptr;
        CHECK(last(name).starts_with(is_identity ? "()" : shown));
        CHECK_FALSE(constant.meaning.empty());
    }
}

}  // namespace cubelang::meaning::table_test
