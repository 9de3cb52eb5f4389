#pragma once
// Elements of a group that move few points, with short words.

#include "runtime/algebra/group/short_words_table.hpp"
#include "runtime/algebra/group/word_table.hpp"

namespace cubelang::group {

/// Of those that move points of just one or just two constituents, the ones that move fewest: powers of near elements,
/// and commutators of two. `constituent_of` has the number of each point's.
[[nodiscard]] std::vector<Worded> elements_of_small_support(const ShortWordsTable& near, const Alphabet& alphabet,
                                                            std::span<const Point> constituent_of, StopToken stop = {});

/// It and its conjugates, nearest first: all, or so many.
[[nodiscard]] std::vector<Worded> conjugates(const Worded& element, const Alphabet& alphabet, std::size_t most,
                                             StopToken stop = {});

}  // namespace cubelang::group
