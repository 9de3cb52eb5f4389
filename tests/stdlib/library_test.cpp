#include "stdlib/library.hpp"

#include <map>
#include <set>

#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/session.hpp"
#include "tests/stdlib/definitions.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::library_test {
namespace {

// The answer to a program, as text, including errors.
std::string output_of(const std::string& program, int n = 3) {
    std::string text;
    SessionOptions options;
    options.n = n;
    Session session(options, [&](const Answer& answer) { text = as_lines(answer); });
    session.run("test", program);
    return text;
}

}  // namespace

TEST_CASE("the library has its modules, and all are parsed without errors") {
    std::set<std::string_view> names;
    for (const auto& [name, text] : library::modules()) {
        INFO(name);
        names.insert(name);
        CHECK(lang::parse(lang::make_source(std::string(name), std::string(text))).errors.empty());
    }
    for (const auto* name : {"commutators", "oll", "parity", "patterns", "pll", "triggers"})
        CHECK(names.contains(name));
}

TEST_CASE("every definition of the library has a description and an example with its name") {
    for (const auto& definition : test::definitions()) {
        INFO(definition.module << ": " << definition.name);
        CHECK_FALSE(test::description(definition).empty());
        const auto examples = test::examples(definition);
        CHECK_FALSE(examples.empty());
        for (const auto& example : examples) CHECK(example.find(definition.name) != example.npos);
    }
}

TEST_CASE("every example in the library is true") {
    for (const auto& definition : test::definitions())
        for (const auto& example : test::examples(definition)) {
            INFO(definition.module << ": " << example);
            CHECK(output_of("import " + definition.module + "\n" + example) == "true\n");
        }
}

TEST_CASE("the examples are true if another cube was current before") {
    for (const auto& definition : test::definitions())
        for (const auto& example : test::examples(definition)) {
            INFO(definition.module << ": " << example);
            CHECK(output_of("import " + definition.module + "\ncube 3; " + example, 6) == "true\n");
        }
}

TEST_CASE("no library name is built in or in two modules") {
    std::map<std::string, std::string> homes;
    for (const auto& [module, name, doc] : test::definitions()) {
        INFO(module << ": " << name);
        CHECK(meaning::vocabulary().built_in(name) == nullptr);
        CHECK(meaning::vocabulary().constant(name) == nullptr);
        CHECK(homes.emplace(name, module).second);
    }
}

TEST_CASE("all modules can be imported together") {
    std::string program;
    for (const auto& module : library::modules()) program += "import " + std::string(module.name) + "\n";
    CHECK(output_of(program + "1") == "1\n");
}

TEST_CASE("every algorithm of the library is reachable by turns") {
    for (const auto& definition : test::definitions()) {
        static const std::set<std::string> of_functions{
            "blindfolded",  "commutator_sheets", "cstimer", "groups",      "parity_cases",
            "sheet_checks", "sheet_formats",     "sheets",  "three_style", "timers"};
        if (of_functions.contains(definition.module)) continue;
        const auto example = test::examples(definition).at(0);
        const auto cube = example.starts_with("cube ") ? example.substr(0, example.find(';') + 1) : "";
        INFO(definition.module << ": " << definition.name);
        CHECK(output_of("import " + definition.module + "\n" + cube + " is_reachable(" + definition.name + ")") ==
              "true\n");
    }
}

}  // namespace cubelang::library_test
