#include "runtime/session/intake.hpp"

#include <algorithm>

#include "runtime/base/text.hpp"

namespace cubelang::inline session {
namespace {

std::string_view line_at(std::string_view text, std::size_t at) {
    return text.substr(at, std::min(text.find('\n', at), text.size()) - at);
}

// Lines for the program, not for the reader.
bool is_directive(std::string_view line) { return line.starts_with("#!") || trimmed(line) == "# echo"; }

}  // namespace

bool asks_for_echo(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto line = trimmed(line_at(text, at));
        if (line == "# echo") return true;
        if (!line.empty() && !line.starts_with('#')) return false;
        at += line_at(text, at).size() + 1;
    }
    return false;
}

// Several statements on a line are shown once.
render::Drawing Echo::of(lang::Span statement, const std::string& prompt) {
    render::Drawing said;
    if (!wanted_ || statement.end <= shown_) return said;
    const auto end = std::min(text_.find('\n', statement.end), text_.size());
    while (shown_ < end) {
        const auto line = line_at(text_, shown_);
        const bool begins = shown_ + line.size() >= statement.begin && shown_ <= statement.begin;
        const bool goes_on = shown_ > statement.begin;
        shown_ += line.size() + 1;
        if (is_directive(line)) continue;
        if (begins || goes_on)
            said.lines.push_back({{begins ? prompt : std::string(prompt.size(), ' '), {render::Role::strong}},
                                  {std::string(trimmed_end(line))}});
        else
            said.lines.push_back({{std::string(trimmed_end(line)), {render::Role::faint}}});
    }
    return said;
}

}  // namespace cubelang::inline session
