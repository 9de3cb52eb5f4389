#pragma once
// Reader of the JSON of kpuzzle.hpp: an object of objects of lists.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::meaning {

/// The parts of a text with the form {"ORBIT":{"ROW":[item, …],…},…}. Items of all types are stored as JSON text.
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
    std::size_t problem_at = 0;  ///< the offset of the error
};

[[nodiscard]] KpuzzleJson read_kpuzzle_json(std::string_view text);

/// The last element with that name; null if the name is missing.
template <typename Element>
[[nodiscard]] const Element* named(const std::vector<Element>& all, std::string_view name) {
    const auto at = std::find_if(all.rbegin(), all.rend(), [&](const Element& each) { return each.name == name; });
    return at == all.rend() ? nullptr : &*at;
}

}  // namespace cubelang::meaning
