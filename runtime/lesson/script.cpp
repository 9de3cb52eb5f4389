#include "runtime/lesson/script.hpp"

#include <algorithm>
#include <optional>

#include "runtime/base/text.hpp"

namespace cubelang::lesson {
namespace {

/// What follows `# KEY:` on a line of its own.
std::optional<std::string_view> value_of(std::string_view line, std::string_view key) {
    line = trimmed(line);
    if (!line.starts_with('#')) return std::nullopt;
    line = trimmed(line.substr(1));
    if (!line.starts_with(key)) return std::nullopt;
    line = trimmed(line.substr(key.size()));
    return line.starts_with(':') ? std::optional(trimmed(line.substr(1))) : std::nullopt;
}

bool is_lesson(std::string_view word) { return word.ends_with(".md") || word.ends_with(".lesson"); }

// A lesson's name may have blanks in it: up to where its ending ends.
Section section(std::string_view named, const std::string& lesson_before) {
    for (auto blank = named.find(' '); blank != named.npos; blank = named.find(' ', blank + 1))
        if (is_lesson(named.substr(0, blank)))
            return {std::string(named.substr(0, blank)), std::string(trimmed(named.substr(blank))), {}, 1};
    if (is_lesson(named)) return {std::string(named), {}, {}, 1};
    return {lesson_before, std::string(named), {}, 1};
}

}  // namespace

Script read_script(std::string_view text) {
    Script script;
    std::uint32_t line = 0;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
        end = std::min(text.find('\n', begin), text.size());
        const auto whole = text.substr(begin, end - begin);
        ++line;
        if (const auto seed = value_of(whole, "seed")) script.seed = *seed;
        if (const auto named = value_of(whole, "exercise")) {
            script.sections.push_back(section(*named, script.sections.empty() ? "" : script.sections.back().lesson));
            script.sections.back().first_line = line;
        }
        auto& part = script.sections.empty() ? script.preamble : script.sections.back().text;
        part += std::string(whole) + '\n';
    }
    return script;
}

}  // namespace cubelang::lesson
