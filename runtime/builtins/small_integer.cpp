#include "runtime/builtins/small_integer.hpp"

#include <fmt/format.h>

namespace cubelang::eval {

int small_integer(const std::optional<Integer>& given, int usual, int least, int most, std::string_view name,
                  const Origin& origin) {
    if (!given) return usual;
    if (*given >= least && *given <= most) return static_cast<int>(*given);
    throw lang::Error(origin.where,
                      fmt::format("{} is a number from {} to {}, not {}", name, least, most, given->str()));
}

}  // namespace cubelang::eval
