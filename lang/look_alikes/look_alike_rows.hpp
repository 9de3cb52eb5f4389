#pragma once
// One function for each row of the table in look_alikes.cpp.

#include "lang/look_alikes/look_alikes.hpp"

namespace cubelang::lang::look_alike {

using Found = std::optional<LookAlike>;

// Parts: look_alike_parts.cpp
Found cycle_without_commas(const TypedText& text);
Found cycle_in_square_brackets(const TypedText& text);
Found arrow_between_parts(const TypedText& text);
Found list_of_parts(const TypedText& text);
Found part_alone(const TypedText& text);
Found stickers_of_cube(const TypedText& text);

// Numbers of repetitions: look_alike_counts.cpp
Found times_after(const TypedText& text);
Found number_before_times(const TypedText& text);
Found row_of_numbers(const TypedText& text);
Found degrees(const TypedText& text);
Found count_of_last_move(const TypedText& text);
Found power_before_move(const TypedText& text);

// Signs and letters: look_alike_signs.cpp
Found minus_between_moves(const TypedText& text);
Found minus_before_moves(const TypedText& text);
Found small_letters_as_inverses(const TypedText& text);
Found only_small_letters(const TypedText& text);
Found doubled_letter(const TypedText& text);
Found slice_of_face(const TypedText& text);
Found moves_in_quotes(const TypedText& text);
Found e_among_moves(const TypedText& text);
Found division_as_comment(const TypedText& text);

}  // namespace cubelang::lang::look_alike
