// Behind an algorithm that gets a name: its order and its parity.

#include "front/lsp/features.hpp"

namespace cubelang::lsp {

Json inlay_hints(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    auto hints = Json::array();
    if (!workspace.settings().inlay_hints) return hints;
    const auto wanted = document.in_protocol().span_of(params.at("range"));
    const auto& statements = document.parsed().statements;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const auto end = statements[i].span.end;
        const auto* outcome = wanted.begin <= end && end <= wanted.end ? document.outcome(i) : nullptr;
        if (outcome == nullptr || !outcome->named || outcome->named->order.empty()) continue;
        hints.push_back({{"position", document.in_protocol().position_json(end)},
                         {"label", "order " + outcome->named->order + ", " + outcome->named->parity},
                         {"paddingLeft", true}});
    }
    return hints;
}

}  // namespace cubelang::lsp
