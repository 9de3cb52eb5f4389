#pragma once
// The colours of the faces: the usual ones, perhaps on other faces, or any others.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "runtime/base/embedded_file.hpp"
#include "runtime/cube/geometry.hpp"

namespace cubelang::render {

/// The usual colour of a face, or another one as 0xRRGGBB.
struct StickerColor {
    cube::Face like{};
    std::optional<std::uint32_t> rgb{};
};
/// In the order of the faces, r u f l d b.
using Scheme = std::array<StickerColor, 6>;
inline constexpr Scheme usual_scheme{
    {{cube::Face::r}, {cube::Face::u}, {cube::Face::f}, {cube::Face::l}, {cube::Face::d}, {cube::Face::b}}};

struct NamedScheme {
    std::string_view name, meaning, colors;
};
[[nodiscard]] std::span<const NamedScheme> named_schemes();

/// A named scheme; or the colours of U R F D L B: six of the letters W R G Y O B, or six colours as CSS writes them.
/// For any other text a sentence on what is wrong in it.
[[nodiscard]] std::variant<Scheme, std::string> read_scheme(std::string_view text);

[[nodiscard]] std::string css(std::uint32_t rgb);
/// Is black more readable on it than white?
[[nodiscard]] bool is_bright(std::uint32_t rgb);

/// The names of colours in CSS, each with its number (css_colors.txt).
[[nodiscard]] std::span<const EmbeddedFile> css_colors();

}  // namespace cubelang::render
