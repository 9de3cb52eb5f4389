#include "lang/editing/changes.hpp"

#include <algorithm>

namespace cubelang::lang {
namespace {

using Lines = std::vector<std::string_view>;
constexpr std::size_t nearby = 200;

// The change up to the nearest common line.
Change change_at(const Lines& before, const Lines& after, std::size_t i, std::size_t j) {
    for (std::size_t ahead = 1; ahead <= nearby; ++ahead)
        for (std::size_t a = 0; a <= ahead; ++a) {
            const auto old_end = i + a, new_end = j + ahead - a;
            if (old_end < before.size() && new_end < after.size() && before[old_end] == after[new_end])
                return {i, old_end, j, new_end};
        }
    return {i, std::min(i + nearby, before.size()), j, std::min(j + nearby, after.size())};
}

}  // namespace

std::vector<std::string_view> lines_in(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

std::vector<Change> changes_between(const Lines& before, const Lines& after) {
    std::vector<Change> changes;
    for (std::size_t i = 0, j = 0; i < before.size() || j < after.size();) {
        if (i < before.size() && j < after.size() && before[i] == after[j]) {
            ++i;
            ++j;
            continue;
        }
        const auto change = change_at(before, after, i, j);
        const bool goes_on = !changes.empty() && changes.back().old_end == i && changes.back().new_end == j;
        if (!goes_on) changes.push_back(change);
        changes.back().old_end = change.old_end;
        changes.back().new_end = change.new_end;
        i = changes.back().old_end;
        j = changes.back().new_end;
    }
    return changes;
}

}  // namespace cubelang::lang
