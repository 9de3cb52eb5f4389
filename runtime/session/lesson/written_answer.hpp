#pragma once
// The writing of an answer: the names it uses, and whether it is a cycle, a commutator or plain moves. With these
// demands a lesson can reject its own question as an answer.

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

class WrittenAnswer {
public:
    /// Reads the last expression of a text, or else the value of `answer`. Names defined in the session, but not by
    /// the library, are replaced by their definitions.
    WrittenAnswer(std::string_view text, const Session& session);

    /// Does it use one of these names? `'` means a prime after brackets or a name. The last value, `_`, counts as any
    /// name.
    [[nodiscard]] bool uses(const std::vector<std::string>& names) const;
    [[nodiscard]] bool has_form(std::string_view form) const;

private:
    const Session& session_;
    std::vector<lang::Statement> statements_;
    std::vector<lang::ExprPtr> expressions_;  ///< empty, one, or those of both branches of a choice
};

/// Splits `word, cycles` at commas.
[[nodiscard]] std::vector<std::string> split_list(std::string_view text);

/// "is written without `word` and `cycles`"
[[nodiscard]] std::string describe_without(const std::vector<std::string>& names);

/// A form in which an answer can be required to be written, with its description for students: "as one cycle".
struct AnswerForm {
    std::string_view name, says;
};
[[nodiscard]] std::vector<AnswerForm> answer_forms();
[[nodiscard]] bool is_answer_form(std::string_view name);

/// The definition of a name; null if it has none.
using Definition = std::function<lang::ExprPtr(const std::string& name)>;

[[nodiscard]] bool has_form(const lang::ExprPtr& expr, std::string_view form, const Definition& definition);

/// "is written as one cycle or as moves"
[[nodiscard]] std::string describe_forms(const std::vector<std::string>& forms);

}  // namespace cubelang::lesson
