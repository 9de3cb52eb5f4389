#pragma once
// A base and strong generating set of a permutation group (Sims, 1970): points b1, b2, … of which only the identity
// fixes all, and for each of the stabilizers of the first few its orbit of the next, with a transversal. The order is
// the product of the orbits' lengths, and an element is in the group if it sifts to the identity.
//
// The chain is found by sifting random elements and then proved: every Schreier generator of every level sifts to the
// identity through the levels below it, so each level is the whole stabilizer (Schreier's lemma; Seress, Permutation
// Group Algorithms, 2003, section 4.2).

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "runtime/algebra/group/permutation.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::group {

class StabilizerChain {
public:
    using Small = std::uint16_t;
    using Row = std::vector<Small>;
    static constexpr std::size_t most_points = 65535;
    static constexpr std::size_t most_memory = std::size_t{1} << 30;  ///< bytes of all transversals together

    /// The stabilizer of the base points of all levels before, as it moves its own.
    struct Level {
        Small base;
        std::vector<Small> orbit;          ///< the base point first
        std::vector<std::int32_t> number;  ///< of each point in `orbit`; -1 where it is not
        std::vector<Row> to_base;          ///< for each point of the orbit, an element that takes it to the base point
        std::vector<std::uint32_t> generators{};  ///< which of the strong generators are in this stabilizer
    };

    /// The base begins with these points, needed or not. Nothing if stopped. A chain that is very long is not proved.
    /// More points or memory than these limits: std::bad_alloc.
    static std::optional<StabilizerChain> of(std::span<const Permutation> generators, std::size_t degree,
                                             std::span<const Point> base = {}, StopToken stop = {});

    [[nodiscard]] std::size_t degree() const { return degree_; }
    [[nodiscard]] Integer order() const;
    /// False: it rests on random elements alone, and the group could be larger.
    [[nodiscard]] bool is_proved() const { return is_proved_; }
    [[nodiscard]] const std::vector<Level>& levels() const { return levels_; }
    [[nodiscard]] const std::vector<Row>& strong_generators() const { return strong_; }
    [[nodiscard]] bool contains(const Permutation& p) const;
    /// Each element equally often, if the numbers are random; goes on from `seed`.
    [[nodiscard]] Permutation random(std::uint64_t& seed) const;

    /// What is left of p, and the level at which it stuck (the number of levels: at none).
    struct Sifted {
        Row rest;
        std::size_t level;
    };
    [[nodiscard]] Sifted sifted(const Permutation& p) const;

private:
    explicit StabilizerChain(std::size_t degree) : degree_(degree) {}

    void add_level(Small base);
    [[nodiscard]] std::size_t sift(Row& p, std::size_t from) const;
    bool add(Row p, std::size_t from);
    void check_room();
    void extend(std::size_t level, std::uint32_t generator);
    void reach(Level& level, std::size_t from, std::uint32_t generator);
    void find(std::span<const Permutation> generators, StopToken stop);
    [[nodiscard]] bool prove(StopToken stop);
    [[nodiscard]] bool prove_level(std::size_t level, StopToken stop);
    [[nodiscard]] double work_of_proof() const;

    std::size_t degree_;
    std::vector<Level> levels_;
    std::vector<Row> strong_;
    std::size_t memory_ = 0;
    bool is_proved_ = false;
};

}  // namespace cubelang::group
