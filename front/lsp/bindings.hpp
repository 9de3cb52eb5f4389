#pragma once
// The names of documents, of what they import, and of the library, whose texts an editor can open.

#include <optional>
#include <string>
#include <string_view>

#include "front/lsp/workspace.hpp"
#include "lang/editing/bindings.hpp"
#include "lang/editing/rename.hpp"

namespace cubelang::lsp {

[[nodiscard]] lang::BoundText bound(Workspace& workspace, Document& document);
/// What lies outside of the document's text; for as long as it does not change.
[[nodiscard]] lang::Outside outside_of(Workspace& workspace, Document& document);

/// What a document imports: an open document as it is there, else the file, else the library's module.
struct ImportedText {
    std::string path;  ///< of the library: where `library_file` puts it
    lang::SourcePtr source;
};
/// Nothing if there is no such text.
[[nodiscard]] std::optional<ImportedText> imported_text(Workspace& workspace, Document& document,
                                                        const lang::ImportedModule& module);

/// A name that several documents may know, because some import it: the path of the text that defines it.
struct SharedName {
    std::string path, name;
};
/// Nothing of a local, and of a text without a path.
[[nodiscard]] std::optional<SharedName> shared_name(const Workspace& workspace, const Document& document,
                                                    const lang::Bindings& bindings, std::size_t definition);
/// The definition by which a document knows it; no_index: it does not.
[[nodiscard]] std::size_t definition_of(const Workspace& workspace, const Document& document,
                                        const lang::Bindings& bindings, const SharedName& name);
[[nodiscard]] std::string path_of_import(const Workspace& workspace, const Document& document,
                                         const lang::ImportedModule& module);

// The library is part of the program and no file. So that every editor can open it, whatever it knows of servers, its
// modules are written where the program keeps what it can make again (Host::table_folder): a scheme of our own in the
// place of file: would have to be taught to each editor by a plugin.
/// Empty if there is no such place.
[[nodiscard]] std::string library_path(const Workspace& workspace, std::string_view module);
/// Writes it there, unless it is there as it should be; for reading alone. False if it cannot be.
bool write_library_file(const std::string& path, std::string_view text);
[[nodiscard]] bool is_library_file(const Workspace& workspace, const std::string& path);

}  // namespace cubelang::lsp
