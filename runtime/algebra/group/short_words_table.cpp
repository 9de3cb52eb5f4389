#include "runtime/algebra/group/short_words.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string_view>

namespace cubelang::group {
namespace {

using rows::Row;

constexpr std::size_t stop_interval = 1024;

std::uint64_t hash_of(const Row& images) {
    const auto* bytes = reinterpret_cast<const char*>(images.data());
    return std::hash<std::string_view>{}({bytes, images.size() * sizeof(Row::value_type)});
}

// Numbers of near elements: those raised to powers, up to `highest_power`, and those that are the first half of a
// commutator, with a letter or with another element as the second.
constexpr std::size_t raised = 4000, highest_power = 12, halves_with_letters = 8000, halves = 600;
constexpr std::size_t most_moved = 36, kept_of_one = 3, kept_of_two = 1;

// The shortest element for each set of constituents and each number of moved points.
class Collection {
public:
    explicit Collection(std::span<const Point> constituent_of) : constituent_of_(constituent_of) {}

    /// Calls word() only if the element is stored.
    template <class MakeWord>
    void offer(const Row& images, std::size_t letters, MakeWord word) {
        const auto moves = rows::support(images);
        if (moves == 0 || moves > most_moved) return;
        const auto on = constituents(images);
        if (on.size() > 2) return;
        auto& best = shortest_[on][moves];
        if (best.letters > 0 && best.letters <= letters) return;
        best = {images, word(), letters};
    }
    [[nodiscard]] std::vector<ElementWord> fewest() const {
        std::vector<ElementWord> made;
        for (const auto& [on, by_moves] : shortest_) {
            std::size_t left = on.size() == 1 ? kept_of_one : kept_of_two;
            for (auto at = by_moves.begin(); at != by_moves.end() && left > 0; ++at, --left) made.push_back(at->second);
        }
        return made;
    }

private:
    [[nodiscard]] std::set<Point> constituents(const Row& images) const {
        std::set<Point> found;
        for (std::size_t i = 0; i < images.size(); ++i)
            if (images[i] != i) found.insert(constituent_of_[i]);
        return found;
    }
    std::span<const Point> constituent_of_;
    std::map<std::set<Point>, std::map<std::size_t, ElementWord>> shortest_;
};

class Finder {
public:
    Finder(const ShortWordsTable& near, const Alphabet& alphabet, std::span<const Point> constituent_of)
        : near_(near), alphabet_(alphabet), found_(constituent_of) {}

    [[nodiscard]] std::vector<ElementWord> run(StopToken stop) {
        const auto count = near_.elements().size();
        for (std::size_t at = 1; at < std::min(count, halves_with_letters) && !stop.stop_requested(); ++at) {
            if (at < raised) offer_powers(at);
            for (std::size_t by = 1; by < count && ((by < at && at < halves) || is_letter(by)); ++by)
                offer_commutator(at, by);
        }
        return found_.fewest();
    }

private:
    [[nodiscard]] bool is_letter(std::size_t at) const { return near_.elements()[at].length == 1; }

    void offer_powers(std::size_t at) {
        const auto& element = near_.elements()[at];
        auto images = element.images;
        for (std::size_t k = 1; k <= highest_power; ++k) {
            found_.offer(images, k * element.length, [&] {
                Word word;
                for (std::size_t i = 0; i < k; ++i) alphabet_.append(word, near_.word(at));
                return word;
            });
            rows::multiply(images, element.images);
        }
    }

    // a b a' b' = (a b) (b a)'
    void offer_commutator(std::size_t at, std::size_t by) {
        const auto &a = near_.elements()[at], &b = near_.elements()[by];
        auto images = rows::product(a.images, b.images);
        rows::multiply(images, rows::inverse(rows::product(b.images, a.images)));
        found_.offer(images, 2 * std::size_t{a.length + b.length}, [&] {
            auto word = near_.word(at);
            const auto back = alphabet_.inverse(word), other = near_.word(by);
            alphabet_.append(word, other);
            alphabet_.append(word, back);
            alphabet_.append(word, alphabet_.inverse(other));
            return word;
        });
    }

    const ShortWordsTable& near_;
    const Alphabet& alphabet_;
    Collection found_;
};

struct Letters {
    Row images, inverse;
    Syllable syllable;
};
std::vector<Letters> letters_of(const Alphabet& alphabet) {
    std::vector<Letters> all;
    for (std::uint32_t g = 0; g < alphabet.generators().size(); ++g) {
        const auto images = rows::row(alphabet.generators()[g]), back = rows::inverse(images);
        all.push_back({images, back, {g, 1}});
        all.push_back({back, images, {g, -1}});
    }
    return all;
}

}  // namespace

ShortWordsTable::ShortWordsTable(const Alphabet& alphabet, std::size_t most, StopToken stop) : alphabet_(&alphabet) {
    const auto& generators = alphabet.generators();
    for (const auto& generator : generators) {
        of_letters_.push_back(rows::row(generator));
        of_letters_.push_back(rows::inverse(of_letters_.back()));
    }
    static_cast<void>(add({rows::identity(generators.empty() ? 0 : generators[0].size())}, most));
    for (std::uint32_t at = 0; at < elements_.size(); ++at) {
        if (at % stop_interval == 0 && stop.stop_requested()) return;
        for (std::uint32_t letter = 0; letter < of_letters_.size(); ++letter) {
            auto next = rows::product(elements_[at].images, of_letters_[letter]);
            const Syllable last{letter / 2, letter % 2 == 0 ? 1 : -1};
            if (!add({std::move(next), at, last, elements_[at].length + 1}, most)) return;
        }
    }
    is_complete_ = true;
}

// False if the table is full.
bool ShortWordsTable::add(Element element, std::size_t most) {
    if (find(element.images)) return true;
    if (elements_.size() >= most) return false;
    by_hash_.emplace(hash_of(element.images), static_cast<std::uint32_t>(elements_.size()));
    elements_.push_back(std::move(element));
    return true;
}

std::optional<std::size_t> ShortWordsTable::find(const Row& images) const {
    const auto [begin, end] = by_hash_.equal_range(hash_of(images));
    for (auto at = begin; at != end; ++at)
        if (elements_[at->second].images == images) return at->second;
    return std::nullopt;
}

Word ShortWordsTable::word(std::size_t element) const {
    Word reversed;
    for (; elements_[element].length > 0; element = elements_[element].before)
        reversed.push_back(elements_[element].last);
    Word made;
    for (auto at = reversed.rbegin(); at != reversed.rend(); ++at) alphabet_->append(made, *at);
    return made;
}

// p = a b with the shortest a for which b is near too: then b has the greatest length in the table, or a is the
// identity. The greatest length may be incomplete, so the first such a need not be best: lengths are compared.
std::optional<Word> ShortWordsTable::shortest(const Row& p, StopToken stop) const {
    std::optional<std::pair<std::size_t, std::size_t>> best;  // the numbers of a' and b
    std::uint32_t fewest = ~std::uint32_t{0};
    for (std::size_t at = 0; at < elements_.size(); ++at) {
        const auto& inverse_of_a = elements_[at];
        if (inverse_of_a.length >= fewest || (at % stop_interval == 0 && stop.stop_requested())) break;
        const auto b = find(rows::product(inverse_of_a.images, p));
        if (!b || inverse_of_a.length + elements_[*b].length >= fewest) continue;
        best = {at, *b};
        fewest = inverse_of_a.length + elements_[*b].length;
        if (is_complete_) break;
    }
    if (!best) return std::nullopt;
    auto made = alphabet_->inverse(word(best->first));
    alphabet_->append(made, word(best->second));
    return made;
}

std::vector<ElementWord> elements_of_small_support(const ShortWordsTable& near, const Alphabet& alphabet,
                                                   std::span<const Point> constituent_of, StopToken stop) {
    return Finder(near, alphabet, constituent_of).run(stop);
}

std::vector<ElementWord> conjugates(const ElementWord& element, const Alphabet& alphabet, std::size_t most,
                                    StopToken stop) {
    const auto letters = letters_of(alphabet);
    std::vector<ElementWord> all{element};
    std::set<Row> known{element.images};
    for (std::size_t at = 0; at < all.size() && !stop.stop_requested(); ++at)
        for (const auto& [images, inverse, syllable] : letters) {
            auto conjugate = rows::product(rows::product(inverse, all[at].images), images);
            if (all.size() >= most) return all;
            if (!known.insert(conjugate).second) continue;
            Word word;
            alphabet.append(word, {syllable.generator, -syllable.exponent});
            alphabet.append(word, all[at].word);
            alphabet.append(word, syllable);
            const auto count = length(word);
            all.push_back({std::move(conjugate), std::move(word), count});
        }
    return all;
}

}  // namespace cubelang::group
