// Writes the page of built-ins to standard output, Markdown: every built-in under its topic with signature, meaning and
// example with its answer; the constants; the keywords. The test `reference` compares it with docs/built-ins.md.

#include <fmt/format.h>

#include <cstdio>

#include "runtime/meaning/assist/help.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"

namespace cubelang::meaning {
namespace {

// Beside the example, if it fits there.
std::string answered(const BuiltIn& built_in) {
    const auto text = std::string(built_in.example) + std::string(built_in.answer);
    const bool fits = text.find_first_of("\n`") == std::string::npos;
    return fits ? fmt::format("`{}` → `{}`\n", built_in.example, built_in.answer)
                : fmt::format("```\n{}\n{}\n```\n", built_in.example, built_in.answer);
}

std::string entry(const BuiltIn& built_in) {
    return fmt::format("\n### {}\n{}\n{}", signature(built_in), built_in.meaning, answered(built_in));
}

std::string reference_page() {
    std::string text =
        "# Built-ins\n\nMade from the table that the program itself uses, and compared with it by the tests, which "
        "run all examples.\n`help NAME` at the prompt also describes the parameters.\n";
    std::string_view topic;
    for (const auto& built_in : vocabulary().built_ins()) {
        if (topic != built_in.topic) text += fmt::format("\n## {}\n", topic = built_in.topic);
        text += entry(built_in);
    }
    text += "\n## Names\n\n| name | meaning |\n| --- | --- |\n";
    for (const auto& constant : vocabulary().constants())
        text += fmt::format("| `{}` | {} |\n", constant.name, constant.meaning);
    text += "\n## Keywords\n\n| keyword | meaning | example |\n| --- | --- | --- |\n";
    for (const auto& keyword : keywords())
        text += fmt::format("| `{}` | {} | `{}` |\n", keyword.name, keyword.meaning, keyword.example);
    return text;
}

}  // namespace
}  // namespace cubelang::meaning

int main() { return std::fputs(cubelang::meaning::reference_page().c_str(), stdout) < 0 ? 1 : 0; }
