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

/// Never null.
using PalettePtr = const render::svg::Palette*;
template <>
struct Argument<PalettePtr> : RowArgument<Argument<PalettePtr>> {
    static constexpr std::string_view wanted = "standard or safe", what = "palette";
    static auto rows() { return render::svg::palettes(); }
    static PalettePtr get(Context& context, const Operand& operand) { return &RowArgument::get(context, operand); }
};

/// A scheme by name, as six letters, or as a list of six colours.
template <>
struct Argument<render::Scheme> {
    static constexpr std::string_view wanted = "a colour scheme such as japanese";
    static bool fits(const Value& value) { return scheme_text(value).has_value(); }
    static render::Scheme get(Context& context, const Operand& operand);
    static std::vector<Choice> choices() { return choices_among(render::named_schemes()); }
};

/// Never null.
using GroundPtr = const render::svg::Ground*;
template <>
struct Argument<GroundPtr> : RowArgument<Argument<GroundPtr>> {
    static constexpr std::string_view wanted = "white, none or dark", what = "background";
    static auto rows() { return render::svg::grounds(); }
    static GroundPtr get(Context& context, const Operand& operand) { return &RowArgument::get(context, operand); }
};

template <>
struct Argument<render::svg::Style> : RowArgument<Argument<render::svg::Style>> {
    static constexpr std::string_view wanted = "the name of a style", what = "style";
    static auto rows() { return render::svg::styles(); }
};
template <>
struct Argument<render::svg::Label> : RowArgument<Argument<render::svg::Label>> {
    static constexpr std::string_view wanted = "letters, numbers, patterns or none", what = "label";
    static auto rows() { return render::svg::labels(); }
    static render::svg::Label get(Context& context, const Operand& operand) {
        return RowArgument::get(context, operand).label;
    }
};

/// A side of the cube, named by its letter or by a turn of it.
template <>
struct Argument<cube::Face> {
    static constexpr std::string_view wanted = "a side such as d";
    static bool fits(const Value& value) { return value.as<Text>() != nullptr || value.as<Algorithm>() != nullptr; }
    static cube::Face get(Context&, const Operand& operand) {
        auto word = to_text(operand.value);
        if (word.size() == 2 && word.ends_with('w')) word.pop_back();  // the move d is Dw, or 2D
        if (word.size() == 2 && word.starts_with('2')) word.erase(0, 1);
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
    std::optional<render::Scheme> scheme;
    std::optional<GroundPtr> background;
    std::optional<cube::Face> up;
    std::optional<PartSet> grey;

    static constexpr auto shared =
        std::tuple{field("style", &PictureOptions::style),   field("label", &PictureOptions::label),
                   field("marked", &PictureOptions::marked), field("before", &PictureOptions::before),
                   field("title", &PictureOptions::title),   field("colors", &PictureOptions::colors),
                   field("scheme", &PictureOptions::scheme), field("background", &PictureOptions::background),
                   field("up", &PictureOptions::up),         field("grey", &PictureOptions::grey)};
};

/// The moves of an algorithm; empty for other values.
[[nodiscard]] std::string algorithm_text(const Value& value);
[[nodiscard]] std::string text_or_nothing(const std::optional<Text>& text);
/// The SVG file of a permutation, given as `p`. Throws an error if the style cannot draw so large a cube.
[[nodiscard]] std::string picture_of(const Context& context, const cube::State& state, const Operand& p,
                                     const render::svg::Style& style, const PictureOptions& options);

/// Throws unless the file's name ends in .svg, .png or .pdf.
void check_picture_file(const At<Text>& file);

}  // namespace cubelang::meaning
