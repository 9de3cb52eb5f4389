#pragma once
// The JSON of kpuzzle.hpp, read: objects in an object, and lists in those.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::eval {

/// As much of a text as has the form {"ORBIT":{"ROW":[item, …],…},…}. An item is kept as JSON text, whatever it is.
struct KpuzzleJson {
    struct Row {
        std::string name;
        bool is_list = false;
        std::vector<std::string> items{};
    };
    struct Orbit {
        std::string name;
        bool is_object = false;
        std::vector<Row> rows{};
    };
    bool is_object = false;
    std::vector<Orbit> orbits{};

    enum class Problem { none, no_json, too_large } problem = Problem::none;
    std::size_t problem_at = 0;  ///< where it is no longer JSON
};

[[nodiscard]] KpuzzleJson read_kpuzzle_json(std::string_view text);

/// The last of that name; null if there is none.
template <typename Named>
[[nodiscard]] const Named* named(const std::vector<Named>& all, std::string_view name) {
    const auto at = std::find_if(all.rbegin(), all.rend(), [&](const Named& each) { return each.name == name; });
    return at == all.rend() ? nullptr : &*at;
}

}  // namespace cubelang::eval
