#include "front/lsp/rows.hpp"

#include <algorithm>

#include "lang/editing/meanings.hpp"

namespace cubelang::lsp {
namespace {

// Token types in the order of lang::Meaning. An editor leaves those that the protocol does not define to its grammar,
// unless it is configured to paint them. The modifiers are bits, from the lowest.
constexpr std::string_view semantic_tokens_options = R"({"legend": {
    "tokenTypes": ["comment", "string", "keyword", "number", "operator", "moves", "part", "location", "function",
                   "parameter", "variable", "property", "namespace"],
    "tokenModifiers": ["definition", "defaultLibrary", "documentation"]}, "full": true, "range": true})";
constexpr auto token_types = semantic_tokens_options.substr(0, semantic_tokens_options.find("tokenModifiers"));
static_assert(std::ranges::count(token_types, ',') == static_cast<int>(lang::Meaning::module) + 1);

// clang-format off
constexpr Request request_rows[] = {
    {"initialize", initialize},
    {"textDocument/definition", definition, "definitionProvider"},
    {"textDocument/references", references, "referencesProvider"},
    {"textDocument/documentHighlight", document_highlight, "documentHighlightProvider"},
    {"textDocument/prepareRename", prepare_rename},
    {"textDocument/rename", rename, "renameProvider", R"({"prepareProvider": true})"},
    {"textDocument/documentSymbol", document_symbol, "documentSymbolProvider"},
    {"workspace/symbol", workspace_symbol, "workspaceSymbolProvider"},
    {"textDocument/foldingRange", folding_range, "foldingRangeProvider"},
    {"textDocument/semanticTokens/full", semantic_tokens, "semanticTokensProvider", semantic_tokens_options},
    {"textDocument/semanticTokens/range", semantic_tokens_in_range},
    {"textDocument/hover", hover, "hoverProvider"},
    {"textDocument/completion", completion, "completionProvider",
     R"({"triggerCharacters": ["@", "(", ",", "\""], "resolveProvider": true})"},
    {"completionItem/resolve", resolve_completion},
    {"textDocument/signatureHelp", signature_help, "signatureHelpProvider", R"({"triggerCharacters": ["(", ","]})"},
    {"textDocument/inlayHint", inlay_hints, "inlayHintProvider"},
    {"textDocument/codeLens", code_lenses, "codeLensProvider", "{}"},
    {"textDocument/formatting", formatting, "documentFormattingProvider"},
    {"textDocument/rangeFormatting", range_formatting, "documentRangeFormattingProvider"},
    {"textDocument/onTypeFormatting", on_type_formatting, "documentOnTypeFormattingProvider",
     R"({"firstTriggerCharacter": "\n"})"},
    {"textDocument/codeAction", code_actions, "codeActionProvider",
     R"({"codeActionKinds": ["quickfix", "refactor.rewrite"], "resolveProvider": true})"},
};

constexpr LongRequest long_rows[] = {
    {"codeAction/resolve", resolve_code_action},
    {"workspace/executeCommand", execute_command, "executeCommandProvider",
     R"({"commands": ["cube.tryAssertion", "cube.rewrite"], "workDoneProgress": true})"},
};

constexpr Notification notification_rows[] = {
    {"textDocument/didOpen", did_open},
    {"textDocument/didChange", did_change},
    {"textDocument/didClose", did_close},
    {"textDocument/didSave", did_save},
    {"workspace/didChangeConfiguration", did_change_configuration},
    {"window/workDoneProgress/cancel", cancel_progress},
    {"$/cancelRequest", cancel_request},
};
// clang-format on

}  // namespace

std::span<const Request> requests() { return request_rows; }
std::span<const LongRequest> long_requests() { return long_rows; }
std::span<const Notification> notifications() { return notification_rows; }

}  // namespace cubelang::lsp
