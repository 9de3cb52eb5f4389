#include "lang/layout/long_lines.hpp"

#include <algorithm>
#include <optional>

#include "lang/layout/gaps.hpp"

namespace cubelang::lang {
namespace {

using Kind = Token::Kind;

// The first and the last piece of something.
struct Stretch {
    std::size_t first = 0, last = 0;
};

// A shorter value is not what makes a line long.
constexpr std::size_t least_bracketed = 50;

bool is_too_long(const Line& line) { return line.width() > widest_line; }

// The outermost block that begins and ends on the line.
std::optional<Stretch> block_on(const Line& line, const std::vector<Piece>& pieces) {
    const auto all = partners(pieces);
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
bool goes_on(const std::vector<Piece>& pieces, Stretch value) {
    const auto all = partners(pieces);
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

std::optional<Stretch> value_on(const Line& line, const std::vector<Piece>& pieces, const std::vector<Span>& values) {
    for (const Span value : values) {
        const auto first = std::ranges::lower_bound(pieces, value.begin, {}, &Piece::begin);
        const auto behind = std::ranges::lower_bound(pieces, value.end, {}, &Piece::begin);
        const Stretch stretch{static_cast<std::size_t>(first - pieces.begin()),
                              static_cast<std::size_t>(behind - pieces.begin()) - 1};
        if (stretch.first < line.begin || stretch.last >= line.end || stretch.first >= stretch.last) continue;
        if (size_of(pieces, stretch) < least_bracketed) continue;
        if (may_be_bracketed(*first) && goes_on(pieces, stretch)) return stretch;
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

void put_in_brackets(std::vector<Piece>& pieces, Stretch value) {
    Piece open = bracket(Kind::open, "(", pieces[value.first].begin);
    open.newlines = std::exchange(pieces[value.first].newlines, std::uint8_t{0});
    open.apart = std::exchange(pieces[value.first].apart, false);
    const auto place = [&](std::size_t i) { return pieces.begin() + static_cast<std::ptrdiff_t>(i); };
    pieces.insert(place(value.last + 1), bracket(Kind::close, ")", pieces[value.last].end));
    pieces.insert(place(value.first), open);
}

// True if something was done, so that they are to be composed anew.
bool relieve(const Line& line, std::vector<Piece>& pieces, const std::vector<Span>& values) {
    if (const auto block = block_on(line, pieces)) return put_on_lines(pieces, *block), true;
    if (const auto value = value_on(line, pieces, values)) return put_in_brackets(pieces, *value), true;
    return false;
}

}  // namespace

std::vector<Line> laid_out(std::vector<Piece> pieces, const std::vector<Span>& values) {
    auto lines = composed(pieces, false);
    if (std::ranges::none_of(lines, is_too_long)) return lines;
    const auto is_relieved = [&](const Line& line) { return is_too_long(line) && relieve(line, pieces, values); };
    while (std::ranges::any_of(lines, is_relieved)) lines = composed(pieces, false);
    return composed(pieces, true);
}

}  // namespace cubelang::lang
