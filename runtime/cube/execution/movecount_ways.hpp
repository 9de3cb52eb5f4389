#pragma once
// The ways in which fingers make turns, as the Movecount Coefficient counts them.

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "runtime/cube/execution/sequences.hpp"

namespace cubelang::execution::movecount {

// The constants of the definition, in quarter turns of U by an index finger.
inline constexpr double wrist_turn = 0.8, push = 1.3, ring_turn = 1.4, twice = 1.65, slice = 1.25, overwork = 2.25,
                        block = 0.8, rotation = 3.5, regrip = 1, unstable = 0.5;
inline constexpr std::uint8_t left = 0, right = 1;

enum Finger : std::uint8_t { thumb, index, middle, ring };
/// Where a finger is after a turn.
enum class Place : std::uint8_t { home, flicked, ring_flicked, half_grip, top, bottom, at_m, m_flicked, at_e, away };
/// The hand that a way is written for, and the other one.
enum Side : std::uint8_t { own, other };

/// A finger that has to be at a place; if it is elsewhere, it must have rested for `factor` of the usual time.
struct Need {
    Side side;
    Finger finger;
    Place place;
    double factor = 1;
};
struct Result {
    Side side;
    Finger finger;
    Place place;
};

struct HandsAtWork {
    struct At {
        double time = -1;
        Place place = Place::home;
    };
    std::array<std::array<At, 4>, 2> fingers{};
    std::array<int, 2> wrist{};
    std::array<double, 2> pushed_back{-1, -1};  ///< the last time that an index finger pushed over the top
    double now = 0;
    bool is_left_firm = true;  ///< the left hand holds the other layers
};

struct Way;

/// The hands before a turn, as the own hand sees them: for the left hand, in the mirror.
struct View {
    const HandsAtWork& hands;
    int own_hand;
    HandTurn turn;
    const HandTurn* previous;  ///< null after a new grip

    [[nodiscard]] std::size_t hand(Side side) const {
        return static_cast<std::size_t>(side == own ? own_hand : 1 - own_hand);
    }
    [[nodiscard]] int wrist(Side side) const { return hands.wrist[hand(side)]; }
    [[nodiscard]] const HandsAtWork::At& finger(Side side, Finger which) const {
        return hands.fingers[hand(side)][which];
    }
    [[nodiscard]] bool is_after(char letter) const { return previous != nullptr && previous->letter == letter; }
    /// The time that the turn has to wait for a finger.
    [[nodiscard]] double wait(const Need& need) const;
    [[nodiscard]] double longest_wait(const std::vector<Need>& needs) const;
    void make(const Way& way, HandsAtWork& after) const;
};

/// A way to make a turn by the right hand as the own one; the inverse turn is made in the mirror image, and a half
/// turn is tried as written.
struct Way {
    char letter;
    int quarters;
    bool (*is_possible)(const View& view);
    double seconds;
    std::vector<Need> needs;
    std::vector<Result> results;
    double (*extra)(const View& view) = nullptr;  ///< for turns before that are in the way
    int roll = 0;                                 ///< of the other wrist
    bool is_pushed_back = false;
};
/// The first that is possible is used.
[[nodiscard]] const std::vector<Way>& ways();

}  // namespace cubelang::execution::movecount
