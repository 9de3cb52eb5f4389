#pragma once
// What pages of help are put together from.

#include <string>
#include <string_view>

#include "runtime/render/screen.hpp"

namespace cubelang::eval {

void say(render::Drawing& page, std::string text, render::Role role = render::Role::plain);
/// What can be typed, and what for.
void say_row(render::Drawing& page, std::string typed, std::string_view meaning, std::size_t column = 18);
/// Statements as at the prompt, with what they answer.
void say_example(render::Drawing& page, std::string_view statements, const render::Screen& screen);

/// The first line, or as much of it as a list has room for.
[[nodiscard]] std::string first_line(std::string text);

template <class Use>
void for_each_part(std::string_view text, char between, Use use) {
    for (bool more = !text.empty(); more;) {
        const auto end = text.find(between);
        use(text.substr(0, end));
        more = end != text.npos;
        text.remove_prefix(more ? end + 1 : text.size());
    }
}

}  // namespace cubelang::eval
