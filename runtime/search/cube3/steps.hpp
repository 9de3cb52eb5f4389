#pragma once
// The steps of a fewest-moves solution: edge orientation (EO), domino reduction (DR), half-turn reduction (HTR), and a
// finish, of all parts or of all but the edges of the middle layer (slice). All words of a length are listed that reach
// the goal of a step with their last move.
//
// The moves of a word may be split between the position and its inverse (NISS, normal-inverse scramble switch): N after
// the position and I after its inverse turn p into I' p N. The goals of EO, DR and HTR are subgroups, which contain a
// position if and only if they contain its inverse.

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/cubies.hpp"

namespace cubelang::search::cube3 {

enum class StepKind : std::uint8_t { eo, dr, htr, slice, finish, half_turns };
struct StepName {
    std::string_view name, title;
};
/// In the order of StepKind.
inline constexpr std::array<StepName, 6> step_names{{{"eo", "EO"},
                                                     {"dr", "DR"},
                                                     {"htr", "HTR"},
                                                     {"slice", "all but the slice"},
                                                     {"finish", "finish"},
                                                     {"half_turns", "finish by half turns"}}};
[[nodiscard]] constexpr bool can_be_split(StepKind kind) { return kind <= StepKind::htr; }

/// A step about one choice of axes.
struct Step {
    StepKind kind{};
    cube::Axis axis{};                          ///< of its goal; no meaning for half turns
    std::optional<cube::Axis> oriented_axis{};  ///< for DR: the axis of EO, which is preserved
};
/// For each choice of axes.
[[nodiscard]] std::vector<Step> steps_of(StepKind kind);
/// Such as "DR on U-D after EO on F-B".
[[nodiscard]] std::string title_of(const Step& step);

/// Move numbers.
struct SplitWord {
    std::vector<int> normal, inverse;
};

/// Computes the tables of a step, unless that was done before. False if stopped.
[[nodiscard]] bool prepare(StepKind kind, StopToken stop);

class StepTable;

class StepSearch {
public:
    /// Nothing if the step before this one is not done. Computes the tables of the step if they are not prepared.
    [[nodiscard]] static std::optional<StepSearch> of(const Cubies& position, const Step& step);

    struct Options {
        bool is_split = false;  ///< also moves on the inverse
        /// Also the words that differ in the direction of the last turns of EO, DR or HTR, which their goals do not
        /// distinguish; and of HTR, those with D (the second face of the axis) where U does the same on a turned cube.
        bool all = false;
        StopToken stop{};
    };
    /// Calls `found` with all words of this length until it returns false. False if stopped.
    [[nodiscard]] bool find(int length, const Options& options, const std::function<bool(const SplitWord&)>& found);

private:
    using Values = std::array<std::uint16_t, 4>;  // of the table's coordinates
    static constexpr std::size_t most_views = 4;
    struct Node {
        std::array<Values, most_views> views;
        int sequence = 0;  // node of the canonical sequences
    };
    struct View {
        cube::Symmetry symmetry{};   // to the table's axes
        Cubies after{};              // a rotation, after the position
        std::vector<int> indices{};  // of the moves, in the table
    };

    StepSearch(const StepTable& table, const Step& step, std::vector<View> views, std::vector<int> moves);
    [[nodiscard]] std::optional<Node> node_of(const Cubies& c) const;
    [[nodiscard]] int distance(const Node& node) const;
    [[nodiscard]] Node moved(const Node& node, std::size_t move) const;
    [[nodiscard]] bool is_over();
    void walk_normal(const Node& at, const Cubies& position, int left);
    void walk_inverse(const Node& at, int left);
    void report();
    [[nodiscard]] bool is_listed() const;
    [[nodiscard]] bool turns_second_face_early(const std::vector<int>& part) const;

    const StepTable* table_;
    Step step_;
    std::vector<View> views_;
    std::vector<int> moves_;
    CanonicalSequences sequences_;
    std::vector<bool> is_progress_;  // of the moves: does the goal distinguish positions before and after it?
    Cubies position_;
    SplitWord word_{};
    Options options_{};
    const std::function<bool(const SplitWord&)>* found_ = nullptr;
    std::uint64_t nodes_ = 0;
    bool is_stopped_ = false, is_enough_ = false;
};

}  // namespace cubelang::search::cube3
