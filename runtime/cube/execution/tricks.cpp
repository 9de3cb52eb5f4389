#include "runtime/cube/execution/tricks.hpp"

#include <array>
#include <unordered_map>

#include <fmt/format.h>

#include "runtime/cube/execution/sequences.hpp"

namespace cubelang::execution {
namespace {

struct MotionRow {
    std::string_view name;
    double seconds;
    unsigned fingers;  // 1: thumb, 2: index, 4: middle, 8: ring
};
constexpr std::array<MotionRow, motions> rows{{
    {"none", 0, 0},
    {"wrist up", .04, 0},
    {"wrist down", .04, 0},
    {"wrist twice", .065, 0},
    {"index", .05, 2},
    {"middle", .06, 4},
    {"push", .07, 2},
    {"double flick", .08, 6},
    {"ring", .07, 8},
    {"ring push", .085, 8},
    {"double ring", .115, 12},
    {"thumb", .0625, 1},
    {"thumb roll", .05, 3},
    {"front index", .08, 2},
    {"slice", .07, 12},
    {"double slice", .1, 12},
    {"rotation", .1, 0},
}};

using enum Motion;
using Side = Trick::Side;
constexpr std::array all_tricks{
    Trick{Side::top, 1, index, 7},
    Trick{Side::top, 1, middle, 7},
    Trick{Side::top, -1, push, 7},
    Trick{Side::top, 2, flick_twice, 7},
    Trick{Side::bottom, -1, ring, 7},
    Trick{Side::bottom, 1, ring_push, 7},
    Trick{Side::bottom, 2, ring_twice, 7},
    Trick{Side::thumb, -1, thumb, 2},
    Trick{Side::thumb, 1, front, 2},
    // F' when the thumb is below.
    Trick{Side::top, -1, thumb_roll, 1, 1},
    Trick{Side::slice_x, 1, slice, 2},
    Trick{Side::slice_x, -1, slice, 2},
    Trick{Side::slice_x, 2, slice_twice, 2},
    Trick{Side::slice_y, 1, slice, 7},
    Trick{Side::slice_y, -1, slice, 7},
    Trick{Side::slice_y, 2, slice_twice, 7},
    Trick{Side::slice_z, 1, slice, 7},
    Trick{Side::slice_z, -1, slice, 7},
    Trick{Side::slice_z, 2, slice_twice, 7},
};

constexpr int wrist_positions = 4;
constexpr int first_motion = 5, first_wide = first_motion + motions * wrist_positions, first_new = first_wide + 3,
              first_again = first_new + 3, first_pair = first_again + motions;
static_assert(hand_features == first_pair + 2 * motions * motions);

std::vector<Feature> make_features() {
    std::vector<Feature> all{
        {"begin", .18}, {"grip: thumb above", .05}, {"grip: thumb below", .05}, {"regrip", .1}, {"busy regrip", .15}};
    for (const auto& row : rows)
        for (const auto* place : {"thumb below", "thumb in front", "thumb above", "thumb at the back"})
            all.push_back({fmt::format("{}: {}", row.name, place), row.seconds});
    for (const auto* faces : {"R L", "U D", "F B"}) all.push_back({fmt::format("wide: {}", faces), .01});
    for (const auto* faces : {"R L", "U D", "F B"}) all.push_back({fmt::format("new face: {}", faces), 0});
    for (const auto& row : rows) all.push_back({fmt::format("{} again", row.name), .07});
    for (const auto* hand : {"same hand", "other hand"})
        for (const auto& before : rows)
            for (const auto& after : rows)
                all.push_back({fmt::format("{}, then {}: {}", before.name, after.name, hand), 0});
    const auto more = all_sequences();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace

std::string_view name_of(Motion motion) { return rows[static_cast<std::size_t>(motion)].name; }
unsigned fingers_of(Motion motion) { return rows[static_cast<std::size_t>(motion)].fingers; }
std::span<const Trick> tricks() { return all_tricks; }

const std::vector<Feature>& features() {
    static const auto all = make_features();
    return all;
}

std::optional<FeatureNumber> feature_named(std::string_view name) {
    static const auto numbers = [] {
        std::unordered_map<std::string_view, FeatureNumber> all;
        for (const auto& feature : features()) all.emplace(feature.name, static_cast<FeatureNumber>(all.size()));
        return all;
    }();
    const auto at = numbers.find(name);
    return at == numbers.end() ? std::nullopt : std::optional(at->second);
}

FeatureNumber begin_feature() { return 0; }
FeatureNumber grip_feature(int wrist) { return wrist > 0 ? 1 : 2; }
FeatureNumber regrip_feature(bool was_busy) { return was_busy ? 4 : 3; }
FeatureNumber motion_feature(Motion motion, int wrist) {
    return static_cast<FeatureNumber>(first_motion + static_cast<int>(motion) * wrist_positions + wrist + 1);
}
FeatureNumber roll_feature() { return motion_feature(Motion::rotation, -1); }
FeatureNumber wide_feature(int axis) { return static_cast<FeatureNumber>(first_wide + axis); }
FeatureNumber new_face_feature(int axis) { return static_cast<FeatureNumber>(first_new + axis); }
FeatureNumber again_feature(Motion motion) {
    return static_cast<FeatureNumber>(first_again + static_cast<int>(motion));
}
FeatureNumber pair_feature(Motion before, Motion after, bool same_hand) {
    return static_cast<FeatureNumber>(first_pair + ((same_hand ? 0 : motions) + static_cast<int>(before)) * motions +
                                      static_cast<int>(after));
}

}  // namespace cubelang::execution
