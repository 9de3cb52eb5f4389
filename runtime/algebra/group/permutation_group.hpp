#pragma once
// A permutation group by its generators, taken to pieces that are known for certain.
//
// The group acts on each of its orbits, its constituents. Constituents that are copies of others are left aside. Some
// are giants that are free of all others but for their signs (giants.hpp): of these only the signs matter, and a basis
// of the signs stands for all. What remains, the rest, is one permutation group on the points of all other constituents
// and two points for each sign of the basis, with a stabilizer chain. So
//
//     |G| = |A_n1| * |A_n2| * … * |rest|
//
// and an element is in G if it respects orbits, copies and signs and its part in the rest sifts. On large cubes almost
// all constituents are such giants (wings, centres), and the rest are corners and edges.

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
    /// An orbit, and what is known of the action on it.
    struct Piece {
        enum class Kind : std::uint8_t {
            giant,  ///< its alternating group is free of all else
            rest,   ///< it is in the stabilizer chain
            copy    ///< it says the same as an earlier one
        };
        Constituent on;
        Kind kind = Kind::rest;
        std::size_t original = 0;     ///< of a copy: the number of the piece that it is a copy of
        Permutation from_original{};  ///< of a copy: the index here for each index there
        bool has_odd = false;         ///< is a generator odd on it?
        /// Of a giant: its sign is the product of these signs of the basis.
        std::vector<std::uint32_t> signs{};
    };

    /// The generators have this degree. Nothing if stopped.
    [[nodiscard]] static std::optional<PermutationGroup> of(std::vector<Permutation> generators, std::size_t degree,
                                                            StopToken stop = {});

    [[nodiscard]] std::size_t degree() const { return degree_; }
    [[nodiscard]] const std::vector<Permutation>& generators() const { return generators_; }
    [[nodiscard]] const Integer& order() const { return order_; }
    /// False: the order, and what is refused, rest on random elements (see StabilizerChain::is_proved).
    [[nodiscard]] bool is_proved() const { return of_proved_ && rest_->is_proved(); }
    /// It was made from what is known of another group, and is proved only if that is.
    void rests_on(const PermutationGroup& other) { of_proved_ = of_proved_ && other.is_proved(); }
    void is_not_proved() { of_proved_ = false; }
    /// By their smallest points; fixed points have none.
    [[nodiscard]] const std::vector<Piece>& pieces() const { return pieces_; }

    /// Why a permutation is not in the group; the first that is found.
    struct MovesOut {
        Point point;  ///< goes to a point that is not in its orbit
    };
    struct BreaksCopy {
        std::size_t original, copy;  ///< pieces on which it does not do the same
    };
    struct BreaksSign {
        std::size_t piece;  ///< a giant whose sign does not go with the others'
    };
    /// It is none of the elements of the rest.
    struct NotInRest {
        Permutation remainder;  ///< what is left of it there after sifting; see `rest`
        std::size_t level;
    };
    using Refusal = std::variant<MovesOut, BreaksCopy, BreaksSign, NotInRest>;
    [[nodiscard]] std::optional<Refusal> refusal(const Permutation& p) const;
    [[nodiscard]] bool contains(const Permutation& p) const { return !refusal(p); }
    /// Do they generate a subgroup of this group?
    [[nodiscard]] bool contains_all(std::span<const Permutation> elements) const;

    /// Each element equally often; goes on from `seed`.
    [[nodiscard]] Permutation random(std::uint64_t& seed) const;

    /// The rest: the group on the points of the pieces of that kind, one after another, and then on two points for each
    /// sign of the basis.
    [[nodiscard]] const StabilizerChain& rest() const { return *rest_; }
    /// The points of the whole that are the first of the rest's points, in this order.
    [[nodiscard]] const std::vector<Point>& rest_points() const { return rest_points_; }
    /// The pieces whose signs are the basis.
    [[nodiscard]] const std::vector<std::size_t>& basis() const { return basis_; }
    /// What an element does in the rest. It maps each orbit to itself.
    [[nodiscard]] Permutation in_rest(const Permutation& p) const;

private:
    PermutationGroup() = default;
    void mark_copies(const std::vector<std::vector<std::vector<std::uint32_t>>>& lengths);
    void choose_giants(const std::vector<std::vector<std::vector<std::uint32_t>>>& lengths);
    void relate_signs();
    [[nodiscard]] bool make_rest(StopToken stop);
    [[nodiscard]] std::vector<Point> piece_of_points() const;
    [[nodiscard]] Permutation action(const Piece& piece, const Permutation& p) const;
    [[nodiscard]] bool sign_of(const Piece& piece, const Permutation& in_rest) const;

    std::size_t degree_ = 0;
    std::vector<Permutation> generators_;
    std::vector<Piece> pieces_;
    std::vector<Point> rest_points_, index_in_piece_;
    std::vector<std::size_t> basis_;
    std::shared_ptr<const StabilizerChain> rest_;
    Integer order_ = 1;
    bool of_proved_ = true;
};

}  // namespace cubelang::group
