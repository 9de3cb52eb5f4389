#include "runtime/eval/module_text.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "lang/suggest.hpp"
#include "stdlib/library.hpp"

namespace cubelang::eval {
namespace {

namespace fs = std::filesystem;

// The directory of a script; "-e", "<stdin>" and the prompt stand in the current one.
fs::path directory_of(const lang::Source& importer) { return fs::path(importer.name).parent_path(); }

ModuleText from_file(const lang::Import& import, const lang::SourcePtr& importer) {
    const lang::Where where{importer, import.what_span};
    const auto path = directory_of(*importer) / import.what;
    std::error_code failed;
    if (fs::is_directory(path, failed))
        throw lang::Error(where, fmt::format("{} is a directory", path.string()), "name a file, such as \"mine.cube\"");
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw lang::Error(where, fmt::format("cannot read {}: {}", path.string(), std::strerror(errno)),
                          "a file is looked for beside the script that imports it");
    std::ostringstream text;
    text << file.rdbuf();
    auto key = fs::weakly_canonical(path, failed).string();
    return {failed ? path.string() : key, import.what, lang::make_source(path.string(), std::move(text).str())};
}

ModuleText from_library(const lang::Import& import, const lang::SourcePtr& importer) {
    const auto modules = library::modules();
    const auto at = std::ranges::find(modules, import.what, &library::Module::name);
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

ModuleText module_text(const lang::Import& import, const lang::SourcePtr& importer) {
    return import.is_file ? from_file(import, importer) : from_library(import, importer);
}

}  // namespace cubelang::eval
