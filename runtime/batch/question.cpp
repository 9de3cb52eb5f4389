#include "runtime/batch/question.hpp"

#include <algorithm>

#include "runtime/forms/forms.hpp"

namespace cubelang::batch {

bool read_as(Question& question, std::string_view name) {
    const auto form = std::ranges::find(eval::written_forms, name, &eval::Form::name);
    const bool is_form = form != std::end(eval::written_forms) && (*form)->read != nullptr;
    question.reading = name == "text" ? Question::Reading::text : Question::Reading::element;
    question.form = is_form ? *form : nullptr;
    return is_form || name == "text" || name == "moves";
}

std::vector<std::string> readings() {
    std::vector<std::string> names{"moves", "text"};
    for (const auto* form : eval::written_forms)
        if (form->read != nullptr) names.emplace_back(form->name);
    return names;
}

}  // namespace cubelang::batch
