#include "lang/editing/meanings.hpp"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace cubelang::lang {
namespace {

struct Row {
    Token::Kind kind;
    Meaning meaning;
};
// Meanings by the kind of token alone. Brackets and separators have no meaning.
constexpr Row spelled_rows[] = {
    {Token::Kind::comment, Meaning::comment},     {Token::Kind::doc, Meaning::comment},
    {Token::Kind::text, Meaning::text},           {Token::Kind::keyword, Meaning::keyword},
    {Token::Kind::moves, Meaning::moves},         {Token::Kind::pause, Meaning::moves},
    {Token::Kind::number, Meaning::number},       {Token::Kind::field, Meaning::field},
    {Token::Kind::part, Meaning::part},           {Token::Kind::location, Meaning::location},
    {Token::Kind::operation, Meaning::operation},
};

class TokenClassifier {
public:
    TokenClassifier(const BoundText& text, const ExternalMeaning& outside)
        : text_(text), outside_(outside), names_(all_names(text.bindings)) {
        for (const auto& definition : text.bindings.definitions) by_name_[definition.name] = &definition;
    }

    std::vector<TokenMeaning> run(const std::vector<Token>& tokens) {
        std::vector<TokenMeaning> painted;
        for (const auto& token : tokens)
            if (auto one = classify(token)) painted.push_back(*one);
        return painted;
    }

private:
    [[nodiscard]] std::string_view spelled(const Token& token) const {
        return std::string_view(text_.source->text).substr(token.begin, token.end - token.begin);
    }

    std::optional<TokenMeaning> classify(const Token& token) {
        const Span span{static_cast<std::uint32_t>(token.begin), static_cast<std::uint32_t>(token.end)};
        auto painted = known(span);
        if (!painted && token.kind == Token::Kind::name) painted = unread(spelled(token));
        if (!painted) painted = by_spelling(token);
        if (painted) painted->span = span;
        return painted;
    }

    // The meaning from the tree. Names and imports are both in the order of the text.
    std::optional<TokenMeaning> known(Span span) {
        const auto& imports = text_.bindings.imports;
        while (next_ < names_.size() && names_[next_].span.begin < span.begin) ++next_;
        while (import_ < imports.size() && imports[import_].span.begin < span.begin) ++import_;
        if (import_ < imports.size() && imports[import_].span == span && !imports[import_].is_file)
            return TokenMeaning{span, Meaning::module};
        if (next_ == names_.size() || names_[next_].span != span) return std::nullopt;
        return of_name(names_[next_]);
    }

    [[nodiscard]] std::optional<TokenMeaning> of_name(const NameAt& name) const {
        const auto* reference = name.reference == no_index ? nullptr : &text_.bindings.references[name.reference];
        if (name.definition != no_index) {
            auto painted = of_definition(text_.bindings.definitions[name.definition]);
            if (reference != nullptr && reference->kind == Reference::Kind::call &&
                painted.meaning == Meaning::variable)
                painted.meaning = Meaning::function;
            painted.is_definition = reference == nullptr;
            return painted;
        }
        if (reference->kind == Reference::Kind::argument) return TokenMeaning{{}, Meaning::parameter};
        const auto painted = outside(name.name);
        return painted
                   ? painted
                   : TokenMeaning{{}, reference->kind == Reference::Kind::call ? Meaning::function : Meaning::variable};
    }

    static TokenMeaning of_definition(const Definition& definition) {
        switch (definition.kind) {
            case Definition::Kind::def: return {{}, Meaning::function};
            case Definition::Kind::parameter: return {{}, Meaning::parameter};
            default: return {{}, Meaning::variable};
        }
    }

    // For a name in a broken statement, or the name of a numbering.
    [[nodiscard]] std::optional<TokenMeaning> unread(std::string_view name) const {
        if (const auto at = by_name_.find(name); at != by_name_.end()) return of_definition(*at->second);
        return outside(name);
    }

    [[nodiscard]] std::optional<TokenMeaning> outside(std::string_view name) const {
        auto painted = outside_ ? outside_(name) : std::nullopt;
        if (painted) painted->is_built_in = true;
        return painted;
    }

    static std::optional<TokenMeaning> by_spelling(const Token& token) {
        const auto row = std::ranges::find(spelled_rows, token.kind, &Row::kind);
        if (row == std::end(spelled_rows)) return std::nullopt;
        TokenMeaning painted{{}, row->meaning};
        painted.is_doc = token.kind == Token::Kind::doc;
        return painted;
    }

    const BoundText& text_;
    const ExternalMeaning& outside_;
    std::vector<NameAt> names_;
    std::unordered_map<std::string_view, const Definition*> by_name_;
    std::size_t next_ = 0, import_ = 0;
};

}  // namespace

std::vector<TokenMeaning> meanings_of(const BoundText& text, const std::vector<Token>& tokens,
                                      const ExternalMeaning& outside) {
    return TokenClassifier(text, outside).run(tokens);
}

}  // namespace cubelang::lang
