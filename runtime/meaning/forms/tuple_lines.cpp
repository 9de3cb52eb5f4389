#include "runtime/meaning/forms/tuple_lines.hpp"

#include <algorithm>
#include <string_view>

#include "runtime/base/text.hpp"

namespace cubelang::eval {
namespace {

constexpr std::string_view blanks = " \t\r", between_words = " \t\r\n,", word_ends = " \t\r\n,)",
                           between_lines = " \t\r\n;";

class LineReader {
public:
    explicit LineReader(const lang::SourcePtr& text) : in_(text) {}

    std::vector<TupleLine> all() {
        std::vector<TupleLine> lines;
        for (in_.skip(between_lines); !in_.at_end(); in_.skip(between_lines)) lines.push_back(line());
        return lines;
    }
    std::optional<TupleBracket> next_bracket(std::size_t offset) {
        in_.go_to(offset);
        in_.up_to("(");
        return is_bracket() ? std::optional(bracket()) : std::nullopt;
    }

private:
    // The span from here to one of the characters or the end, without trailing blanks.
    lang::Span up_to(std::string_view characters) {
        const auto begin = in_.at();
        const auto length = trimmed_end(in_.up_to(characters), blanks).size();
        return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + length)};
    }

    TupleLine line() {
        TupleLine line;
        line.name_span = in_.peek() == '(' ? in_.since(in_.at()) : up_to(":\n;");
        line.name = in_.text(line.name_span);
        line.has_colon = in_.take(':');
        if (!line.has_colon && !line.name.empty()) return line;
        for (in_.skip(blanks); is_bracket(); in_.skip(blanks)) line.brackets.push_back(bracket());
        if (in_.at_end() || in_.peek() == '\n' || in_.peek() == ';')
            line.rest = end_of(line);
        else
            line.rest = up_to("\n;");
        return line;
    }
    // The empty span after the last bracket, or after the colon.
    [[nodiscard]] static lang::Span end_of(const TupleLine& line) {
        const auto end =
            line.brackets.empty() ? line.name_span.end + (line.has_colon ? 1 : 0) : line.brackets.back().span.end;
        return {end, end};
    }
    [[nodiscard]] bool is_bracket() const {
        const auto rest = in_.rest();
        const auto end = rest.find_first_of("()", 1);
        return rest.starts_with('(') && end != rest.npos && rest[end] == ')';
    }
    TupleBracket bracket() {
        TupleBracket bracket;
        const auto begin = in_.at();
        in_.take('(');
        for (in_.skip(between_words); in_.peek() != ')'; in_.skip(between_words)) {
            const auto word = in_.at();
            const auto text = in_.up_to(word_ends);
            bracket.words.push_back({std::string(text), in_.since(word)});
        }
        in_.take(')');
        bracket.span = in_.since(begin);
        return bracket;
    }

    FormReader in_;
};

}  // namespace

std::vector<TupleLine> tuple_lines(const lang::SourcePtr& text) { return LineReader(text).all(); }

void check_closed(const FormReader& in, std::size_t offset) {
    const auto at = static_cast<std::uint32_t>(offset);
    if (offset < in.source()->text.size() && in.source()->text[offset] == '(')
        in.fail({at, at + 1}, "this `(` is never closed");
}

std::optional<TupleBracket> next_tuple_bracket(const lang::SourcePtr& text, std::size_t offset) {
    return LineReader(text).next_bracket(offset);
}

std::string field_name(std::string name) {
    std::ranges::replace(name, ' ', '_');
    return name;
}

std::string dedges_name(const cube::PartTuple& tuple) {
    constexpr std::string_view left = "left ";
    return tuple.name.starts_with(left) ? tuple.name.substr(left.size()) : "";
}

}  // namespace cubelang::eval
