// What can be wrong with an exercise besides its definitions.

#include <fmt/format.h>

#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/snippets.hpp"

namespace cubelang::lesson {
namespace {

bool is_count(std::string_view text) { return text.find_first_not_of("0123456789") == text.npos; }

std::string form_names() {
    std::string names;
    for (const auto& form : answer_forms())
        names += fmt::format("{}{}", names.empty() ? "the forms are " : ", ", form.name);
    return names;
}

}  // namespace

std::optional<lang::Diagnostic> Grader::fault() {
    for (const Snippet& definition : exercise_->with)
        if (const auto result = run(definition); !result.well) return *result.error();
    for (const Check& check : exercise_->checks)
        if (auto found = fault_of(check, true)) return found;
    for (const Demand& demand : exercise_->demands)
        if (auto found = fault_of(demand)) return found;
    for (const Check& remark : exercise_->remarks)
        if (auto found = fault_of(remark, false)) return found;
    std::vector<Snippet> texts{exercise_->task, exercise_->right};
    texts.insert(texts.end(), exercise_->hints.begin(), exercise_->hints.end());
    for (const Check& check : exercise_->checks) texts.push_back(check.says);
    for (const Demand& demand : exercise_->demands) texts.push_back(demand.says);
    for (const Check& remark : exercise_->remarks) texts.push_back(remark.says);
    for (const Snippet& text : texts)
        if (auto found = fault_of(text)) return found;
    return std::nullopt;
}

std::optional<lang::Diagnostic> Grader::fault_of(const Check& check, bool must_hold) {
    bool holds = false;
    const auto result = tried(check, holds);
    if (!result.well) return *result.error();
    const auto value = session_.meaning_of("_");
    if (!result.has_value() || !value->truth)
        return mistake(check.condition,
                       fmt::format("a condition is true or false, but this is {}",
                                   result.has_value() ? described(value->type) : "no expression"),
                       "compare with ==, as in order(answer) == 6");
    if (must_hold && !holds)
        return mistake(check.condition, "the exercise's own answer does not meet this condition",
                       fmt::format("its answer is {}", model_.text));
    return std::nullopt;
}

// The model answer, as it is written or as it is printed, has to be what is asked for.
std::optional<lang::Diagnostic> Grader::fault_of(const Demand& demand) {
    const auto& what = demand.what;
    for (const auto& word : listed(what.text)) {
        if (demand.sort == Demand::Sort::form && !is_answer_form(word))
            return mistake(what, fmt::format("there is no form `{}` of an answer", word), form_names());
        if (demand.sort == Demand::Sort::without && word != "'" && !session_.kind(word))
            return mistake(what, fmt::format("nothing is called `{}` here", word),
                           "write the names that the answer must not use: without: word, cycles");
    }
    if (demand.sort == Demand::Sort::moves && (model_.type != "algorithm" || !is_count(what.text)))
        return mistake(what, "`moves` is how many moves an algorithm may have", "write a number: moves: 3");
    if (meets(demand, {model_as_typed(), session_}) || meets(demand, {exercise_->answer.text, session_}))
        return std::nullopt;
    return mistake(what, "the exercise's own answer is not written like this",
                   fmt::format("its answer is {}", model_.text));
}

// The text has been flowed: the gap is looked for in the file.
std::optional<lang::Diagnostic> Grader::fault_of(const Snippet& text) const {
    for (auto gap = next_gap(text.text, 0); gap; gap = next_gap(text.text, gap->end)) {
        if (session_.meaning_of(gap->name)) continue;
        const auto whole = fmt::format("{{{}}}", gap->name);
        const auto begin = lesson_.source->text.find(whole, text.begin);
        return mistake({whole, static_cast<std::uint32_t>(begin)},
                       fmt::format("nothing is called `{}` here", gap->name),
                       "define it by `let` or `given`; braces that are to stay have a space in them");
    }
    return std::nullopt;
}

}  // namespace cubelang::lesson
