// A name changed everywhere it is meant.

#include <utility>
#include <vector>

#include "lang/bindings/places.hpp"
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

/// What is to be changed in each document.
class Edits {
public:
    explicit Edits(const std::string& name) : name_(name) {}

    void add(const Document& document, const std::vector<lang::Span>& places) {
        if (places.empty()) return;
        auto edits = Json::array();
        for (const auto span : places) edits.push_back({{"range", document.range_json(span)}, {"newText", name_}});
        const Json which{{"uri", document.uri()}, {"version", document.in_protocol().version()}};
        by_document_.push_back({{"textDocument", which}, {"edits", edits}});
        by_uri_[document.uri()] = std::move(edits);
    }
    [[nodiscard]] Json json(const Workspace& workspace) const {
        if (workspace.capability("workspace/workspaceEdit/documentChanges") == true)
            return {{"documentChanges", by_document_}};
        return {{"changes", by_uri_}};
    }

private:
    std::string name_;
    Json by_document_ = Json::array(), by_uri_ = Json::object();
};

// The other documents that are open, if they import it from this one.
void rename_elsewhere(Workspace& workspace, const SharedName& shared, const std::string& name, Edits& edits) {
    for (auto& [uri, other] : workspace.documents()) {
        if (other.path() == shared.path) continue;
        const auto is_there = [&, &document = other](const lang::Import& import) {
            return path_of_import(workspace, document, {import.what, import.is_file, import.what_span}) == shared.path;
        };
        const auto result =
            lang::renamed(bound(workspace, other), {shared.name, name, is_there}, outside_of(workspace, other));
        if (const auto* refusal = std::get_if<lang::Refusal>(&result))
            throw Failure(ErrorCode::request_failed, other.path() + ": " + refusal->why);
        edits.add(other, std::get<std::vector<lang::Span>>(result));
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
    Edits edits(name);
    edits.add(document, or_fail(result));
    const auto at = lang::name_at(text.bindings, offset);
    if (const auto shared = shared_name(workspace, document, text.bindings, at->definition); shared && at->name != name)
        rename_elsewhere(workspace, *shared, name, edits);
    return edits.json(workspace);
}

}  // namespace cubelang::lsp
