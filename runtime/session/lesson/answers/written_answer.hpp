#pragma once
// An answer as it is written: which names it uses, and whether it is a cycle, a commutator or plain moves. A lesson
// that asks for these is not satisfied by its own question typed in again.

#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "runtime/session/lesson/answers/answer_form.hpp"
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

}  // namespace cubelang::lesson
