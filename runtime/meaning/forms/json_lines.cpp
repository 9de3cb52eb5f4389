#include "runtime/meaning/forms/json_lines.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <vector>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/files/blocks.hpp"
#include "runtime/base/newlines.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/meaning/forms/json_value.hpp"

namespace cubelang::meaning {

bool is_json(std::string_view text) {
    const auto begin = trimmed_front(text).substr(0, 1);
    return begin == "{" || begin == "[";
}

namespace {

// The functions on parts are for valid documents: json_value has read them.

// The comma, colon or bracket after the value or name that begins here.
std::size_t end_of_part(std::string_view text, std::size_t at) {
    bool in_string = false;
    for (int depth = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (in_string && c == '\\') ++at;
        if (c == '"') in_string = !in_string;
        if (in_string) continue;
        const bool opens = c == '[' || c == '{', closes = c == ']' || c == '}';
        if (depth == 0 && (closes || c == ',' || c == ':')) break;
        depth += opens - closes;
    }
    return at;
}

std::string string_in(std::string_view quoted) { return json_value(quoted).value->as<Text>()->text; }

struct Part {
    std::string name;  ///< a position in a list
    std::string_view value;
};

std::vector<Part> parts_of(std::string_view whole) {
    std::vector<Part> parts;
    if (!is_json(whole)) return parts;
    std::string name;
    for (std::size_t at = 1, end = 0; at < whole.size(); at = end + 1) {
        end = end_of_part(whole, at);
        const auto part = trimmed(whole.substr(at, end - at));
        if (whole[end] == ':')
            name = string_in(part);
        else if (!part.empty())
            parts.push_back({whole.front() == '{' ? name : std::to_string(parts.size() + 1), part});
    }
    return parts;
}

std::string lines_of_items(std::string_view document, std::string_view list) {
    std::string lines;
    const auto* before = document.data();
    for (const auto& item : list.front() == '[' ? parts_of(list) : std::vector<Part>{{{}, list}}) {
        const auto passed = newlines_in({before, static_cast<std::size_t>(item.value.data() - before)});
        lines.append(std::max<std::size_t>(passed, lines.empty() ? 0 : 1), '\n');
        std::remove_copy(item.value.begin(), item.value.end(), std::back_inserter(lines), '\n');
        before = item.value.data();
    }
    return lines;
}

std::string place_in(std::string_view document, std::size_t at) {
    const auto before = document.substr(0, at);
    const auto line = before.substr(before.rfind('\n') + 1);
    return fmt::format("line {}, column {}", newlines_in(before) + 1, count_characters(line) + 1);
}

std::string no_part(std::string_view step, const std::vector<Part>& parts) {
    constexpr std::size_t most = 12;
    if (parts.empty()) return fmt::format("the path finds no `{}` in a single value", step);
    return fmt::format("the path finds no `{}` among {}", step,
                       joined_words(std::span(parts).first(std::min(most, parts.size())), &Part::name));
}

OpenedSource json_lines_of(std::string_view document, std::string_view path) {
    const auto read = json_value(document);
    if (!read.value && read.invalid_at)
        return {nullptr, place_in(document, *read.invalid_at) + ": it is not valid JSON from here on"};
    if (!read.value) return {nullptr, read.problem};
    for (auto part = trimmed(document);;) {
        if (part.front() == '"')
            if (const auto inner = string_in(part); is_json(inner)) return json_lines_of(inner, path);
        if (path.empty())
            return {std::make_unique<TextSource>(std::make_shared<std::string>(lines_of_items(document, part))), {}};
        const auto step = path.substr(0, path.find('.'));
        const auto parts = parts_of(part);
        const auto found = std::ranges::find(parts, step, &Part::name);
        if (found == parts.end()) return {nullptr, no_part(step, parts)};
        part = found->value;
        path.remove_prefix(std::min(step.size() + 1, path.size()));
    }
}

}  // namespace

OpenedSource json_lines(ByteSource& document, std::string_view path) {
    files::Blocks blocks(document, files::Format::json);
    const auto block = blocks.next();
    if (!blocks.problem().empty()) return {nullptr, blocks.problem()};
    return json_lines_of(block ? block->text : std::string_view{}, path);
}

}  // namespace cubelang::meaning
