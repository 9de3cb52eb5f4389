#include "runtime/builtins/groups/making.hpp"

#include "runtime/builtins/arguments/as_written.hpp"

namespace cubelang::eval {
std::vector<Operand> flattened(const Many<At<Value>>& given) {
    std::vector<Operand> items;
    for (const auto& [value, where] : given.items) {
        const auto* list = value.as<List>();
        if (list == nullptr) {
            items.push_back({value, where});
            continue;
        }
        const auto places = places_of_items(where, list->items->size());
        for (std::size_t i = 0; i < places.size(); ++i) items.push_back({(*list->items)[i], places[i]});
    }
    return items;
}

Value group_made(Context& context, std::optional<cube_group::Domain> domain,
                 std::vector<cube_group::Generator> generators, const lang::Where& where) {
    auto made = cube_group::generated(std::move(domain), std::move(generators), context.stop_token());
    if (made == nullptr) throw lang::interruption(where);
    return make_group(std::move(made));
}

}  // namespace cubelang::eval
