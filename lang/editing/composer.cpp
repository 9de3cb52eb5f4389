#include "lang/editing/composer.hpp"

#include <algorithm>
#include <tuple>

#include "runtime/base/utf8.hpp"

namespace cubelang::lang {
namespace {

using Kind = Token::Kind;

constexpr std::size_t step = 4;  // indentation of the content of a bracket
// Bracket content that is not longer stays on one line; blanks are not counted.
constexpr std::size_t most_together = 30;

// A place where a line may be broken. Better places have a lower level: further out; then after a comma, before a
// sign, between neighbours.
struct BreakPoint {
    std::size_t at = 0;     ///< in the code
    std::size_t piece = 0;  ///< the first piece on the next line
    std::size_t level = 0;
    std::size_t bracket = 0, indent = 0;  ///< around it, and the indentation of its content
};

// A bracket that is not closed yet.
struct Open {
    std::size_t piece = 0;
    bool is_block = false;
    std::size_t outer = 0, inner = 0;  ///< indentation of its line, and of its content
};

class Composer {
public:
    Composer(const std::vector<Piece>& pieces, bool is_broken)
        : pieces_(pieces), partners_(partners(pieces)), is_broken_(is_broken) {
        if (is_broken) measure();
    }

    std::vector<Line> run() {
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            if (i == 0 || begins_line(i)) begin_line(i);
            add(i);
        }
        return std::move(lines_);
    }

private:
    void measure() {
        for (const Piece& piece : pieces_) sizes_.push_back((sizes_.empty() ? 0 : sizes_.back()) + piece.text.size());
    }

    [[nodiscard]] bool begins_line(std::size_t i) const {
        const Piece &piece = pieces_[i], &before = pieces_[i - 1];
        if (piece.newlines > 0 || is_line_comment(before)) return true;
        if (opens(before) && is_on_lines(i - 1)) return !is_line_comment(piece);
        return closes(piece) && is_on_lines(partners_[i]);
    }
    static bool opens(const Piece& piece) { return piece.is_block && piece.kind == Kind::open; }
    static bool closes(const Piece& piece) { return piece.is_block && piece.kind == Kind::close; }

    // Is a block on several lines? It is if there is a newline in it, also one before its closing brace.
    [[nodiscard]] bool is_on_lines(std::size_t open) const {
        const auto from = pieces_.begin() + static_cast<std::ptrdiff_t>(open) + 1;
        const auto to = pieces_.begin() + static_cast<std::ptrdiff_t>(partners_[open]) + 1;
        return std::any_of(from, to, [](const Piece& piece) { return piece.newlines > 0; });
    }

    void begin_line(std::size_t i) {
        const Piece& piece = pieces_[i];
        const bool is_first = i == 0 || opens(pieces_[i - 1]);
        const bool has_blank_line_before = piece.newlines > 1 && !is_first && !closes(piece);
        lines_.push_back({indent_of(piece), {}, {}, has_blank_line_before || (i == 0 && piece.newlines > 1), i, i});
        spots_.clear();
    }

    [[nodiscard]] std::size_t indent_of(const Piece& piece) const {
        if (piece.is_as_written && piece.kind == Kind::open && !lines_.empty())
            return lines_.size() == row_line_ ? row_column_ : statement_indent() + step;
        if (open_.empty()) return 0;
        return piece.kind == Kind::close ? open_.back().outer : open_.back().inner;
    }

    void add(std::size_t i) {
        const Piece& piece = pieces_[i];
        Line& line = lines_.back();
        line.end = i + 1;
        if (is_line_comment(piece) && !line.code.empty()) return void(line.comment = piece.text);
        if (!line.code.empty()) add_gap(i);
        if (piece.kind == Kind::close && !open_.empty()) open_.pop_back();
        line.code += piece.text;
        if (piece.kind == Kind::open) open(i);
        while (!spots_.empty() && lines_.back().width() > widest_line) break_line();
    }

    void add_gap(std::size_t i) {
        const Piece &left = pieces_[i - 1], &right = pieces_[i];
        Line& line = lines_.back();
        const bool is_next_statement = right.after_semicolon && !closes(right) && !is_line_comment(right);
        if (is_next_statement) line.code += ';';
        if (!is_next_statement && !has_blank_between(left, right)) return;
        line.code += ' ';
        if (!is_broken_ || !may_break(left, right)) return;
        spots_.push_back({line.code.size(), i, level(left, right), open_.back().piece, open_.back().inner});
    }

    // A newline is a blank only in brackets.
    [[nodiscard]] bool may_break(const Piece& left, const Piece& right) const {
        if (open_.empty() || open_.back().is_block || left.kind == Kind::operation) return false;
        const auto bracket = open_.back().piece;
        if (sizes_[partners_[bracket]] - sizes_[bracket] <= most_together) return false;
        return !left.is_as_written && may_break_between(left, right) &&
               !(right.kind == Kind::operation && right.text == "=");
    }
    [[nodiscard]] std::size_t level(const Piece& left, const Piece& right) const {
        const auto brackets = std::ranges::count_if(open_, [](const Open& open) { return !open.is_block; });
        const bool is_joint = right.kind == Kind::operation || right.kind == Kind::keyword;
        const std::size_t after_sign = is_joint ? 1 : 2;
        return 3 * static_cast<std::size_t>(brackets) + (left.kind == Kind::separator ? 0 : after_sign);
    }

    void open(std::size_t i) {
        const Line& line = lines_.back();
        if (pieces_[i].is_as_written) {
            row_column_ = line.indent + line.code.size() - 1;
            row_line_ = lines_.size();
        }
        const bool is_block = pieces_[i].is_block;
        const auto outer = is_block ? statement_indent() : line.indent;
        open_.push_back({i, is_block, outer, outer + step});
    }
    [[nodiscard]] std::size_t statement_indent() const {
        const auto around = std::find_if(open_.rbegin(), open_.rend(), [](const Open& open) { return open.is_block; });
        return around == open_.rend() ? 0 : around->inner;
    }

    // Moves the text after the best place to a new line; what stays fits on the line, if any place allows it.
    void break_line() {
        const std::size_t room = widest_line + 1 - std::min(lines_.back().indent, widest_line);
        const BreakPoint spot = *std::ranges::min_element(spots_, {}, [room](const BreakPoint& each) {
            return std::tuple(each.at > room, each.level, -static_cast<std::ptrdiff_t>(each.at));
        });
        Line tail{spot.indent, lines_.back().code.substr(spot.at), {}, false, spot.piece, lines_.back().end};
        lines_.back().code.resize(spot.at - 1);
        lines_.back().end = spot.piece;
        lines_.push_back(std::move(tail));
        keep_spots_after(spot);
        move_brackets(spot);
    }
    void keep_spots_after(const BreakPoint& broken) {
        std::erase_if(spots_, [&](const BreakPoint& spot) { return spot.at <= broken.at; });
        for (BreakPoint& spot : spots_) {
            spot.at -= broken.at;
            if (spot.bracket >= broken.piece) spot.indent = broken.indent + step;
        }
    }
    // Brackets that were opened after the break are on the new line; a block keeps the indentation of its statement.
    void move_brackets(const BreakPoint& broken) {
        for (Open& open : open_)
            if (open.piece >= broken.piece && !open.is_block)
                open = {open.piece, false, broken.indent, broken.indent + step};
    }

    const std::vector<Piece>& pieces_;
    std::vector<std::size_t> partners_;
    bool is_broken_;
    std::vector<std::size_t> sizes_;  ///< total up to each piece
    std::vector<Line> lines_;
    std::vector<BreakPoint> spots_;  ///< of the last line
    std::vector<Open> open_;
    std::size_t row_column_ = 0, row_line_ = 0;  ///< where the upper of two rows of numbers begins
};

}  // namespace

std::size_t Line::width() const {
    const auto newline = code.rfind('\n');  // in a comment of several lines
    return newline == code.npos ? indent + count_characters(code) : count_characters(code.substr(newline + 1));
}

std::vector<std::size_t> partners(const std::vector<Piece>& pieces) {
    std::vector<std::size_t> all(pieces.size()), open;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        all[i] = i;
        if (pieces[i].kind == Kind::open) open.push_back(i);
        if (pieces[i].kind != Kind::close || open.empty()) continue;
        all[i] = open.back();
        all[open.back()] = i;
        open.pop_back();
    }
    return all;
}

std::vector<Line> compose(const std::vector<Piece>& pieces, bool is_broken) {
    return Composer(pieces, is_broken).run();
}

}  // namespace cubelang::lang
