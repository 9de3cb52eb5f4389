// Writes the page of built-ins to standard output, Markdown: every built-in under its topic with signature, meaning and
// example; the constants; the keywords. The test `reference` compares it with docs/built-ins.md.

#include <fmt/format.h>

#include <cstdio>

#include "runtime/meaning/assist/help.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"

namespace cubelang::eval {
namespace {

std::string entry(const BuiltIn& built_in) {
    std::string text = fmt::format("\n### {}\n\n{}\n\n", signature(built_in), built_in.meaning);
    for (const auto& parameter : built_in.parameters)
        text += fmt::format("- `{}`: {}\n", parameter.name, description(parameter));
    return text + fmt::format("\n```\n{}\n{}\n```\n", built_in.example, built_in.answer);
}

std::string reference_page() {
    std::string text =
        "# Built-ins\n\nMade from the table that the program itself uses, and compared with it by the tests. Each "
        "example is shown with its answer\n"
        "below; the tests run them all. `help NAME` at the prompt shows the same.\n";
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
}  // namespace cubelang::eval

int main() { return std::fputs(cubelang::eval::reference_page().c_str(), stdout) < 0 ? 1 : 0; }
