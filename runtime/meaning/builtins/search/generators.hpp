#pragma once
// The turns that a search may use, with their costs; and lists of words in them.

#include <memory>

#include "runtime/meaning/bind/argument.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/search/space/canonical_words.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::eval {

/// The turns of `using = {R, U, M}` with their costs in a metric; without `using`, the usual turns of the cube in this
/// metric.
[[nodiscard]] std::vector<search::Generator> generators_of(Context& context, const std::optional<At<Value>>& moves,
                                                           const std::optional<query::Metric>& metric);
/// The given metric, or the usual one for a cube of n layers.
[[nodiscard]] query::Metric metric_or_usual(const std::optional<query::Metric>& metric, int n);

/// `generators`: moves as in `using` of find, or the name of a metric for all its turns on the current cube. Throws
/// lang::Error if `generators` or `length` is invalid.
[[nodiscard]] std::shared_ptr<const search::CanonicalWords> words_to_list(Context& context, const At<Value>& generators,
                                                                          const At<Integer>& length,
                                                                          search::CanonicalWords::UpTo up_to);

/// The algorithm that the word spells.
[[nodiscard]] cube::WordPtr algorithm_of(const search::GeneratorWord& word,
                                         const std::vector<search::Generator>& generators);

}  // namespace cubelang::eval
