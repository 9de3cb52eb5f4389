#pragma once
// Tricks of fingers and wrists that turn a cube, and the features of an execution that cost time.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::execution {

/// A movement of a hand.
enum class Motion : std::uint8_t {
    none,
    up,    ///< of the wrist, as for R
    down,  ///< of the wrist, as for R'
    half,  ///< of the wrist
    index,
    middle,
    push,
    flick_twice,
    ring,
    ring_push,
    ring_twice,
    thumb,
    thumb_roll,  ///< the thumb pushes while the wrist turns up
    front,       ///< the index finger pushes the front face
    slice,
    slice_twice,
    rotation,
};
inline constexpr int motions = 17;
[[nodiscard]] std::string_view name_of(Motion motion);

/// The fingers of a motion as bits; a finger that works twice in a row is slow.
[[nodiscard]] unsigned fingers_of(Motion motion);

/// A way for the right hand to turn a layer, relative to its wrist: the left hand does the mirror image.
struct Trick {
    enum class Side : std::uint8_t { top, bottom, thumb, slice_x, slice_y, slice_z };
    Side side;
    int quarters;  ///< 1, -1 or 2, clockwise as seen from outside
    Motion motion;
    unsigned wrists;  ///< the positions in which it is possible: bit w + 1
    int roll = 0;     ///< added to the position of the wrist
};
[[nodiscard]] std::span<const Trick> tricks();

/// A feature of an execution: its name and its seconds before any times are known.
struct Feature {
    std::string name;
    double seconds;
};
[[nodiscard]] const std::vector<Feature>& features();

using FeatureNumber = std::uint16_t;
[[nodiscard]] std::optional<FeatureNumber> feature_named(std::string_view name);
/// The number of those below; the features of sequences follow.
inline constexpr FeatureNumber hand_features = 5 + motions * 4 + 3 + 3 + motions + 2 * motions * motions;
// The numbers of features. Axes are 0 (R L), 1 (U D) and 2 (F B).
[[nodiscard]] FeatureNumber begin_feature();                           ///< the first move
[[nodiscard]] FeatureNumber grip_feature(int wrist);                   ///< begins with a wrist at 1 or -1
[[nodiscard]] FeatureNumber regrip_feature(bool is_busy);              ///< of a hand; busy: it made the last move
[[nodiscard]] FeatureNumber motion_feature(Motion motion, int wrist);  ///< from that position of the wrist
[[nodiscard]] FeatureNumber roll_feature();                            ///< both wrists make a rotation x
[[nodiscard]] FeatureNumber wide_feature(int axis);
[[nodiscard]] FeatureNumber new_face_feature(int axis);    ///< a second face of the axis; any face of axis 2
[[nodiscard]] FeatureNumber again_feature(Motion motion);  ///< by the finger that worked last
[[nodiscard]] FeatureNumber pair_feature(Motion before, Motion after, bool same_hand);

}  // namespace cubelang::execution
