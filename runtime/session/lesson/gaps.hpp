#pragma once
// Gaps in a text of an exercise, to be filled with the value of a name.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace cubelang::lesson {

/// The next `{name}` in a text.
struct Gap {
    std::size_t begin, end;
    std::string name;
};
[[nodiscard]] std::optional<Gap> next_gap(std::string_view text, std::size_t from);

}  // namespace cubelang::lesson
