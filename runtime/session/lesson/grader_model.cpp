// Preparing an exercise: its definitions, its model answer, the names that it gives to the student.

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::lesson {
namespace {

// Does a condition compare with "yes" or "no"?
bool asks_for_text(const Exercise& exercise) {
    const auto is_text = [](const Check& check) {
        const auto condition = lower(check.condition.text);
        return std::ranges::any_of(std::array{"\"yes", "\"no"},
                                   [&](const char* word) { return condition.find(word) != condition.npos; });
    };
    return std::ranges::any_of(exercise.checks, is_text) || std::ranges::any_of(exercise.remarks, is_text);
}

}  // namespace

std::string defined_name(const Snippet& definition) {
    const auto begin = std::min(definition.text.find_first_not_of(' ', 3), definition.text.size());
    return definition.text.substr(begin, definition.text.find_first_of(" =(", begin) - begin);
}

// Allows conditions such as `answer == no`.
void Grader::define_yes_and_no() {
    for (const bool truth : {true, false})
        if (const auto name = yes_or_no(truth); !session_.meaning_of(name))
            static_cast<void>(run(std::string(own_text), fmt::format("let {} = {}", name, truth), 1));
}

// A model answer may also be a word: `no`, `odd`. `yes` and `no` are booleans, unless a condition compares with the
// texts.
Snippet Grader::model_statement() const {
    const auto& [text, begin] = exercise_->answer;
    const auto truth = truth_of(text);
    if (truth && !asks_for_text(*exercise_)) return {*truth ? "true" : "false", begin};
    const auto is_name = [&](std::string_view name) { return !truth && session_.kind(name).has_value(); };
    return {answer_statement(text, {"text", {}}, is_name), begin};
}

std::optional<lang::Diagnostic> Grader::prepare(const Exercise& exercise, std::optional<std::uint64_t> seed) {
    seed_ = seed.value_or(seed_);
    exercise_ = &exercise;
    model_ = {};
    define_yes_and_no();
    static_cast<void>(
        run(std::string(own_text), fmt::format("let seed = {}", exercise_seed(seed_, exercise.name.text)), 1));
    auto definitions = exercise.definitions;
    definitions.insert(definitions.end(), exercise.given.begin(), exercise.given.end());
    std::ranges::sort(definitions, {}, &Snippet::begin);  // in file order, since one may use another
    for (const Snippet& definition : definitions)
        if (const auto result = run(definition); !result.well) return *result.error();
    const auto result = run(model_statement());
    if (!result.well) return *result.error();
    if (!result.has_value()) return mistake(exercise.answer, "the model answer must be an expression");
    if (!session_.adopt("answer", session_, "_"))
        return mistake(exercise.answer, "a function cannot be an answer",
                       "ask for an algorithm, a permutation, a number, a text or a list");
    model_ = *session_.meaning_of("answer");
    return std::nullopt;
}

ExpectedAnswer Grader::expected() const {
    ExpectedAnswer expected{model_.type, model_.text};
    for (const Check& choice : exercise_->choices)
        expected.choices.push_back(replaced(filled(choice.condition), "`", ""));
    return expected;
}

std::string Grader::model_as_typed() const {
    if (model_.truth) return yes_or_no(*model_.truth);
    if (model_.type != "text") return model_.text;
    const auto is_no_name = [](std::string_view) { return false; };
    return answer_statement(model_.text, expected(), is_no_name) == meaning::in_quotes(model_.text)
               ? model_.text
               : meaning::in_quotes(model_.text);
}

std::string Grader::model_as_written() {
    const auto& written = exercise_->answer.text;
    const bool names_hidden = std::ranges::any_of(exercise_->definitions, [&](const Snippet& definition) {
        return written.find(defined_name(definition)) != written.npos;
    });
    const bool says_more = !names_hidden && written != model_.text && model_.type == "algorithm";
    return says_more && is_well_written(written) ? written : "";
}

void Grader::give(Session& student) const {
    for (const Snippet& definition : exercise_->given) {
        const auto name = defined_name(definition);
        student.adopt(name, session_, name);
    }
}

}  // namespace cubelang::lesson
