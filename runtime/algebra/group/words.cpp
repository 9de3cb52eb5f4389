#include "runtime/algebra/group/words.hpp"

#include <cstdlib>

namespace cubelang::group {
namespace {

constexpr int largest_order = 1'000'000'000;

std::int32_t order_as_number(const Permutation& p) {
    const auto order = group::order(p);
    return order > largest_order ? 0 : static_cast<std::int32_t>(order);
}

}  // namespace

std::size_t length(std::span<const Syllable> word) {
    std::size_t letters = 0;
    for (const auto& power : word) letters += static_cast<std::size_t>(std::abs(power.exponent));
    return letters;
}

Alphabet::Alphabet(std::vector<Permutation> generators) : generators_(std::move(generators)) {
    for (const auto& a : generators_) {
        orders_.push_back(order_as_number(a));
        auto& row = commute_.emplace_back();
        for (const auto& b : generators_) row.push_back(product(a, b) == product(b, a));
    }
}

// Of all exponents that mean the same, the one nearest to 0: g^3 is g' where g has order 4.
std::int32_t Alphabet::folded(Syllable power) const {
    const auto order = orders_[power.generator];
    if (order == 0) return power.exponent;
    const auto least = (power.exponent % order + order) % order;
    return least > order / 2 ? least - order : least;
}

void Alphabet::append(Word& word, Syllable next) const {
    for (auto at = word.size(); at-- > 0;) {
        if (word[at].generator == next.generator) {
            word[at].exponent = folded({next.generator, word[at].exponent + next.exponent});
            if (word[at].exponent == 0) word.erase(word.begin() + static_cast<std::ptrdiff_t>(at));
            return;
        }
        if (!commute_[word[at].generator][next.generator]) break;
    }
    next.exponent = folded(next);
    if (next.exponent != 0) word.push_back(next);
}

void Alphabet::append(Word& word, std::span<const Syllable> more) const {
    for (const auto& power : more) append(word, power);
}

Word Alphabet::inverse(const Word& word) const {
    Word made;
    for (auto at = word.rbegin(); at != word.rend(); ++at) append(made, {at->generator, -at->exponent});
    return made;
}

Permutation Alphabet::value(const Word& word) const {
    auto made = identity(generators_.empty() ? 0 : generators_[0].size());
    for (const auto& [generator, exponent] : word) made = product(made, power(generators_[generator], exponent));
    return made;
}

}  // namespace cubelang::group
