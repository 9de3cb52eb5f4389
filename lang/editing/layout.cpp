#include "lang/editing/layout.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "lang/editing/composer.hpp"
#include "lang/parser.hpp"

namespace cubelang::lang {
namespace {

constexpr std::size_t before_comment = 2;

// Lines to text: empty lines between them, and comments behind code below each other.
class Page {
public:
    void add(std::vector<Line> lines);
    // All of it.
    [[nodiscard]] std::string finish();

private:
    void flush();
    void write(const Line& line, std::size_t comment_column);

    std::string text_;
    std::vector<Line> beside_each_other_;  ///< lines with comments, none without in between
};

void Page::add(std::vector<Line> lines) {
    for (Line& line : lines) {
        if (line.comment.empty() || line.is_set_off) flush();
        if (line.comment.empty())
            write(line, 0);
        else
            beside_each_other_.push_back(std::move(line));
    }
}

// Below each other, unless the longest line would push them all off the page.
void Page::flush() {
    std::size_t column = 0;
    for (const Line& line : beside_each_other_) column = std::max(column, line.width());
    for (const Line& line : beside_each_other_) write(line, column > widest_line ? 0 : column);
    beside_each_other_.clear();
}

void Page::write(const Line& line, std::size_t comment_column) {
    if (line.is_set_off && !text_.empty()) text_ += '\n';
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

// Statements one after the other, each laid out with those that are on its lines.
class Setter {
public:
    Setter(const SourcePtr& source, StopToken stop) : source_(source), stop_(stop) {}

    std::string run() {
        read_each(source_, stop_, [this](const Statement& statement) { add(statement); });
        add_pieces(pieces_of(source_->text, {at_, static_cast<std::uint32_t>(source_->text.size())}, {}, texts_));
        set();
        return page_.finish();
    }
    /// Where the first statement is that the text says otherwise.
    [[nodiscard]] std::optional<Span> difference(const SourcePtr& text) const {
        std::size_t count = 0;
        bool is_same = true;
        read_each(text, stop_, [&](const Statement& statement) {
            if (!is_same) return;
            is_same = count < said_.size() && said_[count].fingerprint == fingerprint(statement);
            if (is_same) ++count;
        });
        if (is_same && count == said_.size()) return std::nullopt;
        return count < said_.size() ? said_[count].span : Span{};
    }

private:
    void add(const Statement& statement) {
        said_.push_back({fingerprint(statement), statement.span});
        const Roles roles = roles_of(statement);
        add_pieces(pieces_of(source_->text, {at_, statement.span.end}, roles, texts_));
        values_.insert(values_.end(), roles.values.begin(), roles.values.end());
        at_ = statement.span.end;
    }

    // The last statement's line may go on, as far as the newline in front of the next one or of a comment.
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
        if (!pieces_.empty()) page_.add(laid_out(std::move(pieces_), values_));
        pieces_.clear();
        values_.clear();
    }

    SourcePtr source_;
    StopToken stop_;
    Respelled texts_;
    Page page_;
    std::vector<Piece> pieces_;
    std::vector<Span> values_;
    struct Said {
        std::uint64_t fingerprint;
        Span span;
    };
    std::vector<Said> said_;
    std::uint32_t at_ = 0;  ///< the end of the last statement
};

// Nothing that the style does should change what is said. Should it, then the text is better left alone.
Diagnostic no_layout(const SourcePtr& source, Span span) {
    return {{source, span},
            "this would say something else in the style of `cube fmt`",
            "please tell us how it is written; until then, write it in a simpler way",
            {}};
}

bool has_returns(std::string_view text) {
    const auto newline = text.find('\n');
    return newline != text.npos && newline > 0 && text[newline - 1] == '\r';
}

// As its first line ends, all of them do.
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
    if (auto mistakes = parse_and_keep_little(source, stop).errors; !mistakes.empty()) return {{}, std::move(mistakes)};
    Setter setter(source, stop);
    auto text = setter.run();
    if (has_returns(source->text)) text = with_returns(text);
    const auto difference = setter.difference(make_source(source->name, text));
    if (difference) return {{}, {no_layout(source, *difference)}};
    return {std::move(text), {}};
}

}  // namespace cubelang::lang
