#pragma once
// The answers that students write as words and numbers, by the grammar that docs/lessons.md states. Everything else is
// left to the language, or not understood: nothing is right by its first word.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lesson {

/// The expected answer: its type, the model answer as `print` shows it, and the texts of a multiple choice.
struct ExpectedAnswer {
    std::string type, text;
    std::vector<std::string> choices{};
};

/// The truth value of `yes`, `No.`, `false` …, alone.
[[nodiscard]] std::optional<bool> truth_of(std::string_view written);
[[nodiscard]] inline std::string yes_or_no(bool truth) { return truth ? "yes" : "no"; }

/// Is this name already defined? Then it is not a word that answers.
using IsName = std::function<bool(std::string_view)>;

/// The statement meant by an answer: `true` for `Yes.`, `"odd"` for `it is ODD`, `1/12` for `1 in 12`; any other line
/// is returned unchanged, but for a name before it: `X = R U`.
[[nodiscard]] std::string answer_statement(std::string_view line, const ExpectedAnswer& expected,
                                           const IsName& is_name);
/// The literal of another type that a value means: `true` for the text "Yes" where a boolean is wanted. Nothing if no
/// conversion applies.
[[nodiscard]] std::optional<std::string> answer_literal(const ExpectedAnswer& value, const ExpectedAnswer& expected);

/// The advice on an answer that is not understood: "write `yes` or `no`, …".
[[nodiscard]] std::string describe_grammar(const ExpectedAnswer& expected);

}  // namespace cubelang::lesson
