#pragma once
// A question to help, wherever a statement could stand.

#include <optional>
#include <string>
#include <string_view>

namespace cubelang::eval {

struct HelpRequest {
    std::string_view asked;  ///< empty: how to begin
    bool is_search = false;
};
/// `help`, `help NAME`, `help(NAME)`, `NAME?`, `?WORD`: a line that the language has no use for.
[[nodiscard]] std::optional<HelpRequest> help_request(std::string_view line);

}  // namespace cubelang::eval
