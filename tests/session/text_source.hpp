#pragma once
// Texts in place of files.

#include <string>

#include "runtime/session/batch/batch_lines.hpp"
#include "tests/support/given_source.hpp"

namespace cubelang::batch {

/// A file that arrives in pieces of `piece` bytes, and may end with an error.
inline Lines::File given(std::string name, std::string text, std::size_t piece = 1000, std::string problem = {}) {
    return {std::move(name), [=] { return OpenedSource{std::make_unique<test::Given>(text, piece, problem)}; }};
}

}  // namespace cubelang::batch
