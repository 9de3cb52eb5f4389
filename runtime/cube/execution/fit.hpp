#pragma once
// The weights of the automaton, fitted to algorithms whose times are known.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/execution/automaton.hpp"

namespace cubelang::execution {

struct TimedAlgorithm {
    std::vector<HandTurn> turns;
    double seconds;
};

/// Ridge regression on the features of the cheapest paths, whose paths and weights are improved in turn. Weights of
/// features that are no pairs are not negative. A feature without data keeps its unfitted weight.
[[nodiscard]] Weights fitted(std::span<const TimedAlgorithm> all);

struct FitQuality {
    double spearman, root_mean_square;  ///< of predictions; the error in seconds
};
[[nodiscard]] FitQuality quality(std::span<const double> predicted, std::span<const double> measured);

/// The predictions for each tenth of the algorithms, by weights fitted to the other nine; the tenths are always the
/// same. Needs at least 20 algorithms.
[[nodiscard]] std::vector<double> cross_validated(std::span<const TimedAlgorithm> all);

/// Weights as text, one on each line; features with their unfitted weight are left out.
[[nodiscard]] std::string weights_text(const Weights& weights);
/// Reads such a text. Returns an error message, or an empty string. Lines that begin with # are skipped.
[[nodiscard]] std::string read_weights(std::string_view text, Weights& weights);

/// The weights of the program, fitted to 472 timed algorithms.
[[nodiscard]] const Automaton& usual_automaton();

}  // namespace cubelang::execution
