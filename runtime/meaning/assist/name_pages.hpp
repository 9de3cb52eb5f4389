#pragma once
// A page of help about each thing that has a name.

#include <span>
#include <string>
#include <string_view>

#include "runtime/meaning/assist/topics.hpp"
#include "runtime/meaning/value/scope.hpp"
#include "runtime/render/screen.hpp"

namespace cubelang::eval {

/// What a front end knows besides the language, for help and search.
struct PromptCommand {
    std::string typed;  ///< "undo N"
    std::string meaning;

    [[nodiscard]] std::string_view name() const { return std::string_view(typed).substr(0, typed.find(' ')); }
};

struct HelpSetting {
    const Scope& scope;
    const render::Screen& screen;
    std::span<const PromptCommand> commands{};
};

/// What is called exactly so: commands, a topic, a definition, a built-in, a constant, a keyword, a name or a module of
/// the library; several of these, if it is several. Without lines: nothing is.
[[nodiscard]] render::Drawing page_of_name(const HelpSetting& setting, std::string_view name);

/// What a topic teaches, with its answers.
[[nodiscard]] render::Drawing page_of(const Topic& topic, const render::Screen& screen);
/// A page after others, if there are any.
void append_page(render::Drawing& pages, render::Drawing page);

}  // namespace cubelang::eval
