#pragma once
// Integers that count or limit something.

#include <optional>
#include <string_view>

#include "runtime/builtins/bind.hpp"

namespace cubelang::eval {

/// Within least..most, or `usual` where none is given; else an error that names the argument.
[[nodiscard]] int small_integer(const std::optional<Integer>& given, int usual, int least, int most,
                                std::string_view name, const Origin& origin);

}  // namespace cubelang::eval
