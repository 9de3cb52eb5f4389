#pragma once
// An answer as it is written: which names it uses, and whether it is a cycle, a commutator or plain moves. A lesson
// that asks for these is not satisfied by its own question typed in again.

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

class WrittenAnswer {
public:
    /// The last expression of a text, or else what it calls `answer`. Names that are defined in the session, and not by
    /// the library, stand for what they are defined as.
    WrittenAnswer(std::string_view text, const Session& session);

    /// Does it use one of these names? `'` is a prime behind brackets or a name; the last value, `_`, could be any.
    [[nodiscard]] bool uses(const std::vector<std::string>& names) const;
    [[nodiscard]] bool has_form(std::string_view form) const;

private:
    const Session& session_;
    std::vector<lang::Statement> statements_;
    std::vector<lang::ExprPtr> expressions_;  ///< none, one, or what either branch of a choice says
};

/// `word, cycles` in pieces.
[[nodiscard]] std::vector<std::string> listed(std::string_view text);

/// "is written without `word` and `cycles`"
[[nodiscard]] std::string says_without(const std::vector<std::string>& names);

/// A form that an answer can be asked to have, how it is written and not what it does, and what a student is told of
/// it: "as one cycle".
struct AnswerForm {
    std::string_view name, says;
};
[[nodiscard]] std::vector<AnswerForm> answer_forms();
[[nodiscard]] bool is_answer_form(std::string_view name);

/// What a name stands for; null: for itself.
using Definition = std::function<lang::ExprPtr(const std::string& name)>;

[[nodiscard]] bool has_form(const lang::ExprPtr& expr, std::string_view form, const Definition& definition);

/// "is written as one cycle or as moves"
[[nodiscard]] std::string says_form(const std::vector<std::string>& forms);

}  // namespace cubelang::lesson
