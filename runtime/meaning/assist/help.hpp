#pragma once
// Help, generated from the tables. Its examples are run when they are shown.

#include <optional>
#include <string>
#include <string_view>

#include "runtime/meaning/assist/catalogue.hpp"
#include "runtime/meaning/assist/name_pages.hpp"

namespace cubelang::meaning {

/// A request for help, typed in place of a statement.
struct HelpRequest {
    std::string_view subject;  ///< empty: the overview
    bool is_search = false;
};
/// `help`, `help NAME`, `help(NAME)`, `NAME?`, `?WORD`: lines that are not statements of the language.
[[nodiscard]] std::optional<HelpRequest> help_request(std::string_view line);

/// An introduction and the list of topics; pictures fit the screen.
[[nodiscard]] render::Drawing help_overview(const render::Screen& screen);

/// Help on a name or a similar one, a sign, moves, a word of other programs, or several of these. Otherwise the
/// results of a search, or a similar name.
[[nodiscard]] render::Drawing help_about(const HelpSetting& setting, std::string_view asked);

/// The signature and the meaning of a built-in or defined function, on one line; empty for other names.
[[nodiscard]] std::string signature_of(const Scope& scope, std::string_view name);

}  // namespace cubelang::meaning
