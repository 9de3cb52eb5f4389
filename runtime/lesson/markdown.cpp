#include "runtime/lesson/markdown.hpp"

#include <array>
#include <optional>

namespace cubelang::lesson {
namespace {

using Style = Span::Style;

struct Mark {
    std::string_view text;
    Style style;
};
constexpr std::array<Mark, 3> marks{
    {{"`", Style::code}, {"**", Style::strong}, {"*", Style::emphasis}}};  // longer before shorter

struct Found {
    Span span;
    std::size_t length;  ///< marks and all
};

// Emphasis holds its words tight, so that `2 * 3 * 4` is none.
std::optional<Found> marked(std::string_view text) {
    for (const auto& [mark, style] : marks) {
        if (!text.starts_with(mark)) continue;
        const auto end = text.find(mark, mark.size() + 1);
        if (end == text.npos) return std::nullopt;
        const auto inner = text.substr(mark.size(), end - mark.size());
        if (style != Style::code && (inner.front() == ' ' || inner.back() == ' ')) return std::nullopt;
        return Found{{style, std::string(inner)}, end + mark.size()};
    }
    return std::nullopt;
}

std::optional<Found> link(std::string_view text) {
    const auto middle = text.find("](");
    if (!text.starts_with('[') || middle == text.npos || text.find_first_of("[`", 1) < middle) return std::nullopt;
    const auto end = text.find(')', middle);
    if (end == text.npos) return std::nullopt;
    return Found{
        {Style::link, std::string(text.substr(1, middle - 1)), std::string(text.substr(middle + 2, end - middle - 2))},
        end + 1};
}

}  // namespace

std::vector<Span> spans(std::string_view text) {
    std::vector<Span> all;
    const auto plain = [&]() -> Span& {
        if (all.empty() || all.back().style != Style::plain) all.push_back({Style::plain, {}});
        return all.back();
    };
    while (!text.empty()) {
        auto found = marked(text);
        if (!found) found = link(text);
        if (found)
            all.push_back(std::move(found->span));
        else
            plain().text += text.front();
        text.remove_prefix(found ? found->length : 1);
    }
    return all;
}

}  // namespace cubelang::lesson
