#include "lang/editing/composer.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "lang/editing/pieces.hpp"

namespace cubelang::lang {
namespace {

using Kind = Token::Kind;
using Partners = std::vector<std::size_t>;

// The first and the last piece of a range.
struct PieceRange {
    std::size_t first = 0, last = 0;
};

// Shorter values are not the cause of a long line.
constexpr std::size_t least_bracketed = 50;

bool is_too_long(const Line& line) { return line.width() > widest_line; }

// The outermost block that begins and ends on the line.
std::optional<PieceRange> block_on(const Line& line, const std::vector<Piece>& pieces, const Partners& all) {
    for (std::size_t i = line.begin; i < line.end; ++i)
        if (pieces[i].is_block && pieces[i].kind == Kind::open && all[i] < line.end) return PieceRange{i, all[i]};
    return std::nullopt;
}

// In bytes, without blanks.
std::size_t size_of(const std::vector<Piece>& pieces, PieceRange stretch) {
    std::size_t size = 0;
    for (std::size_t i = stretch.first; i <= stretch.last; ++i) size += pieces[i].text.size();
    return size;
}

// Could the value be broken outside its inner brackets, if there were brackets around it?
bool can_be_broken(const std::vector<Piece>& pieces, PieceRange value, const Partners& all) {
    for (std::size_t i = value.first; i < value.last; ++i) {
        i = std::max(i, all[i]);
        if (i < value.last && may_break_between(pieces[i], pieces[i + 1])) return true;
    }
    return false;
}

// In brackets `-u` would be a part, and numbers would be a row.
bool may_be_bracketed(const Piece& first) {
    return first.kind != Kind::operation && first.kind != Kind::number && first.kind != Kind::unknown;
}

// The first long value on the line that can be put in brackets. `values` are in the order of the text.
std::optional<PieceRange> value_on(const Line& line, const std::vector<Piece>& pieces, const std::vector<Span>& values,
                                   const Partners& all) {
    auto value = std::ranges::lower_bound(values, pieces[line.begin].begin, {}, &Span::begin);
    for (; value != values.end() && value->begin < pieces[line.end - 1].end; ++value) {
        const auto first = std::ranges::lower_bound(pieces, value->begin, {}, &Piece::begin);
        const auto after = std::ranges::lower_bound(pieces, value->end, {}, &Piece::begin);
        const PieceRange stretch{static_cast<std::size_t>(first - pieces.begin()),
                                 static_cast<std::size_t>(after - pieces.begin()) - 1};
        if (stretch.last >= line.end || stretch.first >= stretch.last) continue;
        if (size_of(pieces, stretch) < least_bracketed) continue;
        if (may_be_bracketed(*first) && can_be_broken(pieces, stretch, all)) return stretch;
    }
    return std::nullopt;
}

void put_on_lines(std::vector<Piece>& pieces, PieceRange block) {
    for (const std::size_t i : {block.first + 1, block.last}) {
        pieces[i].newlines = std::max<std::uint8_t>(pieces[i].newlines, 1);
        pieces[i].after_semicolon = false;
    }
}

Piece bracket(Kind kind, std::string_view text, std::uint32_t at) {
    Piece piece;
    piece.kind = kind;
    piece.text = text;
    piece.begin = piece.end = at;
    return piece;
}

// Moves the newlines and the semicolon before one piece to another.
void move_leading_breaks(Piece& from, Piece& to) {
    to.newlines = std::exchange(from.newlines, std::uint8_t{0});
    to.after_semicolon = std::exchange(from.after_semicolon, false);
}

// Puts brackets around values, which are disjoint and in order.
std::vector<Piece> bracketed(const std::vector<Piece>& pieces, const std::vector<PieceRange>& values) {
    std::vector<Piece> all;
    all.reserve(pieces.size() + 2 * values.size());
    auto value = values.begin();
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const bool is_first = value != values.end() && i == value->first;
        if (is_first) all.push_back(bracket(Kind::open, "(", pieces[i].begin));
        all.push_back(pieces[i]);
        if (is_first) move_leading_breaks(all.back(), all[all.size() - 2]);
        if (value == values.end() || i != value->last) continue;
        all.push_back(bracket(Kind::close, ")", pieces[i].end));
        ++value;
    }
    return all;
}

// False if no line can be improved.
bool shorten_lines(const std::vector<Line>& lines, std::vector<Piece>& pieces, const std::vector<Span>& values) {
    const auto all = partners(pieces);
    std::vector<PieceRange> to_bracket;
    bool is_changed = false;
    for (const Line& line : lines) {
        if (!is_too_long(line)) continue;
        const auto block = block_on(line, pieces, all);
        const auto value = block ? std::nullopt : value_on(line, pieces, values, all);
        if (block) put_on_lines(pieces, *block);
        if (value) to_bracket.push_back(*value);
        is_changed |= block || value;
    }
    if (!to_bracket.empty()) pieces = bracketed(pieces, to_bracket);
    return is_changed;
}

}  // namespace

std::vector<Line> lay_out(std::vector<Piece> pieces, const std::vector<Span>& values) {
    auto lines = compose(pieces, false);
    if (std::ranges::none_of(lines, is_too_long)) return lines;
    while (shorten_lines(lines, pieces, values)) lines = compose(pieces, false);
    return compose(pieces, true);
}

}  // namespace cubelang::lang
