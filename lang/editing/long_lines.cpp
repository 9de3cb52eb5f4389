#include "lang/editing/composer.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "lang/editing/pieces.hpp"

namespace cubelang::lang {
namespace {

using Kind = Token::Kind;
using Partners = std::vector<std::size_t>;

// The first and the last piece of something.
struct Stretch {
    std::size_t first = 0, last = 0;
};

// A shorter value is not what makes a line long.
constexpr std::size_t least_bracketed = 50;

bool is_too_long(const Line& line) { return line.width() > widest_line; }

// The outermost block that begins and ends on the line.
std::optional<Stretch> block_on(const Line& line, const std::vector<Piece>& pieces, const Partners& all) {
    for (std::size_t i = line.begin; i < line.end; ++i)
        if (pieces[i].is_block && pieces[i].kind == Kind::open && all[i] < line.end) return Stretch{i, all[i]};
    return std::nullopt;
}

// Without blanks.
std::size_t size_of(const std::vector<Piece>& pieces, Stretch stretch) {
    std::size_t size = 0;
    for (std::size_t i = stretch.first; i <= stretch.last; ++i) size += pieces[i].text.size();
    return size;
}

// Is there a place outside all brackets where a newline could be, if there were a bracket around it all?
bool goes_on(const std::vector<Piece>& pieces, Stretch value, const Partners& all) {
    for (std::size_t i = value.first; i < value.last; ++i) {
        i = std::max(i, all[i]);
        if (i < value.last && may_part(pieces[i], pieces[i + 1])) return true;
    }
    return false;
}

// In brackets `-u` would be a part, and numbers a row of them.
bool may_be_bracketed(const Piece& first) {
    return first.kind != Kind::operation && first.kind != Kind::number && first.kind != Kind::unknown;
}

// Values are in the order of the text.
std::optional<Stretch> value_on(const Line& line, const std::vector<Piece>& pieces, const std::vector<Span>& values,
                                const Partners& all) {
    auto value = std::ranges::lower_bound(values, pieces[line.begin].begin, {}, &Span::begin);
    for (; value != values.end() && value->begin < pieces[line.end - 1].end; ++value) {
        const auto first = std::ranges::lower_bound(pieces, value->begin, {}, &Piece::begin);
        const auto behind = std::ranges::lower_bound(pieces, value->end, {}, &Piece::begin);
        const Stretch stretch{static_cast<std::size_t>(first - pieces.begin()),
                              static_cast<std::size_t>(behind - pieces.begin()) - 1};
        if (stretch.last >= line.end || stretch.first >= stretch.last) continue;
        if (size_of(pieces, stretch) < least_bracketed) continue;
        if (may_be_bracketed(*first) && goes_on(pieces, stretch, all)) return stretch;
    }
    return std::nullopt;
}

void put_on_lines(std::vector<Piece>& pieces, Stretch block) {
    for (const std::size_t i : {block.first + 1, block.last}) {
        pieces[i].newlines = std::max<std::uint8_t>(pieces[i].newlines, 1);
        pieces[i].apart = false;
    }
}

Piece bracket(Kind kind, std::string_view text, std::uint32_t at) {
    Piece piece;
    piece.kind = kind;
    piece.text = text;
    piece.begin = piece.end = at;
    return piece;
}

// What came in front of the one comes in front of the other now.
void hand_over_front(Piece& from, Piece& to) {
    to.newlines = std::exchange(from.newlines, std::uint8_t{0});
    to.apart = std::exchange(from.apart, false);
}

// Disjoint ones, in order.
std::vector<Piece> bracketed(const std::vector<Piece>& pieces, const std::vector<Stretch>& values) {
    std::vector<Piece> all;
    all.reserve(pieces.size() + 2 * values.size());
    auto value = values.begin();
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const bool is_first = value != values.end() && i == value->first;
        if (is_first) all.push_back(bracket(Kind::open, "(", pieces[i].begin));
        all.push_back(pieces[i]);
        if (is_first) hand_over_front(all.back(), all[all.size() - 2]);
        if (value == values.end() || i != value->last) continue;
        all.push_back(bracket(Kind::close, ")", pieces[i].end));
        ++value;
    }
    return all;
}

// False: nothing can be done about any of the lines.
bool relieve(const std::vector<Line>& lines, std::vector<Piece>& pieces, const std::vector<Span>& values) {
    const auto all = partners(pieces);
    std::vector<Stretch> to_bracket;
    bool is_relieved = false;
    for (const Line& line : lines) {
        if (!is_too_long(line)) continue;
        const auto block = block_on(line, pieces, all);
        const auto value = block ? std::nullopt : value_on(line, pieces, values, all);
        if (block) put_on_lines(pieces, *block);
        if (value) to_bracket.push_back(*value);
        is_relieved |= block || value;
    }
    if (!to_bracket.empty()) pieces = bracketed(pieces, to_bracket);
    return is_relieved;
}

}  // namespace

std::vector<Line> laid_out(std::vector<Piece> pieces, const std::vector<Span>& values) {
    auto lines = composed(pieces, false);
    if (std::ranges::none_of(lines, is_too_long)) return lines;
    while (relieve(lines, pieces, values)) lines = composed(pieces, false);
    return composed(pieces, true);
}

}  // namespace cubelang::lang
