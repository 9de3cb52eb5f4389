#pragma once
// Words that begin no statement of a superset text, mostly from other notations, and what to write instead.

#include <string>
#include <string_view>

namespace cubelang::lang::superset {

struct StrangeWord {
    std::string message, hint;
};
/// What to say of the front of the text.
[[nodiscard]] StrangeWord what_is_strange(std::string_view text);

}  // namespace cubelang::lang::superset
