// Goes from a name to its definition and to all its occurrences, and renames it.

#include <utility>
#include <vector>

#include "front/lsp/bindings.hpp"
#include "front/lsp/document.hpp"
#include "front/lsp/rows.hpp"
#include "front/lsp/workspace.hpp"
#include "lang/editing/bindings.hpp"
#include "lang/editing/rename.hpp"

namespace cubelang::lsp {
namespace {

Json location_in(const Document& document, lang::Span span) {
    return {{"uri", document.uri()}, {"range", document.range_json(span)}};
}

// Writes the file of a library module. Null if an editor cannot open the text.
Json location_in(const Workspace& workspace, const ImportedText& imported, lang::Span span) {
    const auto& text = imported.source->text;
    if (imported.path.empty()) return nullptr;
    if (is_library_file(workspace, imported.path) && !write_library_file(imported.path, text)) return nullptr;
    const TextDocument there(uri_of(imported.path), 0, text);
    return {{"uri", there.uri()}, {"range", there.range_json(span)}};
}

using DefinitionKind = lang::Definition::Kind;

// The last definition of the name, which is what importers see; with a parameter, that of the function.
lang::Span exported_span(const ImportedText& imported, std::string_view name, std::string_view parameter) {
    const auto there = lang::bind_text(imported.source).bindings;
    std::size_t found = lang::no_index;
    lang::Span span;
    for (std::size_t i = 0; i < there.definitions.size(); ++i) {
        const auto& definition = there.definitions[i];
        const bool is_it = definition.name == name &&
                           (definition.kind == DefinitionKind::let || definition.kind == DefinitionKind::def);
        if (is_it) found = i;
        const bool is_parameter = definition.name == parameter && definition.owner == found && found != lang::no_index;
        if (is_it || is_parameter) span = definition.span;
    }
    return span;
}

struct NameInModule {
    std::string_view name, parameter;  ///< empty: the module itself; the name itself
};

Json location_in_module(Workspace& workspace, Document& document, const lang::ImportedModule& module,
                        NameInModule wanted) {
    const auto imported = imported_text(workspace, document, module);
    if (!imported) return nullptr;
    const auto span = wanted.name.empty() ? lang::Span() : exported_span(*imported, wanted.name, wanted.parameter);
    return location_in(workspace, *imported, span);
}

Json definition_location(Workspace& workspace, Document& document, const lang::Bindings& bindings,
                         std::size_t definition, std::string_view parameter = {}) {
    if (definition == lang::no_index) return nullptr;
    const auto& meant = bindings.definitions[definition];
    if (meant.kind == DefinitionKind::imported)
        return location_in_module(workspace, document, bindings.imports[meant.owner], {meant.name, parameter});
    return parameter.empty() ? location_in(document, meant.span) : nullptr;
}

struct NameAtPosition {
    lang::Bindings bindings;
    std::size_t definition = lang::no_index;  ///< no_index: not defined in this text
};

NameAtPosition name_at_position(Workspace& workspace, Document& document, const Json& params) {
    auto bindings = bind_document(workspace, document).bindings;
    const auto at = lang::name_at(bindings, document.byte_at(params.at("position")));
    return {std::move(bindings), at ? at->definition : lang::no_index};
}

void add_occurrences(const Document& document, const NameAtPosition& name, bool definitions_too, Json& list) {
    if (name.definition == lang::no_index) return;
    for (const auto& [span, is_definition] : lang::occurrences(name.bindings, name.definition))
        if (definitions_too || !is_definition) list.push_back(location_in(document, span));
}

template <class Result>
const Result& or_fail(const std::variant<Result, lang::Refusal>& result) {
    if (const auto* refusal = std::get_if<lang::Refusal>(&result))
        throw Failure(ErrorCode::request_failed, refusal->reason);
    return std::get<Result>(result);
}

void refuse_library(const Workspace& workspace, const Document& document) {
    if (is_library_file(workspace, document.path()))
        throw Failure(ErrorCode::request_failed, "the library is part of the program and cannot be changed");
}

DocumentEdits edits_of(const Document& document, const std::vector<lang::Span>& places, const std::string& name) {
    DocumentEdits edits{&document, {}};
    for (const auto span : places) edits.fixes.push_back({span, name});
    return edits;
}

// Renames the name in the other open documents that import it.
void rename_elsewhere(Workspace& workspace, const SharedName& shared, const std::string& name,
                      std::vector<DocumentEdits>& edits) {
    for (auto& [uri, other] : workspace.documents()) {
        if (other.path() == shared.path) continue;
        const auto is_there = [&, &document = other](const lang::Import& import) {
            return path_of_import(workspace, document, {import.what, import.is_file, import.what_span}) == shared.path;
        };
        const auto result = lang::rename_spans(bind_document(workspace, other), {shared.name, name, is_there},
                                               outside_of(workspace, other));
        if (const auto* refusal = std::get_if<lang::Refusal>(&result))
            throw Failure(ErrorCode::request_failed, other.path() + ": " + refusal->reason);
        const auto& places = std::get<std::vector<lang::Span>>(result);
        if (!places.empty()) edits.push_back(edits_of(other, places, name));
    }
}

}  // namespace

Json definition(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    const auto bindings = bind_document(workspace, document).bindings;
    const auto offset = document.byte_at(params.at("position"));
    if (const auto* module = lang::import_at(bindings, offset))
        return location_in_module(workspace, document, *module, {});
    const auto at = lang::name_at(bindings, offset);
    if (!at) return nullptr;
    if (at->definition != lang::no_index) return definition_location(workspace, document, bindings, at->definition);
    const auto callee = bindings.references[at->reference].callee;
    if (callee == lang::no_index) return nullptr;
    return definition_location(workspace, document, bindings, bindings.references[callee].definition, at->name);
}

// Includes the other open documents.
Json references(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    const bool definitions_too = params.at("context").at("includeDeclaration").get<bool>();
    const auto here = name_at_position(workspace, document, params);
    auto list = Json::array();
    add_occurrences(document, here, definitions_too, list);
    if (here.definition == lang::no_index) return list;
    const auto shared = shared_name(workspace, document, here.bindings, here.definition);
    if (!shared) return list;
    for (auto& [uri, other] : workspace.documents()) {
        if (uri == document.uri()) continue;
        NameAtPosition there{bind_document(workspace, other).bindings};
        there.definition = definition_of(workspace, other, there.bindings, *shared);
        add_occurrences(other, there, definitions_too, list);
    }
    return list;
}

Json document_highlight(Workspace& workspace, const Json& params) {
    enum { read = 2, write = 3 };
    auto& document = workspace.document_of(params);
    const auto [bindings, definition] = name_at_position(workspace, document, params);
    auto list = Json::array();
    if (definition == lang::no_index) return list;
    for (const auto& [span, is_definition] : lang::occurrences(bindings, definition))
        list.push_back({{"range", document.range_json(span)}, {"kind", is_definition ? write : read}});
    return list;
}

Json prepare_rename(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    refuse_library(workspace, document);
    const auto result =
        lang::renamable_span(bind_document(workspace, document), document.byte_at(params.at("position")));
    const auto span = or_fail(result);
    return {{"range", document.range_json(span)}, {"placeholder", document.spelled(span)}};
}

Json rename(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    refuse_library(workspace, document);
    const auto name = params.at("newName").get<std::string>();
    const auto text = bind_document(workspace, document);
    const auto offset = document.byte_at(params.at("position"));
    const auto result = lang::rename_spans(text, offset, name, outside_of(workspace, document));
    std::vector edits{edits_of(document, or_fail(result), name)};
    const auto at = lang::name_at(text.bindings, offset);
    if (const auto shared = shared_name(workspace, document, text.bindings, at->definition); shared && at->name != name)
        rename_elsewhere(workspace, *shared, name, edits);
    return workspace_edit(workspace, edits);
}

}  // namespace cubelang::lsp
