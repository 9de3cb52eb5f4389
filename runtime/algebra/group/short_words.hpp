#pragma once
// Short words for the elements of any permutation group.
//
// Near elements get a shortest word (ShortWordsTable). For all others there is a stabilizer chain with words
// (words.hpp), through which an element is sifted after each of the near ones; the shortest of these words is taken.
// Points of copies are ignored.
//
// Far down the chain random elements rarely have short words. There the table also gets elements that move few
// points, which are powers of near elements and commutators of two, and their conjugates.

#include <memory>
#include <optional>
#include <unordered_map>

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/words.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::group {

// All elements of a group up to some word length, with shortest words; and shortest words of elements up to twice
// that length, as a product of two of these.

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

class ShortWords {
public:
    /// nullopt if the group acts on too many points.
    [[nodiscard]] static std::optional<ShortWords> of(const PermutationGroup& group, StopToken stop = {});

    /// A word with the fewest letters for p, an element of the group; nullopt if p is not near.
    [[nodiscard]] std::optional<Word> shortest(const Permutation& p, StopToken stop = {}) const;
    /// A short word; builds the table at the first call. nullopt if that is stopped or does not finish. If stopped
    /// later: the best word so far.
    [[nodiscard]] std::optional<Word> word(const Permutation& p, StopToken stop = {});

private:
    ShortWords() = default;
    [[nodiscard]] rows::Row row_without_copies(const Permutation& p) const;
    [[nodiscard]] Word sifted(const rows::Row& p, StopToken stop) const;

    std::vector<Point> points_, index_of_, constituent_of_;  ///< of all pieces except copies
    Integer order_;
    std::unique_ptr<const Alphabet> alphabet_;
    std::unique_ptr<const ShortWordsTable> near_;
    std::unique_ptr<const WordTable> table_;
};

}  // namespace cubelang::group
