#pragma once
// Posted solves for tests.

#include <string>

#include "runtime/base/text.hpp"
#include "tests/support/data.hpp"

namespace cubelang::test {

/// A post as a text of the language.
inline std::string literal_of(std::string post) {
    for (const auto* sign : {"\\", "{", "\""}) post = replaced(post, sign, std::string("\\") + sign);
    return "\"" + replaced(post, "\n", "\\n") + "\"";
}

/// The text of a solve of the examples.
inline std::string posted_example(const std::string& name) {
    return source_text("examples/data/solves/" + name + ".txt");
}

}  // namespace cubelang::test
