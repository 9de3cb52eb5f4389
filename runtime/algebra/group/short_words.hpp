#pragma once
// Short words for the elements of a permutation group, whatever it is.
//
// Near elements get a shortest word (short_words_table.hpp). For all others there is a chain of stabilizers with words
// (words.hpp), through which an element is sifted after each of the near ones; the shortest of these words is
// taken. Points of copies are left aside.
//
// The stabilizers far down the chain have no short words that chance would meet: there the elements are entered that
// move few points, which are powers of near ones and commutators of two, and their conjugates.

#include <memory>

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/short_words_table.hpp"
#include "runtime/algebra/group/words.hpp"

namespace cubelang::group {

class ShortWords {
public:
    /// Nothing if the group acts on more points than that is feasible for.
    [[nodiscard]] static std::optional<ShortWords> of(const PermutationGroup& group, StopToken stop = {});

    /// A word of the fewest letters, if p is near. It is in the group.
    [[nodiscard]] std::optional<Word> shortest(const Permutation& p, StopToken stop = {}) const;
    /// A short word; the table is made when it is first needed. Nothing if that was stopped, or did not come to its
    /// end. Stopped later: the best so far.
    [[nodiscard]] std::optional<Word> word(const Permutation& p, StopToken stop = {});

private:
    ShortWords() = default;
    [[nodiscard]] rows::Row kept(const Permutation& p) const;
    [[nodiscard]] Word sifted(const rows::Row& p, StopToken stop) const;

    std::vector<Point> points_, index_of_, constituent_of_;  ///< of all pieces but copies
    Integer order_;
    std::unique_ptr<const Alphabet> alphabet_;
    std::unique_ptr<const ShortWordsTable> near_;
    std::unique_ptr<const WordTable> table_;
};

}  // namespace cubelang::group
