// How an answer is written, besides what it does.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/session/lesson/grader.hpp"

namespace cubelang::lesson {

void Grader::grade_writing(Grade& grade, const Session& student, std::string_view written) {
    const WrittenAnswer answer(written, student);
    for (const Demand& demand : exercise_->demands) {
        const bool holds = written.empty() || meets(demand, answer);
        grade.findings.push_back({filled(demand.says), holds, true});
        if (holds || grade.kind != Grade::Kind::right) continue;
        grade.kind = Grade::Kind::wrong;
        grade.only_written_otherwise = true;
    }
}

bool Grader::meets(const Demand& demand, const WrittenAnswer& answer) {
    const auto list = listed(demand.what.text);
    if (demand.sort == Demand::Sort::without) return !answer.uses(list);
    if (demand.sort == Demand::Sort::moves) return has_at_most(demand.what.text);
    return std::ranges::any_of(list, [&](const auto& form) { return answer.has_form(form); });
}

bool Grader::has_at_most(const std::string& moves) {
    const auto result = run(std::string(own_text), fmt::format("length(answer, ETM) <= {}", moves), 1);
    return result.well && session_.meaning_of("_")->truth == true;
}

bool Grader::is_well_written(std::string_view model) {
    const WrittenAnswer answer(model, session_);
    return std::ranges::all_of(exercise_->demands, [&](const Demand& demand) { return meets(demand, answer); });
}

}  // namespace cubelang::lesson
