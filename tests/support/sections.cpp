#include "tests/support/sections.hpp"

#include <stdexcept>

namespace cubelang::test {
namespace {

constexpr std::string_view heading = "--- ", separator = "---\n";

// Removes and returns the first line, with its newline.
std::string_view take_line(std::string_view& text) {
    const auto line = text.substr(0, text.find('\n') + 1);
    text.remove_prefix(line.size());
    return line;
}

void check_readable(const std::string& text, const std::string& name) {
    if (!text.empty() && text.back() != '\n') throw std::runtime_error(name + ": the last line does not end");
    for (std::string_view rest = text; !rest.empty();)
        if (const auto line = take_line(rest); line == separator || line.starts_with(heading))
            throw std::runtime_error(name + ": a line is `---`, or begins with it as a heading does");
}

}  // namespace

std::vector<Section> sections(std::string_view text) {
    std::vector<Section> all;
    std::string* part = nullptr;
    while (!text.empty()) {
        auto line = take_line(text);
        if (line.empty()) throw std::runtime_error("the last line does not end");
        if (line.starts_with(heading)) {
            const auto name = line.substr(heading.size(), line.size() - heading.size() - 1);
            part = &all.emplace_back(Section{std::string(name), {}, {}, {}}).program;
        } else if (part == nullptr) {
            throw std::runtime_error("the first line is not `--- NAME`");
        } else if (line == separator) {
            part = part == &all.back().program ? &all.back().errors : &all.back().output;
        } else if (line != "\n" || !text.starts_with(heading)) {
            *part += line;
        }
    }
    return all;
}

std::string text_of(const std::vector<Section>& sections) {
    std::string all;
    for (const auto& [name, program, errors, output] : sections) {
        for (const auto* part : {&program, &errors, &output}) check_readable(*part, name);
        all += std::string(all.empty() ? "" : "\n") + std::string(heading) + name + "\n";
        all.append(program).append(separator).append(errors);
        if (!output.empty()) all.append(separator).append(output);
    }
    return all;
}

}  // namespace cubelang::test
