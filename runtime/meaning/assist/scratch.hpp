#pragma once
// A session within help: what its examples answer, worked out when they are shown, so that they are never out of date.

#include <string>

#include "runtime/meaning/eval/interpreter.hpp"
#include "runtime/render/screen.hpp"

namespace cubelang::eval {

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
