#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/builtins/search/goal_said.hpp"
#include "runtime/search/find/pattern.hpp"

namespace cubelang::eval {
namespace {

using search::Goal;

// Each place that these turns can bring to a place, and that itself.
std::vector<int> points_leading_to(const search::Effects& effects, cube::Place place) {
    std::vector<int> points{place.point};
    for (std::size_t i = 0; i < points.size(); ++i)
        for (const auto& effect : effects) {
            const int next = effect[static_cast<std::size_t>(place.block)][points[i]];
            if (std::ranges::find(points, next) == points.end()) points.push_back(next);
        }
    return points;
}

// Is there a way in which something is wanted there, and does it get there in one of them?
bool is_out_of_reach(const Goal& goal, const search::Effects& effects, cube::Place place) {
    bool is_wanted = false;
    for (const auto& way : goal.ways()) {
        const auto& [label, wanted] = way[static_cast<std::size_t>(place.block)];
        if (wanted[place.point] == search::any_label) continue;
        is_wanted = true;
        for (const int point : points_leading_to(effects, place))
            if (label[point] == wanted[place.point]) return false;
    }
    return is_wanted;
}

void check_alternatives(const Asked& asked, const Value& value, const Goal& goal, const search::Effects& effects) {
    if (const auto* list = value.as<List>())
        for (const auto& item : *list->items) check_alternatives(asked, item, goal, effects);
    const auto* record = value.as<Record>();
    const auto* to = record == nullptr ? nullptr : field_of(*record, "to");
    if (to == nullptr || to->as<List>() == nullptr) return;
    for (const auto& place : *to->as<List>()->items)
        for (const auto& part : asked.parts(place))
            if (is_out_of_reach(goal, effects, part.stickers[0]))
                throw lang::Error(where_named(place, asked.where),
                                  fmt::format("these turns bring nothing to {} that may go there",
                                              cube::name(asked.context.cube(), part)),
                                  "leave it out, or allow more turns");
}

}  // namespace

void check_alternatives(Context& context, const std::optional<At<Value>>& targets, const Goal& goal,
                        const std::vector<search::Generator>& generators) {
    const bool turns_freely = goal.before() || goal.after() || goal.rotation_is_free();
    if (targets && !turns_freely)
        check_alternatives({context, targets->where, false}, targets->value, goal,
                           search::effects_of(context.cube(), generators));
}

}  // namespace cubelang::eval
