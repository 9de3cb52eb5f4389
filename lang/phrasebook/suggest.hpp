#pragma once
// "did you mean": the nearest of some names.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::eval {

/// The candidate with the fewest single-letter changes (insert, delete, replace, swap neighbours), if they are a third
/// of the letters at most; case counts nothing, and a word with another first letter is hardly near.
[[nodiscard]] std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates);

/// "did you mean `x`?", or nothing to say.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace cubelang::eval
