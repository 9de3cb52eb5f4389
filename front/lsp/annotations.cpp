// Code lenses that show whether an assertion holds, and inlay hints with the order and parity of a named algorithm.

#include "front/lsp/rows.hpp"

namespace cubelang::lsp {
namespace {

std::string title_of(const Outcome* outcome) {
    if (outcome == nullptr) return "try this assertion";
    return outcome->is_done ? "holds" : "does not hold";
}

}  // namespace

Json code_lenses(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    auto lenses = Json::array();
    if (!workspace.settings().code_lenses) return lenses;
    const auto& statements = document.parsed().statements;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        if (!std::holds_alternative<lang::Assert>(statements[i].node)) continue;
        lenses.push_back({{"range", document.range_json(statements[i].span)},
                          {"command",
                           {{"title", title_of(document.outcome(i))},
                            {"command", try_assertion},
                            {"arguments", {document.uri(), i}}}}});
    }
    return lenses;
}

Json inlay_hints(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    auto hints = Json::array();
    if (!workspace.settings().inlay_hints) return hints;
    const auto wanted = document.span_of(params.at("range"));
    const auto& statements = document.parsed().statements;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const auto end = statements[i].span.end;
        const auto* outcome = wanted.begin <= end && end <= wanted.end ? document.outcome(i) : nullptr;
        if (outcome == nullptr || !outcome->let_value || outcome->let_value->order.empty()) continue;
        hints.push_back({{"position", document.position_json(end)},
                         {"label", "order " + outcome->let_value->order + ", " + outcome->let_value->parity},
                         {"paddingLeft", true}});
    }
    return hints;
}

}  // namespace cubelang::lsp
