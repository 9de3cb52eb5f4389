// The sorts of exercises that need no conditions: multiple choices, and answers that a teacher marks by hand.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/session/lesson/snippets.hpp"

namespace cubelang::lesson {
namespace {

lang::Diagnostic mistake(const lang::SourcePtr& source, const Snippet& at, std::string message, std::string hint) {
    const lang::Span span{at.begin, at.begin + static_cast<std::uint32_t>(at.text.size())};
    return {{source, span}, std::move(message), std::move(hint), {}};
}

std::string letters(std::size_t count) { return fmt::format("{} to {}", choice_letter(0), choice_letter(count - 1)); }

Check is_choice(const Exercise& exercise, std::size_t at, Snippet says) {
    return {{fmt::format("answer == \"{}\"", choice_letter(at)), exercise.answer.begin}, std::move(says)};
}

// The reply of the right choice is that to a right answer; those of the others are remarks.
void add_conditions(Exercise& exercise, std::size_t right) {
    for (std::size_t at = 0; at < exercise.choices.size(); ++at) {
        const auto& says = exercise.choices[at].says;
        if (!says.text.empty())
            (at == right ? exercise.right : exercise.remarks).push_back(is_choice(exercise, at, says));
    }
    exercise.checks.push_back(is_choice(exercise, right, {"the right choice", exercise.answer.begin}));
}

void complete_choices(const lang::SourcePtr& source, Exercise& exercise, std::vector<lang::Diagnostic>& mistakes) {
    const auto count = exercise.choices.size();
    if (count < 2 || count > most_choices)
        return mistakes.push_back(
            mistake(source, exercise.choices.front().condition,
                    fmt::format("this exercise has {} of the 2 to {} choices", count, most_choices),
                    "write a line `choice: …` for each"));
    std::size_t right = 0;
    while (right < count && choice_letter(right) != exercise.answer.text) ++right;
    if (right == count)
        return mistakes.push_back(mistake(source, exercise.answer, "the answer is not the letter of a choice",
                                          fmt::format("write one of the letters {}", letters(count))));
    exercise.answer.text = meaning::in_quotes(exercise.answer.text);
    add_conditions(exercise, right);
}

// Every text is an answer.
void complete_by_hand(Exercise& exercise) {
    const auto begin = exercise.name.begin;
    auto& model = exercise.answer;
    model = {meaning::in_quotes(model.text), model.text.empty() ? begin : model.begin};
    exercise.also.push_back({{std::string(any_answer), begin}, {}});
    exercise.checks.push_back({{"true", begin}, {{}, begin}});
}

}  // namespace

void complete_exercise(const lang::SourcePtr& source, Exercise& exercise, std::vector<lang::Diagnostic>& mistakes) {
    if (exercise.is_by_hand() && !exercise.choices.empty())
        return mistakes.push_back(mistake(source, exercise.rubric.front(),
                                          "an exercise with choices is not marked by hand",
                                          "remove the lines `choice`, or the lines `rubric`"));
    if (exercise.is_by_hand()) return complete_by_hand(exercise);
    if (!exercise.choices.empty() && !exercise.answer.text.empty()) complete_choices(source, exercise, mistakes);
}

}  // namespace cubelang::lesson
