#pragma once
// The rows of advice that are patterns of a line: words and signs with gaps between them.

#include <cstddef>
#include <optional>
#include <string_view>

#include "lang/advice/match.hpp"

namespace cubelang::lang {

/// Where a part of a text begins and ends in it.
inline std::size_t offset_in(std::string_view text, std::string_view part) {
    return static_cast<std::size_t>(part.data() - text.data());
}
inline std::size_t end_in(std::string_view text, std::string_view part) { return offset_in(text, part) + part.size(); }

/// Whether a longer operator, ours or another language's, covers the sign.
[[nodiscard]] bool is_in_operator(std::string_view line, std::size_t at, std::size_t size);

/// What the first pattern that fits at `at` makes of the line.
[[nodiscard]] std::optional<Edit> pattern_at(std::string_view line, std::size_t at);

}  // namespace cubelang::lang
