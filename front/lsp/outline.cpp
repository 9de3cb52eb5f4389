// What a document defines, what all documents define, and what can be folded away.

#include <algorithm>
#include <utility>

#include "front/lsp/bindings.hpp"
#include "front/lsp/rows.hpp"
#include "lang/editing/outline.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lsp {
namespace {

// As the protocol numbers them, in the order of lang::Symbol::Kind.
constexpr int symbol_kinds[] = {13, 12, 2};
constexpr const char* fold_kinds[] = {"", "comment", "imports"};

int kind_of(const lang::Symbol& symbol) { return symbol_kinds[static_cast<std::size_t>(symbol.kind)]; }

Json symbol_json(const Document& document, const lang::Symbol& symbol) {
    const auto first_line = symbol.doc.substr(0, symbol.doc.find('\n'));
    return {{"name", symbol.name},
            {"detail", symbol.detail + (symbol.detail.empty() || first_line.empty() ? "" : "  ") + first_line},
            {"kind", kind_of(symbol)},
            {"range", document.range_json(symbol.whole)},
            {"selectionRange", document.range_json(symbol.name_span)}};
}

// For clients that know no more, and for symbols of several documents.
Json information_json(const Document& document, const lang::Symbol& symbol) {
    return {{"name", symbol.name},
            {"kind", kind_of(symbol)},
            {"location", {{"uri", document.uri()}, {"range", document.range_json(symbol.name_span)}}}};
}

// All letters of what is asked for, in their order, as clients compare them.
bool has_letters(std::string_view name, std::string_view wanted) {
    for (const char c : name)
        if (!wanted.empty() && lower(wanted.front()) == lower(c)) wanted.remove_prefix(1);
    return wanted.empty();
}

}  // namespace

Json document_symbol(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    const bool is_tree = workspace.capability("textDocument/documentSymbol/hierarchicalDocumentSymbolSupport") == true;
    auto list = Json::array();
    for (const auto& symbol : lang::symbols_of(bound(workspace, document)))
        list.push_back(is_tree ? symbol_json(document, symbol) : information_json(document, symbol));
    return list;
}

Json workspace_symbol(Workspace& workspace, const Json& params) {
    const auto wanted = params.at("query").get<std::string>();
    auto list = Json::array();
    for (auto& [uri, document] : workspace.documents())
        for (const auto& symbol : lang::symbols_of(bound(workspace, document)))
            if (symbol.kind != lang::Symbol::Kind::module && has_letters(symbol.name, wanted))
                list.push_back(information_json(document, symbol));
    return list;
}

Json folding_range(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    auto list = Json::array();
    for (const auto& [first, last, kind] : lang::folds_of(document.text(), document.tokens())) {
        Json fold{{"startLine", first}, {"endLine", last}};
        if (kind != lang::Fold::Kind::code) fold["kind"] = fold_kinds[static_cast<std::size_t>(kind)];
        list.push_back(std::move(fold));
    }
    return list;
}

}  // namespace cubelang::lsp
