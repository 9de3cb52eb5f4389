#include "runtime/meaning/builtins/search/find_goal.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/search/generator_solver.hpp"

namespace cubelang::meaning {
namespace {

constexpr PartsBy ways_of_naming[] = {
    {"ends", "keep and ignore name the places where parts end", false},
    {"starts", "keep and ignore name the places where parts start", true},
};

// An answer performs `before`, and then reaches the goals.
struct Frame {
    cube::State before;     ///< undoes the moves made before, and does `what`
    cube::State performed;  ///< by the parts that count: `what`, if it is not done before
    cube::State back;       ///< the inverse of `performed`

    /// Where parts that end here start, as the goals see them.
    [[nodiscard]] search::Parts starts(search::Parts ends) const {
        for (auto& part : ends) part = cube::image(back, part);
        return ends;
    }
};

Frame frame_of(Context& context, const GoalArguments& arguments, bool does_what_before) {
    const auto solved = cube::solved(context.cube());
    Frame frame{solved, solved, solved};
    if (arguments.after) frame.before.blocks = perm::inverse(arguments.after->state(context)->blocks);
    if (arguments.what && !does_what_before) frame.performed = *arguments.what;
    if (arguments.what && does_what_before)
        frame.before.blocks = perm::product(frame.before.blocks, arguments.what->blocks);
    frame.back.blocks = perm::inverse(frame.performed.blocks);
    return frame;
}

// The named parts, by their places at the end.
search::Parts ends_named(const GoalReader& reader, const Value& value, const Frame& frame, bool by_start) {
    auto parts = reader.parts(value);
    if (by_start)
        for (auto& part : parts) part = cube::image(frame.performed, cube::image(frame.before, part));
    return parts;
}

// Without a permutation, a kind of parts is kept except for those that journeys move.
void add_kept(const GoalReader& reader, const GoalArguments& arguments, const Frame& frame,
              std::vector<WrittenGoal>& goals) {
    search::Parts moved;
    for (const auto& goal : goals) moved.insert(moved.end(), goal.moved.begin(), goal.moved.end());
    const auto is_moved = [&](const cube::Part& part) {
        const auto identity = [&](const cube::Part& each) { return cube::identity_of(frame.performed.cube, each); };
        return std::ranges::find(moved, identity(part), identity) != moved.end();
    };
    for (const auto& item : (*arguments.kept)->items) {
        auto ends = ends_named(reader, item, frame, arguments.by_start);
        if (item.as<Text>() != nullptr && !arguments.what) std::erase_if(ends, is_moved);
        search::Goal kept(frame.performed);
        kept.keep_only(frame.starts(std::move(ends)));
        goals.push_back({std::move(kept), "keep = " + goal_text(item)});
    }
}

search::Goal with_free_turns(search::Goal goal, const GoalArguments& arguments) {
    if (arguments.rotation) goal.free_rotation();
    const cube::Turn up{cube::Axis::y, 1, 1, 1};
    if (arguments.auf) {
        goal.free_before(up);
        goal.free_after(up);
    }
    return goal;
}

// The points from which these turns can reach the place, including its own.
std::vector<int> points_leading_to(const search::Effects& effects, cube::Place place) {
    std::vector<int> points{place.point};
    for (std::size_t i = 0; i < points.size(); ++i)
        for (const auto& effect : effects) {
            const int next = effect[static_cast<std::size_t>(place.block)][points[i]];
            if (std::ranges::find(points, next) == points.end()) points.push_back(next);
        }
    return points;
}

// Whether some alternative requires a part at the place, but no alternative allows these turns to bring it there.
bool is_out_of_reach(const search::Goal& goal, const search::Effects& effects, cube::Place place) {
    bool is_wanted = false;
    for (const auto& alternative : goal.alternatives()) {
        const auto& [label, wanted] = alternative[static_cast<std::size_t>(place.block)];
        if (wanted[place.point] == search::any_label) continue;
        is_wanted = true;
        for (const int point : points_leading_to(effects, place))
            if (label[point] == wanted[place.point]) return false;
    }
    return is_wanted;
}

void check_alternatives(const GoalReader& reader, const Value& value, const search::Goal& goal,
                        const search::Effects& effects) {
    if (const auto* list = value.as<List>())
        for (const auto& item : list->items) check_alternatives(reader, item, goal, effects);
    const auto* journey = value.as<Goal>();
    if (journey == nullptr || journey->kind != Goal::Kind::journey) return;
    const auto* to = journey->argument(1);
    if (to->as<List>() == nullptr) return;
    for (const auto& place : to->as<List>()->items)
        for (const auto& part : reader.parts(place))
            if (is_out_of_reach(goal, effects, part.stickers[0]))
                throw lang::Error(where_of_location(place, reader.where),
                                  fmt::format("these turns cannot bring any of the parts to {}",
                                              cube::name(reader.context.cube(), part)),
                                  "leave this place out, or allow more turns");
}

}  // namespace

search::Goal goal_of(Context& context, const GoalArguments& arguments, const Origin& origin) {
    const auto& [what, targets, ignored, kept, by_start, look, rotation, auf, after] = arguments;
    if (!what && !targets && !after)
        throw lang::Error(origin.where, "find needs a goal",
                          "give a permutation, find((uf,ur,ub)), or destinations, find(goal = @uf -> @ur)");
    auto goals = targets ? GoalReader{context, targets->where}.goals(**targets) : std::vector<WrittenGoal>{};
    // Single journeys say where the answer brings parts; other goals compare its end with that of `what`.
    const bool are_single = std::ranges::all_of(goals, [](const auto& goal) { return goal.moved.size() == 2; });
    const auto frame = frame_of(context, arguments, after || !are_single);
    if (kept)
        add_kept({context, kept->where}, arguments, frame, goals);
    else if (!targets || (what && are_single && !after))
        goals.push_back({search::Goal(frame.performed), what ? "the permutation" : "the solved cube"});
    GoalConjunction all(context.cube(), std::move(goals), targets ? targets->where : kept ? kept->where : origin.where);
    auto goal = all.take();
    if (ignored) {
        const auto ends = ends_named({context, ignored->where}, {**ignored}, frame, by_start);
        const auto starts = frame.starts(ends);
        if (targets || kept) all.check_ignored(starts, ends, "ignore = " + goal_text({**ignored}), ignored->where);
        goal.ignore(starts);
    }
    if (look) goal.colors_only();
    if (after || !are_single) goal = search::goal_from_inverse(goal, frame.before);
    return with_free_turns(std::move(goal), arguments);
}

std::span<const PartsBy> Argument<PartsBy>::rows() { return ways_of_naming; }

void check_alternatives(Context& context, const std::optional<GoalValue>& targets, const search::Goal& goal,
                        const std::vector<search::Generator>& generators) {
    const bool turns_freely = goal.before() || goal.after() || goal.rotation_is_free();
    if (targets && !turns_freely)
        check_alternatives({context, targets->where}, targets->value, goal,
                           search::effects_of(context.cube(), generators));
}

}  // namespace cubelang::meaning
