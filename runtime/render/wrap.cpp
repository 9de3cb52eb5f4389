#include "runtime/render/wrap.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/render/drawing.hpp"

namespace cubelang::render {
namespace {

class Wrapper {
public:
    explicit Wrapper(int columns) : columns_(columns) {}

    void add(std::string_view word) {
        std::string_view between = lines_.empty() ? "" : " ";
        while (!word.empty()) {
            const auto chunk = word.substr(0, fits(word, between) ? word.npos : end_of_chunk(word));
            if (lines_.empty() || !fits(chunk, between)) {
                lines_.emplace_back();
                between = "";
            }
            lines_.back() += between;
            lines_.back() += chunk;
            word.remove_prefix(chunk.size());
            between = "";
        }
        ends_.push_back(lines_.size());
    }

    std::vector<std::string> lines(std::size_t most) && {
        if (lines_.size() <= most) return std::move(lines_);
        // Words that end in the lines that stay are shown whole.
        const auto kept = most - 1;
        const auto whole = std::ranges::count_if(ends_, [&](std::size_t end) { return end <= kept; });
        lines_.resize(most);
        lines_.back() = fmt::format("… and {} more", ends_.size() - static_cast<std::size_t>(whole));
        return std::move(lines_);
    }

private:
    [[nodiscard]] bool fits(std::string_view chunk, std::string_view between) const {
        return !lines_.empty() && width(lines_.back()) + width(between) + width(chunk) <= columns_;
    }
    // A word that fits no line is taken comma by comma.
    [[nodiscard]] std::size_t end_of_chunk(std::string_view word) const {
        const auto comma = word.find(',');
        return width(word) <= columns_ || comma == word.npos ? word.npos : comma + 1;
    }

    int columns_;
    std::vector<std::string> lines_;
    std::vector<std::size_t> ends_;  // of each word: the number of lines begun by then
};

}  // namespace

std::vector<std::string> wrapped(const std::vector<std::string>& words, int columns, std::size_t most) {
    Wrapper wrapper(columns);
    for (const auto& word : words) wrapper.add(word);
    return std::move(wrapper).lines(most);
}

}  // namespace cubelang::render
