#pragma once
// Names of documents and their imports, and library modules as files that an editor can open.

#include <optional>
#include <string>
#include <string_view>

#include "front/lsp/workspace.hpp"
#include "lang/editing/bindings.hpp"
#include "lang/editing/rename.hpp"

namespace cubelang::lsp {

[[nodiscard]] lang::BoundText bind_document(Workspace& workspace, Document& document);
/// Lookups of names that the document does not define. Valid until it changes.
[[nodiscard]] lang::ExternalNames outside_of(Workspace& workspace, Document& document);

/// The text of an imported module: an open document, else a file, else a library module.
struct ImportedText {
    std::string path;  ///< for a library module, see library_path
    lang::SourcePtr source;
};
/// Nullopt if the module cannot be read or is not a program.
[[nodiscard]] std::optional<ImportedText> imported_text(Workspace& workspace, Document& document,
                                                        const lang::ImportedModule& module);

/// An exported name that other documents may import, and the path of the text that defines it.
struct SharedName {
    std::string path, name;
};
/// Nullopt for a local name, and for a text without a path.
[[nodiscard]] std::optional<SharedName> shared_name(const Workspace& workspace, const Document& document,
                                                    const lang::Bindings& bindings, std::size_t definition);
/// The document's definition or import of that name, or lang::no_index.
[[nodiscard]] std::size_t definition_of(const Workspace& workspace, const Document& document,
                                        const lang::Bindings& bindings, const SharedName& name);
[[nodiscard]] std::string path_of_import(const Workspace& workspace, const Document& document,
                                         const lang::ImportedModule& module);

// Library modules are part of the program, not files. They are written to the folder of rebuildable data
// (Host::table_folder) so that every editor can open them; a URI scheme of ours would need a plugin for each editor.
/// The path of a library module's file; empty without a table folder.
[[nodiscard]] std::string library_path(const Workspace& workspace, std::string_view module);
/// Writes a read-only library file unless it is up to date. False if it cannot be written.
bool write_library_file(const std::string& path, std::string_view text);
[[nodiscard]] bool is_library_file(const Workspace& workspace, const std::string& path);

}  // namespace cubelang::lsp
