#include "lang/editing/pieces.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "lang/advice/primes.hpp"
#include "lang/advice/signs.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

using Kind = Token::Kind;

// Spans in the order of the text, queried for places in the same order.
class Spans {
public:
    explicit Spans(const std::vector<Span>& all) : all_(all) {}

    // Is the place in any of them?
    [[nodiscard]] bool have(std::uint32_t place) {
        while (next_ < all_.size() && all_[next_].begin <= place) end_ = std::max(end_, all_[next_++].end);
        return place < end_;
    }

private:
    const std::vector<Span>& all_;
    std::size_t next_ = 0;
    std::uint32_t end_ = 0;
};

std::string_view with_apostrophe(std::string_view text, Spellings& texts) {
    if (text.ends_with('\'') || !ends_with_prime(text)) return text;
    return texts.emplace_back(std::string(without_prime(text)) + '\'');
}

bool is_superscript(std::string_view text) { return text.starts_with('\xC2') || text.starts_with("\xE2\x81"); }

// `R²` becomes R2 and `(R U)²` (R U)2, but `sune²` becomes sune^2.
std::string_view as_digits(std::string_view text, bool follows_plainly, Spellings& texts) {
    const auto digits = plain_digits(text);
    const bool is_plain = digits.front() != '-' && follows_plainly;
    return texts.emplace_back(is_plain ? digits : '^' + digits);
}

// The spelling of a token: an apostrophe for a prime, plain digits for superscripts. `follows_plainly`: digits may
// touch the piece before it, a bracket or the letter of a move.
std::string_view respelled(Kind kind, std::string_view text, bool follows_plainly, Spellings& texts) {
    switch (kind) {
        case Kind::comment:
        case Kind::doc: return trimmed_end(text, " \t\r");
        case Kind::moves: return with_apostrophe(text, texts);
        case Kind::operation:
            return prime_length(text) == 0 && is_superscript(text) ? as_digits(text, follows_plainly, texts)
                                                                   : with_apostrophe(text, texts);
        default: return text;
    }
}

class Cutter {
public:
    Cutter(std::string_view text, const Roles& roles, Spellings& texts) : text_(text), roles_(roles), texts_(texts) {}

    std::vector<Piece> run(Span stretch) {
        const auto tokens = tokens_of(text_.substr(stretch.begin, stretch.end - stretch.begin));
        pieces_.reserve(tokens.size() + roles_.moves.size());
        at_ = stretch.begin;
        for (const Token& token : tokens) {
            Span span{stretch.begin + static_cast<std::uint32_t>(token.begin),
                      stretch.begin + static_cast<std::uint32_t>(token.end)};
            if (span.begin < at_) continue;  // in a text with values
            const auto text = std::ranges::find(roles_.texts, span.begin, &Span::begin);
            cut(token.kind, text == roles_.texts.end() ? span : *text);
        }
        return std::move(pieces_);
    }

private:
    void cut(Kind kind, Span span) {
        see_gap(span.begin);
        at_ = span.end;
        if (kind == Kind::separator && text_[span.begin] == ';')
            next_.after_semicolon = true;
        else if (kind == Kind::moves)
            cut_moves(span);
        else
            add(kind, span);
    }

    // Records the newlines before a token, and whether it touches the last one.
    void see_gap(std::uint32_t begin) {
        const auto gap = text_.substr(at_, begin - at_);
        const auto newlines = next_.newlines + std::ranges::count(gap, '\n');
        next_.newlines = static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(newlines, 2));
        next_.touches = gap.empty() && !pieces_.empty();
    }

    // Splits `RUR'` in three, if they are moves in the tree. Digits before the first of them are a number: `(R U)2U`.
    void cut_moves(Span word) {
        if (std::ranges::binary_search(roles_.functions, word.begin)) return add(Kind::name, word);
        if (is_name(word)) return add(Kind::moves, word);
        const auto& moves = roles_.moves;
        while (move_ < moves.size() && moves[move_] < word.begin) ++move_;
        while (word.begin < word.end) {
            const bool is_move = move_ < moves.size() && moves[move_] == word.begin;
            if (is_move) ++move_;
            const auto end = move_ < moves.size() ? std::min(moves[move_], word.end) : word.end;
            add(is_move || text_[word.begin] > '9' ? Kind::moves : Kind::number, {word.begin, end});
            word.begin = end;
        }
    }

    // An argument of small letters, which may be the name of a choice.
    bool is_name(Span word) {
        const auto text = text_.substr(word.begin, word.end - word.begin);
        const bool is_small = std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
        return words_.have(word.begin) && is_small && std::ranges::find(roles_.words, word) != roles_.words.end();
    }

    void add(Kind kind, Span span) {
        Piece piece = std::exchange(next_, {});
        piece.kind = kind;
        piece.text = respelled(kind, text_.substr(span.begin, span.end - span.begin), follows_plainly(), texts_);
        piece.begin = span.begin;
        piece.end = span.end;
        piece.is_compact = compact_.have(span.begin);
        piece.is_as_written = as_written_.have(span.begin);
        piece.is_tight = tight_.have(span.begin);
        if (kind == Kind::open) piece.is_block = opens_block(span.begin);
        if (kind == Kind::open) open_.push_back(piece.is_block);
        if (kind == Kind::close && !open_.empty()) piece.is_block = close_bracket();
        if (!is_comment(piece)) last_code_ = pieces_.size();
        pieces_.push_back(piece);
    }

    [[nodiscard]] bool follows_plainly() const {
        if (pieces_.empty()) return false;
        const Piece& before = pieces_.back();
        const bool ends_with_letter = before.text.back() > '9';
        return before.kind == Kind::close || (before.kind == Kind::moves && ends_with_letter);
    }

    // Is it a brace after the list of a `for`, or after the `then` or `else` of a statement, or a function's?
    bool opens_block(std::uint32_t brace) {
        if (pieces_.empty() || text_[brace] != '{') return false;
        const Piece& before = pieces_[last_code_];
        if (before.kind == Kind::keyword && (before.text == "then" || before.text == "else"))
            return !choices_.have(before.begin);
        return std::ranges::binary_search(roles_.loops, before.end) || std::ranges::binary_search(roles_.loops, brace);
    }

    bool close_bracket() {
        const bool is_block = open_.back();
        open_.pop_back();
        return is_block;
    }

    std::string_view text_;
    const Roles& roles_;
    Spellings& texts_;
    Spans words_{roles_.words}, compact_{roles_.compact}, as_written_{roles_.as_written}, tight_{roles_.tight},
        choices_{roles_.choices};
    std::vector<Piece> pieces_;
    Piece next_;            ///< known properties of the next piece
    std::uint32_t at_ = 0;  ///< the end of the last token
    std::size_t move_ = 0, last_code_ = 0;
    std::vector<bool> open_;  ///< for each open bracket: is it a block?
};

}  // namespace

bool is_comment(const Piece& piece) { return piece.kind == Kind::comment || piece.kind == Kind::doc; }

bool is_line_comment(const Piece& piece) {
    return piece.kind == Kind::doc || (piece.kind == Kind::comment && !piece.text.starts_with("/*"));
}

std::vector<Piece> pieces_of(std::string_view text, Span stretch, const Roles& roles, Spellings& texts) {
    return Cutter(text, roles, texts).run(stretch);
}

}  // namespace cubelang::lang
