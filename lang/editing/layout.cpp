#include "lang/editing/layout.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "lang/editing/composer.hpp"
#include "lang/parser.hpp"

namespace cubelang::lang {
namespace {

constexpr std::size_t before_comment = 2;

// Joins lines to a text, with blank lines between them and comments after code aligned.
class Page {
public:
    void add(std::vector<Line> lines);
    // The whole text.
    [[nodiscard]] std::string finish();

private:
    void flush();
    void write(const Line& line, std::size_t comment_column);

    std::string text_;
    std::vector<Line> comment_lines_;  ///< consecutive lines with comments
};

void Page::add(std::vector<Line> lines) {
    for (Line& line : lines) {
        if (line.comment.empty() || line.has_blank_line_before) flush();
        if (line.comment.empty())
            write(line, 0);
        else
            comment_lines_.push_back(std::move(line));
    }
}

// Aligned, unless the longest line would move them all too far.
void Page::flush() {
    std::size_t column = 0;
    for (const Line& line : comment_lines_) column = std::max(column, line.width());
    for (const Line& line : comment_lines_) write(line, column > widest_line ? 0 : column);
    comment_lines_.clear();
}

void Page::write(const Line& line, std::size_t comment_column) {
    if (line.has_blank_line_before && !text_.empty()) text_ += '\n';
    text_.append(line.indent, ' ') += line.code;
    if (!line.comment.empty()) {
        const auto width = line.width();
        text_.append(std::max(comment_column, width) - width + before_comment, ' ') += line.comment;
    }
    text_ += '\n';
}

std::string Page::finish() {
    flush();
    return std::move(text_);
}

// Formats statements one after the other, each with the others on its lines.
class SourceFormatter {
public:
    SourceFormatter(const SourcePtr& source, StopToken stop) : source_(source), stop_(stop) {}

    std::string run() {
        for_each_statement(source_, stop_, [this](const Statement& statement) { add(statement); });
        add_pieces(pieces_of(source_->text, {at_, static_cast<std::uint32_t>(source_->text.size())}, {}, texts_));
        set();
        return page_.finish();
    }
    /// The first statement that has another meaning in `text`; nothing if all are the same.
    [[nodiscard]] std::optional<Span> difference(const SourcePtr& text) const {
        std::size_t count = 0;
        bool is_same = true;
        for_each_statement(text, stop_, [&](const Statement& statement) {
            if (!is_same) return;
            is_same = count < statements_.size() && statements_[count].fingerprint == fingerprint(statement);
            if (is_same) ++count;
        });
        if (is_same && count == statements_.size()) return std::nullopt;
        return count < statements_.size() ? statements_[count].span : Span{};
    }

private:
    void add(const Statement& statement) {
        statements_.push_back({fingerprint(statement), statement.span});
        const Roles roles = roles_of(statement);
        add_pieces(pieces_of(source_->text, {at_, statement.span.end}, roles, texts_));
        values_.insert(values_.end(), roles.values.begin(), roles.values.end());
        at_ = statement.span.end;
    }

    // The line of the last statement extends to the newline before the next statement or comment.
    void add_pieces(std::vector<Piece> pieces) {
        const auto code = std::ranges::find_if_not(pieces, is_comment);
        const auto ahead = code == pieces.end() ? code : code + 1;
        const auto next = std::find_if(pieces.begin(), ahead, [](const Piece& piece) { return piece.newlines > 0; });
        const bool is_next_line = next != ahead;
        pieces_.insert(pieces_.end(), pieces.begin(), is_next_line ? next : pieces.end());
        if (!is_next_line) return;
        set();
        pieces_.assign(next, pieces.end());
    }

    void set() {
        if (!pieces_.empty()) page_.add(lay_out(std::move(pieces_), values_));
        pieces_.clear();
        values_.clear();
    }

    SourcePtr source_;
    StopToken stop_;
    Spellings texts_;
    Page page_;
    std::vector<Piece> pieces_;
    std::vector<Span> values_;
    struct StatementRecord {
        std::uint64_t fingerprint;
        Span span;
    };
    std::vector<StatementRecord> statements_;
    std::uint32_t at_ = 0;  ///< the end of the last statement
};

// Formatting must not change the meaning of a text. If it would, the text is left unchanged.
Diagnostic no_layout(const SourcePtr& source, Span span) {
    return {{source, span},
            "`cube fmt` would change the meaning of this statement",
            "this is a fault of the program: please report it, and write the statement in a simpler way",
            {}};
}

bool has_returns(std::string_view text) {
    const auto newline = text.find('\n');
    return newline != text.npos && newline > 0 && text[newline - 1] == '\r';
}

// All lines end as the first one does.
std::string with_returns(std::string_view text) {
    std::string all;
    for (const char c : text) {
        if (c == '\r') continue;
        if (c == '\n') all += '\r';
        all += c;
    }
    return all;
}

}  // namespace

Layout layout_of(const SourcePtr& source, StopToken stop) {
    if (auto mistakes = parse_bounded(source, stop).errors; !mistakes.empty()) return {{}, std::move(mistakes)};
    SourceFormatter formatter(source, stop);
    auto text = formatter.run();
    if (has_returns(source->text)) text = with_returns(text);
    const auto difference = formatter.difference(make_source(source->name, text));
    if (difference) return {{}, {no_layout(source, *difference)}};
    return {std::move(text), {}};
}

}  // namespace cubelang::lang
