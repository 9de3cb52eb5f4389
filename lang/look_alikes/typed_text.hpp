#pragma once
// A statement as typed, token by token, for the search for look-alikes.

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
    // Indices beyond both ends (also wrapped ones) are allowed, and have no token.
    [[nodiscard]] bool has(std::size_t i) const { return i < tokens_.size(); }
    [[nodiscard]] bool is(std::size_t i, Kind kind) const { return has(i) && tokens_[i].kind == kind; }
    [[nodiscard]] bool is(std::size_t i, std::string_view word) const { return has(i) && this->word(i) == word; }
    [[nodiscard]] std::string_view word(std::size_t i) const { return has(i) ? between(i, i) : std::string_view(); }
    /// The index of the partner bracket; Token::none if it has no partner.
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
    /// Does a value end before this token, or before the end of the text?
    [[nodiscard]] bool is_after_value(std::size_t i) const { return is_edge(i) || is(i, Kind::close); }
    /// The first and the last token of a run of adjacent moves.
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

/// One move in a word of moves.
struct TypedMove {
    std::string_view layers;  ///< `2-4` of `2-4R`
    std::string_view count;   ///< `6` of `U6`
    char letter = '.';        ///< as written
    std::string_view text;    ///< the whole move without a prime

    /// The count as a number, from its first six digits.
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

/// A word of moves in normal spelling: `uf` as `Uw Fw`.
[[nodiscard]] std::string shown_moves(std::string_view word);

}  // namespace cubelang::lang
