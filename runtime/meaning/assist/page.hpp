#pragma once
// What pages of help are put together from, and the session that works their examples out.

#include <string>
#include <string_view>

#include "runtime/meaning/eval/interpreter.hpp"
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

/// What examples answer, worked out when they are shown, so that they are never out of date.
class Scratch {
public:
    /// Pictures are drawn to fit that screen. What would write a file writes none.
    explicit Scratch(render::Screen screen);

    /// "cube 3> "
    [[nodiscard]] std::string prompt() const;
    /// What these statements show or print; an error's message, and then no more of them.
    [[nodiscard]] render::Drawing answers(const std::string& statements);
    /// The line at the prompt, and its answers; `indent` blanks before each.
    void show(render::Drawing& page, const std::string& statements, std::size_t indent = 2);

private:
    Host host_;
    Interpreter interpreter_;
    render::Drawing answers_;
};

}  // namespace cubelang::eval
