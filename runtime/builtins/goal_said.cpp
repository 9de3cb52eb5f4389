#include "runtime/builtins/goal_said.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/builtins/parts_said.hpp"
#include "runtime/show/text.hpp"

namespace cubelang::eval {
namespace {

using search::Goal;

const Value* field_of(const Record& record, std::string_view name) {
    const auto at =
        std::ranges::find(*record.fields, name, [](const auto& field) { return std::string_view(field.first); });
    return at == record.fields->end() ? nullptr : &at->second;
}

bool is_journey_of_one(const Value& value) {
    const auto* record = value.as<Record>();
    if (record == nullptr) return true;  // whatever it is, it is no goal of ours
    const auto* from = field_of(*record, "from");
    const auto* to = field_of(*record, "to");
    const auto is_one = [](const Value* end) { return end != nullptr && !end->as<List>() && !end->as<Text>(); };
    return is_one(from) && is_one(to);
}

bool is_plain(const Value& value) {
    const auto* list = value.as<List>();
    if (list == nullptr) return is_journey_of_one(value);
    return std::ranges::all_of(*list->items, [](const Value& item) { return !item.as<List>() && is_plain(item); });
}

// What is asked, as it is written.
std::string said(const Value& value) {
    const auto* record = value.as<Record>();
    if (record == nullptr || record->fields->empty()) return to_text(value);
    const auto& fields = *record->fields;
    if (const auto* from = field_of(*record, "from"))
        return fmt::format("{} -> {}", to_text(*from), to_text(fields.back().second));
    return fmt::format("{}({})", fields.front().first, to_text(fields.front().second));
}

struct Asked {
    Context& context;
    lang::Where where;
    bool look;

    [[nodiscard]] Goal by_colors(Goal goal) const {
        if (look) goal.look_only();
        return goal;
    }
    [[nodiscard]] std::vector<cube::Part> parts(const Value& value) const { return parts_said(context, value, where); }
};

cube::Axis axis_of_turn(const Value& turn) {
    return cube::axis_of(cube::letter_of(cube::expand(*turn.as<Algorithm>()->word, 1)->front()).face);
}

Goal oriented(const Asked& asked, const Record& record, const Value& parts) {
    search::OrientationAxes axes;
    if (const auto* axis = field_of(record, "axis")) axes.corners = axes.edges = axis_of_turn(*axis);
    return search::oriented_goal(asked.context.cube(), asked.parts(parts), axes);
}

// The edges of one slice apart from the others, all that turn about its axis by any angle, and about others by halves.
Goal domino(const Asked& asked, const Record&, const Value& turn) {
    const auto axis = axis_of_turn(turn);
    const auto flipping = axis == cube::Axis::z ? cube::Axis::y : cube::Axis::z;
    std::vector<cube::Part> outer, slice;
    for (const auto& part : cube::all_parts(asked.context.cube())) {
        if (cube::is_centre(part.kind)) continue;
        const bool touches = std::any_of(part.stickers.begin(), part.stickers.begin() + part.count, [=](auto sticker) {
            return cube::axis_of(cube::face_at(sticker.point / 4)) == axis;
        });
        (touches ? outer : slice).push_back(part);
    }
    const search::OrientationAxes axes{axis, flipping};
    const auto cube = asked.context.cube();
    return *search::both(search::oriented_goal(cube, outer, axes), search::oriented_goal(cube, slice, axes));
}

// All but these.
Goal solved_but(const Asked& asked, const Record&, const Value& parts) {
    auto goal = search::solved_goal(asked.context.cube(), cube::all_parts(asked.context.cube()));
    goal.ignore(asked.parts(parts));
    return asked.by_colors(std::move(goal));
}

Goal one_of_these(const Asked& asked, const Record&, const Value& goals) {
    std::optional<Goal> all;
    for (const auto& each : *goals.as<List>()->items) {
        auto goal = goal_of_value(asked.context, each, asked.where, asked.look).goal;
        all = all ? search::either(*all, goal) : std::move(goal);
    }
    return *all;
}

struct GoalForm {
    std::string_view field;
    Goal (*goal)(const Asked& asked, const Record& record, const Value& first);
};
constexpr GoalForm goal_forms[] = {
    {"solved",
     [](const Asked& asked, const Record&, const Value& parts) {
         return asked.by_colors(search::solved_goal(asked.context.cube(), asked.parts(parts)));
     }},
    {"solved_but", solved_but},
    {"placed",
     [](const Asked& asked, const Record&, const Value& parts) {
         return asked.by_colors(search::placed_goal(asked.context.cube(), asked.parts(parts)));
     }},
    {"oriented", oriented},
    {"domino", domino},
    {"block",
     [](const Asked& asked, const Record&, const Value& parts) {
         return asked.by_colors(search::block_goal(asked.context.cube(), asked.parts(parts)));
     }},
    {"color_neutral",
     [](const Asked& asked, const Record&, const Value& goal) {
         return search::of_any_color(goal_of_value(asked.context, goal, asked.where, asked.look).goal);
     }},
    {"one_of", one_of_these},
};

// Each of the places can be reached by each of the parts, as far as any turns go.
void check_orbits(const Asked& asked, const Value& from, const Value& to) {
    const auto each = [](const Value& value) {
        return value.as<List>() != nullptr ? *value.as<List>()->items : std::vector<Value>{value};
    };
    for (const auto& start : each(from))
        for (const auto& end : each(to)) {
            const auto a = asked.parts(start), b = asked.parts(end);
            for (const auto& part : a)
                for (const auto& place : b)
                    if (part.stickers[0].block != place.stickers[0].block)
                        throw lang::Error(where_named(end, asked.where),
                                          fmt::format("no turns bring {} to {}", cube::name(asked.context.cube(), part),
                                                      cube::name(asked.context.cube(), place)),
                                          "corners go to corners, and a wing or a centre to those of its own number");
        }
}

Goal journey(const Asked& asked, const Value& from, const Value& to) {
    check_orbits(asked, from, to);
    const auto parts = asked.parts(from), places = asked.parts(to);
    if (places.size() < parts.size())
        throw lang::Error(asked.where, fmt::format("{} parts cannot go to {} places", parts.size(), places.size()),
                          "each part needs a place of its own");
    return asked.by_colors(search::brought_goal(asked.context.cube(), parts, places));
}

Goal single_goal(const Asked& asked, const Value& value) {
    const auto* record = value.as<Record>();
    if (record != nullptr && !record->fields->empty()) {
        const auto& [name, first] = record->fields->front();
        if (name == "from" && record->fields->size() == 2) return journey(asked, first, record->fields->back().second);
        const auto form = std::ranges::find(goal_forms, std::string_view(name), &GoalForm::field);
        if (form != std::end(goal_forms)) return form->goal(asked, *record, first);
    }
    throw lang::Error(
        asked.where,
        fmt::format("a goal is written @uf -> @ur or oriented(edges), but this is {}", type_with_article(value)),
        is_element(value) ? "a permutation itself is looked for by find((uf,ur,ub)), without goal =" : "");
}

[[noreturn]] void refuse_both(const std::string& a, const std::string& b, const lang::Where& where) {
    throw lang::Error(where, fmt::format("{} and {} contradict each other: no position has both", a, b),
                      "leave out one of the two");
}

// Each of a list. Two that cannot be had at once are named; if it takes three, the last of them.
class Together {
public:
    explicit Together(lang::Where where) : where_(std::move(where)) {}

    void add(GoalSaid next) {
        auto joined = goals_.empty() ? next.goal : search::both(goal_, next.goal);
        if (!joined) refuse(next);
        check_ways(*joined);
        goal_ = std::move(*joined);
        goals_.push_back(std::move(next));
    }
    [[nodiscard]] GoalSaid take() {
        std::vector<std::string> texts;
        for (const auto& [goal, text] : goals_) texts.push_back(text);
        return {std::move(goal_), texts.size() == 1 ? texts.front() : fmt::format("{{{}}}", fmt::join(texts, ", "))};
    }

private:
    [[noreturn]] void refuse(const GoalSaid& next) const {
        for (const auto& [goal, text] : goals_)
            if (!search::both(goal, next.goal)) refuse_both(text, next.text, where_);
        refuse_both("what was asked before", next.text, where_);
    }
    void check_ways(const Goal& goal) const {
        if (goal.ways().size() > search::most_ways || search::labellings(goal) > search::most_labellings)
            throw lang::Error(where_, "this can be reached in too many ways to look at each",
                              "name fewer alternatives, or ask for less at once");
    }

    lang::Where where_;
    std::vector<GoalSaid> goals_;
    Goal goal_ = Goal::free({3});  // of all of them
};

void add_values(const Asked& asked, const Value& value, Together& together) {
    const auto* list = value.as<List>();
    if (list == nullptr) return together.add({single_goal(asked, value), said(value)});
    if (list->items->empty())
        throw lang::Error(asked.where, "no goal is named", "a goal is written @uf -> @ur or oriented(edges)");
    for (const auto& item : *list->items) add_values(asked, item, together);
}

Goal solved(const Asked& asked, const std::vector<cube::Part>& parts) {
    return asked.by_colors(search::solved_goal(asked.context.cube(), parts));
}

// The goals with what is kept beside them; where nothing is said, all is to be solved.
Goal all_that_is_asked(Context& context, const GoalArguments& arguments, const lang::Where& here) {
    Together together(arguments.targets ? arguments.targets->where : here);
    if (arguments.targets)
        add_values({context, arguments.targets->where, arguments.look}, arguments.targets->value, together);
    const Asked asked{context, arguments.kept ? arguments.kept->where : here, arguments.look};
    if (arguments.kept) {
        const Value list{**arguments.kept};
        together.add({solved(asked, asked.parts(list)), "keep = " + to_text(list)});
    } else if (!arguments.targets) {
        together.add({solved(asked, cube::all_parts(context.cube())), "()"});
    }
    return together.take().goal;
}

}  // namespace

bool is_said(const GoalArguments& arguments) {
    return arguments.after || (arguments.targets && !is_plain(arguments.targets->value));
}

GoalSaid goal_of_value(Context& context, const Value& value, const lang::Where& where, bool look) {
    Together together(where);
    add_values({context, where, look}, value, together);
    return together.take();
}

Goal goal_said(Context& context, const GoalArguments& arguments, const Origin& origin) {
    auto goal = all_that_is_asked(context, arguments, origin.where);
    if (arguments.ignored) goal.ignore(parts_said(context, {**arguments.ignored}, arguments.ignored->where));
    auto done = cube::solved(context.cube());
    if (arguments.after) done.blocks = perm::inverse(arguments.after->state(context)->blocks);
    if (arguments.what) done.blocks = perm::product(done.blocks, arguments.what->blocks);
    return search::reached_by(goal, done);
}

}  // namespace cubelang::eval
