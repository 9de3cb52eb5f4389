#pragma once
// The cheapest forms found so far.
//
// Forms that are the same algorithm after merging and cancelling count once: the one with the fewest letters is kept,
// and of these one with a short setup.

#include <map>
#include <tuple>
#include <vector>

#include "runtime/search/commutators/turn_words.hpp"

namespace cubelang::search::commutators {

/// One commutator or a product of some.
using Product = std::vector<CommutatorOfTurns>;

class BestForms {
public:
    struct Best {
        Product product;
        int cost;
    };

    /// Keeps up to `most`, and with `cheapest_only` only those of the least cost.
    BestForms(const TurnCosts& costs, std::size_t most, bool cheapest_only)
        : costs_(costs), most_(most), cheapest_only_(cheapest_only) {}

    /// The greatest cost of a form that is still useful.
    [[nodiscard]] int bound() const;
    void add(Product product);
    void add(CommutatorOfTurns form) { add(Product{std::move(form)}); }
    [[nodiscard]] bool empty() const { return found_.empty(); }
    /// Cheapest first.
    [[nodiscard]] std::vector<Best> sorted() const;

private:
    using Key = std::vector<std::tuple<int, int, int, int>>;
    [[nodiscard]] static Key key_of(const Turns& turns);

    TurnCosts costs_;
    std::size_t most_;
    bool cheapest_only_;
    std::map<Key, Best> found_;
    std::vector<int> cheapest_;  ///< costs of the cheapest, up to `most`
};

/// The turns of C A B A' B' C' for each factor.
[[nodiscard]] Turns turns_of(const Product& product);

}  // namespace cubelang::search::commutators
