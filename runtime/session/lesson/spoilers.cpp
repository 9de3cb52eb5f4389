#include "runtime/session/lesson/handout.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace cubelang::lesson {
namespace {

constexpr std::size_t short_answer = 2;
constexpr int short_reach = 2;  // exercises
// Words that stand in every text reveal nothing.
constexpr std::array<std::string_view, 8> common{"", "()", "0", "1", "true", "false", "yes", "no"};
// A common word as an answer moves only the part that contains it, and only directly after its exercise.
constexpr std::array<std::string_view, 2> vague{"even", "odd"};

bool is_one_of(const auto& words, std::string_view word) { return std::ranges::find(words, word) != words.end(); }

bool is_part_of_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '\'' || c == '_'; }

struct Known {
    int exercise;
    std::string answer;
};

class SpoilerFinder {
public:
    explicit SpoilerFinder(const std::vector<HandoutPart>& parts) : parts_(parts), moved_(parts.size()) {}

    std::vector<int> run() && {
        for (std::size_t i = 0; i < parts_.size(); ++i) read(i);
        return std::move(moved_);
    }

private:
    void read(std::size_t i) {
        const auto& part = parts_[i];
        if (part.kind == HandoutPart::Kind::text) return judge(i);
        continued_ = 0;
        vague_.clear();
        if (part.kind == HandoutPart::Kind::breaks) return;
        ++exercise_;
        for (const auto& answer : part.answers)
            if (is_one_of(vague, answer))
                vague_ = answer;
            else if (!is_one_of(common, answer))
                known_.push_back({exercise_, answer});
    }
    // Text after a revealing part continues it, unless it leads to the next exercise. A sentence before it that ends
    // in a colon belongs to it too.
    void judge(std::size_t i) {
        const int given = given_away_by(parts_[i].words);
        const bool leads_on = i + 1 < parts_.size() && parts_[i + 1].kind == HandoutPart::Kind::exercise;
        if (continued_ == 0) continued_ = given;
        moved_[i] = given != 0 || !leads_on ? continued_ : 0;
        if (moved_[i] == 0 && !vague_.empty() && contains_answer(parts_[i].words, vague_)) moved_[i] = exercise_;
        const bool led = moved_[i] != 0 && i > 0 && parts_[i - 1].kind == HandoutPart::Kind::text;
        if (led && moved_[i - 1] == 0 && parts_[i - 1].words.ends_with(':')) moved_[i - 1] = moved_[i];
    }
    [[nodiscard]] int given_away_by(std::string_view words) const {
        int latest = 0;
        for (const auto& [exercise, answer] : known_) {
            const bool reaches = answer.size() > short_answer || exercise_ - exercise < short_reach;
            if (reaches && contains_answer(words, answer)) latest = std::max(latest, exercise);
        }
        return latest;
    }

    const std::vector<HandoutPart>& parts_;
    std::vector<int> moved_;
    std::vector<Known> known_;
    int exercise_ = 0, continued_ = 0;
    std::string vague_;  // answer of the last exercise, until a new subject begins
};

}  // namespace

bool contains_answer(std::string_view words, std::string_view answer) {
    for (auto at = words.find(answer); at != words.npos; at = words.find(answer, at + 1)) {
        const auto end = at + answer.size();
        if ((at == 0 || !is_part_of_word(words[at - 1])) && (end == words.size() || !is_part_of_word(words[end])))
            return true;
    }
    return false;
}

std::vector<int> spoilers(const std::vector<HandoutPart>& parts) { return SpoilerFinder(parts).run(); }

}  // namespace cubelang::lesson
