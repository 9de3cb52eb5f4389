#include "runtime/session/lesson/handout.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace cubelang::lesson {
namespace {

// Words that stand in every text reveal nothing.
constexpr std::array<std::string_view, 10> common{"", "()", "0", "1", "true", "false", "yes", "no", "even", "odd"};

bool is_part_of_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '\'' || c == '_'; }

// The last of the exercises whose answer is in the words; 0 for none.
int exercise_in(std::string_view words, const std::vector<const HandoutPart*>& exercises) {
    constexpr std::size_t short_answer = 2, reach = 2;  // a short answer counts after its exercise and the next
    for (auto number = exercises.size(); number > 0; --number)
        for (const auto& answer : exercises[number - 1]->answers) {
            const bool counts = answer.size() > short_answer || exercises.size() - number < reach;
            if (counts && std::ranges::count(common, answer) == 0 && contains_answer(words, answer))
                return static_cast<int>(number);
        }
    return 0;
}

}  // namespace

bool contains_answer(std::string_view words, std::string_view answer) {
    for (auto at = words.find(answer); at != words.npos; at = words.find(answer, at + 1)) {
        const auto end = at + answer.size();
        if ((at == 0 || !is_part_of_word(words[at - 1])) && (end == words.size() || !is_part_of_word(words[end])))
            return true;
    }
    return false;
}

std::vector<int> spoilers(const std::vector<HandoutPart>& parts) {
    std::vector<const HandoutPart*> exercises;
    std::vector<int> moved(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& part = parts[i];
        if (part.kind == HandoutPart::Kind::exercise) exercises.push_back(&part);
        if (part.kind != HandoutPart::Kind::text) continue;
        const int before = i == 0 ? 0 : moved[i - 1], own = exercise_in(part.words, exercises);
        const bool leads_on = i + 1 < parts.size() && parts[i + 1].kind == HandoutPart::Kind::exercise;
        moved[i] = before != 0 && (own != 0 || !leads_on) ? before : own;
        if (own != 0 && i > 0 && parts[i - 1].words.ends_with(':')) moved[i - 1] = moved[i];
    }
    return moved;
}

}  // namespace cubelang::lesson
