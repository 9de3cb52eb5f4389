// Look-alikes: names of parts that spell moves, where a cycle or a location may be meant.

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "lang/look_alikes/look_alike_rows.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang::look_alike {
namespace {

using Kind = Token::Kind;

// `<-`, whether it is one token or two.
bool is_arrow(const TypedText& text, std::size_t i) {
    const auto word = text.word(i);
    return word.starts_with("<-") || word.starts_with("‹") || word == "←" || (word == "<" && text.is(i + 1, "-"));
}

// A part next to an arrow is not read as moves.
std::optional<PartWord> part_at(const TypedText& text, std::size_t i) {
    if (!text.is(i, Kind::moves) || is_arrow(text, i + 1) || is_arrow(text, i - 1) || is_arrow(text, i - 2))
        return std::nullopt;
    return part_word(text.word(i));
}

// Names of parts from a token on, adjacent or joined by `-`, `.` or `*`.
struct PartRow {
    std::size_t first = 0, last = 0;
    std::vector<PartWord> parts;
    bool has_dashes = false;
    std::string moves;  // as they are read
};

bool joins(const TypedText& text, std::size_t i) { return text.is(i, "-") || text.is(i, ".") || text.is(i, "*"); }

PartRow row_from(const TypedText& text, std::size_t first) {
    PartRow row{first, first, {}, false, {}};
    bool inverted = false;
    for (auto i = first; auto part = part_at(text, i); ++i) {
        auto moves = shown_moves(text.word(i));
        if (inverted) moves.insert(std::min(moves.find(' '), moves.size()), 1, '\'');
        if (!row.moves.empty()) row.moves += ' ';
        row.moves += moves;
        row.parts.push_back(std::move(*part));
        row.last = i;
        if (joins(text, i + 1)) inverted = text.is(++i, "-");
        row.has_dashes = row.has_dashes || (inverted && part_at(text, i + 1));
    }
    return row;
}

bool are_distinct_of_one_kind(const std::vector<PartWord>& parts) {
    std::set<std::string> seen;
    return std::ranges::all_of(parts, [&](const PartWord& part) {
        auto faces = part.name;
        std::ranges::sort(faces);
        return part.letters == parts.front().letters && part.is_numbered == parts.front().is_numbered &&
               seen.insert(faces).second;
    });
}

// R2 and r2 are common moves; `r1` never is.
bool could_be_numbers(const std::vector<PartWord>& parts) {
    return !parts.front().is_numbered ||
           std::ranges::any_of(parts, [](const PartWord& part) { return part.name.ends_with('1'); });
}

bool has_other_moves(const TypedText& text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text.is(i, Kind::moves) && !part_word(text.word(i))) return true;
    return false;
}

std::vector<std::string_view> names_of(const std::vector<PartWord>& parts) {
    std::vector<std::string_view> names;
    for (const PartWord& part : parts) names.emplace_back(part.name);
    return names;
}

std::string cycle_of(const std::vector<PartWord>& parts) {
    return fmt::format("({})", fmt::join(names_of(parts), ","));
}

std::string read_as_moves(std::string_view word) {
    const auto moves = shown_moves(word);
    const bool is_one = moves.find(' ') == moves.npos;
    return is_one ? fmt::format("`{}` is read as the move {}", word, moves)
                  : fmt::format("`{}` is read as the moves {}", word, moves);
}

std::string_view kind_of(const PartWord& part) {
    if (part.letters == 3) return "corner";
    if (part.letters == 1) return "centre";
    return part.is_numbered ? "wing" : "edge";
}

// In capitals two words of moves are common.
bool is_meant_as_cycle(const TypedText& text, const PartRow& row, bool in_brackets) {
    if (row.parts.size() < 2 || !are_distinct_of_one_kind(row.parts) || !could_be_numbers(row.parts)) return false;
    if (row.parts.front().is_small || row.has_dashes) return true;
    return row.parts.size() > 2 || (in_brackets && !has_other_moves(text));
}

}  // namespace

Found cycle_without_commas(const TypedText& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!part_at(text, i)) continue;
        const PartRow row = row_from(text, i);
        i = row.last;
        if (!text.is_before_value(row.first - 1) || !text.is_after_value(row.last + 1)) continue;
        const bool in_brackets = row.first > 0 && text.partner(row.first - 1) == row.last + 1;
        if (!is_meant_as_cycle(text, row, in_brackets)) continue;
        const auto first = in_brackets ? row.first - 1 : row.first, last = in_brackets ? row.last + 1 : row.last;
        return LookAlike{text.span(first, last),
                         fmt::format("`{}` is read as the moves {}", text.between(first, last), row.moves),
                         fmt::format("a cycle has commas: {}", cycle_of(row.parts))};
    }
    return {};
}

// Some programs write a cycle as [uf, ur].
Found cycle_in_square_brackets(const TypedText& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto a = part_at(text, i + 1), b = part_at(text, i + 3);
        if (!text.is(i, "[") || !text.is(i + 2, ",") || !text.is(i + 4, "]") || !a || !b) continue;
        if (!a->is_small || !b->is_small || !are_distinct_of_one_kind({*a, *b})) continue;
        return LookAlike{text.span(i, i + 4),
                         fmt::format("`{}` is read as a commutator of moves", text.between(i, i + 4)),
                         fmt::format("a cycle is {}", cycle_of({*a, *b}))};
    }
    return {};
}

namespace {

// One end of an arrow: a location, or a part or face that may be meant as one; otherwise empty.
std::string place_at(const TypedText& text, std::size_t i) {
    if (text.is(i, Kind::location)) return std::string(text.word(i));
    if (const auto part = part_at(text, i)) return fmt::format("@{}", part->name);
    const auto word = lower(text.word(i));
    return text.is(i, Kind::moves) && part_word(word + '1') && word.size() == 1 ? fmt::format("@{}", word) : "";
}

}  // namespace

Found arrow_between_parts(const TypedText& text) {
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (!text.is(i, "->")) continue;
        const auto from = place_at(text, i - 1), to = place_at(text, i + 1);
        const auto at = text.is(i - 1, Kind::moves) ? i - 1 : i + 1;
        if (from.empty() || to.empty() || !text.is(at, Kind::moves)) continue;
        return LookAlike{text.span(i - 1, i + 1), read_as_moves(text.word(at)),
                         fmt::format("an arrow between two places is {} -> {}", from, to)};
    }
    return {};
}

// {UF, UR, UB}
Found list_of_parts(const TypedText& text) {
    constexpr std::size_t fewest = 3;  // two may be algorithms
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!text.is(i, "{")) continue;
        std::vector<PartWord> parts;
        auto at = i + 1;
        for (; part_at(text, at) && (text.is(at + 1, ",") || text.is(at + 1, "}")); at += 2)
            parts.push_back(*part_at(text, at));
        if (parts.size() < fewest || !text.is(at - 1, "}") || !are_distinct_of_one_kind(parts)) continue;
        if (!could_be_numbers(parts)) continue;
        const auto names = names_of(parts);
        return LookAlike{text.span(i, at - 1), fmt::format("`{}` is read as a list of moves", text.between(i, at - 1)),
                         fmt::format("a list of places is {{@{}}}", fmt::join(names, ", @"))};
    }
    return {};
}

namespace {

// In brackets next to a cycle: (uf)(ur,ub)
bool is_fixed_part(const TypedText& text, std::size_t i) {
    return text.is(i - 1, "(") && text.is(i + 1, ")") && (text.is(i + 3, Kind::part) || text.is(i - 3, Kind::part));
}

// (uf), but not (uf)2 or (uf)(ur): moves may have such brackets.
bool are_brackets_alone(const TypedText& text, std::size_t i) {
    if (is_fixed_part(text, i)) return true;
    return (text.is_before_value(i - 2) || text.is(i - 2, Kind::name)) && text.is_after_value(i + 2);
}

}  // namespace

Found part_alone(const TypedText& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto part = part_at(text, i);
        if (!part || !part->is_small || !could_be_numbers({*part})) continue;
        if (!text.is_before_value(i - 1) || !text.is_after_value(i + 1)) continue;
        if (text.is(i - 1, "[") || text.is(i + 1, "]")) continue;  // half a commutator
        if (text.is(i - 1, "(") && text.is(i + 1, ")") && !are_brackets_alone(text, i)) continue;
        return LookAlike{text.span(i, i), read_as_moves(text.word(i)),
                         is_fixed_part(text, i) ? "a part that stays is left out of the cycles"
                                                : fmt::format("the {} is @{}", kind_of(*part), part->name)};
    }
    return {};
}

// The 54 stickers of a position, as Kociemba's programs write them
Found stickers_of_cube(const TypedText& text) {
    const auto word = text.word(0);
    const auto has_nine = [&](char face) { return std::ranges::count(word, face) == 9; };
    if (text.size() != 1 || word.size() != 54 || !std::ranges::all_of(std::string_view("URFDLB"), has_nine)) return {};
    return LookAlike{text.span(0, 0), "these 54 letters are read as moves",
                     "the position with these stickers is colors(\"…\")"};
}

}  // namespace cubelang::lang::look_alike
