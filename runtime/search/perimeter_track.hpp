#pragma once
// The track of find along a word: the masked state, and a lower bound of its distance from the targets.

#include <cstdint>
#include <deque>

#include "runtime/search/space/big_memory.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/perimeter.hpp"
#include "runtime/search/space/search_limits.hpp"
#include "runtime/search/space/word_walk.hpp"

namespace cubelang::search {

/// The masked states from which words of one cost lead to a target, as a Bloom filter: two bytes or less for each
/// state, where the perimeter takes sixteen and more. False positives cost some time only, since answers are
/// verified.
///
/// The bits of a state are in one 64-bit word, so that a test reads memory once.
class Rim {
public:
    static constexpr double best_bits = 12, fewest_bits = 4;  ///< for each state

    explicit Rim(std::size_t bytes) : words_(bytes / sizeof(std::uint64_t) + 1, 0) {}

    [[nodiscard]] std::size_t bytes() const { return words_.size() * sizeof(std::uint64_t); }
    /// Any thread may call it.
    void put(const Fingerprint& print) {
        auto& word = words_[index(print)];
        const auto bits = bits_of(print);
        if ((__atomic_load_n(&word, __ATOMIC_RELAXED) & bits) != bits) __atomic_fetch_or(&word, bits, __ATOMIC_RELAXED);
    }
    void prefetch(const Fingerprint& print) const { __builtin_prefetch(&words_[index(print)]); }
    [[nodiscard]] bool may_hold(const Fingerprint& print) const {
        const auto bits = bits_of(print);
        return (words_[index(print)] & bits) == bits;
    }

private:
    [[nodiscard]] std::size_t index(const Fingerprint& print) const {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::size_t>((static_cast<Wide>(print.place) * words_.size()) >> 64U);
    }
    // Four bits of the word.
    [[nodiscard]] static std::uint64_t bits_of(const Fingerprint& print) {
        const auto bit = [&](unsigned shift) { return std::uint64_t{1} << (print.check >> shift & 63U); };
        return bit(8) | bit(20) | bit(32) | bit(44);
    }

    BigVector<std::uint64_t> words_;
};

/// A turn that is free at one end of the algorithm, by any angle; words need not begin or end with it.
using FreeTurn = std::optional<cube::Turn>;
[[nodiscard]] bool is_free(const FreeTurn& free, const cube::Turn& turn);

/// Adds all states of this cost, by words backwards from the targets. False if stopped: then some are missing.
[[nodiscard]] bool fill_rim(Rim& rim, const MaskedSpace& space, const LabelGroup& group,
                            std::span<const Generator> generators, const GeneratorWords& words, const FreeTurn& free,
                            int cost, const SearchLimits& limits);

/// The states near the targets: the perimeter exactly, and beyond it one rim for each cost, as far as memory allows.
class Vicinity {
public:
    /// All arguments must outlive the object.
    Vicinity(const MaskedSpace& space, std::span<const Generator> generators, const GeneratorWords& words,
             FreeTurn free_at_end, const SearchLimits& limits)
        : space_(space),
          generators_(generators),
          words_(words),
          free_(free_at_end),
          limits_(limits),
          group_(space),
          perimeter_(space, generators, &group_) {}

    /// Grows to this cost, unless memory runs out or it is stopped; calls on_growth() after each step.
    template <class Grown>
    void widen(int cost, const Grown& on_growth) {
        while (depth() < cost && !limits_.stop.stop_requested() && widen_by_one()) on_growth();
    }

    [[nodiscard]] const Perimeter& perimeter() const { return perimeter_; }
    /// The names up to which states are identified; if it is not trivial, the first start stands for all.
    [[nodiscard]] const LabelGroup& group() const { return group_; }
    /// The cost up to which may() can answer no.
    [[nodiscard]] int depth() const { return perimeter_.depth() + static_cast<int>(rims_.size()); }
    void prefetch(int rest, const Fingerprint& print) const {
        if (rest <= perimeter_.depth()) return perimeter_.prefetch(print);
        rim(rest).prefetch(print);
    }
    /// May a target be exactly this cost away? No if the state is a target itself, since then the word passed one
    /// before.
    [[nodiscard]] bool may_reach(int rest, const Fingerprint& print, bool at_start = false) const {
        if (rest > depth()) return true;
        if (rest > perimeter_.depth()) return rim(rest).may_hold(print);
        const int distance = perimeter_.distance(print);
        return distance <= rest && (distance > 0 || rest == 0 || at_start);
    }

private:
    [[nodiscard]] const Rim& rim(int cost) const { return rims_[cost - perimeter_.depth() - 1]; }
    [[nodiscard]] double bytes() const;
    bool widen_by_one();
    bool grow_perimeter();
    bool add_rim();

    const MaskedSpace& space_;
    std::span<const Generator> generators_;
    const GeneratorWords& words_;
    FreeTurn free_;
    const SearchLimits& limits_;
    LabelGroup group_;
    Perimeter perimeter_;
    std::deque<Rim> rims_;
    bool full_ = false;
};

/// The masked states along a word, and the fingerprints of their children.
class MaskedTrack {
public:
    /// The end at which words begin; `free` is the turn that is free there.
    enum class From { starts, targets };
    MaskedTrack(From from, const MaskedSpace& space, std::span<const Generator> generators, const FreeTurn& free)
        : from_(from), space_(&space), generators_(generators), free_(free), width_(space.tracked().size()) {}
    /// A copy starts with new levels, since levels point into one another.
    MaskedTrack(const MaskedTrack& other) : MaskedTrack(other.from_, *other.space_, other.generators_, other.free_) {}
    MaskedTrack& operator=(const MaskedTrack&) = delete;

    void begin(const WordBranch& branch);

protected:
    struct Level {
        const perm::Block* state = nullptr;
        bool only_free_axis = false;  ///< of the word so far: a free turn can then move to its beginning
        MaskedState children;         ///< concatenated
        std::vector<Fingerprint> prints;
    };
    ~MaskedTrack() = default;
    [[nodiscard]] int cost(std::size_t generator) const { return generators_[generator].cost; }
    [[nodiscard]] bool is_redundant(const Level& here, std::uint16_t generator) const {
        return here.only_free_axis && is_free(free_, generators_[generator].turn);
    }
    void descend(std::size_t depth, std::size_t i, std::uint16_t generator) {
        const auto& here = levels_[depth];
        auto& next = level(depth + 1);
        next.state = here.children.data() + i * width_;
        next.only_free_axis = here.only_free_axis && is_on_free_axis(generator);
    }

    From from_;
    const MaskedSpace* space_;
    std::span<const Generator> generators_;
    FreeTurn free_;
    std::size_t width_;
    std::deque<Level> levels_;  ///< a deque, since growth must not move the levels

private:
    [[nodiscard]] bool is_on_free_axis(std::uint16_t generator) const {
        return free_ && generators_[generator].turn.axis == free_->axis;
    }
    Level& level(std::size_t depth);

    MaskedState first_;
};

class PerimeterTrack : public MaskedTrack {
public:
    /// Words need not begin with a turn that is free before the algorithm.
    PerimeterTrack(const MaskedSpace& space, std::span<const Generator> generators, const Vicinity& vicinity,
                   const FreeTurn& free)
        : MaskedTrack(From::starts, space, generators, free), vicinity_(&vicinity) {}

    void expand(std::size_t depth, std::span<const GeneratorWords::Step> steps, int rest);
    bool enter(std::size_t depth, std::size_t i, std::uint16_t generator, int rest) {
        const auto& here = levels_[depth];
        if (is_redundant(here, generator) || !vicinity_->may_reach(rest, here.prints[i])) return false;
        descend(depth, i, generator);
        return true;
    }
    /// Answers are verified later.
    [[nodiscard]] static bool is_answer(const GeneratorWord& /*word*/) { return true; }

private:
    const Vicinity* vicinity_;
};

}  // namespace cubelang::search
