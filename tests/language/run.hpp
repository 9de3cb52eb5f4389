#pragma once
// Runs programs, each in a separate session, and collects their output.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "front/machine/file_host.hpp"
#include "lang/parser.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/eval/interpreter.hpp"
#include "runtime/meaning/host/data_in_memory.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/session.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::test {

struct ProgramOutput {
    bool succeeded = false;
    std::vector<std::string> answers;  ///< values shown or printed, without the final newline
    std::string errors;
};

inline SessionOptions on(int n, bool super = false) {
    SessionOptions options;
    options.n = n;
    options.super = super;
    return options;
}

/// A host that reads files but writes none. Tables are cached in the folder of the tests, so that they are made once.
inline Host usual_host() {
    Host host;
    host.read_file = machine::import_file;
    host.write_file = [](const auto&, const auto&) { return std::string(); };
    keep_data_in_memory(host);
    if (const char* const cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr)
        host.table_folder = std::string(cache) + "/cube";
    return host;
}

/// Options and host for a program.
struct Setting {
    Setting(SessionOptions given = {}) : options(std::move(given)) {}  // NOLINT: options are a setting
    SessionOptions options;
    Host host = usual_host();
};

inline ProgramOutput run(const std::string& text, const Setting& setting = {}, const std::string& name = "test") {
    ProgramOutput output;
    const auto record = [&](const Answer& answer) {
        auto lines = answer.failed() ? as_lines(answer) : as_lines(answer, setting.host.screen);  // errors not wrapped
        if (answer.failed())
            output.errors += lines;
        else
            output.answers.push_back(lines.substr(0, lines.size() - 1));
    };
    Session session(setting.options, record, setting.host);
    output.succeeded = session.run(name, text);
    return output;
}

/// The last answer of the program, which must succeed.
inline std::string last(const std::string& text, const Setting& setting = {}) {
    const auto output = run(text, setting);
    INFO(text << "\n" << output.errors);
    REQUIRE(output.succeeded);
    return output.answers.empty() ? "" : output.answers.back();
}

/// Whether the program ends with the value true.
inline bool holds(const std::string& text, const Setting& setting = {}) { return last(text, setting) == "true"; }

/// The message of the error that stops the program: the text after "error: " on its first line.
inline std::string message(const std::string& text, const Setting& setting = {}) {
    const auto output = run(text, setting);
    INFO(text);
    REQUIRE_FALSE(output.succeeded);
    const auto begin = output.errors.find("error: ") + 7;
    return output.errors.substr(begin, output.errors.find('\n', begin) - begin);
}

/// The value of the last bare expression.
inline meaning::Value value(const std::string& text, cube::Cube cube = {}) {
    meaning::Value shown;
    meaning::Interpreter interpreter(
        meaning::vocabulary(),
        {[&](const meaning::ShownValue& what) { shown = what.value; }, [](const render::Drawing&) {}});
    interpreter.context().set_cube(cube);
    const auto source = lang::make_source("test", text);
    const auto parsed = lang::parse(source);
    if (!parsed.errors.empty()) throw std::invalid_argument(text + ": " + parsed.errors[0].message);
    for (const auto& statement : parsed.statements) interpreter.run(statement, source);
    return shown;
}

}  // namespace cubelang::test
