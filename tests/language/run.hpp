#pragma once
// Programs run in a session of their own, and what they say.

#include <cstdlib>
#include <string>
#include <vector>

#include "lang/parser.hpp"
#include "runtime/builtins/table.hpp"
#include "runtime/eval/interpreter.hpp"
#include "runtime/session/session.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::test {

struct Said {
    bool well = false;
    std::vector<std::string> answers;  ///< shown or printed, each without its last newline
    std::string errors;
};

inline SessionOptions on(int n, bool super = false) {
    SessionOptions options;
    options.n = n;
    options.super = super;
    return options;
}

inline Said run(const std::string& text, const SessionOptions& given = {}, const std::string& name = "test") {
    Said said;
    auto options = given;
    if (!options.write_file)
        options.write_file = [](const auto&, const auto&) { return std::string(); };  // tests leave no files
    const char* const cache = std::getenv("XDG_CACHE_HOME");  // the tests' own, so that tables are made once
    if (cache != nullptr && options.table_folder.empty()) options.table_folder = std::string(cache) + "/cube";
    Session session(options, [&](const Answer& answer) {
        if (answer.kind == Answer::Kind::error)
            said.errors += answer.text;
        else
            said.answers.push_back(answer.text.substr(0, answer.text.size() - 1));
    });
    said.well = session.run(name, text);
    return said;
}

/// What the last statement that says anything says; all must go well.
inline std::string last(const std::string& text, const SessionOptions& options = {}) {
    const auto said = run(text, options);
    INFO(text << "\n" << said.errors);
    REQUIRE(said.well);
    return said.answers.empty() ? "" : said.answers.back();
}

/// The message of the error that stops the program: what stands behind "error: " on its first line.
inline std::string message(const std::string& text, const SessionOptions& options = {}) {
    const auto said = run(text, options);
    INFO(text);
    REQUIRE_FALSE(said.well);
    const auto begin = said.errors.find("error: ") + 7;
    return said.errors.substr(begin, said.errors.find('\n', begin) - begin);
}

/// The value of the last bare expression.
inline eval::Value value(const std::string& text, cube::Cube cube = {}) {
    eval::Value shown;
    eval::Interpreter interpreter(
        eval::vocabulary(),
        {[&](const eval::Value& value, const lang::Where&) { shown = value; }, [](const std::string&) {}});
    interpreter.context().set_cube(cube);
    const auto source = lang::make_source("test", text);
    const auto parsed = lang::parse(source);
    if (!parsed.errors.empty()) throw std::invalid_argument(text + ": " + parsed.errors[0].message);
    for (const auto& statement : parsed.statements) interpreter.run(statement, source);
    return shown;
}

}  // namespace cubelang::test
