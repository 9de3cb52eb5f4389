#pragma once
// Answers that are words: yes or no, even or odd, a name. They may be written as in a sentence: case, a full stop,
// quotes and spaces around them are ignored, in lessons, in scripts and in a lesson's source. Students' answers may
// also be sentences (see sentence_answer.hpp).

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace cubelang::lesson {

/// The expected answer: its type, and the model answer as `print` shows it.
struct ExpectedAnswer {
    std::string type, text;
};

/// The text without spaces, quotes or a full stop around it.
[[nodiscard]] std::string_view stripped(std::string_view written);

/// The truth value of yes, y, true, no, n or false, in any case and style, and with a reason after a comma.
[[nodiscard]] std::optional<bool> truth_of(std::string_view written);

/// "yes" or "no".
[[nodiscard]] std::string yes_or_no(bool truth);

/// A text in the style of the `model` answer: the model itself if only case and punctuation differ; in lower case if
/// the model is.
[[nodiscard]] std::string in_style_of(std::string_view model, std::string_view text);

/// Is this name already defined? Then it is not a word that answers.
using IsName = std::function<bool(std::string_view)>;

/// The statement meant by a line that is a word: `true` for `Yes.`, `"odd"` for `ODD`, `105` for `105.`; any other
/// line is returned unchanged.
[[nodiscard]] std::string answer_statement(std::string_view line, const ExpectedAnswer& expected,
                                           const IsName& is_name);

/// The same for each such statement of a script, alone or after `let answer =`. The number of lines is kept.
[[nodiscard]] std::string answer_script(std::string_view text, const ExpectedAnswer& expected, const IsName& is_name);

/// The literal of another type that a value means: `true` for the text "Yes" where a boolean is wanted. Nothing if no
/// conversion applies.
[[nodiscard]] std::optional<std::string> answer_literal(const ExpectedAnswer& value, const ExpectedAnswer& expected);

}  // namespace cubelang::lesson
