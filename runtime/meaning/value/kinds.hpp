#pragma once
// Kinds of parts as field names of records.

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "runtime/cube/parts.hpp"

namespace cubelang::meaning {

/// "corners", "fixed_centres", "x_centres"
[[nodiscard]] inline std::string field_name(cube::Kind kind) {
    std::string name(cube::plural(kind));
    std::ranges::replace_if(
        name, [](char c) { return c == ' ' || c == '-'; }, '_');
    return name;
}

/// Is this the name of the kind, or `centres` for a kind of centres?
[[nodiscard]] inline bool is_of_kind(cube::Kind kind, std::string_view name) {
    return name == field_name(kind) || (name == "centres" && cube::is_centre(kind));
}

/// The kinds as words of the language, with their meanings, together with `centres` for all kinds of centres and the
/// solvers' words for sets of parts.
struct KindName {
    std::string_view name, meaning;
};
inline constexpr KindName kind_name_table[] = {
    {"corners", "the corners, as parts to keep or to ignore"},
    {"edges", "the edges in the middle, as parts to keep or to ignore"},
    {"wings", "the edges off the middle, as parts to keep or to ignore"},
    {"centres", "all centres, as parts to keep or to ignore"},
    {"fixed_centres", "the centres in the middle, as parts to keep or to ignore"},
    {"x_centres", "the centres on the diagonals, as parts to keep or to ignore"},
    {"t_centres", "the centres on the middle lines, as parts to keep or to ignore"},
    {"obliques", "all other centres, as parts to keep or to ignore"},
    {"last_layer", "the parts of the top layer, U"},
    {"first_two_layers", "the parts that are not in the top layer"},
    {"cross", "the edges of the bottom layer, D, and the centres in the middle"},
};
[[nodiscard]] inline std::span<const KindName> kind_names() { return kind_name_table; }

}  // namespace cubelang::meaning
