#pragma once
// The table of written forms. Adding one is adding a source beside this file that defines it, and its name here, twice.

#include "runtime/meaning/forms/form.hpp"

namespace cubelang::eval {

extern const Form two_row_form, row_form, map_form, number_cycles_form;
extern const Form cubie_form, colors_form;
extern const Form tuple_form, tuple_colors_form;
extern const Form gap_form, kpuzzle_form, singmaster_form, reid_form, speffz_form;

// clang-format off
/// In the order in which help lists them.
inline constexpr const Form* written_forms[] = {
    &two_row_form, &row_form, &map_form, &number_cycles_form,
    &cubie_form, &colors_form,
    &tuple_form, &tuple_colors_form,
    &gap_form, &kpuzzle_form, &singmaster_form, &reid_form, &speffz_form,
};
// clang-format on

}  // namespace cubelang::eval
