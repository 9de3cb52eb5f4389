// The sorts of exercises that need no conditions: multiple choices, and answers that a teacher marks by hand.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/base/whole_number.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/session/lesson/snippets.hpp"

namespace cubelang::lesson {
namespace {

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
            mistake_at(source, exercise.choices.front().condition,
                       fmt::format("this exercise has {} of the 2 to {} choices", count, most_choices),
                       "write a line `choice: …` for each"));
    std::size_t right = 0;
    while (right < count && choice_letter(right) != exercise.answer.text) ++right;
    if (right == count)
        return mistakes.push_back(mistake_at(source, exercise.answer, "the answer is not the letter of a choice",
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

std::optional<double> points_in(std::string_view text) {
    const auto mark = std::min(text.find_first_of(".,"), text.size());
    const auto decimals = mark == text.size() ? "0" : text.substr(mark + 1);
    const auto whole = whole_number<int>(text.substr(0, mark));
    if (!whole || !is_digits(text.substr(0, mark)) || !is_digits(decimals) || decimals.size() > 2) return std::nullopt;
    return *whole + *whole_number<int>(decimals) / (decimals.size() == 1 ? 10.0 : 100.0);
}

std::string points_text(double points) { return fmt::format("{:.6g}", points); }

void complete_exercise(const lang::SourcePtr& source, Exercise& exercise, std::vector<lang::Diagnostic>& mistakes) {
    if (exercise.is_by_hand() && !exercise.choices.empty())
        return mistakes.push_back(mistake_at(source, exercise.rubric.front(),
                                             "an exercise with choices is not marked by hand",
                                             "remove the lines `choice`, or the lines `rubric`"));
    if (exercise.is_by_hand()) return complete_by_hand(exercise);
    if (!exercise.choices.empty() && !exercise.answer.text.empty()) complete_choices(source, exercise, mistakes);
}

}  // namespace cubelang::lesson
