#include "runtime/builtins/search/goal_said.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/builtins/search/parts_said.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/search/find/pattern.hpp"
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
std::string said(const Value& value);

std::string said(const List& list) {
    std::vector<std::string> texts;
    for (const auto& item : *list.items) texts.push_back(said(item));
    return fmt::format("{{{}}}", fmt::join(texts, ", "));
}

std::string said(const Value& value) {
    if (const auto* list = value.as<List>()) return said(*list);
    const auto* record = value.as<Record>();
    if (record == nullptr || record->fields->empty()) return to_text(value);
    const auto& fields = *record->fields;
    if (const auto* from = field_of(*record, "from"))
        return fmt::format("{} -> {}", said(*from), said(fields.back().second));
    std::vector<std::string> arguments;
    for (const auto& [name, argument] : fields) arguments.push_back(said(argument));
    return fmt::format("{}({})", fields.front().first, fmt::join(arguments, ", "));
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
                        of_two_orbits(asked.context.cube(), part, place, where_named(end, asked.where));
        }
}

Goal journey(const Asked& asked, const Value& from, const Value& to) {
    check_orbits(asked, from, to);
    const auto parts = asked.parts(from);
    const auto places = asked.parts(to).size();
    if (places < parts.size())
        throw lang::Error(asked.where,
                          fmt::format("{} parts cannot go to {} place{}", parts.size(), places, places == 1 ? "" : "s"),
                          "each part needs a place of its own");
    return asked.by_colors(
        search::brought_goal(asked.context.cube(), parts, places_said(asked.context, to, asked.where)));
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
        hint_about_goal(value));
}

[[noreturn]] void refuse_both(const std::string& a, const std::string& b, const lang::Where& where) {
    throw lang::Error(where, fmt::format("{} and {} contradict each other: no position has both", a, b),
                      "leave out one of the two");
}

[[noreturn]] void refuse_many(const std::vector<std::string>& goals, const lang::Where& where) {
    const auto before = std::span(goals).first(goals.size() - 1);
    throw lang::Error(where,
                      fmt::format("{} and {} contradict one another: no position has all of them",
                                  fmt::join(before, ", "), goals.back()),
                      "leave out one of them");
}

bool asks_nothing(const Goal& goal) {
    const auto is_free = [](const search::BlockGoal& block) {
        return std::all_of(block.wanted.to.begin(), block.wanted.to.begin() + perm::block_points,
                           [](auto want) { return want == search::any_label; });
    };
    return std::ranges::all_of(goal.ways(), [&](const Goal::Way& way) { return std::ranges::all_of(way, is_free); });
}

// Each of a list. Two that cannot be had at once are named; if it takes more, as few as do.
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
    /// What a goal asks is not ignored, or not all of it.
    void check_ignored(const std::vector<cube::Part>& ignored, const std::string& as, const lang::Where& where) const {
        for (auto [goal, text] : goals_) {
            if (asks_nothing(goal)) continue;
            goal.ignore(ignored);
            if (asks_nothing(goal))
                throw lang::Error(
                    where,
                    fmt::format("{} and {} contradict each other: the one counts and the other does not", text, as),
                    "leave out one of the two");
        }
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
        auto all = goals_;
        all.push_back(next);
        for (std::size_t i = 0; i + 1 < all.size();) {
            auto fewer = all;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (contradict(fewer))
                all = std::move(fewer);
            else
                ++i;
        }
        std::vector<std::string> texts;
        for (const auto& [goal, text] : all) texts.push_back(text);
        refuse_many(texts, where_);
    }
    static bool contradict(const std::vector<GoalSaid>& goals) {
        std::optional<Goal> all = goals.front().goal;
        for (std::size_t i = 1; all && i < goals.size() && all->ways().size() <= search::most_ways; ++i)
            all = search::both(*all, goals[i].goal);
        return !all;
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

// Parts named by where they end; or, of an algorithm that does this, by where they start.
std::vector<cube::Part> counted_parts(Context& context, const GoalArguments& arguments, const At<List>& named,
                                      const cube::State& done) {
    auto parts = parts_said(context, {*named}, named.where);
    if (arguments.by_start)
        for (auto& part : parts) part = cube::image(done, part);
    return parts;
}

// The goals with what is kept beside them; where nothing is said, all is to be solved.
Goal all_that_is_asked(Context& context, const GoalArguments& arguments, const cube::State& done,
                       const lang::Where& here) {
    Together together(arguments.targets ? arguments.targets->where : arguments.kept ? arguments.kept->where : here);
    if (arguments.targets)
        add_values({context, arguments.targets->where, arguments.look}, arguments.targets->value, together);
    const Asked asked{context, arguments.kept ? arguments.kept->where : here, arguments.look};
    if (arguments.kept) {
        const auto kept = counted_parts(context, arguments, *arguments.kept, done);
        together.add({solved(asked, kept), "keep = " + said(**arguments.kept)});
    } else if (!arguments.targets) {
        together.add({solved(asked, cube::all_parts(context.cube())), "()"});
    }
    if (!arguments.ignored) return together.take().goal;
    const auto ignored = counted_parts(context, arguments, *arguments.ignored, done);
    if (arguments.targets || arguments.kept)
        together.check_ignored(ignored, "ignore = " + said(**arguments.ignored), arguments.ignored->where);
    auto goal = together.take().goal;
    goal.ignore(ignored);
    return goal;
}

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

std::string hint_about_goal(const Value& value) {
    if (is_element(value)) return "a permutation itself is looked for by find((uf,ur,ub)), without goal =";
    if (value.as<Location>() != nullptr || value.as<Text>() != nullptr)
        return "solved(parts), placed(parts) or oriented(parts) say what is to become of parts";
    return value.as<Function>() != nullptr ? "its arguments stand in brackets: oriented(edges), domino()" : "";
}

bool is_said(const GoalArguments& arguments) {
    return arguments.after || (arguments.targets && !is_plain(arguments.targets->value));
}

GoalSaid goal_of_value(Context& context, const Value& value, const lang::Where& where, bool look) {
    Together together(where);
    add_values({context, where, look}, value, together);
    return together.take();
}

Goal goal_said(Context& context, const GoalArguments& arguments, const Origin& origin) {
    auto done = cube::solved(context.cube());
    if (arguments.after) done.blocks = perm::inverse(arguments.after->state(context)->blocks);
    if (arguments.what) done.blocks = perm::product(done.blocks, arguments.what->blocks);
    return search::reached_by(all_that_is_asked(context, arguments, done, origin.where), done);
}

}  // namespace cubelang::eval
