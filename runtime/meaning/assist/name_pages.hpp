#pragma once
// Help pages for everything that has a name.

#include <span>
#include <string>
#include <string_view>

#include "runtime/meaning/assist/topics.hpp"
#include "runtime/meaning/value/scope.hpp"
#include "runtime/render/screen.hpp"

namespace cubelang::meaning {

/// A command of the front end, for help and search.
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

/// The pages of everything with exactly this name: commands, topics, definitions, built-ins, constants, keywords,
/// library names and modules. Without lines if there is nothing.
[[nodiscard]] render::Drawing page_of_name(const HelpSetting& setting, std::string_view name);

/// The text of a topic, with the output of its examples.
[[nodiscard]] render::Drawing page_of(const Topic& topic, const render::Screen& screen);
/// Appends a page, separated by an empty line.
void append_page(render::Drawing& pages, render::Drawing page);

}  // namespace cubelang::meaning
