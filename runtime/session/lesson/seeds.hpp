#pragma once
// Where the chance in exercises comes from: the student's name and the exercise's, so that everyone has exercises of
// their own and the teacher has the same.

#include <cstdint>
#include <string_view>

namespace cubelang::lesson {

/// A whole number stands for itself (modulo 2^64), any other text for a number of its own.
[[nodiscard]] std::uint64_t seed_of(std::string_view name_or_number);

/// What `seed` is in an exercise: from 0 up, less than 2^53, so that every other program can hold it too.
[[nodiscard]] std::uint64_t exercise_seed(std::uint64_t students, std::string_view exercise);

/// A number for a text; the same on every machine.
[[nodiscard]] std::uint64_t fingerprint(std::string_view text);

}  // namespace cubelang::lesson
