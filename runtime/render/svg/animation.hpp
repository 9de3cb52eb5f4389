#pragma once
// An animation of an algorithm: one HTML file with everything in it, which sends no network requests.
//
// Moves are interpreted here (cube::turn_of): the page's program knows only stickers in space, and layers that turn
// about three axes by quarters. The page is written in runtime/render/svg/page/.

#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "runtime/base/embedded_file.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/render/svg/colors.hpp"

namespace cubelang::render {

/// Limits of a page, so that it stays below 105 kB without steps and runs smoothly.
inline constexpr int largest_animated = 32;
inline constexpr std::size_t longest_animation = 2000, longest_title = 200, longest_fact = 2000;
/// Moves per second: the slowest and the fastest initial speed of a page.
inline constexpr int slowest_animation = 1, fastest_animation = 20;

struct Animation {
    cube::State start;              ///< the cube before the first move
    std::vector<cube::Move> moves;  ///< expanded; all of them exist on the cube
    std::string title;
    std::string summary;                                       ///< one sentence, also shown in previews of the page
    std::vector<std::pair<std::string, std::string>> facts{};  ///< headings, each with the text below it
    int speed = 2;                                             ///< moves per second
    const svg::Palette* palette = &svg::standard_palette();    ///< the page's initial palette
    Scheme scheme = usual_scheme;
    /// A part of the moves, as they are written, with a name and a remark.
    struct Step {
        std::string name, moves, remark;
    };
    std::vector<Step> steps{};  ///< none, or all moves
};

[[nodiscard]] std::string animation_page(const Animation& animation);

/// The data of the page's program, as JSON: faces, stickers at the start, and turns.
[[nodiscard]] std::string animation_data(const Animation& animation);

/// The sources of the animated page (runtime/render/svg/page/*), compiled into the program.
[[nodiscard]] std::span<const EmbeddedFile> page_parts();

}  // namespace cubelang::render
