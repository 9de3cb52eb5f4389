#pragma once
// Arguments of picture built-ins: palettes, grounds, styles and labels by name, and the file to write.

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/meaning/bind/argument.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/builtins/search/part_sets.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/render/svg/colors.hpp"
#include "runtime/render/svg/drawing.hpp"

namespace cubelang::meaning {

/// The word that a value spells. A built-in such as `cycles`, which is also a style, stands for its name.
[[nodiscard]] inline std::string word_of(const Value& value) {
    const auto* function = value.as<Function>();
    return function != nullptr && function->built_in != nullptr ? std::string(function->built_in->name)
                                                                : to_text(value);
}

/// The row with this name. Throws an error that lists the names if there is no such row.
template <class Row>
const Row& row_named(std::span<const Row> table, const Operand& operand, std::string_view what) {
    const auto word = word_of(operand.value);
    const auto at = std::ranges::find(table, word, &Row::name);
    if (at != table.end()) return *at;
    throw lang::Error(operand.where, fmt::format("unknown {} `{}`", what, word),
                      fmt::format("it can be {}", joined_words(table, &Row::name)));
}

/// Never null.
using PalettePtr = const render::svg::Palette*;
template <>
struct Argument<PalettePtr> : Argument<Text> {
    static constexpr std::string_view wanted = "standard or safe";
    static PalettePtr get(Context&, const Operand& operand) {
        return &row_named(render::svg::palettes(), operand, "palette");
    }
    static std::vector<Choice> choices() { return choices_among(render::svg::palettes()); }
};

/// Never null.
using GroundPtr = const render::svg::Ground*;
template <>
struct Argument<GroundPtr> : Argument<Text> {
    static constexpr std::string_view wanted = "white, none or dark";
    static GroundPtr get(Context&, const Operand& operand) {
        return &row_named(render::svg::grounds(), operand, "background");
    }
    static std::vector<Choice> choices() { return choices_among(render::svg::grounds()); }
};

template <>
struct Argument<render::svg::Style> {
    static constexpr std::string_view wanted = "the name of a style";
    static bool fits(const Value& value) { return value.as<Text>() != nullptr || value.as<Function>() != nullptr; }
    static render::svg::Style get(Context&, const Operand& operand) {
        return row_named(render::svg::styles(), operand, "style");
    }
    static std::vector<Choice> choices() { return choices_among(render::svg::styles()); }
};
template <>
struct Argument<render::svg::Label> : Argument<Text> {
    static constexpr std::string_view wanted = "letters, numbers, patterns or none";
    static render::svg::Label get(Context&, const Operand& operand) {
        return row_named(render::svg::labels(), operand, "label").label;
    }
    static std::vector<Choice> choices() { return choices_among(render::svg::labels()); }
};

/// A side of the cube, named by its letter or by a turn of it.
template <>
struct Argument<cube::Face> {
    static constexpr std::string_view wanted = "a side such as d";
    static bool fits(const Value& value) { return value.as<Text>() != nullptr || value.as<Algorithm>() != nullptr; }
    static cube::Face get(Context&, const Operand& operand) {
        auto word = to_text(operand.value);
        if (word.size() == 2 && word.ends_with('w')) word.pop_back();  // the move d is Dw
        const auto face = word.size() == 1 ? cube::face_named(word.front()) : std::nullopt;
        if (face) return *face;
        throw lang::Error(operand.where, "name a side of the cube by its letter", "it can be u, r, f, d, l, b");
    }
};

/// The options that pictures of positions share.
struct PictureOptions {
    std::optional<render::svg::Style> style;
    std::optional<render::svg::Label> label;
    std::optional<Boolean> marked, before;
    std::optional<Text> title;
    std::optional<PalettePtr> colors;
    std::optional<GroundPtr> background;
    std::optional<cube::Face> up;
    std::optional<PartSet> grey;

    static constexpr auto shared = std::tuple{field("style", &PictureOptions::style),
                                              field("label", &PictureOptions::label),
                                              field("marked", &PictureOptions::marked),
                                              field("before", &PictureOptions::before),
                                              field("title", &PictureOptions::title),
                                              field("colors", &PictureOptions::colors),
                                              field("background", &PictureOptions::background),
                                              field("up", &PictureOptions::up),
                                              field("grey", &PictureOptions::grey)};
};

/// The moves of an algorithm; empty for other values.
[[nodiscard]] std::string algorithm_text(const Value& value);
[[nodiscard]] std::string text_or_nothing(const std::optional<Text>& text);
/// The SVG file of a permutation, given as `p`. Throws an error if the style cannot draw so large a cube.
[[nodiscard]] std::string picture_of(const cube::State& state, const Operand& p, const render::svg::Style& style,
                                     const PictureOptions& options);

/// Throws unless the file's name ends in .svg, .png or .pdf.
void check_picture_file(const At<Text>& file);

}  // namespace cubelang::meaning
