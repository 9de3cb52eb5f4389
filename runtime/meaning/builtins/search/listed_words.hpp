#pragma once
// Which words are to be listed, from the values that say so.

#include <memory>

#include "runtime/meaning/eval/argument.hpp"
#include "runtime/search/space/canonical_words.hpp"

namespace cubelang::eval {

/// Generators as `using` of find takes them, or a metric by its name for all the turns that it counts, on the current
/// cube. Throws lang::Error for what is none, and for a length that no word has.
[[nodiscard]] std::shared_ptr<const search::CanonicalWords> words_to_list(Context& context, const At<Value>& generators,
                                                                          const At<Integer>& length,
                                                                          search::CanonicalWords::UpTo up_to);

/// The algorithm that such a word is.
[[nodiscard]] cube::WordPtr algorithm_of(const search::GeneratorWord& word,
                                         const std::vector<search::Generator>& generators);

}  // namespace cubelang::eval
