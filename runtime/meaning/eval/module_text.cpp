#include "runtime/meaning/eval/module_text.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "lang/advice/suggest.hpp"
#include "lang/parser.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/meaning/context/context.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "stdlib/library.hpp"

namespace cubelang::meaning {
namespace {

namespace fs = std::filesystem;

// The script's directory; empty, that is the current one, for "-e", "<stdin>" and the prompt.
fs::path directory_of(const lang::Source& importer) { return fs::path(importer.name).parent_path(); }

void check_read(const FileText& file, const std::string& path, const lang::Where& where) {
    if (!file.problem.empty()) throw lang::Error(where, fmt::format("cannot read {}: {}", path, file.problem));
    if (file.error)
        throw lang::Error(where, fmt::format("cannot read {}: {}", path, files::error_text(file.error.value())),
                          "a file is looked up in the folder of the script that imports it");
}

// The modules of a folder are its programs.
std::vector<ModuleText> from_path(const std::string& name, const fs::path& path, const Host& host,
                                  const lang::Where& where) {
    auto file = host.read_file(readable(host, path.string(), where));
    if (file.error == std::errc::is_a_directory) {
        if (file.programs.empty())
            throw lang::Error(where, fmt::format("{} is a folder without programs", path.string()),
                              "import a folder of *.cube files, or a file, such as \"mine.cube\"");
        std::vector<ModuleText> all;
        for (const auto& program : file.programs)
            std::ranges::move(from_path((fs::path(name) / program).string(), path / program, host, where),
                              std::back_inserter(all));
        return all;
    }
    check_read(file, path.string(), where);
    const auto& key = file.key.empty() ? path.string() : file.key;
    return {{key, name, lang::make_source(path.string(), std::move(file.text)), key.ends_with(".cube")}};
}

std::vector<ModuleText> from_file(const lang::Import& import, const lang::SourcePtr& importer, const Host& host) {
    const lang::Where where{importer, import.what_span};
    if (!host.read_file) throw lang::Error(where, "files cannot be read from here");
    if (import.what.empty()) throw lang::Error(where, "the name of the file is empty");
    return from_path(import.what, directory_of(*importer) / import.what, host, where);
}

ModuleText from_library(const lang::Import& import, const lang::SourcePtr& importer) {
    const auto modules = library::modules();
    const auto at = std::ranges::find(modules, import.what, &EmbeddedFile::name);
    if (at != modules.end())
        return {fmt::format("library:{}", at->name), import.what,
                lang::make_source(fmt::format("library/{}.cube", at->name), std::string(at->text))};
    std::vector<std::string> names;
    for (const auto& module : modules) names.emplace_back(module.name);
    auto hint = did_you_mean(import.what, names);
    if (hint.empty())
        hint = fmt::format("the library has {}; a file is imported by its path in quotes: import \"{}.cube\"",
                           fmt::join(names, ", "), import.what);
    throw lang::Error({importer, import.what_span}, fmt::format("the library has no module `{}`", import.what),
                      std::move(hint));
}

}  // namespace

std::vector<ModuleText> module_texts(const lang::Import& import, const lang::SourcePtr& importer, const Host& host) {
    if (import.is_file) return from_file(import, importer, host);
    return {from_library(import, importer)};
}

bool is_of_library(const lang::SourcePtr& source) {
    if (source == nullptr || !source->name.starts_with("library/")) return false;
    const auto is_text = [&](const EmbeddedFile& module) { return module.text == source->text; };
    return std::ranges::any_of(library::modules(), is_text) || std::ranges::any_of(library::prelude(), is_text);
}

}  // namespace cubelang::meaning
