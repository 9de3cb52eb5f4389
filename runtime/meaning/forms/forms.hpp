#pragma once
// The table of written forms. To add one, define it in a source file in this folder, and name it twice below.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "runtime/meaning/forms/form.hpp"

namespace cubelang::meaning {

extern const Form two_row_form, row_form, map_form, number_cycles_form, latex_form;
extern const Form cubie_form, colors_form;
extern const Form tuple_form, tuple_colors_form;
extern const Form gap_form, kpuzzle_form, singmaster_form, reid_form, speffz_form;

// clang-format off
/// In the order in which help lists them.
inline constexpr const Form* written_forms[] = {
    &two_row_form, &row_form, &map_form, &number_cycles_form, &latex_form,
    &cubie_form, &colors_form,
    &tuple_form, &tuple_colors_form,
    &gap_form, &kpuzzle_form, &singmaster_form, &reid_form, &speffz_form,
};
// clang-format on

struct Generator {
    std::string name;  ///< for a comment
    std::vector<std::vector<std::int64_t>> cycles;
};
/// A GAP program that defines the group of the generators, on the stickers of a cube or on plain numbers, and prints
/// its order.
[[nodiscard]] std::string gap_group_text(const std::optional<cube::Cube>& cube,
                                         const std::vector<Generator>& generators);

/// The largest cube that is supported: definitions of larger ones are too long to be useful.
inline constexpr int largest_kpuzzle_definition = 50;

/// The definition of the cube as a puzzle for cubing.js, in JSON.
[[nodiscard]] std::string kpuzzle_definition_text(cube::Cube cube);

}  // namespace cubelang::meaning
