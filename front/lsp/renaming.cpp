// A name changed everywhere it is meant.

#include <utility>
#include <vector>

#include "front/lsp/bindings.hpp"
#include "front/lsp/edits.hpp"
#include "front/lsp/features.hpp"
#include "lang/bindings/places.hpp"
#include "lang/bindings/rename.hpp"

namespace cubelang::lsp {
namespace {

template <class Result>
const Result& or_fail(const std::variant<Result, lang::Refusal>& result) {
    if (const auto* refusal = std::get_if<lang::Refusal>(&result))
        throw Failure(ErrorCode::request_failed, refusal->why);
    return std::get<Result>(result);
}

void refuse_library(const Workspace& workspace, const Document& document) {
    if (is_library_file(workspace, document.path()))
        throw Failure(ErrorCode::request_failed, "this is the library, which is part of the program");
}

DocumentEdits edits_of(const Document& document, const std::vector<lang::Span>& places, const std::string& name) {
    DocumentEdits edits{&document, {}};
    for (const auto span : places) edits.fixes.push_back({span, name});
    return edits;
}

// The other documents that are open, if they import it from this one.
void rename_elsewhere(Workspace& workspace, const SharedName& shared, const std::string& name,
                      std::vector<DocumentEdits>& edits) {
    for (auto& [uri, other] : workspace.documents()) {
        if (other.path() == shared.path) continue;
        const auto is_there = [&, &document = other](const lang::Import& import) {
            return path_of_import(workspace, document, {import.what, import.is_file, import.what_span}) == shared.path;
        };
        const auto result =
            lang::renamed(bound(workspace, other), {shared.name, name, is_there}, outside_of(workspace, other));
        if (const auto* refusal = std::get_if<lang::Refusal>(&result))
            throw Failure(ErrorCode::request_failed, other.path() + ": " + refusal->why);
        const auto& places = std::get<std::vector<lang::Span>>(result);
        if (!places.empty()) edits.push_back(edits_of(other, places, name));
    }
}

}  // namespace

Json prepare_rename(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    refuse_library(workspace, document);
    const auto result = lang::renamable(bound(workspace, document), document.byte_at(params.at("position")));
    const auto span = or_fail(result);
    return {{"range", document.range_json(span)}, {"placeholder", document.spelled(span)}};
}

Json rename(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    refuse_library(workspace, document);
    const auto name = params.at("newName").get<std::string>();
    const auto text = bound(workspace, document);
    const auto offset = document.byte_at(params.at("position"));
    const auto result = lang::renamed(text, offset, name, outside_of(workspace, document));
    std::vector edits{edits_of(document, or_fail(result), name)};
    const auto at = lang::name_at(text.bindings, offset);
    if (const auto shared = shared_name(workspace, document, text.bindings, at->definition); shared && at->name != name)
        rename_elsewhere(workspace, *shared, name, edits);
    return workspace_edit(workspace, edits);
}

}  // namespace cubelang::lsp
