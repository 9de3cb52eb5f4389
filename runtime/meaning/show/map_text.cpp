#include "runtime/meaning/show/map_text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/utf8.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::eval {

Value map_or_throw(Context& context, const std::vector<Operand>& keys, std::vector<Value> values) {
    auto made = make_map(context, keys, std::move(values));
    if (auto* map = std::get_if<Value>(&made)) return std::move(*map);
    const auto& repeated = keys[std::get<RepeatedKey>(made).at];
    throw lang::Error(repeated.where,
                      fmt::format("the key {} is there already", beginning(item_text(repeated.value), 60)),
                      "a key has one value");
}

std::string some_keys(const Map& map) {
    constexpr std::size_t most = 8;
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < std::min(most, map.items->size()); ++i)
        keys.emplace_back(beginning(item_text((*map.items)[i].first), 30));
    const auto more = map.items->size() - keys.size();
    return fmt::format("{}{}", fmt::join(keys, ", "), more == 0 ? "" : fmt::format(" and {} more", more));
}

}  // namespace cubelang::eval
