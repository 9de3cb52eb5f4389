#include "runtime/render/scheme.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <sstream>
#include <vector>

#include <fmt/format.h>

#include "runtime/base/text.hpp"

namespace cubelang::render {
namespace {

constexpr std::string_view faces_of_scheme = "URFDLB", usual_letters = "WRGYOB";

// A test checks that the colours for colour-blind eyes are those of the palette `safe`.
constexpr std::array<NamedScheme, 6> table{{
    {"western", "colour scheme: white up, green in front, red on the right", "WRGYOB"},
    {"boy", "colour scheme: western; blue, orange and yellow meet clockwise", "WRGYOB"},
    {"yellow_up", "colour scheme: the western cube held with yellow up and green in front", "YOGWRB"},
    {"japanese", "colour scheme: blue opposite white, yellow opposite green", "WRGBOY"},
    {"stickerless", "colour scheme: the bright colours of cubes without stickers",
     "#ffffff #ff3030 #10d040 #f8f000 #ff8000 #0070f0"},
    {"colour_blind", "colour scheme: six colours that colour-blind eyes can tell apart",
     "#ffffff #8c1d2b #1ed07a #fac800 #e04a08 #0b3d91"},
}};

std::vector<std::string> words_in(std::string text) {
    std::ranges::transform(text, text.begin(), [](char c) { return c == ',' ? ' ' : lower(c); });
    std::istringstream words(text);
    return {std::istream_iterator<std::string>(words), {}};
}

// #rgb is short for #rrggbb.
std::optional<std::uint32_t> number_of(std::string hex) {
    if (hex.size() == 3) hex = {hex[0], hex[0], hex[1], hex[1], hex[2], hex[2]};
    std::uint32_t rgb = 0;
    const auto end = hex.data() + hex.size();
    if (hex.size() != 6 || std::from_chars(hex.data(), end, rgb, 16).ptr != end) return std::nullopt;
    return rgb;
}

std::optional<StickerColor> color_of(const std::string& word, cube::Face face) {
    if (const auto at = usual_letters.find(upper(word[0])); word.size() == 1 && at != usual_letters.npos)
        return StickerColor{*cube::face_named(faces_of_scheme[at])};
    static const auto names = words_in(std::string(css_colors().front().text));
    const auto name = std::ranges::find(names, word);
    const auto rgb = word[0] == '#'        ? number_of(word.substr(1))
                     : name == names.end() ? std::nullopt
                                           : number_of(name[1]);
    return rgb ? std::optional(StickerColor{face, rgb}) : std::nullopt;
}

}  // namespace

std::span<const NamedScheme> named_schemes() { return table; }

std::variant<Scheme, std::string> read_scheme(std::string_view text) {
    const auto row = std::ranges::find(table, text, &NamedScheme::name);
    const auto colors = row == table.end() ? text : row->colors;
    const bool is_letters = upper(colors).find_first_not_of(usual_letters) == std::string::npos;
    const auto words = words_in(is_letters ? fmt::format("{}", fmt::join(colors, " ")) : std::string(colors));
    if (words.size() != 6) return fmt::format("`{}` is no colour scheme", text);
    Scheme scheme;
    for (std::size_t at = 0; at < 6; ++at) {
        const auto face = *cube::face_named(faces_of_scheme[at]);
        const auto color = color_of(words[at], face);
        if (!color) return fmt::format("`{}` is no colour", words[at]);
        scheme[static_cast<std::size_t>(cube::index(face))] = *color;
    }
    return scheme;
}

std::string css(std::uint32_t rgb) { return fmt::format("#{:06x}", rgb); }

bool is_bright(std::uint32_t rgb) {
    const auto red = rgb >> 16U, green = rgb >> 8U & 255U, blue = rgb & 255U;
    return 299 * red + 587 * green + 114 * blue > 120'000;
}

}  // namespace cubelang::render
