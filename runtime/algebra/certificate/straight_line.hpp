#pragma once
// A straight-line program over the generators of a group: each element is a product of earlier ones, so a certificate
// shows that it is in the group.

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/algebra/group/permutation.hpp"

namespace cubelang::certificate {

/// The number of an element, from 1; negative: its inverse.
using Reference = std::int32_t;

class StraightLine {
public:
    explicit StraightLine(std::vector<group::Permutation> generators);

    /// Adds the product of at least one element, in this order, and returns its number.
    Reference add(std::vector<Reference> product);
    [[nodiscard]] const group::Permutation& operator[](Reference element) const {
        return elements_[static_cast<std::size_t>(element) - 1];
    }
    [[nodiscard]] std::size_t generators() const { return elements_.size() - products_.size(); }
    /// The numbers that the generators and what these elements need have when all else is left out; 0: left out.
    [[nodiscard]] std::vector<Reference> numbers_for(std::span<const Reference> elements) const;
    /// Of the elements after the generators.
    [[nodiscard]] const std::vector<std::vector<Reference>>& products() const { return products_; }

private:
    std::vector<group::Permutation> elements_;
    std::vector<std::vector<Reference>> products_;
};

/// Random elements by product replacement, as in RandomWords, with the products that lead to them.
class RandomElements {
public:
    /// The program has a generator, and outlives this.
    RandomElements(StraightLine& program, std::uint64_t seed);
    Reference next();

private:
    std::size_t draw(std::size_t below);

    StraightLine& program_;
    std::uint64_t seed_;
    std::vector<Reference> slots_;
    Reference last_ = 0;
};

}  // namespace cubelang::certificate
