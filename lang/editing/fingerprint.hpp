#pragma once
// Whether two texts say the same: a number for each statement's tree, without its places in the text.

#include <cstdint>

#include "lang/ast.hpp"

namespace cubelang::lang {

/// 64 bits: trees that differ have the same one by an accident that nobody will see.
[[nodiscard]] std::uint64_t fingerprint(const Statement& statement);

}  // namespace cubelang::lang
