// A name changed everywhere it is meant.

#include <utility>

#include "lang/bindings/rename.hpp"
#include "runtime/lsp/bindings.hpp"
#include "runtime/lsp/features.hpp"

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

Json edit_of(const Workspace& workspace, const Document& document, Json edits) {
    if (workspace.capability("workspace/workspaceEdit/documentChanges") != true)
        return {{"changes", {{document.uri(), std::move(edits)}}}};
    const Json which{{"uri", document.uri()}, {"version", document.in_protocol().version()}};
    return {{"documentChanges", Json::array({{{"textDocument", which}, {"edits", std::move(edits)}}})}};
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
    const auto result = lang::renamed(bound(workspace, document), document.byte_at(params.at("position")), name,
                                      outside_of(workspace, document));
    auto edits = Json::array();
    for (const auto span : or_fail(result)) edits.push_back({{"range", document.range_json(span)}, {"newText", name}});
    return edit_of(workspace, document, std::move(edits));
}

}  // namespace cubelang::lsp
