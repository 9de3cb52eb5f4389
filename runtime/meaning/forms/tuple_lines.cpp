#include "runtime/meaning/forms/tuple_lines.hpp"

#include <algorithm>
#include <string_view>

#include "lang/diagnostic.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::eval {
namespace {

constexpr std::string_view blanks = " \t\r", between_words = " \t\r\n,", between_lines = " \t\r\n;";

class Lines {
public:
    explicit Lines(std::string_view text) : text_(text) {}

    std::vector<TupleLine> all() {
        std::vector<TupleLine> lines;
        for (skip(between_lines); at_ < text_.size(); skip(between_lines)) lines.push_back(line());
        return lines;
    }
    std::optional<TupleBracket> next_bracket(std::size_t offset) {
        at_ = std::min(text_.find('(', offset), text_.size());
        return is_bracket() ? std::optional(bracket()) : std::nullopt;
    }

private:
    void skip(std::string_view characters) { at_ = std::min(text_.find_first_not_of(characters, at_), text_.size()); }

    [[nodiscard]] static lang::Span span(std::size_t begin, std::size_t end) {
        return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    }
    // From here to one of the characters, or the end; blanks before it are left out.
    lang::Span up_to(std::string_view characters) {
        const auto begin = at_;
        at_ = std::min(text_.find_first_of(characters, at_), text_.size());
        return span(begin, begin + trimmed_end(text_.substr(begin, at_ - begin), blanks).size());
    }
    [[nodiscard]] std::string at(lang::Span span) const {
        return std::string(text_.substr(span.begin, span.end - span.begin));
    }

    TupleLine line() {
        TupleLine line;
        line.name_span = text_[at_] == '(' ? span(at_, at_) : up_to(":\n;");
        line.name = at(line.name_span);
        line.has_colon = at_ < text_.size() && text_[at_] == ':';
        if (!line.has_colon && !line.name.empty()) return line;
        if (line.has_colon) ++at_;
        for (skip(blanks); is_bracket(); skip(blanks)) line.brackets.push_back(bracket());
        if (at_ == text_.size() || text_[at_] == '\n' || text_[at_] == ';')
            line.rest = behind(line);
        else
            line.rest = up_to("\n;");
        return line;
    }
    // Right after the last bracket, or the colon.
    [[nodiscard]] static lang::Span behind(const TupleLine& line) {
        const auto end =
            line.brackets.empty() ? line.name_span.end + (line.has_colon ? 1 : 0) : line.brackets.back().span.end;
        return {end, end};
    }
    [[nodiscard]] bool is_bracket() const {
        if (at_ >= text_.size() || text_[at_] != '(') return false;
        const auto end = text_.find_first_of("()", at_ + 1);
        return end != text_.npos && text_[end] == ')';
    }
    TupleBracket bracket() {
        TupleBracket bracket;
        const auto begin = at_++;
        for (skip(between_words); text_[at_] != ')'; skip(between_words)) {
            const auto word = at_;
            while (text_[at_] != ')' && between_words.find(text_[at_]) == between_words.npos) ++at_;
            bracket.words.push_back({at(span(word, at_)), span(word, at_)});
        }
        bracket.span = span(begin, ++at_);
        return bracket;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

std::vector<TupleLine> tuple_lines(const lang::SourcePtr& text) { return Lines(text->text).all(); }

void check_closed(const lang::SourcePtr& text, std::size_t offset) {
    if (offset >= text->text.size() || text->text[offset] != '(') return;
    const auto at = static_cast<std::uint32_t>(offset);
    throw lang::Error({text, {at, at + 1}}, "this `(` is never closed");
}

std::optional<TupleBracket> next_tuple_bracket(const lang::SourcePtr& text, std::size_t offset) {
    return Lines(text->text).next_bracket(offset);
}

}  // namespace cubelang::eval
