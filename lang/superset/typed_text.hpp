#pragma once
// A statement as someone typed it, token by token: what look-alikes are found in.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/source.hpp"
#include "lang/tokens.hpp"

namespace cubelang::lang {

class TypedText {
public:
    using Kind = Token::Kind;

    explicit TypedText(std::string_view text) : text_(text), tokens_(tokens_of(text)) {}

    [[nodiscard]] std::size_t size() const { return tokens_.size(); }
    // Beyond both ends (where size_t wraps too) is nothing, of no length.
    [[nodiscard]] bool has(std::size_t i) const { return i < tokens_.size(); }
    [[nodiscard]] bool is(std::size_t i, Kind kind) const { return has(i) && tokens_[i].kind == kind; }
    [[nodiscard]] bool is(std::size_t i, std::string_view word) const { return has(i) && this->word(i) == word; }
    [[nodiscard]] std::string_view word(std::size_t i) const { return has(i) ? between(i, i) : std::string_view(); }
    /// The bracket that belongs to this one; Token::none if there is none.
    [[nodiscard]] std::size_t partner(std::size_t i) const { return has(i) ? tokens_[i].partner : Token::none; }
    /// Is there nothing between a token and the one after it?
    [[nodiscard]] bool touches_next(std::size_t i) const {
        return has(i) && has(i + 1) && tokens_[i].end == tokens_[i + 1].begin;
    }
    /// The text from one token to another, both included.
    [[nodiscard]] std::string_view between(std::size_t first, std::size_t last) const {
        return text_.substr(tokens_[first].begin, tokens_[last].end - tokens_[first].begin);
    }
    [[nodiscard]] Span span(std::size_t first, std::size_t last) const {
        return {static_cast<std::uint32_t>(tokens_[first].begin), static_cast<std::uint32_t>(tokens_[last].end)};
    }

    /// Does a value begin after this token, or at the beginning of the text?
    [[nodiscard]] bool is_before_value(std::size_t i) const { return is_edge(i) || is(i, Kind::open); }
    /// Is what comes before this token, or before the end of the text, a value that it does not go on with?
    [[nodiscard]] bool is_after_value(std::size_t i) const { return is_edge(i) || is(i, Kind::close); }
    /// The first and the last token of the moves around this one that stand side by side.
    struct Run {
        std::size_t first, last;
    };
    [[nodiscard]] Run run_around(std::size_t i) const;

private:
    [[nodiscard]] bool is_edge(std::size_t i) const;
    [[nodiscard]] bool in_run(std::size_t i) const { return is(i, Kind::moves) || is(i, Kind::pause); }

    std::string_view text_;
    std::vector<Token> tokens_;
};

/// One move within a word of them.
struct TypedMove {
    std::string_view layers;  ///< `2-4` of `2-4R`
    std::string_view count;   ///< `6` of `U6`
    char letter = '.';        ///< as written
    std::string_view text;    ///< all of it but a prime

    /// How often, as far as that matters here.
    [[nodiscard]] int times() const;
};
[[nodiscard]] std::vector<TypedMove> typed_moves(std::string_view word);

/// A word that spells moves, and a part too: `uf`, `UFR`, `fu1`, `r1`.
struct PartWord {
    std::string name;  ///< in lower case, with its number
    std::size_t letters = 0;
    bool is_small = false;  ///< written in lower case
    bool is_numbered = false;
};
[[nodiscard]] std::optional<PartWord> part_word(std::string_view word);

/// Moves as they are shown: `uf` as `Uw Fw`.
[[nodiscard]] std::string shown_moves(std::string_view word);

}  // namespace cubelang::lang
