// Symbols of a document and of all documents, folding ranges, and semantic tokens.

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "front/lsp/bindings.hpp"
#include "front/lsp/rows.hpp"
#include "lang/editing/meanings.hpp"
#include "lang/editing/outline.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lsp {
namespace {

// The protocol's numbers, in the order of lang::Symbol::Kind.
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

// For clients without hierarchical symbols, and for symbols of several documents.
Json information_json(const Document& document, const lang::Symbol& symbol) {
    return {{"name", symbol.name},
            {"kind", kind_of(symbol)},
            {"location", {{"uri", document.uri()}, {"range", document.range_json(symbol.name_span)}}}};
}

// Whether the letters of `wanted` occur in the name in that order, as clients match them.
bool has_letters(std::string_view name, std::string_view wanted) {
    for (const char c : name)
        if (!wanted.empty() && lower(wanted.front()) == lower(c)) wanted.remove_prefix(1);
    return wanted.empty();
}

std::optional<lang::TokenMeaning> painted_outside(const Session& session, std::string_view name) {
    const auto kind = session.kind(name);
    if (kind == NameInfo::Kind::built_in) return lang::TokenMeaning{{}, lang::Meaning::function};
    if (kind == NameInfo::Kind::constant) return lang::TokenMeaning{{}, lang::Meaning::variable};
    return std::nullopt;
}

/// Encodes tokens for the protocol: five numbers each, positions relative to the previous token.
class Encoder {
public:
    explicit Encoder(std::string_view text) : text_(text) {}

    // Splits a token of several lines, which few clients accept.
    void add(const lang::TokenMeaning& painted) {
        auto begin = static_cast<std::size_t>(painted.span.begin);
        while (begin < painted.span.end) {
            const auto end = std::min<std::size_t>(text_.find_first_of("\r\n", begin), painted.span.end);
            if (end > begin) add({begin, end}, painted);
            begin = std::min<std::size_t>(text_.find_first_not_of("\r\n", end), painted.span.end);
        }
    }
    [[nodiscard]] const std::vector<std::uint32_t>& data() const { return data_; }

private:
    struct Piece {
        std::size_t begin, end;
    };

    void add(Piece piece, const lang::TokenMeaning& painted) {
        const auto [lines, units] = go_to(piece.begin);
        const std::size_t bits =
            (painted.is_definition ? 1U : 0U) | (painted.is_built_in ? 2U : 0U) | (painted.is_doc ? 4U : 0U);
        for (const std::size_t number : {lines, units, length(piece), static_cast<std::size_t>(painted.meaning), bits})
            data_.push_back(static_cast<std::uint32_t>(number));
    }

    // Reads no byte twice, however long the line.
    std::pair<std::size_t, std::size_t> go_to(std::size_t byte) {
        std::size_t lines = 0;
        for (; line_end_ < byte; ++lines) {
            at_ = line_end_ + (text_.substr(line_end_).starts_with("\r\n") ? 2 : 1);
            line_end_ = text_.find_first_of("\r\n", at_);
        }
        const auto units = length({at_, byte});
        at_ = byte;
        return {lines, units};
    }
    [[nodiscard]] std::size_t length(Piece piece) const {
        const auto part = text_.substr(piece.begin, piece.end - piece.begin);
        const bool is_plain = std::ranges::all_of(part, [](char c) { return static_cast<signed char>(c) >= 0; });
        return is_plain ? part.size() : Utf16(part).unit_at(part.size());
    }

    std::string_view text_;
    std::size_t at_ = 0;  ///< start of the last token
    std::size_t line_end_ = text_.find_first_of("\r\n");
    std::vector<std::uint32_t> data_;
};

Json tokens_in(Workspace& workspace, Document& document, lang::Span span) {
    const auto& session = document.known();
    const auto outside = [&](std::string_view name) { return painted_outside(session, name); };
    Encoder encoder(document.text());
    for (const auto& painted : lang::meanings_of(bind_document(workspace, document), document.tokens(), outside))
        if (painted.span.end > span.begin && painted.span.begin < span.end) encoder.add(painted);
    return {{"data", encoder.data()}};
}

}  // namespace

Json document_symbol(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    const bool is_tree = workspace.capability("textDocument/documentSymbol/hierarchicalDocumentSymbolSupport") == true;
    auto list = Json::array();
    for (const auto& symbol : lang::symbols_of(bind_document(workspace, document)))
        list.push_back(is_tree ? symbol_json(document, symbol) : information_json(document, symbol));
    return list;
}

Json workspace_symbol(Workspace& workspace, const Json& params) {
    const auto wanted = params.at("query").get<std::string>();
    auto list = Json::array();
    for (auto& [uri, document] : workspace.documents())
        for (const auto& symbol : lang::symbols_of(bind_document(workspace, document)))
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

Json semantic_tokens(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    return tokens_in(workspace, document, {0, static_cast<std::uint32_t>(document.text().size())});
}

Json semantic_tokens_in_range(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    return tokens_in(workspace, document, document.span_of(params.at("range")));
}

}  // namespace cubelang::lsp
