#pragma once
// The cheapest forms found so far.
//
// Forms that are the same algorithm after merging and cancelling count once: the one with the fewest letters is kept,
// and of these one with a short setup.

#include <algorithm>
#include <climits>
#include <map>
#include <tuple>
#include <vector>

#include "runtime/search/commutators/turn_words.hpp"

namespace cubelang::search::commutators {

/// One commutator or a product of some.
using Product = std::vector<CommutatorOfTurns>;

/// The turns of C A B A' B' C' for each factor.
[[nodiscard]] inline Turns turns_of(const Product& product) {
    Turns turns;
    for (const auto& [c, a, b] : product) turns = concatenated({turns, c, commutator(a, b), inverse(c)});
    return turns;
}

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
    [[nodiscard]] int bound() const {
        if (cheapest_.empty()) return INT_MAX;
        if (cheapest_only_) return cheapest_.front();
        return cheapest_.size() < most_ ? INT_MAX : cheapest_.back();
    }
    void add(Product product) {
        const auto turns = merge_turns(turns_of(product));
        const int cost = costs_.of(turns);
        if (cost > bound()) return;
        const auto [at, is_new] = found_.try_emplace(key_of(turns), Best{product, cost});
        if (!is_new) {
            if (is_simpler(product, at->second.product)) at->second.product = std::move(product);
            return;
        }
        cheapest_.insert(std::ranges::upper_bound(cheapest_, cost), cost);
        if (cheapest_.size() > most_) cheapest_.pop_back();
    }
    void add(CommutatorOfTurns form) { add(Product{std::move(form)}); }
    [[nodiscard]] bool empty() const { return found_.empty(); }
    /// Cheapest first.
    [[nodiscard]] std::vector<Best> sorted() const {
        std::vector<Best> best;
        for (const auto& [key, one] : found_)
            if (one.cost <= bound()) best.push_back(one);
        std::ranges::stable_sort(best, [](const Best& x, const Best& y) {
            return std::tuple(x.cost, letters_in(x.product)) < std::tuple(y.cost, letters_in(y.product));
        });
        best.resize(std::min(best.size(), most_));
        return best;
    }

private:
    using Key = std::vector<std::tuple<int, int, int, int>>;
    [[nodiscard]] static Key key_of(const Turns& turns) {
        Key key;
        for (const auto& turn : turns) key.emplace_back(static_cast<int>(turn.axis), turn.from, turn.to, turn.quarters);
        return key;
    }
    static std::size_t letters_in(const Product& product) {
        std::size_t letters = 0;
        for (const auto& [c, a, b] : product) letters += c.size() + a.size() + b.size();
        return letters;
    }
    static std::size_t setup_of(const Product& product) {
        std::size_t letters = 0;
        for (const auto& form : product) letters += form.c.size();
        return letters;
    }
    static bool is_simpler(const Product& x, const Product& y) {
        return std::tuple(letters_in(x), setup_of(x)) < std::tuple(letters_in(y), setup_of(y));
    }

    TurnCosts costs_;
    std::size_t most_;
    bool cheapest_only_;
    std::map<Key, Best> found_;
    std::vector<int> cheapest_;  ///< costs of the cheapest, up to `most`
};

}  // namespace cubelang::search::commutators
