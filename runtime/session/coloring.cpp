#include "runtime/session/coloring.hpp"

#include <algorithm>
#include <set>

#include "lang/tokens.hpp"

namespace cubelang::inline session {
namespace {

using lang::Token;
using Kind = Token::Kind;

// Possible names. Moves too: a numbering's name may spell moves.
bool is_word(const Token& token) {
    return token.kind == Kind::name || token.kind == Kind::moves || token.kind == Kind::keyword;
}

class Coloring {
public:
    Coloring(const Session& session, std::string_view text, std::size_t cursor)
        : session_(session), text_(text), cursor_(cursor), tokens_(lang::tokens_of(text)) {}

    std::vector<ColorSpan> run() {
        for (std::size_t i = 0; i < tokens_.size(); ++i) color(tokens_[i], color_of(i));
        color_brackets();
        return std::move(spans_);
    }

private:
    [[nodiscard]] std::string_view spelled(const Token& token) const {
        return text_.substr(token.begin, token.end - token.begin);
    }
    [[nodiscard]] bool touches_cursor(const Token& token) const {
        return token.begin <= cursor_ && cursor_ <= token.end;
    }

    void color(const Token& token, Color color) {
        if (color != Color::plain) spans_.push_back({token.begin, token.end, color});
    }

    Color color_of(std::size_t i) {
        switch (tokens_[i].kind) {
            case Kind::name:
            case Kind::moves:
            case Kind::keyword: return color_of_word(i);
            case Kind::number: return Color::number;
            case Kind::text: return Color::text;
            case Kind::comment:
            case Kind::doc: return Color::comment;
            case Kind::close: return tokens_[i].partner == Token::none ? Color::wrong : Color::plain;
            default: return Color::plain;
        }
    }

    Color color_of_word(std::size_t i) {
        const auto& token = tokens_[i];
        const auto name = spelled(token);
        note_introduced(i);
        if (introduced_.contains(name)) return Color::plain;
        if (const auto kind = session_.kind(name)) return color_of(*kind);
        const bool calls = token.end < text_.size() && text_[token.end] == '(';
        return calls && !touches_cursor(token) && token.kind == Kind::name ? Color::wrong : Color::plain;
    }

    static Color color_of(NameInfo::Kind kind) {
        if (kind == NameInfo::Kind::keyword) return Color::keyword;
        return kind == NameInfo::Kind::definition ? Color::own : Color::known;
    }

    // The names after `let`, `def` and `for`, and a function's parameters, count as defined from there on.
    void note_introduced(std::size_t i) {
        const auto before = i == 0 ? std::string_view() : spelled(tokens_[i - 1]);
        if (before != "let" && before != "def" && before != "for" && before != "forall" && before != "exists") return;
        introduced_.insert(spelled(tokens_[i]));
        if (before == "for" && i + 2 < tokens_.size() && spelled(tokens_[i + 1]) == "->")
            introduced_.insert(spelled(tokens_[i + 2]));
        const auto open = tokens_[i].kind == Kind::open ? i : i + 1;
        if ((before != "def" && open > i) || open >= tokens_.size() || tokens_[open].kind != Kind::open) return;
        for (auto at = open + 1; at < std::min(tokens_[open].partner, tokens_.size()); ++at)
            if (is_word(tokens_[at])) introduced_.insert(spelled(tokens_[at]));
    }

    // Colours the bracket before the cursor, or else the one after it, with its partner.
    void color_brackets() {
        const auto color_pair = [&](std::size_t Token::*edge) {
            const auto is_there = [&](const Token& token) {
                return token.partner != Token::none && token.*edge == cursor_;
            };
            const auto at = std::find_if(tokens_.begin(), tokens_.end(), is_there);
            if (at == tokens_.end()) return false;
            color(*at, Color::bracket);
            color(tokens_[at->partner], Color::bracket);
            return true;
        };
        if (!color_pair(&Token::end)) color_pair(&Token::begin);
    }

    const Session& session_;
    std::string_view text_;
    std::size_t cursor_;
    std::vector<Token> tokens_;
    std::set<std::string_view> introduced_;
    std::vector<ColorSpan> spans_;
};

}  // namespace

std::vector<ColorSpan> color_spans(const Session& session, std::string_view text, std::size_t cursor) {
    return Coloring(session, text, cursor).run();
}

// Looks for the innermost open bracket that directly follows a function name.
OpenCall open_call(const Session& session, std::string_view before) {
    const auto tokens = lang::tokens_of(before);
    std::size_t commas = 0;
    for (auto i = tokens.size(); i-- > 0;) {
        const auto& token = tokens[i];
        if (token.kind == Kind::close && token.partner != Token::none) i = token.partner;
        if (token.kind == Kind::separator && before[token.begin] == ',') ++commas;
        if (token.kind != Kind::open || token.partner != Token::none) continue;
        if (i > 0 && is_word(tokens[i - 1]) && tokens[i - 1].end == token.begin) {
            const auto name = before.substr(tokens[i - 1].begin, token.begin - tokens[i - 1].begin);
            if (auto signature = session.signature(name); !signature.empty()) return {name, signature, commas};
        }
        commas = 0;
    }
    return {};
}

}  // namespace cubelang::inline session
