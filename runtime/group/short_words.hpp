#pragma once
// Short words for the elements of a permutation group, whatever it is.
//
// Near elements get a shortest word (near_elements.hpp). For all others there is a chain of stabilizers with words
// (word_table.hpp), through which an element is sifted after each of the near ones; the shortest of these words is
// taken. Points of copies are left aside.
//
// The stabilizers far down the chain have no short words that chance would meet: there the elements are entered that
// move few points, which are powers of near ones and commutators of two, and their conjugates.

#include <memory>

#include "runtime/group/near_elements.hpp"
#include "runtime/group/permutation_group.hpp"
#include "runtime/group/word_table.hpp"

namespace cubelang::group {

class ShortWords {
public:
    /// Nothing if stopped before the table is whole, or if it did not become so: the group is too large.
    [[nodiscard]] static std::optional<ShortWords> of(const PermutationGroup& group, StopToken stop = {});

    struct Found {
        Word word;
        bool is_shortest = false;  ///< in letters
    };
    /// p is in the group. Stopped: the best so far.
    [[nodiscard]] Found word(const Permutation& p, StopToken stop = {}) const;
    [[nodiscard]] const Alphabet& alphabet() const { return *alphabet_; }

private:
    ShortWords() = default;
    [[nodiscard]] rows::Row kept(const Permutation& p) const;
    [[nodiscard]] Word sifted(const rows::Row& p, StopToken stop) const;

    std::vector<Point> points_, index_of_;  ///< of all pieces but copies
    std::unique_ptr<const Alphabet> alphabet_;
    std::unique_ptr<const NearElements> near_;
    std::unique_ptr<const WordTable> table_;  ///< null: all elements are near
};

}  // namespace cubelang::group
