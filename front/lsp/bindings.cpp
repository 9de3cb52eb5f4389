#include "front/lsp/bindings.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/session/engine.hpp"

namespace cubelang::lsp {
namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

lang::Import as_import(const lang::ImportedModule& module) { return {module.what, module.is_file, module.span}; }

std::string folder_of(const std::string& path) { return fs::path(path).parent_path().string(); }

std::string beside(const Document& document, const std::string& file) {
    return (fs::path(folder_of(document.path())) / file).lexically_normal().string();
}

bool is_exported(const lang::Definition& definition) {
    return definition.kind == lang::Definition::Kind::let || definition.kind == lang::Definition::Kind::def;
}

// As for a run: the document's folder can be read.
Host host_for_reading(const Workspace& workspace, const std::string& path) {
    auto host = workspace.environment().host;
    host.sandbox = Sandbox{{}, {}};
    if (!path.empty()) host.sandbox->folders = {folder_of(path)};
    return host;
}

Names names_in_library(std::string_view module) {
    Names names;
    for (const auto& entry : meaning::library_index())
        if (entry.module == module) names.push_back(entry.name);
    return names;
}

std::optional<Names> exports_of(Workspace& workspace, Document& document, const lang::Import& import) {
    if (!import.is_file) return names_in_library(import.what);
    const auto text = imported_text(workspace, document, {import.what, true, import.what_span});
    if (!text) return std::nullopt;
    return lang::exported_names(lang::bind_text(text->source).bindings);
}

lang::Exports exports(Workspace& workspace, Document& document) {
    return [&](const lang::Import& import) { return exports_of(workspace, document, import); };
}

}  // namespace

lang::BoundText bind_document(Workspace& workspace, Document& document) {
    return lang::bind_text(document.source(), document.parsed(), exports(workspace, document));
}

lang::ExternalNames outside_of(Workspace& workspace, Document& document) {
    const auto is_built_in = [&](std::string_view name) {
        const auto kind = document.known().kind(name);
        return kind == NameInfo::Kind::built_in || kind == NameInfo::Kind::constant;
    };
    return {exports(workspace, document), is_built_in};
}

std::optional<ImportedText> imported_text(Workspace& workspace, Document& document,
                                          const lang::ImportedModule& module) {
    const auto path = beside(document, module.what);
    for (auto& [uri, open] : workspace.documents())
        if (module.is_file && open.path() == path) return ImportedText{path, open.source()};
    try {
        auto texts =
            meaning::module_texts(as_import(module), document.source(), host_for_reading(workspace, document.path()));
        if (texts.size() > 1 || !texts.front().is_program) return std::nullopt;  // a folder may define any name
        return ImportedText{module.is_file ? path : library_path(workspace, module.what), texts.front().source};
    } catch (const lang::Error&) {
        return std::nullopt;
    }
}

std::string path_of_import(const Workspace& workspace, const Document& document, const lang::ImportedModule& module) {
    return module.is_file ? beside(document, module.what) : library_path(workspace, module.what);
}

std::optional<SharedName> shared_name(const Workspace& workspace, const Document& document,
                                      const lang::Bindings& bindings, std::size_t definition) {
    const auto& meant = bindings.definitions[definition];
    const bool is_imported = meant.kind == lang::Definition::Kind::imported;
    if (!is_exported(meant) && !is_imported) return std::nullopt;
    auto path = is_imported ? path_of_import(workspace, document, bindings.imports[meant.owner]) : document.path();
    return path.empty() ? std::nullopt : std::optional(SharedName{std::move(path), meant.name});
}

std::size_t definition_of(const Workspace& workspace, const Document& document, const lang::Bindings& bindings,
                          const SharedName& name) {
    const bool is_home = document.path() == name.path;
    const auto is_it = [&](const lang::Definition& definition) {
        if (definition.name != name.name) return false;
        if (definition.kind != lang::Definition::Kind::imported) return is_home && is_exported(definition);
        return path_of_import(workspace, document, bindings.imports[definition.owner]) == name.path;
    };
    const auto at = std::ranges::find_if(bindings.definitions, is_it);
    if (at == bindings.definitions.end()) return lang::no_index;
    return static_cast<std::size_t>(at - bindings.definitions.begin());
}

std::string library_path(const Workspace& workspace, std::string_view module) {
    const auto& folder = workspace.environment().host.table_folder;
    if (folder.empty()) return {};
    return (fs::absolute(folder) / "library" / module).lexically_normal().string() + ".cube";
}

bool write_library_file(const std::string& path, std::string_view text) {
    if (path.empty()) return false;
    if (const auto there = files::read_ordinary_file(path); there.error == 0 && there.text == text) return true;
    std::error_code problem;
    fs::create_directories(fs::path(path).parent_path(), problem);
    fs::remove(path, problem);  // an older version's file is read-only
    if (files::replace(path, text) != 0) return false;
    using fs::perms;
    fs::permissions(path, perms::owner_read | perms::group_read | perms::others_read, problem);
    return true;
}

bool is_library_file(const Workspace& workspace, const std::string& path) {
    const auto any = library_path(workspace, "any");
    return !any.empty() && folder_of(any) == folder_of(path);
}

}  // namespace cubelang::lsp
