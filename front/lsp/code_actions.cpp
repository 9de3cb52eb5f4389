// Code actions at the cursor: repairs of mistakes, and rewrites of an algorithm.

#include <algorithm>

#include "front/lsp/expressions.hpp"
#include "front/lsp/rows.hpp"
#include "front/lsp/workspace.hpp"

namespace cubelang::lsp {
namespace {

constexpr std::string_view quick_fix = "quickfix", rewriting = "refactor.rewrite";

// A requested kind such as "refactor" includes its sub-kinds.
bool is_wanted(const Json& context, std::string_view kind) {
    const auto only = context.find("only");
    if (only == context.end() || !only->is_array()) return true;
    return std::ranges::any_of(*only, [kind](const Json& requested) {
        const auto* text = requested.get_ptr<const std::string*>();
        return text != nullptr && (text->empty() || kind == *text || kind.starts_with(*text + "."));
    });
}

bool touch(lang::Span a, lang::Span b) { return a.begin <= b.end && b.begin <= a.end; }

std::string title_of(Document& document, const lang::Fix& fix) {
    const auto now = document.spelled(fix.span);
    auto by = fix.replacement;
    if (by.ends_with('\n')) by.pop_back();
    return now.empty() ? "Write `" + by + "`" : "Replace `" + std::string(now) + "` by `" + by + "`";
}

void add_fixes(Workspace& workspace, Document& document, lang::Span selection, Json& actions) {
    for (const auto& problem : problems_of(document)) {
        if (!touch(problem.span, selection)) continue;
        for (const auto& fix : problem.fixes)
            actions.push_back({{"title", title_of(document, fix)},
                               {"kind", quick_fix},
                               {"isPreferred", problem.fixes.size() == 1},
                               {"diagnostics", Json::array({to_json(workspace, document, problem)})},
                               {"edit", workspace_edit(workspace, {{&document, {fix}}})}});
    }
}

void add_rewrites(Workspace& workspace, Document& document, lang::Span selection, Json& actions) {
    const auto selected = selected_expression(document, selection);
    if (!selected || !workspace.settings().run) return;
    const bool resolves = client_lists(workspace, "textDocument/codeAction/resolveSupport/properties", "edit");
    for (const auto& rewrite : rewrites()) {
        const Json data{{"uri", document.uri()},
                        {"version", document.version()},
                        {"range", document.range_json(selected->span)},
                        {"rewrite", rewrite.name}};
        Json action{{"title", rewrite.title}, {"kind", rewriting}};
        if (!rewrite.is_long && resolves)
            action["data"] = data;
        else
            action["command"] = {
                {"title", rewrite.title}, {"command", rewrite_command}, {"arguments", Json::array({data})}};
        actions.push_back(std::move(action));
    }
}

}  // namespace

Json code_actions(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    const auto selection = document.span_of(params.at("range"));
    const auto context = params.value("context", Json::object());
    auto actions = Json::array();
    if (is_wanted(context, quick_fix)) add_fixes(workspace, document, selection, actions);
    if (is_wanted(context, rewriting)) add_rewrites(workspace, document, selection, actions);
    return actions;
}

}  // namespace cubelang::lsp
