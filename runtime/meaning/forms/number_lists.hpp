#pragma once
// Numbers of written forms as values.

#include <vector>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/value/limits.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

template <class Numbers>
[[nodiscard]] Value number_list(const Numbers& numbers) {
    std::vector<Value> items;
    items.reserve(numbers.size());
    for (const auto number : stoppable(numbers)) items.push_back(make_integer(number));
    return make_list(std::move(items));
}

/// Would the numbers of all stickers be more than a list can have?
[[nodiscard]] inline bool has_too_many_stickers(cube::Cube cube) {
    return 6U * static_cast<std::size_t>(cube.n) * static_cast<std::size_t>(cube.n) > limits::longest_list;
}

}  // namespace cubelang::eval
