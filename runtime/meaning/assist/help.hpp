#pragma once
// Help, made from the tables; its examples are worked out when they are shown.

#include <optional>
#include <string>
#include <string_view>

#include "runtime/meaning/assist/catalogue.hpp"
#include "runtime/meaning/assist/name_pages.hpp"

namespace cubelang::eval {

/// A question to help, wherever a statement could stand.
struct HelpRequest {
    std::string_view asked;  ///< empty: how to begin
    bool is_search = false;
};
/// `help`, `help NAME`, `help(NAME)`, `NAME?`, `?WORD`: a line that the language has no use for.
[[nodiscard]] std::optional<HelpRequest> help_request(std::string_view line);

/// How to begin, and what more there is; pictures fit the screen.
[[nodiscard]] render::Drawing help_overview(const render::Screen& screen);

/// About what is asked for: a name or nearly a name, a sign, moves, a word that is called otherwise here, several of
/// these. Else what a search finds, or a near name.
[[nodiscard]] render::Drawing help_about(const HelpSetting& setting, std::string_view asked);

/// How a function, built in or defined, is called, and its meaning, on one line; empty if the name is no function's.
[[nodiscard]] std::string signature_of(const Scope& scope, std::string_view name);

}  // namespace cubelang::eval
