#pragma once
// Posted solves as texts of the language.

#include <string>

#include "runtime/base/text.hpp"
#include "tests/support/data.hpp"

namespace cubelang::test {

inline std::string literal_of(std::string post) {
    for (const auto* sign : {"\\", "{", "\""}) post = replaced(post, sign, std::string("\\") + sign);
    return "\"" + replaced(post, "\n", "\\n") + "\"";
}

/// The post of this name in the examples.
inline std::string posted(const std::string& name) { return source_text("examples/data/solves/" + name + ".txt"); }

}  // namespace cubelang::test
