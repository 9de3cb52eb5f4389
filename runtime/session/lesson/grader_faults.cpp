// Checks of an exercise beyond its definitions.

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/snippets.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::lesson {
namespace {

std::optional<lang::Diagnostic> fault_of(const Lesson& lesson, Grader& grader, const Example& example) {
    bool failed = false, has_value = false;
    for (const Snippet& statement : Grader::statements(example)) {
        const auto result = grader.run(statement);
        has_value = result.has_value();
        if (!result.well && !example.fails) return *result.error();
        failed = failed || !result.well;
    }
    if (!example.picture.empty() && !has_value)
        return lang::Diagnostic{where(lesson, example.code),
                                "a picture needs a value to draw",
                                "write the algorithm or the permutation alone",
                                {}};
    if (!example.picture.empty())
        if (const auto drawn = picture_of_last(grader.session(), example.picture); drawn.error)
            return lang::Diagnostic{where(lesson, example.code), drawn.error->message, drawn.error->hint, {}};
    if (failed || !example.fails) return std::nullopt;
    return lang::Diagnostic{where(lesson, example.code),
                            "this example must show an error, but it succeeds",
                            "mark its block as cube, not cube error",
                            {}};
}

std::optional<lang::Diagnostic> fault_of(Grader& grader, const Exercise& exercise) {
    if (auto fault = grader.prepare(exercise)) return fault;
    return grader.fault();
}

}  // namespace

std::optional<lang::Diagnostic> Grader::fault() {
    for (const Snippet& definition : exercise_->with)
        if (const auto result = run(definition); !result.well) return *result.error();
    for (const Check& check : exercise_->checks)
        if (auto found = fault_of(check, true)) return found;
    for (const Check& also : exercise_->also)
        if (also.condition.text != any_answer && grade(also.condition).kind != Grade::Kind::right)
            return mistake(also.condition, "this other answer is not right",
                           "an answer under `also` must pass the checks");
    for (const Demand& demand : exercise_->demands)
        if (auto found = fault_of(demand)) return found;
    for (const auto* const replies : {&exercise_->remarks, &exercise_->right})
        for (const Check& reply : *replies)
            if (auto found = fault_of(reply, false)) return found;
    for (const Snippet& text : texts_of(*exercise_))
        if (auto found = fault_of(text)) return found;
    return std::nullopt;
}

std::optional<lang::Diagnostic> Grader::fault_of(const Check& check, bool must_hold) {
    bool holds = false;
    const auto result = try_check(check, holds);
    if (!result.well) return *result.error();
    const auto value = session_.meaning_of("_");
    if (!result.has_value() || !value->truth)
        return mistake(check.condition,
                       fmt::format("a condition must be true or false, but this is {}",
                                   result.has_value() ? describe_type(value->type) : "not an expression"),
                       "compare with ==, as in order(answer) == 6");
    if (must_hold && !holds)
        return mistake(check.condition, "the model answer does not meet this condition",
                       fmt::format("the model answer is {}", model_.text));
    return std::nullopt;
}

// The model answer must meet the demand, as it is printed or as its author wrote it.
std::optional<lang::Diagnostic> Grader::fault_of(const Demand& demand) {
    const auto& what = demand.what;
    for (const auto& word : split_list(what.text)) {
        if (demand.sort == Demand::Sort::form && std::ranges::count(answer_forms(), word) == 0)
            return mistake(what, fmt::format("there is no answer form `{}`", word),
                           fmt::format("the forms are {}", fmt::join(answer_forms(), ", ")));
        if (demand.sort == Demand::Sort::without && word != "'" && !session_.kind(word))
            return mistake(what, fmt::format("unknown name `{}`", word),
                           "list the names that the answer must not use: without: word, cycles");
    }
    if (demand.sort == Demand::Sort::moves && (model_.type != "algorithm" || !is_digits(what.text)))
        return mistake(what, "`moves` limits the number of moves of an algorithm", "write a number: moves: 3");
    if (demand.sort == Demand::Sort::only &&
        (typed_letters(what.text).empty() || !session_.check(std::string(own_text), what.text).empty()))
        return mistake(what, "`using` lists the moves that may be typed", "write them with blanks: using: R U2");
    const auto typed = answer_statement(model_as_typed(), expected(), [](std::string_view) { return false; });
    if (meets(demand, {{typed}, session_}) || meets(demand, {{exercise_->answer.text}, session_})) return std::nullopt;
    return mistake(what, "the model answer is not written like this",
                   fmt::format("the model answer is {}", model_.text));
}

// The text was reflowed, so the gap is located in the file.
std::optional<lang::Diagnostic> Grader::fault_of(const Snippet& text) const {
    for (auto gap = next_gap(text.text, 0); gap; gap = next_gap(text.text, gap->end)) {
        if (session_.meaning_of(gap->name)) continue;
        const auto whole = fmt::format("{{{}}}", gap->name);
        const auto begin = lesson_.source->text.find(whole, text.begin);
        return mistake({whole, static_cast<std::uint32_t>(begin)}, fmt::format("unknown name `{}`", gap->name),
                       "define it with `let` or `given`; to show the braces, put a space inside them");
    }
    return std::nullopt;
}

void Grader::grade_writing(Grade& grade, const Session& student, const AnswerText& written) {
    if (exercise_->demands.empty()) return;
    const WrittenAnswer answer(written, student);
    for (const Demand& demand : exercise_->demands) {
        const bool holds = written.text.empty() || meets(demand, answer);
        grade.findings.push_back({filled(demand.says), holds, true});
        if (holds || grade.kind != Grade::Kind::right) continue;
        grade.kind = Grade::Kind::wrong;
        grade.only_form_is_wrong = true;
        grade.reply.clear();
    }
}

bool Grader::meets(const Demand& demand, const WrittenAnswer& answer) {
    const auto list = split_list(demand.what.text);
    if (demand.sort == Demand::Sort::without) return !answer.uses(list);
    if (demand.sort == Demand::Sort::moves) return has_at_most(demand.what.text);
    if (demand.sort == Demand::Sort::only) return answer.is_typed_with(typed_letters(demand.what.text));
    return std::ranges::any_of(list, [&](const auto& form) { return answer.has_form(form); });
}

bool Grader::has_at_most(const std::string& moves) {
    const auto result = run(std::string(own_text), fmt::format("length(answer, ETM) <= {}", moves), 1);
    return result.well && session_.meaning_of("_")->truth == true;
}

bool Grader::is_well_written(std::string_view model) {
    const WrittenAnswer answer({std::string(model)}, session_);
    return std::ranges::all_of(exercise_->demands, [&](const Demand& demand) { return meets(demand, answer); });
}

std::vector<lang::Diagnostic> rehearse(Lesson& lesson, std::uint64_t seed, const Host& host,
                                       std::chrono::milliseconds limit) {
    std::vector<lang::Diagnostic> faults;
    Grader grader(lesson, seed, host);
    grader.limit_statements(limit);
    const auto is_broken = [&](const Step& step) {
        std::optional<lang::Diagnostic> fault;
        if (const auto* example = std::get_if<Example>(&step)) fault = fault_of(lesson, grader, *example);
        const auto* exercise = std::get_if<Exercise>(&step);
        if (exercise != nullptr) fault = fault_of(grader, *exercise);
        if (!fault) return false;
        faults.push_back(*std::move(fault));
        const auto* const example = std::get_if<Example>(&step);
        return exercise != nullptr || (example != nullptr && !example->picture.empty());
    };
    std::vector<Step> kept;
    for (const Step& step : lesson.steps)
        if (!is_broken(step)) kept.push_back(step);
    lesson.steps = std::move(kept);
    return faults;
}

RehearsedLesson open_lesson(Lesson lesson, std::string_view seed, const Host& host, std::chrono::milliseconds limit) {
    auto mistakes = lesson.mistakes;
    for (auto& mistake : rehearse(lesson, seed_of(seed), host, limit)) mistakes.push_back(std::move(mistake));
    std::ranges::stable_sort(mistakes, {}, [](const lang::Diagnostic& mistake) { return mistake.where.span.begin; });
    return {std::move(lesson), std::move(mistakes)};
}

std::string empty_lesson_message(const Lesson& lesson) { return lesson.source->name + ": this lesson is empty"; }

}  // namespace cubelang::lesson
