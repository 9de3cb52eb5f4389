#pragma once
// A permutation group given by generators, decomposed into constituents.
//
// The group acts on each of its orbits, its constituents. Copies of other constituents are ignored. Some constituents
// are giants, free of all others up to signs (giants.hpp): only their signs matter, and a basis of these determines
// all. The rest is one permutation group, on the points of all other constituents and two points for each sign of the
// basis, with a stabilizer chain. So
//
//     |G| = |A_n1| * |A_n2| * … * |rest|
//
// and an element is in G if it respects orbits, copies and signs and its action on the rest sifts. On large cubes
// almost all constituents are giants (wings, centres), and the rest is corners and middle edges.

#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "runtime/algebra/group/constituents.hpp"
#include "runtime/algebra/group/stabilizer_chain.hpp"

namespace cubelang::group {

class PermutationGroup {
public:
    /// One orbit and the structure of the action on it.
    struct Piece {
        enum class Kind : std::uint8_t {
            giant,  ///< its alternating group is free of all other pieces
            rest,   ///< in the stabilizer chain
            copy    ///< determined by an earlier piece
        };
        Constituent on;
        Kind kind = Kind::rest;
        std::size_t original = 0;     ///< of a copy: the number of the original piece
        Permutation from_original{};  ///< of a copy: its index for each index of the original
        bool has_odd = false;         ///< some generator is odd on it
        /// Of a giant: the basis signs whose product is its sign.
        std::vector<std::uint32_t> signs{};
    };

    /// The generators have this degree. nullopt if stopped. `most`: if it is not 0, the order of a group that contains
    /// them; a group of this order needs no proof, and the order of a smaller one is not proved.
    [[nodiscard]] static std::optional<PermutationGroup> of(std::vector<Permutation> generators, std::size_t degree,
                                                            StopToken stop = {}, const Integer& most = 0);

    [[nodiscard]] std::size_t degree() const { return degree_; }
    [[nodiscard]] const std::vector<Permutation>& generators() const { return generators_; }
    [[nodiscard]] const Integer& order() const { return order_; }
    /// If false, the order and non-membership depend on random elements (see StabilizerChain::is_proved).
    [[nodiscard]] bool is_proved() const { return of_proved_ && rest_->is_proved(); }
    /// This group was derived from another, and is proved only if that is.
    void inherit_proof(const PermutationGroup& other) { of_proved_ = of_proved_ && other.is_proved(); }
    void mark_unproved() { of_proved_ = false; }
    /// Ordered by smallest point; a fixed point is in no piece.
    [[nodiscard]] const std::vector<Piece>& pieces() const { return pieces_; }

    /// The reason why a permutation is not in the group; the first one found.
    struct MovesOut {
        Point point;  ///< maps to a point of another orbit
    };
    struct BreaksCopy {
        std::size_t original, copy;  ///< pieces on which its actions differ
    };
    struct BreaksSign {
        std::size_t piece;  ///< a giant whose sign contradicts the others
    };
    /// Its action on the rest does not sift.
    struct NotInRest {
        Permutation remainder;  ///< of the sifted action on the rest
        std::size_t level;
    };
    using Refusal = std::variant<MovesOut, BreaksCopy, BreaksSign, NotInRest>;
    [[nodiscard]] std::optional<Refusal> refusal(const Permutation& p) const;
    [[nodiscard]] bool contains(const Permutation& p) const { return !refusal(p); }
    /// Whether they generate a subgroup of this group.
    [[nodiscard]] bool contains_all(std::span<const Permutation> elements) const;

    /// A uniformly random element; advances `seed`.
    [[nodiscard]] Permutation random(std::uint64_t& seed) const;

    /// The group on the points of all pieces of kind `rest`, in order, followed by two points for each sign of the
    /// basis.
    [[nodiscard]] const StabilizerChain& rest() const { return *rest_; }
    /// The points of the group that correspond to the first points of the rest, in this order.
    [[nodiscard]] const std::vector<Point>& rest_points() const { return rest_points_; }
    /// The pieces whose signs are the basis.
    [[nodiscard]] const std::vector<std::size_t>& basis() const { return basis_; }
    /// The action of p on the rest. p maps each orbit to itself.
    [[nodiscard]] Permutation in_rest(const Permutation& p) const;

private:
    PermutationGroup() = default;
    /// Is piece i a copy of one of these? Then it is marked.
    bool mark_copy(std::size_t i, const std::vector<std::size_t>& originals);
    void choose_giants(const std::vector<std::vector<std::vector<std::uint32_t>>>& lengths);
    void relate_signs();
    [[nodiscard]] bool make_rest(const Integer& most, StopToken stop);
    [[nodiscard]] Permutation action(const Piece& piece, const Permutation& p) const;
    [[nodiscard]] bool sign_of(const Piece& piece, const Permutation& in_rest) const;

    std::size_t degree_ = 0;
    std::vector<Permutation> generators_;
    std::vector<Piece> pieces_;
    std::vector<Point> rest_points_, index_in_piece_;
    std::vector<Point> piece_of_;       ///< of each point the number of its piece; the number of pieces if fixed
    std::vector<Point> index_in_rest_;  ///< of each point, its index in `rest_points_`
    std::vector<std::size_t> basis_;
    std::shared_ptr<const StabilizerChain> rest_;
    Integer order_ = 1;
    bool of_proved_ = true;
};

}  // namespace cubelang::group
