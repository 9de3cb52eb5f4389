#include "runtime/base/text.hpp"

#include "runtime/base/printable.hpp"

namespace cubelang::inline base {
namespace {

struct Entity {
    char character;
    std::string_view name;
};
constexpr Entity entities[] = {{'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}};

template <typename Change>
std::string mapped(std::string_view text, Change change) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), change);
    return result;
}

}  // namespace

std::string lower(std::string_view text) {
    return mapped(text, [](char c) { return lower(c); });
}

std::string upper(std::string_view text) {
    return mapped(text, [](char c) { return upper(c); });
}

std::string capitalized(std::string_view text) {
    std::string result(text);
    if (!result.empty()) result.front() = upper(result.front());
    return result;
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string result(text);
    for (auto at = result.find(from); at != result.npos; at = result.find(from, at + to.size()))
        result.replace(at, from.size(), to);
    return result;
}

std::string cut_at_blank(std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::string(text);
    const auto blank = text.rfind(' ', most);
    return std::string(text.substr(0, blank == text.npos ? most : blank)) + " …";
}

std::string with_single_spaces(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (all_blanks.find(c) == all_blanks.npos)
            result += c;
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    return result;
}

std::string xml_escaped(std::string_view text) {
    std::string result;
    for (const char c : printable(text)) {
        const auto* entity = std::ranges::find(entities, c, &Entity::character);
        if (entity == std::end(entities))
            result += c;
        else
            result += entity->name;
    }
    return result;
}

}  // namespace cubelang::inline base
