#pragma once
// How `solve` solves.

#include <span>
#include <string_view>

namespace cubelang::eval {

struct SolveWay {
    std::string_view name, meaning;
};
[[nodiscard]] std::span<const SolveWay> solve_ways();

}  // namespace cubelang::eval
