#pragma once
// A chain of stabilizers whose strong generators are elements of a straight-line program.

#include <functional>
#include <optional>
#include <vector>

#include "runtime/algebra/certificate/straight_line.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::certificate {

class CertifiedChain {
public:
    /// The action of elements in which the chain is.
    using Action = std::function<group::Permutation(const group::Permutation&)>;

    /// The program has a generator, and outlives this.
    CertifiedChain(StraightLine& program, Action action);
    /// Sifts the generators and random elements until the action has this order. False if stopped, or if that does not
    /// happen.
    [[nodiscard]] bool complete(const Integer& order, RandomElements& random, StopToken stop);

    [[nodiscard]] const std::vector<group::Point>& base() const { return base_; }
    [[nodiscard]] const std::vector<Reference>& strong() const { return strong_; }

private:
    /// The orbit of a base point, as a tree.
    struct Level {
        std::vector<group::Point> orbit;
        std::vector<std::int32_t> via;  ///< of each point: the index of the strong generator that leads there; -1: none
    };
    [[nodiscard]] Integer order() const;
    void sift(Reference element);
    void add(Reference element, group::Permutation action);
    void extend();
    [[nodiscard]] bool fixes_base(const group::Permutation& p, std::size_t levels) const;

    StraightLine& program_;
    Action action_;
    std::vector<group::Point> base_;
    std::vector<Reference> strong_;
    std::vector<group::Permutation> actions_, inverses_;  ///< of the strong generators
    std::vector<Level> levels_;
};

}  // namespace cubelang::certificate
