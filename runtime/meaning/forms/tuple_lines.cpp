#include "runtime/meaning/forms/tuple_lines.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

using Tuples = std::vector<cube::PartTuple>;

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
        if (trimmed(in_.rest()).starts_with('(')) in_.skip(" \t\r\n");
        for (in_.skip(blanks); is_bracket(); in_.skip(blanks)) line.brackets.push_back(bracket());
        if (in_.at_end() || in_.peek() == '\n' || in_.peek() == ';' || is_next_name(line))
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
    [[nodiscard]] bool is_next_name(const TupleLine& line) const {
        const auto rest = in_.rest();
        const auto end = rest.find_first_of(":(\n;");
        return !line.brackets.empty() && end != rest.npos && rest[end] == ':';
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

std::string tuple_names_hint(cube::Cube cube, const std::vector<cube::PartTuple>& tuples) {
    return fmt::format("a {} has {}", cube_name(cube), joined_words(tuples, &cube::PartTuple::name));
}

namespace {

// 24 words could be dedges or centres.
std::size_t nameless_tuple(const FormReader& in, const TupleLine& line, cube::Cube cube, const Tuples& tuples) {
    const auto count = line.brackets.empty() ? 0 : line.brackets[0].words.size();
    const auto tuple = std::ranges::find_if(
        tuples, [&](const auto& each) { return each.orientations > 1 && each.places.size() == count; });
    if (tuple != tuples.end()) return static_cast<std::size_t>(tuple - tuples.begin());
    check_closed(in, line.rest.begin);
    const auto span = line.brackets.empty() ? line.rest : line.brackets[0].span;
    in.fail(span, fmt::format("a tuple of {} pieces without a name is ambiguous", count),
            "write its name before it; " + tuple_names_hint(cube, tuples));
}

}  // namespace

std::size_t tuple_of_line(const FormReader& in, const TupleLine& line, cube::Cube cube, const Tuples& tuples) {
    if (line.name.empty()) return nameless_tuple(in, line, cube, tuples);
    const auto tuple = std::ranges::find(tuples, line.name, &cube::PartTuple::name);
    if (tuple == tuples.end())
        in.fail(line.name_span, fmt::format("a {} has no tuple `{}`", cube_name(cube), line.name),
                tuple_names_hint(cube, tuples));
    return static_cast<std::size_t>(tuple - tuples.begin());
}

std::optional<std::size_t> left_dedges_of_line(const TupleLine& line, const Tuples& tuples) {
    const auto left = std::ranges::find_if(
        tuples, [&](const auto& tuple) { return !line.name.empty() && dedges_name(tuple) == line.name; });
    return left == tuples.end() ? std::nullopt : std::optional(static_cast<std::size_t>(left - tuples.begin()));
}

void check_rest(const FormReader& in, const TupleLine& line, std::size_t wanted) {
    const bool more = line.brackets.size() > wanted;
    if (!more) check_closed(in, line.rest.begin);
    if (!more && line.rest.begin == line.rest.end) return;
    const lang::Span span{more ? line.brackets[wanted].span.begin : line.rest.begin, line.rest.end};
    in.fail(span, fmt::format("unexpected `{}` after the tuple{}{}", in.text(span), line.name.empty() ? "" : " of ",
                              line.name));
}

std::string field_name(std::string name) {
    std::ranges::replace(name, ' ', '_');
    return name;
}

std::string dedges_name(const cube::PartTuple& tuple) {
    constexpr std::string_view left = "left ";
    return tuple.name.starts_with(left) ? tuple.name.substr(left.size()) : "";
}

}  // namespace cubelang::meaning
