#pragma once
// Answers within sentences: `no because 13 is odd`, `it is odd`, `105 times`, `1 in 12`. A sentence that could mean two
// answers contains none.

#include <optional>
#include <string>
#include <string_view>

namespace cubelang::lesson {

/// The truth value of yes, no, true, never, of course not …, in any case and style, perhaps with a reason. Nothing if
/// it is contradicted: `no, yes`.
[[nodiscard]] std::optional<bool> truth_in(std::string_view sentence);

/// The word `model`, or its opposite, if the sentence begins with it: "odd" in `It is odd, because …`.
[[nodiscard]] std::optional<std::string> word_in(std::string_view sentence, std::string_view model);

/// The number, as an expression: "105" in `order: 105`, "1/12" in `one in twelve`.
[[nodiscard]] std::optional<std::string> number_in(std::string_view sentence);

}  // namespace cubelang::lesson
