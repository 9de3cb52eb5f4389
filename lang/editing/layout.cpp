#include "lang/layout/layout.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "lang/layout/fingerprint.hpp"
#include "lang/layout/long_lines.hpp"
#include "lang/layout/page.hpp"
#include "lang/parser.hpp"

namespace cubelang::lang {
namespace {

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
