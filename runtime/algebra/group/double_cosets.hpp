#pragma once
// Double cosets A g B: the elements that differ from g by an element of A before it and one of B after it. Each is
// known by one element, the least in the order of this file, which is found without a list of the double coset: of the
// smaller group all elements are tried, and for the larger one the least element of a coset is read off a stabilizer
// chain, base point by base point (Holt, Eick, O'Brien, Handbook of Computational Group Theory, 2005, section 4.6.8).

#include <cstddef>
#include <optional>
#include <vector>

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/stabilizer_chain.hpp"

namespace cubelang::group {

class DoubleCosets {
public:
    static constexpr std::size_t most_elements = 2000;  ///< of the smaller group
    static constexpr std::size_t most = 500'000;        ///< double cosets in a list

    /// A and B: of the same degree; the smaller one has at most `most_elements`. nullopt if stopped.
    static std::optional<DoubleCosets> of(const PermutationGroup& a, const PermutationGroup& b, StopToken stop = {});

    /// p = before * least * after, with `before` in A and `after` in B.
    struct Parts {
        Permutation before, least, after;
    };
    [[nodiscard]] Parts parts(const Permutation& p) const;

    struct DoubleCoset {
        Permutation least;
        Integer size;
    };
    /// Those of a group that contains A and B, that of the identity first. nullopt if stopped, or if there are more
    /// than `most`.
    [[nodiscard]] std::optional<std::vector<DoubleCoset>> within(const PermutationGroup& whole,
                                                                 StopToken stop = {}) const;

private:
    using Row = StabilizerChain::Row;
    /// s x = least * rest for the element of the small group that makes it least.
    struct Least {
        Row inverse;              ///< of the least element
        std::size_t element = 0;  ///< the number of s
        std::size_t ways = 0;     ///< how many elements of the small group lead to it
    };

    DoubleCosets(std::vector<Row> small, StabilizerChain large, bool is_turned)
        : small_(std::move(small)), large_(std::move(large)), is_turned_(is_turned) {}
    void reduce(Row& inverse) const;
    [[nodiscard]] Least least(const Row& x) const;
    [[nodiscard]] Row internal(const Permutation& p) const;

    std::vector<Row> small_;
    StabilizerChain large_;
    bool is_turned_;  ///< A is the larger one: then all is done with inverses, as (A g B)' = B g' A
};

/// The double cosets of two subgroups of a group, of any order, as orbits of B on the cosets of A, of which there are
/// at most `DoubleCosets::most`: with the least element of each in the order of the rows of images. All groups have
/// the same degree. nullopt if stopped, or if there are more cosets. Throws std::bad_alloc as OrderedElements.
[[nodiscard]] std::optional<std::vector<DoubleCosets::DoubleCoset>> double_cosets_by_orbits(
    const PermutationGroup& whole, const PermutationGroup& a, const PermutationGroup& b, StopToken stop = {});

}  // namespace cubelang::group
