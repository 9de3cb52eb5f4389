#include "runtime/algebra/group/short_words_table.hpp"

#include <functional>
#include <string_view>

namespace cubelang::group {
namespace {

using rows::Row;

constexpr std::size_t between_looks = 1024;

std::uint64_t hash_of(const Row& images) {
    const auto* bytes = reinterpret_cast<const char*>(images.data());
    return std::hash<std::string_view>{}({bytes, images.size() * sizeof(Row::value_type)});
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
        if (at % between_looks == 0 && stop.stop_requested()) return;
        for (std::uint32_t letter = 0; letter < of_letters_.size(); ++letter) {
            auto next = rows::product(elements_[at].images, of_letters_[letter]);
            const Syllable last{letter / 2, letter % 2 == 0 ? 1 : -1};
            if (!add({std::move(next), at, last, elements_[at].length + 1}, most)) return;
        }
    }
    are_all_ = true;
}

// False: there are so many already.
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

// p = a b with the shortest a for which b is near too: then b is as long as near elements are, or a is nothing. The
// last length may not be whole, so the first a of its kind need not be the best one's: lengths are compared.
std::optional<Word> ShortWordsTable::shortest(const Row& p, StopToken stop) const {
    std::optional<std::pair<std::size_t, std::size_t>> best;  // inverse of a, and b
    std::uint32_t fewest = ~std::uint32_t{0};
    for (std::size_t at = 0; at < elements_.size(); ++at) {
        const auto& inverse_of_a = elements_[at];
        if (inverse_of_a.length >= fewest || (at % between_looks == 0 && stop.stop_requested())) break;
        const auto b = find(rows::product(inverse_of_a.images, p));
        if (!b || inverse_of_a.length + elements_[*b].length >= fewest) continue;
        best = {at, *b};
        fewest = inverse_of_a.length + elements_[*b].length;
        if (are_all_) break;
    }
    if (!best) return std::nullopt;
    auto made = alphabet_->inverse(word(best->first));
    alphabet_->append(made, word(best->second));
    return made;
}

}  // namespace cubelang::group
