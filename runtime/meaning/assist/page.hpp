#pragma once
// Building blocks of help pages, and the session that runs their examples.

#include <string>
#include <string_view>

#include "runtime/meaning/eval/interpreter.hpp"
#include "runtime/render/screen.hpp"

namespace cubelang::meaning {

void add_line(render::Drawing& page, std::string text, render::Role role = render::Role::plain);
/// A row with something to type and its meaning.
void add_row(render::Drawing& page, std::string typed, std::string_view meaning, std::size_t column = 18);
/// Statements as at the prompt, with their output.
void add_example(render::Drawing& page, std::string_view statements, const render::Screen& screen);

/// The first line, shortened for lists.
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

/// Runs examples when they are shown, so that their output is never out of date.
class ExampleRunner {
public:
    /// Pictures are drawn to fit the screen. Files are not written.
    explicit ExampleRunner(render::Screen screen);

    /// "cube 3> "
    [[nodiscard]] std::string prompt() const;
    /// The output of the statements, up to the first error, whose message is included.
    [[nodiscard]] render::Drawing answers(const std::string& statements);
    /// Appends the statements after a prompt, and their output; every line is indented.
    void show(render::Drawing& page, const std::string& statements, std::size_t indent = 2);

private:
    Host host_;
    Interpreter interpreter_;
    render::Drawing answers_;
};

}  // namespace cubelang::meaning
