#include "stdlib/library.hpp"

#include <map>
#include <set>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "runtime/base/text.hpp"
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

// The call in the function's first example, with another argument.
std::string call_with(const lang::Def& def, std::size_t changed, const std::string& by) {
    const auto example = test::examples({"", def.name, def.doc}).at(0);
    const auto open = example.find(def.name + "(") + def.name.size(), end = lang::bracket_end(example, open);
    const auto parameter = def.code.parameters[changed].name + " = ";
    std::vector<std::string> arguments;
    for (const auto written : lang::split_at(std::string_view(example).substr(open + 1, end - open - 2), ','))
        if (!written.empty()) arguments.emplace_back(trimmed(written));
    const auto is_named = [](const std::string& argument) { return argument.find(" = ") < argument.find('('); };
    const auto same = std::ranges::find_if(arguments, [&](const auto& one) { return one.starts_with(parameter); });
    if (same != arguments.end())
        *same = parameter + by;
    else if (changed < arguments.size() && !is_named(arguments[changed]))
        arguments[changed] = by;
    else
        arguments.push_back(parameter + by);
    const auto cube = example.starts_with("cube ") ? example.substr(0, example.find(';') + 2) : "";
    return fmt::format("{}{}({})", cube, def.name, fmt::join(arguments, ", "));
}

// Does the first example call it? Those that read files do not.
bool is_called_in_example(const lang::Def& def) {
    return !def.doc.empty() && test::examples({"", def.name, def.doc}).at(0).find(def.name + "(") != std::string::npos;
}

}  // namespace

TEST_CASE("in a call of each function of the library, an error in an argument's type is at that argument") {
    std::size_t checked = 0;
    for (const auto files : {library::modules(), library::prelude()})
        for (const auto& [name, text] : files)
            for (const auto& statement : lang::parse(lang::make_source("", std::string(text))).statements)
                if (const auto* def = std::get_if<lang::Def>(&statement.node);
                    def != nullptr && is_called_in_example(*def))
                    for (std::size_t i = 0; i < 2 * def->code.parameters.size(); ++i) {
                        const std::string wrong = i % 2 == 0 ? "true" : "7", mark = "%%";
                        const bool has_module = files.data() == library::modules().data();
                        const auto begin = has_module ? fmt::format("import {}; ", name) : "";
                        const auto column = (begin + call_with(*def, i / 2, mark)).find(mark) + 1;
                        const auto output = output_of(begin + call_with(*def, i / 2, wrong));
                        INFO(begin << call_with(*def, i / 2, wrong) << "\n" << output);
                        const bool is_type =
                            output.find("files cannot be") == output.npos && output.find("never closed") == output.npos;
                        if (output.find(": error: ") == output.npos || !is_type) continue;
                        CHECK(output.starts_with(fmt::format("test:1:{}: error: ", column)));
                        ++checked;
                    }
    CHECK(checked > 300);
}

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
            "blindfolded",  "commutator_sheets",  "cstimer",      "gap_files", "groups",       "kpuzzle_files",
            "parity_cases", "puzzle_definitions", "puzzle_files", "puzzles",   "sheet_checks", "sheet_formats",
            "sheets",       "three_style",        "timers",       "tws_files"};
        if (of_functions.contains(definition.module)) continue;
        const auto example = test::examples(definition).at(0);
        const auto cube = example.starts_with("cube ") ? example.substr(0, example.find(';') + 1) : "";
        INFO(definition.module << ": " << definition.name);
        CHECK(output_of("import " + definition.module + "\n" + cube + " is_reachable(" + definition.name + ")") ==
              "true\n");
    }
}

}  // namespace cubelang::library_test
