// The tuples in colours.

#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "runtime/coordinates/tuple.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/forms/color_text.hpp"
#include "runtime/forms/tuple_text.hpp"

namespace cubelang::eval {
namespace {

constexpr std::string_view faces_of_scheme = "ufrdbl";

std::span<const cube::Place> stickers(const cube::Part& place) {
    return std::span(place.stickers).first(static_cast<std::size_t>(place.count));
}

// The colours that a place shows, sticker by sticker: the home faces of the stickers that have come there.
std::string colors_at(const cube::State& back, const cube::Part& place, const std::string& scheme) {
    const auto from = cube::image(back, place);
    std::string colors;
    for (const auto& sticker : stickers(from))
        colors += scheme[faces_of_scheme.find(cube::face_letters[static_cast<std::size_t>(sticker.point / 4)])];
    return colors;
}

// From the tuples' colours to Kociemba's string of the same colouring, which is then read as such.
class Painter {
public:
    Painter(cube::Cube cube, const std::string& scheme, const lang::Where& where)
        : cube_(cube),
          scheme_(scheme),
          where_(where),
          places_(cube::places(cube, *cube::find_numbering("kociemba"))),
          painted_(places_.size(), ' ') {}

    std::string paint(const std::string& text) {
        for (const auto& tuple : cube::piece_tuples(cube_)) paint(tuple, text);
        return painted_;
    }

private:
    [[noreturn]] void fail(std::string what) const {
        throw lang::Error(where_, std::move(what),
                          "write what tuple_colors writes: a line for each tuple, its colours in brackets");
    }
    void paint(const cube::PieceTuple& tuple, const std::string& text) {
        const auto name = text.find(tuple.name + ":");
        const auto open = text.find('(', name), close = text.find(')', name);
        if (name == text.npos || open == text.npos || close == text.npos)
            fail(fmt::format("the tuple of {} is missing", tuple.name));
        std::string_view rest = std::string_view(text).substr(open + 1, close - open - 1);
        for (const auto& place : tuple.places) paint(tuple, place, next_word(rest));
        if (!next_word(rest).empty())
            fail(fmt::format("the tuple of {} has more than {} places", tuple.name, tuple.places.size()));
    }
    static std::string_view next_word(std::string_view& rest) {
        rest.remove_prefix(std::min(rest.find_first_not_of(" \n\t,"), rest.size()));
        const auto word = rest.substr(0, rest.find_first_of(" \n\t,"));
        rest.remove_prefix(word.size());
        return word;
    }
    void paint(const cube::PieceTuple& tuple, const cube::Part& place, std::string_view colors) {
        const auto name = cube::name(cube_, place);
        if (colors.size() != static_cast<std::size_t>(place.count))
            fail(fmt::format("`{}` at {} in the tuple of {}: a place here has {} stickers", colors, name, tuple.name,
                             place.count));
        for (std::size_t i = 0; i < colors.size(); ++i) {
            const auto face = scheme_.find(colors[i]);
            if (face == scheme_.npos)
                fail(fmt::format("`{}` at {} in the tuple of {} is none of the colours {}", colors[i], name, tuple.name,
                                 scheme_));
            const auto at = std::ranges::find(places_, place.stickers[i]) - places_.begin();
            painted_[static_cast<std::size_t>(at)] = static_cast<char>(faces_of_scheme[face] - 'a' + 'A');
        }
    }

    cube::Cube cube_;
    const std::string& scheme_;
    const lang::Where& where_;
    std::vector<cube::Place> places_;
    std::string painted_;
};

}  // namespace

std::string tuple_colors_text(const cube::State& state, const std::string& scheme) {
    const cube::State back{state.cube, perm::inverse(state.blocks)};
    std::string text;
    for (const auto& tuple : cube::piece_tuples(state.cube)) {
        std::vector<std::string> colors;
        for (const auto& place : tuple.places) colors.push_back(colors_at(back, place, scheme));
        text += fmt::format("{}{}: ({})", text.empty() ? "" : "\n", tuple.name, fmt::join(colors, " "));
    }
    return text;
}

Value tuple_colors_value(cube::Cube cube, const std::string& text, const std::string& scheme,
                         const lang::Where& where) {
    return color_value(cube, Painter(cube, scheme, where).paint(text), where);
}

}  // namespace cubelang::eval
