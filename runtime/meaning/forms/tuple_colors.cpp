// The tuples of the Tuple page in colours: `corners: (WGO WRG …)`, in a scheme of six letters for U F R D B L.

#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/forms/colors.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/forms/tuple_lines.hpp"

namespace cubelang::meaning {
namespace {

constexpr std::string_view faces_of_scheme = "ufrdbl";

std::string scheme_of(const FormOptions& options) {
    return options.scheme.empty() ? std::string(tuple_scheme) : options.scheme;
}

std::span<const cube::Place> stickers(const cube::Part& place) {
    return std::span(place.stickers).first(static_cast<std::size_t>(place.count));
}

std::string home_colors(const cube::Part& piece, const std::string& scheme) {
    std::string colors;
    for (const auto& sticker : stickers(piece))
        colors += scheme[faces_of_scheme.find(cube::face_letters[static_cast<std::size_t>(sticker.point / 4)])];
    return colors;
}

// The colours at a place: the home faces of the stickers now there. `back`: the inverse of the state.
std::string colors_at(const cube::State& back, const cube::Part& place, const std::string& scheme) {
    return home_colors(cube::image(back, place), scheme);
}

// Converts the tuples' colours to colours of all stickers, each with its place in the text.
class Painter {
public:
    Painter(cube::Cube cube, const lang::SourcePtr& text, const std::string& scheme)
        : cube_(cube),
          in_(text),
          tuples_(cube::part_tuples(cube)),
          brackets_(tuples_.size()),
          scheme_(scheme),
          places_(cube::places(cube, *cube::find_numbering("kociemba"))),
          painted_{std::vector<cube::Face>(places_.size()), std::vector<lang::Span>(places_.size())} {}

    WrittenColors paint() {
        const auto lines = tuple_lines(in_.source());
        if (lines.empty()) in_.fail({0, 0}, "there is no tuple here", tuple_names_hint(cube_, tuples_));
        for (const auto& line : lines) read_line(line);
        for (std::size_t t = 0; t < tuples_.size(); ++t)
            if (brackets_[t])
                paint(tuples_[t], *brackets_[t]);
            else
                for (const auto& place : tuples_[t].places) paint_solved(place);
        return painted_;
    }

private:
    [[noreturn]] void fail(lang::Span span, std::string what) const {
        in_.fail(span, std::move(what),
                 "write a line for each tuple, with its colours in brackets, as tuple_colors does");
    }
    void read_line(const TupleLine& line) {
        const auto left = left_dedges_of_line(line, tuples_);
        const auto t = left ? *left : tuple_of_line(in_, line, cube_, tuples_);
        if (brackets_[t] || (left && brackets_[t + 1]))
            in_.fail(line.name_span, fmt::format("the tuple of {} occurs twice", line.name));
        check_rest(in_, line, 1);
        if (line.brackets.empty()) fail(line.rest, fmt::format("the colours of {} are missing", line.name));
        const auto& bracket = line.brackets[0];
        brackets_[t] = left ? half(bracket, line.name, tuples_[t].places.size(), false) : bracket;
        if (left) brackets_[t + 1] = half(bracket, line.name, tuples_[t].places.size(), true);
    }
    // The left or right wings of a tuple of both: half of its words, or half of each word.
    [[nodiscard]] TupleBracket half(TupleBracket both, const std::string& name, std::size_t count,
                                    bool is_right) const {
        auto& words = both.words;
        if (words.size() != count && words.size() != 2 * count)
            fail(both.span,
                 fmt::format("the tuple of {} has {} words, and needs {} with both wings or {} with one wing each",
                             name, words.size(), count, 2 * count));
        const auto middle = words.begin() + static_cast<std::ptrdiff_t>(count);
        if (words.size() == count)
            for (auto& word : words) word = half(word, is_right);
        else if (is_right)
            words.erase(words.begin(), middle);
        else
            words.erase(middle, words.end());
        return both;
    }
    [[nodiscard]] TupleWord half(const TupleWord& word, bool is_right) const {
        constexpr std::size_t both = 4, one = 2;
        if (word.text.size() != both)
            fail(word.span, fmt::format("`{}` among the dedges: both wings of an edge have four stickers", word.text));
        const auto begin = static_cast<std::uint32_t>(is_right ? one : 0);
        return {word.text.substr(begin, one), {word.span.begin + begin, word.span.begin + begin + 2}};
    }
    void paint(const cube::PartTuple& tuple, const TupleBracket& bracket) {
        const auto& words = bracket.words;
        const TupleWord none{"", {bracket.span.end - 1, bracket.span.end}};
        for (std::size_t i = 0; i < tuple.places.size(); ++i)
            paint(tuple, tuple.places[i], i < words.size() ? words[i] : none);
        if (words.size() > tuple.places.size())
            fail(words[tuple.places.size()].span,
                 fmt::format("the tuple of {} has more than {} places", tuple.name, tuple.places.size()));
    }
    void paint(const cube::PartTuple& tuple, const cube::Part& place, const TupleWord& colors) {
        const auto name = cube::name(cube_, place);
        if (colors.text.size() != static_cast<std::size_t>(place.count))
            fail(colors.span, fmt::format("`{}` at {} in the tuple of {}: a place here has {} stickers", colors.text,
                                          name, tuple.name, place.count));
        for (std::uint32_t i = 0; i < colors.text.size(); ++i) {
            const lang::Span span{colors.span.begin + i, colors.span.begin + i + 1};
            const auto color = scheme_.find(colors.text[i]);
            if (color == scheme_.npos)
                fail(span, fmt::format("`{}` at {} in the tuple of {} is not one of the colours {}", colors.text[i],
                                       name, tuple.name, scheme_));
            paint(place.stickers[i], *cube::face_named(faces_of_scheme[color]), span);
        }
    }
    void paint_solved(const cube::Part& place) {
        for (const auto& sticker : stickers(place))
            paint(sticker, cube::faces[static_cast<std::size_t>(sticker.point / 4)], {});
    }
    void paint(const cube::Place& sticker, cube::Face face, lang::Span span) {
        const auto at = static_cast<std::size_t>(std::ranges::find(places_, sticker) - places_.begin());
        painted_.faces[at] = face;
        painted_.spans[at] = span;
    }

    cube::Cube cube_;
    FormReader in_;
    std::vector<cube::PartTuple> tuples_;
    std::vector<std::optional<TupleBracket>> brackets_;  ///< of each tuple that is written
    std::string scheme_;
    std::vector<cube::Place> places_;
    WrittenColors painted_;
};

using Colors = std::vector<std::string>;

// Appends the right wings to the left ones, or joins each word to its partner.
void join(Colors& left, const Colors& right, FormOptions::Dedges dedges) {
    if (dedges == FormOptions::Dedges::together) left.insert(left.end(), right.begin(), right.end());
    if (dedges == FormOptions::Dedges::pairs)
        for (std::size_t i = 0; i < left.size(); ++i) left[i] += right[i];
}

auto shown_colors(const cube::State& state, const FormOptions& options) {
    const cube::State back{state.cube, perm::inverse(state.blocks)};
    const auto scheme = scheme_of(options);
    const auto colors_of = [&](const auto& tuples, std::size_t t) {
        Colors colors;
        for (const auto& place : tuples[t].places) colors.push_back(colors_at(back, place, scheme));
        return colors;
    };
    return shown_tuples(state.cube, options.dedges, colors_of,
                        [&](Colors& left, const Colors& right) { join(left, right, options.dedges); });
}

std::string tuple_colors_text(const cube::State& state, const FormOptions& options) {
    std::string text;
    for (const auto& [name, colors] : shown_colors(state, options))
        text += fmt::format("{}{}: ({})", text.empty() ? "" : "\n", name, fmt::join(colors, " "));
    return text;
}

std::optional<Value> tuple_colors_parts(const cube::State& state, const FormOptions& options) {
    if (has_too_many_stickers(state.cube)) return std::nullopt;
    std::vector<std::pair<std::string, Value>> fields;
    for (auto& [name, words] : shown_colors(state, options))
        fields.emplace_back(field_name(name), list_of(words, make_text));
    return make_record(std::move(fields));
}

cube::State read_tuple_colors(cube::Cube cube, const lang::SourcePtr& text, const FormOptions& options) {
    return state_of_colors(cube, Painter(cube, text, scheme_of(options)).paint(), text);
}

}  // namespace

const Form tuple_colors_form{
    .name = "tuple_colors",
    .topic = "The tuple of the Tuple page",
    .meaning =
        "The tuples in colours, in a scheme of six letters for U F R D B L. Also reads such a text; "
        "pieces that it leaves out are solved.",
    .example = "cube 2; tuple_colors(U)",
    .answer = "corners: (WRG WBR WOB WGO YOG YGR YRB YBO)",
    .option = Form::Option::scheme,
    .has_dedges = true,
    .write = tuple_colors_text,
    .read = read_tuple_colors,
    .remark = remark_on_colors,
    .parts = tuple_colors_parts,
    .parts_are_complete = false,
};

std::string corner_colors(const cube::State& state, const cube::Part& place, const std::string& scheme) {
    const auto corners = cube::part_tuples(state.cube).front().places;
    const auto wanted = cube::identity_of(state.cube, place);
    const auto corner =
        std::ranges::find(corners, wanted, [&](const auto& part) { return cube::identity_of(state.cube, part); });
    const cube::State back{state.cube, perm::inverse(state.blocks)};
    return fmt::format("({})", fmt::join(colors_at(back, *corner, scheme), " "));
}

}  // namespace cubelang::meaning
