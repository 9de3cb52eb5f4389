#pragma once
// The forms that an answer can be asked to have: one table. A form is how it is written, not what it does.

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"

namespace cubelang::lesson {

/// A form and what a student is told of it: "as one cycle".
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
