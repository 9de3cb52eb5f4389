#include "runtime/base/text.hpp"

#include <algorithm>

#include "runtime/base/printable.hpp"

namespace cubelang {
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

}  // namespace cubelang
