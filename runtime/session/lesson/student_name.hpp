#pragma once
// The names of students, which their programs spell in different ways: a phone writes O’Hara, a Mac combines u and ¨.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "runtime/base/embedded_file.hpp"

namespace cubelang::lesson {

/// letters.txt: letters and signs of names, and what they are read as.
[[nodiscard]] std::span<const EmbeddedFile> letter_tables();

/// The text with ordinary spaces for no-break ones, and without spaces of no width. Editors and web pages write both.
[[nodiscard]] std::string with_plain_spaces(std::string_view text);

/// Equal for two spellings of a name: whatever their case, the shape of apostrophes and hyphens, composed or combined
/// accents, and `Surname, First` for `First Surname`.
[[nodiscard]] std::string folded_name(std::string_view name);

// Random values in exercises depend on the student's name and the exercise's, so that all students have different
// exercises and the teacher can reproduce them.

/// A whole number is its own seed (modulo 2^64); any other text is hashed, by its folded name.
[[nodiscard]] std::uint64_t seed_of(std::string_view name_or_number);

}  // namespace cubelang::lesson
