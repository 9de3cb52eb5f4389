#include "front/terminal/prompt/painting.hpp"

#include "front/terminal/prompt/commands.hpp"
#include "lang/tokens.hpp"
#include "runtime/session/coloring.hpp"

namespace cubelang::shell {
namespace {

using editor::Style;

Style style_of(Color color) {
    switch (color) {
        case Color::plain: return Style::plain;
        case Color::keyword: return Style::keyword;
        case Color::known: return Style::known;
        case Color::own: return Style::own;
        case Color::wrong: return Style::wrong;
        case Color::number: return Style::number;
        case Color::text: return Style::text;
        case Color::comment: return Style::comment;
        case Color::bracket: return Style::bracket;
    }
    return Style::plain;
}

}  // namespace

std::vector<editor::Stretch> paint(const Session& session, std::string_view text, std::size_t cursor) {
    std::vector<editor::Stretch> stretches;
    for (const auto& stretch : colored(session, text, cursor))
        stretches.push_back({stretch.begin, stretch.end, style_of(stretch.color)});
    if (const auto tokens = lang::tokens_of(text); !tokens.empty() && find_command(text, &session))
        stretches.push_back({tokens.front().begin, tokens.front().end, Style::keyword});
    return stretches;
}

}  // namespace cubelang::shell
