#pragma once
// The writing of an answer: the names it uses, and whether it is a cycle, a commutator or plain moves. With these
// demands a lesson can reject its own question as an answer.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/lesson/shown_values.hpp"

namespace cubelang::lesson {

/// An answer as its student wrote it.
struct AnswerText {
    std::string text;                    ///< empty if it was not written
    std::vector<std::string> earlier{};  ///< the texts that were run before it, in order
    std::string file{};                  ///< their file, beside which imports are looked up
};

class WrittenAnswer {
public:
    /// Reads the last value that the text shows. Names are replaced by the definitions that they had when it was
    /// shown, but not by those of the library. The session must outlive it.
    WrittenAnswer(const AnswerText& written, const Session& session);

    /// Does it use one of these names? `'` means an inverse of brackets or of a name: `word'`, `word^-1`. The last
    /// value, `_`, counts as any name.
    [[nodiscard]] bool uses(const std::vector<std::string>& names) const;
    /// Is nothing typed in it but these moves and names, in products, powers, commutators and conjugates?
    [[nodiscard]] bool is_typed_with(const std::set<std::string>& letters) const;
    [[nodiscard]] bool has_form(std::string_view form) const;

private:
    ShownValues values_;
    std::vector<PlacedExpr> shown_;  ///< empty, one, or several if a choice decides
};

/// The moves and names of a list, `R U2 word`; empty if it contains anything else. `U2` stands for half turns alone.
[[nodiscard]] std::set<std::string> typed_letters(const std::string& list);

/// Splits `word, cycles` at commas.
[[nodiscard]] std::vector<std::string> split_list(std::string_view text);

/// The names of the forms in which an answer can be required to be written.
[[nodiscard]] std::vector<std::string_view> answer_forms();
/// "is written as one cycle or as moves"
[[nodiscard]] std::string describe_forms(const std::vector<std::string>& forms);

}  // namespace cubelang::lesson
