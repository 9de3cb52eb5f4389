#include "runtime/search/commutators/best_forms.hpp"

#include <algorithm>

namespace cubelang::search::commutators {
namespace {

std::size_t letters_in(const Product& product) {
    std::size_t letters = 0;
    for (const auto& [c, a, b] : product) letters += c.size() + a.size() + b.size();
    return letters;
}

std::size_t setup_of(const Product& product) {
    std::size_t letters = 0;
    for (const auto& form : product) letters += form.c.size();
    return letters;
}

bool is_simpler(const Product& x, const Product& y) {
    return std::tuple(letters_in(x), setup_of(x)) < std::tuple(letters_in(y), setup_of(y));
}

}  // namespace

Turns turns_of(const Product& product) {
    Turns turns;
    for (const auto& [c, a, b] : product) turns = concatenated({turns, c, commutator(a, b), inverse(c)});
    return turns;
}

BestForms::Key BestForms::key_of(const Turns& turns) {
    Key key;
    for (const auto& turn : turns) key.emplace_back(static_cast<int>(turn.axis), turn.from, turn.to, turn.quarters);
    return key;
}

int BestForms::bound() const {
    if (cheapest_.empty()) return INT_MAX;
    if (cheapest_only_) return cheapest_.front();
    return cheapest_.size() < most_ ? INT_MAX : cheapest_.back();
}

void BestForms::add(Product product) {
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

std::vector<BestForms::Best> BestForms::sorted() const {
    std::vector<Best> best;
    for (const auto& [key, one] : found_)
        if (one.cost <= bound()) best.push_back(one);
    std::ranges::stable_sort(best, [](const Best& x, const Best& y) {
        return std::tuple(x.cost, letters_in(x.product)) < std::tuple(y.cost, letters_in(y.product));
    });
    best.resize(std::min(best.size(), most_));
    return best;
}

}  // namespace cubelang::search::commutators
