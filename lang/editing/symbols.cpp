#include "lang/editing/symbols.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace cubelang::lang {
namespace {

using DefinitionKind = Definition::Kind;

// A function's parameters are behind it.
std::string parameters_of(const std::vector<Definition>& all, std::size_t function) {
    std::string names;
    for (auto i = function + 1; i < all.size() && all[i].owner == function && all[i].kind == DefinitionKind::parameter;
         ++i)
        names += (names.empty() ? "" : ", ") + all[i].name;
    return fmt::format("({})", names);
}

// The line's beginning, if nothing but blanks is before it.
std::size_t line_begin(std::string_view text, std::size_t at) {
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
    return at;
}

// Where the `##` lines right above a statement begin.
std::size_t doc_begin(std::string_view text, std::size_t statement) {
    auto begin = statement;
    for (auto line = line_begin(text, begin); line > 0 && text[line - 1] == '\n'; line = line_begin(text, begin)) {
        const auto end = line - 1;
        const auto before = end == 0 ? std::string_view::npos : text.rfind('\n', end - 1);
        const auto first = std::min(text.find_first_not_of(" \t", before == text.npos ? 0 : before + 1), end);
        if (!text.substr(first, end - first).starts_with("##")) break;
        begin = first;
    }
    return begin;
}

Span with_doc(std::string_view text, const Definition& definition) {
    if (definition.doc.empty()) return definition.statement;
    return {static_cast<std::uint32_t>(doc_begin(text, definition.statement.begin)), definition.statement.end};
}

}  // namespace

std::vector<Symbol> symbols_of(const BoundText& text) {
    const auto& [definitions, references, imports] = text.bindings;
    std::vector<Symbol> symbols;
    for (const auto& import : imports)
        symbols.push_back({Symbol::Kind::module, import.what, {}, {}, import.span, import.span});
    for (std::size_t i = 0; i < definitions.size(); ++i) {
        const auto& definition = definitions[i];
        if (definition.kind != DefinitionKind::let && definition.kind != DefinitionKind::def) continue;
        const bool is_function = definition.kind == DefinitionKind::def;
        symbols.push_back({is_function ? Symbol::Kind::function : Symbol::Kind::value, definition.name,
                           is_function ? parameters_of(definitions, i) : std::string(), definition.doc,
                           with_doc(text.source->text, definition), definition.span});
    }
    std::ranges::stable_sort(symbols, {}, [](const Symbol& symbol) { return symbol.whole.begin; });
    return symbols;
}

}  // namespace cubelang::lang
