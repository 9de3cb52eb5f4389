#include "runtime/render/svg/ground.hpp"

#include <fmt/format.h>

namespace cubelang::render::svg {
namespace {

constexpr std::array<Ground, 3> all_grounds{{
    {"white",
     "background of a picture: white, as paper",
     "#ffffff",
     "#20252b",
     "#8a9097",
     "#ffffff",
     {"#0072b2", "#d55e00", "#009e73", "#b0508a", "#000000", "#c98500", "#3a9bd6", "#6b5b3e"}},
    {"none",
     "background of a picture: none, what is behind it shows through",
     "",
     "#7c7c7c",
     "#8a9097",
     "#ffffff",
     {"#0a7cc0", "#d55e00", "#009e73", "#bd5c97", "#7c7c7c", "#c17f00", "#3a97d0", "#8a7650"}},
    {"dark",
     "background of a picture: dark, for dark slides and pages",
     "#16191e",
     "#eceef1",
     "#8a9097",
     "#16191e",
     {"#56a8e6", "#ff8040", "#2bc48a", "#e08cc0", "#ffffff", "#e5b02b", "#a3d4f7", "#bda67c"}},
}};
constexpr std::array<std::string_view, 5> dashes{"", "7 3", "1.5 3", "9 3 1.5 3", "4 2.5"};

}  // namespace

std::span<const Ground> grounds() { return all_grounds; }
const Ground& white_ground() { return all_grounds[0]; }

Stroke stroke(std::size_t i, const Ground& ground) {
    return {ground.lines[i % ground.lines.size()], dashes[i % dashes.size()]};
}

std::string attributes(Stroke stroke) {
    const auto dashed = stroke.dashes.empty() ? std::string() : fmt::format(" stroke-dasharray=\"{}\"", stroke.dashes);
    return fmt::format("stroke=\"{}\"{}", stroke.color, dashed);
}

}  // namespace cubelang::render::svg
