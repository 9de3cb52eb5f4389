#pragma once
// The turns that a search may use, and what each costs; and the words in them that are to be listed.

#include <memory>

#include "runtime/meaning/eval/argument.hpp"
#include "runtime/meaning/eval/common_arguments.hpp"
#include "runtime/search/space/canonical_words.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::eval {

/// `using = {R, U, M}`, with their costs in a metric; without it, what people turn on this cube and count in this
/// metric.
[[nodiscard]] std::vector<search::Generator> generators_of(Context& context, const std::optional<At<Value>>& moves,
                                                           const std::optional<query::Metric>& metric);
/// Where none is given, the usual one of the size.
[[nodiscard]] query::Metric metric_or_usual(const std::optional<query::Metric>& metric, int n);

/// Generators as `using` of find takes them, or a metric by its name for all the turns that it counts, on the current
/// cube. Throws lang::Error for what is none, and for a length that no word has.
[[nodiscard]] std::shared_ptr<const search::CanonicalWords> words_to_list(Context& context, const At<Value>& generators,
                                                                          const At<Integer>& length,
                                                                          search::CanonicalWords::UpTo up_to);

/// The algorithm that such a word is.
[[nodiscard]] cube::WordPtr algorithm_of(const search::GeneratorWord& word,
                                         const std::vector<search::Generator>& generators);

}  // namespace cubelang::eval
