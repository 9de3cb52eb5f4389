#include "runtime/algebra/group/words.hpp"

#include <cstdlib>

namespace cubelang::group {
namespace {

constexpr int largest_order = 1'000'000'000;

std::int32_t order_as_number(const Permutation& p) {
    const auto order = group::order(p);
    return order > largest_order ? 0 : static_cast<std::int32_t>(order);
}

std::size_t degree_of(const Alphabet& alphabet) {
    return alphabet.generators().empty() ? 0 : alphabet.generators()[0].size();
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

// The equivalent exponent nearest to 0: g^3 is g' if g has order 4.
std::int32_t Alphabet::reduced(Syllable power) const {
    const auto order = orders_[power.generator];
    if (order == 0) return power.exponent;
    const auto least = (power.exponent % order + order) % order;
    return least > order / 2 ? least - order : least;
}

void Alphabet::append(Word& word, Syllable next) const {
    for (auto at = word.size(); at-- > 0;) {
        const auto sum = std::int64_t{word[at].exponent} + next.exponent;
        if (word[at].generator == next.generator && std::abs(sum) <= INT32_MAX) {
            word[at].exponent = reduced({next.generator, static_cast<std::int32_t>(sum)});
            if (word[at].exponent == 0) word.erase(word.begin() + static_cast<std::ptrdiff_t>(at));
            return;
        }
        if (!commute_[word[at].generator][next.generator]) break;
    }
    next.exponent = reduced(next);
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

WordTable::WordTable(const Alphabet& alphabet) : alphabet_(&alphabet), levels_(degree_of(alphabet)) {
    for (auto& level : levels_) level.back.resize(levels_.size());
}

ElementWord WordTable::product(const ElementWord& a, const ElementWord& b) const {
    ElementWord made{rows::product(a.images, b.images), a.word};
    alphabet_->append(made.word, b.word);
    made.letters = length(made.word);
    return made;
}

ElementWord WordTable::inverse(const ElementWord& a) const {
    return {rows::inverse(a.images), alphabet_->inverse(a.word), a.letters};
}

void WordTable::place_at(std::size_t level, std::uint16_t point, ElementWord element) {
    auto& entry = levels_[level].back[point];
    if (entry && entry->element.letters <= element.letters) return;
    if (!entry) levels_[level].orbit.push_back(point);
    entry = Entry{std::move(element), now_};
}

// Enters the element for one point and its inverse for another.
void WordTable::place(std::size_t level, const ElementWord& element) {
    auto back = inverse(element);
    const auto comes = back.images[level];
    place_at(level, element.images[level], std::move(back));
    place_at(level, comes, element);
}

void WordTable::enter(ElementWord element, std::size_t longest) {
    for (std::size_t i = 0; i < levels_.size(); ++i) {
        if (element.images[i] == i) continue;
        if (element.letters > longest) return;
        const auto& entry = levels_[i].back[element.images[i]];
        const auto known = entry ? std::optional(entry->element) : std::nullopt;
        if (!known || element.letters < known->letters) place(i, element);
        if (!known) return;
        element = product(element, *known);
    }
}

bool WordTable::improve(std::size_t longest, StopToken stop) {
    const auto since = longest > longest_ ? 0 : improved_;  // a greater length limit admits all old products again
    longest_ = longest;
    improved_ = now_++;
    for (auto level = levels_.size(); level-- > 0;) {
        const auto orbit = levels_[level].orbit;
        for (const auto x : orbit) {
            if (stop.stop_requested()) return false;
            for (const auto y : orbit) {
                const auto &a = *levels_[level].back[x], &b = *levels_[level].back[y];
                if ((a.entered > since || b.entered > since) && a.element.letters + b.element.letters <= longest)
                    enter(product(a.element, b.element), longest);
            }
        }
    }
    return true;
}

Integer WordTable::size() const {
    Integer size = 1;
    for (std::size_t i = 0; i < levels_.size(); ++i) size *= levels_[i].orbit.size() + (levels_[i].back[i] ? 0 : 1);
    return size;
}

std::size_t WordTable::letters() const {
    std::size_t all = 0;
    for (const auto& level : levels_)
        for (const auto point : level.orbit) all += level.back[point]->element.letters;
    return all;
}

std::size_t WordTable::letters_of(rows::Row p, std::size_t most) const {
    std::size_t letters = 0;
    for (std::size_t i = 0; i < levels_.size(); ++i) {
        if (p[i] == i) continue;
        const auto& back = levels_[i].back[p[i]]->element;
        letters += back.letters;
        if (letters >= most) return most;
        rows::multiply(p, back.images);
    }
    return letters;
}

// Multiplying p by `back` yields the identity.
Word WordTable::word(rows::Row p) const {
    Word back;
    for (std::size_t i = 0; i < levels_.size(); ++i) {
        if (p[i] == i) continue;
        const auto& element = levels_[i].back[p[i]]->element;
        alphabet_->append(back, element.word);
        rows::multiply(p, element.images);
    }
    return alphabet_->inverse(back);
}

}  // namespace cubelang::group
