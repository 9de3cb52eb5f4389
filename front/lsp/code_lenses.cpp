// Above an assertion: whether it holds. A click tries it again.

#include "front/lsp/commands.hpp"
#include "front/lsp/features.hpp"

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

}  // namespace cubelang::lsp
