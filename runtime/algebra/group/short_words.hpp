#pragma once
// Short words for the elements of any permutation group.
//
// Near elements get a shortest word (short_words_table.hpp). For all others there is a stabilizer chain with words
// (words.hpp), through which an element is sifted after each of the near ones; the shortest of these words is taken.
// Points of copies are ignored.
//
// Far down the chain random elements rarely have short words. There the table also gets elements that move few
// points, which are powers of near elements and commutators of two, and their conjugates.

#include <memory>

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/short_words_table.hpp"
#include "runtime/algebra/group/words.hpp"

namespace cubelang::group {

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
