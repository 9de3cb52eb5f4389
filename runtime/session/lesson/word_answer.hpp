#pragma once
// Answers that are words: yes or no, even or odd, a name. People write them as in a sentence, so their case, a full
// stop, quotes and spaces around them do not count, neither in a lesson nor in a script nor in a lesson's own source.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace cubelang::lesson {

/// What is asked for: the type of the model answer, and the model as `print` writes it.
struct Wanted {
    std::string type, text;
};

/// The words within: no spaces, quotes or full stop around them.
[[nodiscard]] std::string_view bare(std::string_view written);

/// yes, y, true; no, n, false; in any case, written as it may be, and with a reason behind a comma.
[[nodiscard]] std::optional<bool> truth_of(std::string_view written);

/// "yes" or "no".
[[nodiscard]] std::string yes_or_no(bool truth);

/// A text as it stands in a program.
[[nodiscard]] std::string text_literal(std::string_view text);

/// What a text says where `model` is an answer: the model itself if only case and punctuation differ; else in the same
/// style, all small where the model is.
[[nodiscard]] std::string in_style_of(std::string_view model, std::string_view text);

/// Is something called by this name already? Then it is no answer in words.
using IsName = std::function<bool(std::string_view)>;

/// The statement that someone means who writes `line` as such an answer: `true` for `Yes.`, `"odd"` for `ODD`, `105`
/// for `105.`; any other line is its own.
[[nodiscard]] std::string meant(std::string_view line, const Wanted& wanted, const IsName& is_name);

/// The same for each statement of a script that is such an answer, alone or after `let answer =`. Lines stay lines.
[[nodiscard]] std::string meant_in_script(std::string_view text, const Wanted& wanted, const IsName& is_name);

/// What a value of one type says where another is wanted: `true` for the text "Yes". Nothing if it says nothing else.
[[nodiscard]] std::optional<std::string> meant_by_value(const Wanted& value, const Wanted& wanted);

}  // namespace cubelang::lesson
