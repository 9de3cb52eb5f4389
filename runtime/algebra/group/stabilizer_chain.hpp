#pragma once
// A base and strong generating set of a permutation group (Sims, 1970): a sequence of points b1, b2, … that only the
// identity fixes, and for each stabilizer of the first few its orbit of the next point, with a transversal. The order
// is the product of the orbit lengths, and an element is in the group if it sifts to the identity.
//
// The chain is found by sifting random elements and then proved: every Schreier generator of every level sifts to the
// identity through the levels below, so each level is the whole stabilizer (Schreier's lemma; Seress, Permutation
// Group Algorithms, 2003, section 4.2).

#include <cstdint>
#include <functional>
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
    static constexpr std::size_t most_memory = std::size_t{1} << 30;  ///< bytes, for all transversals together
    static constexpr double longest_proof = 3e10;                     ///< image lookups: about a minute

    /// The stabilizer of the base points of all previous levels, acting on its own base point.
    struct Level {
        Small base;
        std::vector<Small> orbit;                 ///< the base point first
        std::vector<std::int32_t> number;         ///< index of each point in `orbit`, or -1
        std::vector<Row> to_base;                 ///< for each orbit point, an element that maps it to the base point
        std::vector<std::uint32_t> generators{};  ///< numbers of the strong generators in this stabilizer
    };

    /// `base`: the first base points, even if redundant. nullopt if stopped. A chain whose proof needs more work is not
    /// proved. `order`: a chain of this order is complete and needs no proof; 0 if unknown. Throws std::bad_alloc
    /// beyond these limits of points or memory.
    static std::optional<StabilizerChain> of(std::span<const Permutation> generators, std::size_t degree,
                                             std::span<const Point> base = {}, StopToken stop = {},
                                             double most_work = longest_proof, const Integer& order = 0);
    /// The same from uniformly random elements of a group of this order.
    static std::optional<StabilizerChain> drawn(const Integer& order, const std::function<Permutation()>& draw,
                                                std::size_t degree, std::span<const Point> base, StopToken stop);
    /// From as many of these elements as generate the group.
    static std::optional<StabilizerChain> generated(const Integer& order, const std::function<Permutation()>& draw,
                                                    std::size_t degree, StopToken stop);

    [[nodiscard]] std::size_t degree() const { return degree_; }
    /// The order of the stabilizer of the first `fixed` base points.
    [[nodiscard]] Integer order(std::size_t fixed = 0) const;
    /// If false, the chain depends on random elements only, and the group could be larger.
    [[nodiscard]] bool is_proved() const { return is_proved_; }
    [[nodiscard]] const std::vector<Level>& levels() const { return levels_; }
    [[nodiscard]] const std::vector<Row>& strong_generators() const { return strong_; }
    [[nodiscard]] bool contains(const Permutation& p) const;
    /// A uniformly random element that fixes the first `fixed` base points; advances `seed`.
    [[nodiscard]] Permutation random(std::uint64_t& seed, std::size_t fixed = 0) const;

    /// The remainder of p, and the level at which sifting stopped: the number of levels if it passed all.
    struct Sifted {
        Row rest;
        std::size_t level;
        bool is_member = false;
    };
    [[nodiscard]] Sifted sifted(const Permutation& p) const;

private:
    StabilizerChain(std::size_t degree, double most_work) : degree_(degree), most_work_(most_work) {}

    void add_level(Small base);
    [[nodiscard]] std::size_t sift(Row& p, std::size_t from) const;
    bool add(Row p, std::size_t from);
    void check_room();
    void extend(std::size_t level, std::uint32_t generator);
    void reach(Level& level, std::size_t from, std::uint32_t generator);
    void find(std::span<const Permutation> generators, const Integer& known, StopToken stop);
    [[nodiscard]] bool has(const Integer& known) const;
    [[nodiscard]] bool prove(StopToken stop);
    [[nodiscard]] bool prove_level(std::size_t level, StopToken stop);
    [[nodiscard]] double work_of_proof() const;

    std::size_t degree_;
    double most_work_;  ///< in a proof
    std::vector<Level> levels_;
    std::vector<Row> strong_;
    std::size_t memory_ = 0;
    bool is_proved_ = false;
};

}  // namespace cubelang::group
