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

// Elements of a group that move few points, with short words.

/// Of those that move points of just one or just two constituents, the ones that move fewest: powers of near elements,
/// and commutators of two. `constituent_of` has the number of each point's.
[[nodiscard]] std::vector<Worded> elements_of_small_support(const ShortWordsTable& near, const Alphabet& alphabet,
                                                            std::span<const Point> constituent_of, StopToken stop = {});

/// It and its conjugates, nearest first: all, or so many.
[[nodiscard]] std::vector<Worded> conjugates(const Worded& element, const Alphabet& alphabet, std::size_t most,
                                             StopToken stop = {});

}  // namespace cubelang::group
