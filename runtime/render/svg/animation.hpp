#pragma once
// An algorithm as a page that moves: one HTML file with everything in it, which asks no network for anything.
//
// What a move means is settled here (cube::turn_of): the page's program knows stickers in space, and layers that turn
// about three axes by quarters. The page itself is written in runtime/render/svg/page/.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/render/svg/colors.hpp"

namespace cubelang::render {

/// What a page holds at most, so that it stays below 100 kB and turns smoothly.
inline constexpr int largest_animated = 32;
inline constexpr std::size_t longest_animation = 2000, longest_title = 200, longest_fact = 2000;
/// Moves a second: the slowest and the fastest that a page begins with.
inline constexpr int slowest_animation = 1, fastest_animation = 20;

struct Animation {
    cube::State start;              ///< the cube before the first move
    std::vector<cube::Move> moves;  ///< written out; the cube has them all
    std::string title;
    std::string summary;  ///< one sentence, also what a search or a chat shows of the page
    std::vector<std::pair<std::string, std::string>> facts{};  ///< headings, and the text below each
    int speed = 2;                                             ///< moves a second
    const svg::Palette* palette = &svg::standard_palette();    ///< the one that the page begins with
};

[[nodiscard]] std::string animation_page(const Animation& animation);

/// The numbers that the page's program works with, as JSON: faces, stickers at the start, and turns.
[[nodiscard]] std::string animation_data(const Animation& animation);

/// The sources of the page that moves (runtime/render/svg/page/*), part of the program.
struct PagePart {
    std::string_view name;  ///< "cube.js"
    std::string_view text;
};

[[nodiscard]] std::span<const PagePart> page_parts();

}  // namespace cubelang::render
