#include "lang/advice/suggest.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/text.hpp"

namespace cubelang::meaning {
namespace {

constexpr std::size_t longest_compared = 40;

// The restricted Damerau-Levenshtein distance, with three rows of its table in memory.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = lower(a[i - 1]) == lower(b[j - 1]);
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (same ? 0U : 1U)});
            const bool swapped =
                i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]);
            if (swapped) now[j] = std::min(now[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(now);
    }
    return last[b.size()];
}

// At most a third of the letters may change, or a sixth if the first letter differs; words of three letters only
// become words of three letters.
bool is_near(std::string_view word, std::string_view candidate, std::size_t changes) {
    const bool same_first = !word.empty() && !candidate.empty() && lower(word.front()) == lower(candidate.front());
    if (changes == 0) return true;
    if (word.size() < 3 || (word.size() == 3 && candidate.size() != 3)) return false;
    const std::size_t shorter = std::min(word.size(), candidate.size());
    const std::size_t letters = same_first ? shorter : shorter / 2;
    return 3 * changes <= letters;
}

// A lower bound that rules out most candidates: each additional letter is a change.
std::size_t fewest_changes(std::string_view a, std::string_view b) {
    return std::max(a.size(), b.size()) - std::min(a.size(), b.size());
}

}  // namespace

std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates) {
    if (word.empty() || word.size() > longest_compared) return std::nullopt;
    std::optional<std::string> best;
    std::size_t fewest = word.size();
    for (const auto& candidate : candidates) {
        const auto least = fewest_changes(word, candidate);
        if (least >= fewest || !is_near(word, candidate, least)) continue;
        const auto changes = distance(word, candidate);
        if (changes >= fewest || !is_near(word, candidate, changes)) continue;
        fewest = changes;
        best = candidate;
    }
    return best;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates) {
    const auto best = nearest(word, candidates);
    return best ? fmt::format("did you mean `{}`?", *best) : std::string();
}

}  // namespace cubelang::meaning
