#include "runtime/lesson/revealing.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace cubelang::lesson {
namespace {

constexpr std::size_t short_answer = 2;
constexpr int short_reach = 2;  // exercises
// Nothing is given away by a word that is in every text.
constexpr std::array<std::string_view, 8> common{"", "()", "0", "1", "true", "false", "yes", "no"};

bool is_part_of_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '\'' || c == '_'; }

struct Known {
    int exercise;
    std::string answer;
};

class Judge {
public:
    explicit Judge(const std::vector<PartOfPage>& parts) : parts_(parts), moved_(parts.size()) {}

    std::vector<int> run() && {
        for (std::size_t i = 0; i < parts_.size(); ++i) read(i);
        return std::move(moved_);
    }

private:
    void read(std::size_t i) {
        const auto& part = parts_[i];
        if (part.kind == PartOfPage::Kind::text) return judge(i);
        going_on_ = 0;
        if (part.kind == PartOfPage::Kind::breaks) return;
        ++exercise_;
        for (const auto& answer : part.answers)
            if (std::ranges::find(common, answer) == common.end()) known_.push_back({exercise_, answer});
    }
    // What follows a part that gives something away talks on about it, and so does the sentence that leads up to it.
    void judge(std::size_t i) {
        if (going_on_ == 0) going_on_ = given_away_by(parts_[i].words);
        moved_[i] = going_on_;
        const bool led = going_on_ != 0 && i > 0 && parts_[i - 1].kind == PartOfPage::Kind::text;
        if (led && moved_[i - 1] == 0 && parts_[i - 1].words.ends_with(':')) moved_[i - 1] = going_on_;
    }
    [[nodiscard]] int given_away_by(std::string_view words) const {
        int latest = 0;
        for (const auto& [exercise, answer] : known_) {
            const bool reaches = answer.size() > short_answer || exercise_ - exercise < short_reach;
            if (reaches && tells(words, answer)) latest = std::max(latest, exercise);
        }
        return latest;
    }

    const std::vector<PartOfPage>& parts_;
    std::vector<int> moved_;
    std::vector<Known> known_;
    int exercise_ = 0, going_on_ = 0;
};

}  // namespace

bool tells(std::string_view words, std::string_view answer) {
    for (auto at = words.find(answer); at != words.npos; at = words.find(answer, at + 1)) {
        const auto end = at + answer.size();
        if ((at == 0 || !is_part_of_word(words[at - 1])) && (end == words.size() || !is_part_of_word(words[end])))
            return true;
    }
    return false;
}

std::vector<int> revealing(const std::vector<PartOfPage>& parts) { return Judge(parts).run(); }

}  // namespace cubelang::lesson
