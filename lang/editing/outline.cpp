#include "lang/editing/outline.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "runtime/base/english.hpp"

namespace cubelang::lang {
namespace {

using DefinitionKind = Definition::Kind;

// A function's parameters come right after it.
std::string parameters_of(const std::vector<Definition>& all, std::size_t function) {
    std::string names;
    for (auto i = function + 1; i < all.size() && all[i].owner == function && all[i].kind == DefinitionKind::parameter;
         ++i)
        add_parameter(names, all[i].name, all[i].may_be_left_out);
    return fmt::format("({})", names);
}

// The position after skipping blanks backwards: the line's beginning, if only blanks come before `at`.
std::size_t line_begin(std::string_view text, std::size_t at) {
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
    return at;
}

// The beginning of the `##` lines right above a statement.
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

/// A token with its first and last line.
struct TokenLines {
    Token token;
    std::uint32_t first = 0, last = 0;
    bool begins_line = false;
};

// Lines end as editors count them.
bool ends_line(std::string_view text, std::size_t at) {
    return text[at] == '\n' || (text[at] == '\r' && (at + 1 == text.size() || text[at + 1] != '\n'));
}

std::vector<TokenLines> placed(std::string_view text, const std::vector<Token>& tokens) {
    std::vector<TokenLines> all;
    std::uint32_t line = 0;
    std::size_t at = 0;
    const auto count_to = [&](std::size_t end) {
        for (; at < end; ++at) line += ends_line(text, at) ? 1 : 0;
        return line;
    };
    for (const auto& token : tokens) {
        const auto first = count_to(token.begin);
        const auto last = count_to(token.end);
        all.push_back({token, first, last, all.empty() || all.back().last != first});
    }
    return all;
}

class Folding {
public:
    Folding(std::string_view text, const std::vector<Token>& tokens) : text_(text), all_(placed(text, tokens)) {}

    std::vector<Fold> run() {
        fold_brackets();
        const auto is_comment = [](Token::Kind kind) {
            return kind == Token::Kind::comment || kind == Token::Kind::doc;
        };
        fold_runs([&](const TokenLines& one) { return one.begins_line && is_comment(one.token.kind); },
                  Fold::Kind::comment);
        fold_runs([this](const TokenLines& one) { return one.begins_line && begins(one, "import"); },
                  Fold::Kind::imports);
        std::ranges::sort(folds_, [](const Fold& a, const Fold& b) {
            return a.first != b.first ? a.first < b.first : a.last > b.last;
        });
        const auto is_same_line = [](const Fold& a, const Fold& b) { return a.first == b.first; };
        folds_.erase(std::unique(folds_.begin(), folds_.end(), is_same_line), folds_.end());
        return std::move(folds_);
    }

private:
    [[nodiscard]] bool begins(const TokenLines& one, std::string_view word) const {
        return text_.substr(one.token.begin, one.token.end - one.token.begin) == word;
    }

    void fold(std::uint32_t first, std::uint32_t last, Fold::Kind kind) {
        if (last > first) folds_.push_back({first, last, kind});
    }

    void fold_brackets() {
        for (const auto& open : all_) {
            if (open.token.kind != Token::Kind::open || open.token.partner == Token::none) continue;
            const auto& close = all_[open.token.partner];
            if (close.first == open.first) continue;
            fold(open.first, close.begins_line ? close.first - 1 : close.first, Fold::Kind::code);
        }
    }

    // Folds consecutive lines that begin with the same kind of token.
    template <typename Belongs>
    void fold_runs(Belongs belongs, Fold::Kind kind) {
        std::optional<Fold> run;
        auto before = Token::Kind::unknown;
        for (const auto& one : all_) {
            if (!belongs(one)) continue;
            const bool goes_on = run && one.first == run->last + 1 && one.token.kind == before;
            if (run && !goes_on) fold(run->first, run->last, kind);
            run = Fold{goes_on ? run->first : one.first, one.last, kind};
            before = one.token.kind;
        }
        if (run) fold(run->first, run->last, kind);
    }

    std::string_view text_;
    std::vector<TokenLines> all_;
    std::vector<Fold> folds_;
};

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

std::vector<Fold> folds_of(std::string_view text, const std::vector<Token>& tokens) {
    return Folding(text, tokens).run();
}

}  // namespace cubelang::lang
