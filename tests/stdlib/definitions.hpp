#pragma once
// The definitions of the library.

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lang/parser.hpp"
#include "runtime/cube/performer.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/eval/interpreter.hpp"
#include "stdlib/library.hpp"
#include "tests/support/data.hpp"

namespace cubelang::test {

struct Definition {
    std::string module, name, doc;
};

inline std::vector<Definition> definitions() {
    std::vector<Definition> all;
    for (const auto& [module, text] : library::modules())
        for (const auto& statement :
             lang::parse(lang::make_source(std::string(module), std::string(text))).statements) {
            if (const auto* let = std::get_if<lang::Let>(&statement.node))
                all.push_back({std::string(module), let->name, let->doc});
            if (const auto* def = std::get_if<lang::Def>(&statement.node))
                all.push_back({std::string(module), def->name, def->doc});
        }
    return all;
}

/// The examples (lines `example: …`) of a doc comment, and its other lines.
inline std::vector<std::string> examples(const Definition& definition) {
    std::vector<std::string> found;
    for (const auto& line : split(definition.doc, '\n'))
        if (line.starts_with("example: ")) found.push_back(line.substr(9));
    return found;
}
inline std::string description(const Definition& definition) {
    std::string text;
    for (const auto& line : split(definition.doc, '\n'))
        if (!line.starts_with("example: ")) text += line;
    return text;
}

/// The names of one module that begin with `prefix`, with their states on the 3x3x3.
inline std::vector<std::pair<std::string, cube::State>> states(const std::string& module, const std::string& prefix) {
    meaning::Interpreter interpreter(meaning::vocabulary(),
                                     {[](const meaning::ShownValue&) {}, [](const render::Drawing&) {}});
    const auto source = lang::make_source("test", "import " + module);
    for (const auto& statement : lang::parse(source).statements) interpreter.run(statement, source);
    std::vector<std::pair<std::string, cube::State>> found;
    for (const auto& [name, binding] : interpreter.scope().bindings())
        if (const auto* algorithm = binding.value.as<meaning::Algorithm>();
            algorithm != nullptr && name.starts_with(prefix))
            found.emplace_back(name, *cube::Performer({3}).perform(algorithm->word));
    return found;
}

}  // namespace cubelang::test
