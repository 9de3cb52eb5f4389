#pragma once
// Suggestions for misspelt names: "did you mean".

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::meaning {

/// The candidate with the fewest single-letter changes (insert, delete, replace, swap neighbours), if they are at
/// most a third of the letters, or a sixth if the first letter differs. Case is ignored.
[[nodiscard]] std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates);

/// "did you mean `x`?", or empty if no candidate is near.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace cubelang::meaning
