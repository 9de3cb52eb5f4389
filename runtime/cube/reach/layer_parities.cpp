#include "runtime/cube/reach/layer_parities.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "runtime/algebra/group/permutation.hpp"
#include "runtime/cube/symmetry.hpp"

namespace cubelang::reach {
namespace {

constexpr std::size_t most_enumerated = 24;  // wings: 50 layers
constexpr std::size_t most_guesses = 16;
// The repairs of corners, edges and fixed centres may differ between the two solutions by this number.
constexpr int most_other_repairs = 4;

// Each wing orbit is a spin: +1 unchanged, -1 swapped. change(a) is the change of swaps() if spin a flips.
class Spins {
public:
    Spins(const WrongParities& wrong, bool corners)
        : size_(wrong.wings()), coupling_(size_ * size_), spin_(size_, 1), sum_(size_) {
        swaps_ = corners ? wrong.x_centres - wrong.wrong_x_centres : wrong.wrong_x_centres;
        for (std::size_t a = 0; a < size_; ++a) {
            const bool wrong_t_centres = (wrong.wrong_t_centres[a] != 0) != corners;
            if (wrong.has_t_centres) swaps_ += wrong_t_centres ? 1 : 0;
            sum_[a] = static_cast<std::int16_t>(1 + (wrong.has_t_centres ? (wrong_t_centres ? -1 : 1) : 0));
            for (std::size_t b = 0; b < a; ++b) couple(a, b, wrong.at(a, b), corners);
        }
        for (std::size_t a = 0; a < size_; ++a)
            for (std::size_t b = 0; b < size_; ++b) sum_[a] = static_cast<std::int16_t>(sum_[a] + 2 * coupling(a, b));
    }

    [[nodiscard]] int swaps() const { return swaps_; }
    [[nodiscard]] int change(std::size_t a) const { return spin_[a] * sum_[a]; }
    void turn(std::size_t a) {
        swaps_ += change(a);
        spin_[a] = static_cast<std::int16_t>(-spin_[a]);
        const auto* row = &coupling_[a * size_];
        const auto by = static_cast<std::int16_t>(4 * spin_[a]);
        for (std::size_t b = 0; b < size_; ++b) sum_[b] = static_cast<std::int16_t>(sum_[b] + by * row[b]);
    }
    void descend() {
        for (bool better = true; better;) {
            better = false;
            for (std::size_t a = 0; a < size_; ++a)
                if (change(a) < 0) {
                    turn(a);
                    better = true;
                }
        }
    }
    [[nodiscard]] NearestParities answer() const {
        NearestParities found{std::vector<bool>(size_), swaps_, false};
        for (std::size_t a = 0; a < size_; ++a) found.wings[a] = spin_[a] < 0;
        return found;
    }
    void set(const std::vector<bool>& wings) {
        for (std::size_t a = 0; a < size_; ++a)
            if (wings[a] != (spin_[a] < 0)) turn(a);
    }
    // The wings with two wrong obliques together with `wing`: that wing's initial guess.
    [[nodiscard]] std::vector<bool> guess(std::size_t wing) const {
        std::vector<bool> wings(size_);
        for (std::size_t a = 0; a < size_; ++a) wings[a] = coupling(wing, a) < 0;
        return wings;
    }

private:
    [[nodiscard]] int coupling(std::size_t a, std::size_t b) const { return coupling_[a * size_ + b]; }
    void couple(std::size_t a, std::size_t b, int wrong, bool corners) {
        const int here = corners ? 2 - wrong : wrong;
        swaps_ += here;
        coupling_[a * size_ + b] = coupling_[b * size_ + a] = static_cast<std::int16_t>(1 - here);
    }

    std::size_t size_;
    int swaps_ = 0;
    std::vector<std::int16_t> coupling_, spin_, sum_;
};

// Fewer swaps are better, then fewer swapped wings.
bool is_better(const NearestParities& a, const NearestParities& b) {
    if (a.swaps != b.swaps) return a.swaps < b.swaps;
    return std::ranges::count(a.wings, true) < std::ranges::count(b.wings, true);
}

NearestParities best_guess(Spins spins) {
    const auto start = spins;
    spins.descend();
    auto best = spins.answer();
    for (std::size_t i = 0; i < std::min(start.answer().wings.size(), most_guesses); ++i) {
        auto other = start;
        other.set(start.guess(i));
        other.descend();
        if (auto found = other.answer(); is_better(found, best)) best = std::move(found);
    }
    return best;
}

// All choices, in Gray code order: one spin changes at a time.
NearestParities best_of_all(Spins spins, std::size_t size) {
    auto best = spins.answer();
    std::uint32_t wings = 0;
    for (std::uint32_t i = 1; i < 1U << size; ++i) {
        const std::size_t a = std::countr_zero(i);
        spins.turn(a);
        wings ^= 1U << a;
        if (spins.swaps() > best.swaps) continue;
        if (spins.swaps() < best.swaps || std::popcount(wings) < std::ranges::count(best.wings, true))
            best = spins.answer();
    }
    best.fewest = true;
    return best;
}

// The minimum number of orbits, with wings, in which two choices with equal or with different corners differ.
struct MinimumDistances {
    int same_corners = std::numeric_limits<int>::max(), other_corners = std::numeric_limits<int>::max();

    explicit MinimumDistances(const WrongParities& wrong) {
        const int m = static_cast<int>(wrong.wings()), t_centres = wrong.has_t_centres ? 1 : 0;
        for (int s = 0; s <= m; ++s) {
            if (s > 0) same_corners = std::min(same_corners, 2 * s * (m - s) + s * (t_centres + 1));
            other_corners = std::min(other_corners,
                                     wrong.x_centres + s + t_centres * (m - s) + s * (s - 1) + (m - s) * (m - s - 1));
        }
    }
};

// The number of points less that of cycles.
int swaps_in(const Faces& to) {
    int swaps = 0;
    unsigned seen = 0;
    for (int start = 0; start < 6; ++start)
        for (int face = start; (seen >> face & 1U) == 0; face = to[face]) {
            seen |= 1U << face;
            swaps += to[face] != start ? 1 : 0;
        }
    return swaps;
}

struct Arrangement {
    Faces to;  ///< by a rotation of the cube
    bool odd;
};
const std::vector<Arrangement>& arrangements() {
    static const auto all = [] {
        std::vector<Arrangement> made;
        for (const auto& rotation : cube::rotations()) {
            Faces to{};
            for (const auto face : cube::faces) to[cube::index(face)] = cube::index(rotation.symmetry(face));
            made.push_back({to, swaps_in(to) % 2 == 1});
        }
        return made;
    }();
    return all;
}

}  // namespace

// A choice with at most half as many swaps as its minimum distance from any other is the best: every other one has at
// least as many. If this does not decide, all choices are enumerated, unless there are too many.
std::array<NearestParities, 2> nearest_parities(const WrongParities& wrong) {
    const MinimumDistances distances(wrong);
    const std::array spins{Spins(wrong, false), Spins(wrong, true)};
    std::array found{best_guess(spins[0]), best_guess(spins[1])};
    for (const std::size_t i : {0U, 1U}) {
        auto& here = found[i];
        here.fewest = here.swaps <= distances.same_corners / 2;
        const bool is_far = distances.other_corners - found[1 - i].swaps >= found[1 - i].swaps + most_other_repairs;
        if (here.fewest || is_far || wrong.wings() > most_enumerated) continue;
        here = best_of_all(spins[i], wrong.wings());
    }
    for (const std::size_t i : {0U, 1U}) {
        auto& here = found[i];
        const auto& other = found[1 - i];
        here.fewest = here.fewest || distances.other_corners - other.swaps >= other.swaps + most_other_repairs;
    }
    return found;
}

std::vector<std::vector<int>> CentreRepair::cycles() const {
    return group::moved_cycles(std::vector(to.begin(), to.end()));
}

std::array<CentreRepair, 2> centre_repairs(const perm::Block& centres) {
    std::array<CentreRepair, 2> best;
    for (const auto& [wanted, odd] : arrangements()) {
        Faces to{};  // from their current places
        for (std::size_t face = 0; face < 6; ++face) to[centres[4 * static_cast<int>(face)] / 4] = wanted[face];
        if (const int swaps = swaps_in(to); swaps < best[odd].swaps) best[odd] = {to, swaps};
    }
    return best;
}

}  // namespace cubelang::reach
