#include "runtime/search/cube3/steps.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/search/cube3/step_table.hpp"

namespace cubelang::search::cube3 {
namespace {

constexpr std::uint64_t nodes_between_stop_checks = 4096;
constexpr std::array<std::string_view, 3> axis_names{"R-L", "U-D", "F-B"};
constexpr std::array axes{cube::Axis::z, cube::Axis::x, cube::Axis::y};

std::string_view name_of(cube::Axis axis) { return axis_names[cube::index(axis)]; }

cube::Axis image(cube::Symmetry s, cube::Axis axis) { return cube::axis_of(s(cube::face_at(cube::index(axis)))); }

// The rotation that takes the step's axes to those of its table.
cube::Symmetry to_table(const Step& step) {
    const auto goal = step.kind == StepKind::eo ? cube::Axis::z : cube::Axis::y;
    const auto fits = [&](const cube::Rotation& rotation) {
        return image(rotation.symmetry, step.axis) == goal &&
               (!step.oriented_axis || image(rotation.symmetry, *step.oriented_axis) == cube::Axis::z);
    };
    return std::ranges::find_if(cube::rotations(), fits)->symmetry;
}

bool is_clockwise(int move) { return move % 3 == 0; }
bool is_quarter_turn(int move) { return move % 3 != 1; }

// Other directions of the last turn, or of the last two if they commute, reach the goal too.
bool ends_clockwise(const std::vector<int>& part) {
    if (part.empty()) return true;
    if (!is_clockwise(part.back())) return false;
    if (part.size() == 1) return true;
    const int before = part[part.size() - 2];
    return axis_of_move(before) != axis_of_move(part.back()) || is_clockwise(before);
}

}  // namespace

std::vector<Step> steps_of(StepKind kind) {
    if (kind == StepKind::half_turns) return {{kind, cube::Axis::y, {}}};
    std::vector<Step> steps;
    for (const auto axis : axes) {
        if (kind != StepKind::dr) {
            steps.push_back({kind, axis, {}});
            continue;
        }
        for (const auto oriented : axes)
            if (oriented != axis) steps.push_back({kind, axis, oriented});
    }
    return steps;
}

std::string title_of(const Step& step) {
    const auto title = step_names[static_cast<std::size_t>(step.kind)].title;
    if (step.kind == StepKind::half_turns) return std::string(title);
    if (step.oriented_axis)
        return fmt::format("{} on {} after EO on {}", title, name_of(step.axis), name_of(*step.oriented_axis));
    if (step.kind == StepKind::eo) return fmt::format("{} on {}", title, name_of(step.axis));
    return fmt::format("{} after DR on {}", title, name_of(step.axis));
}

StepSearch::StepSearch(const StepTable& table, const Step& step, std::vector<View> views, std::vector<int> moves)
    : table_(&table), step_(step), views_(std::move(views)), moves_(std::move(moves)), sequences_(moves_) {
    for (auto& view : views_)
        for (const int move : moves_) {
            const auto at = std::ranges::lower_bound(table.moves(), conjugate(move, view.symmetry));
            view.indices.push_back(static_cast<int>(at - table.moves().begin()));
        }
    const auto solved = *node_of({});
    for (std::size_t i = 0; i < moves_.size(); ++i) is_progress_.push_back(distance(moved(solved, i)) > 0);
}

bool prepare(StepKind kind, StopToken stop) { return StepTable::of(kind, stop) != nullptr; }

std::optional<StepSearch> StepSearch::of(const Cubies& position, const Step& step) {
    const auto& table = *StepTable::of(step.kind);
    const auto symmetry = to_table(step);
    std::vector<View> views;
    // Without turns of D the whole cube may be turned at the end.
    const int ends = step.kind == StepKind::slice ? 4 : 1;
    for (int quarters = 0; quarters < ends; ++quarters) {
        const auto end = cube::rotation_about(cube::Face::u, quarters);
        views.push_back({cube::product(symmetry, end), cubies_of(end), {}});
    }
    std::vector<int> moves;
    for (const int move : table.moves()) moves.push_back(conjugate(move, cube::inverse(symmetry)));
    std::ranges::sort(moves);
    StepSearch search(table, step, std::move(views), std::move(moves));
    search.position_ = position;
    if (!search.node_of(position)) return std::nullopt;
    return search;
}

std::optional<StepSearch::Node> StepSearch::node_of(const Cubies& c) const {
    Node node{};
    const auto seen = conjugate(c, views_[0].symmetry);
    if (!table_->is_possible(seen)) return std::nullopt;
    for (std::size_t i = 0; i < views_.size(); ++i) {
        const auto values = table_->values(product(seen, views_[i].after));
        if (!values) return std::nullopt;
        node.views[i] = *values;
    }
    return node;
}

int StepSearch::distance(const Node& node) const {
    int least = table_->distance(node.views[0]);
    for (std::size_t i = 1; i < views_.size(); ++i) least = std::min(least, table_->distance(node.views[i]));
    return least;
}

StepSearch::Node StepSearch::moved(const Node& node, std::size_t move) const {
    Node to{{}, sequences_.after(node.sequence, moves_[move])};
    for (std::size_t i = 0; i < views_.size(); ++i) to.views[i] = table_->moved(node.views[i], views_[i].indices[move]);
    return to;
}

bool StepSearch::find(int length, const Options& options, const std::function<bool(const SplitWord&)>& found) {
    options_ = options;
    options_.is_split = options.is_split && can_be_split(step_.kind);
    found_ = &found;
    is_stopped_ = is_enough_ = false;
    word_ = {};
    walk_normal(*node_of(position_), position_, length);
    return !is_stopped_;
}

bool StepSearch::is_over() {
    if (++nodes_ % nodes_between_stop_checks == 0 && options_.stop.stop_requested()) is_stopped_ = true;
    return is_stopped_ || is_enough_;
}

void StepSearch::walk_normal(const Node& at, const Cubies& position, int left) {
    const int nearest = distance(at);
    if (nearest == 0 && left == 0) report();
    if (nearest == 0 || left == 0 || is_over()) return;
    // A last normal move within the goal's subgroup would not help.
    const auto last = std::ranges::find(moves_, word_.normal.empty() ? -1 : word_.normal.back()) - moves_.begin();
    if (options_.is_split && (word_.normal.empty() || is_progress_[static_cast<std::size_t>(last)]))
        if (const auto turned = node_of(inverse(position))) walk_inverse(*turned, left);
    if (nearest > left && !(options_.is_split && left > 1)) return;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
        const int move = moves_[i];
        if ((sequences_.allowed(at.sequence) >> move & 1U) == 0) continue;
        word_.normal.push_back(move);
        walk_normal(moved(at, i), options_.is_split ? product(position, cubies_of_moves()[move]) : position, left - 1);
        word_.normal.pop_back();
    }
}

void StepSearch::walk_inverse(const Node& at, int left) {
    const int nearest = distance(at);
    if (nearest == 0 && left == 0) report();
    if (nearest == 0 || nearest > left || is_over()) return;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
        if ((sequences_.allowed(at.sequence) >> moves_[i] & 1U) == 0) continue;
        word_.inverse.push_back(moves_[i]);
        walk_inverse(moved(at, i), left - 1);
        word_.inverse.pop_back();
    }
}

void StepSearch::report() {
    if (options_.all || is_listed()) is_enough_ = !(*found_)(word_);
}

bool StepSearch::is_listed() const {
    if (!can_be_split(step_.kind)) return true;
    if (!ends_clockwise(word_.normal) || !ends_clockwise(word_.inverse)) return false;
    return step_.kind != StepKind::htr ||
           (!turns_second_face_early(word_.normal) && !turns_second_face_early(word_.inverse));
}

bool StepSearch::turns_second_face_early(const std::vector<int>& part) const {
    const auto last_quarter = std::find_if(part.rbegin(), part.rend(), is_quarter_turn);
    for (auto move = part.begin(); move != part.end(); ++move) {
        const bool is_second = *move / 3 == cube::index(step_.axis) + 3;
        if (is_second && (last_quarter == part.rend() || move + 1 != last_quarter.base())) return true;
    }
    return false;
}

}  // namespace cubelang::search::cube3
