#pragma once
// All elements of a group up to some word length, with shortest words; and shortest words of elements up to twice
// that length, as a product of two of these.

#include <optional>
#include <unordered_map>

#include "runtime/algebra/group/words.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::group {

class ShortWordsTable {
public:
    /// At most `most` elements; fewer if stopped.
    ShortWordsTable(const Alphabet& alphabet, std::size_t most, StopToken stop = {});

    struct Element {
        rows::Row images;
        std::uint32_t before = 0;  ///< the element without the last letter
        Syllable last{};
        std::uint32_t length = 0;
    };
    /// Ordered by length; the identity first.
    [[nodiscard]] const std::vector<Element>& elements() const { return elements_; }
    /// Whether these are all elements of the group.
    [[nodiscard]] bool is_complete() const { return is_complete_; }
    [[nodiscard]] Word word(std::size_t element) const;
    [[nodiscard]] std::optional<std::size_t> find(const rows::Row& images) const;
    /// A word with the fewest letters; nullopt if the element is not near enough.
    [[nodiscard]] std::optional<Word> shortest(const rows::Row& p, StopToken stop = {}) const;

private:
    [[nodiscard]] bool add(Element element, std::size_t most);
    const Alphabet* alphabet_;
    std::vector<rows::Row> of_letters_;  ///< each generator and its inverse
    std::vector<Element> elements_;
    std::unordered_multimap<std::uint64_t, std::uint32_t> by_hash_;
    bool is_complete_ = false;
};

// Elements of a group that move few points, with short words.

/// The elements that move the fewest points, among those that move points of one or two constituents only: powers of
/// near elements, and commutators of two. `constituent_of[x]` is the constituent number of point x.
[[nodiscard]] std::vector<ElementWord> elements_of_small_support(const ShortWordsTable& near, const Alphabet& alphabet,
                                                                 std::span<const Point> constituent_of,
                                                                 StopToken stop = {});

/// The element and its conjugates, nearest first; at most `most`.
[[nodiscard]] std::vector<ElementWord> conjugates(const ElementWord& element, const Alphabet& alphabet,
                                                  std::size_t most, StopToken stop = {});

}  // namespace cubelang::group
