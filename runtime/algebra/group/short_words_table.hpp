#pragma once
// The elements of a group that have short words, all of them up to some length; and shortest words of elements up to
// twice as far, as a product of two of these.

#include <optional>
#include <unordered_map>

#include "runtime/algebra/group/words.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::group {

class ShortWordsTable {
public:
    /// So many at most. Made earlier for lack of time, they are fewer.
    ShortWordsTable(const Alphabet& alphabet, std::size_t most, StopToken stop = {});

    struct Element {
        rows::Row images;
        std::uint32_t before = 0;  ///< the element that this one is, but for its last letter
        Syllable last{};
        std::uint32_t length = 0;
    };
    /// By length; the identity first.
    [[nodiscard]] const std::vector<Element>& elements() const { return elements_; }
    /// Are these all elements of the group?
    [[nodiscard]] bool are_all() const { return are_all_; }
    [[nodiscard]] Word word(std::size_t element) const;
    [[nodiscard]] std::optional<std::size_t> find(const rows::Row& images) const;
    /// A word of the fewest letters, if the element is near enough.
    [[nodiscard]] std::optional<Word> shortest(const rows::Row& p, StopToken stop = {}) const;

private:
    [[nodiscard]] bool add(Element element, std::size_t most);
    const Alphabet* alphabet_;
    std::vector<rows::Row> of_letters_;  ///< each generator and its inverse
    std::vector<Element> elements_;
    std::unordered_multimap<std::uint64_t, std::uint32_t> by_hash_;
    bool are_all_ = false;
};

}  // namespace cubelang::group
