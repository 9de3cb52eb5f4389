#pragma once
// The weights of the automaton, and files of weights.

#include <string>
#include <string_view>

#include "runtime/base/embedded_file.hpp"
#include "runtime/cube/execution/automaton.hpp"

namespace cubelang::execution {

/// runtime/cube/execution/NAME.txt: only weights.txt.
[[nodiscard]] std::span<const EmbeddedFile> embedded();

/// Reads weights from a text with the seconds and the name of a feature on each line; features that are left out keep
/// their unfitted weight. Returns an error message, or an empty string. Lines that begin with # are skipped.
[[nodiscard]] std::string read_weights(std::string_view text, Weights& weights);

/// The weights of the program, fitted to 472 timed algorithms.
[[nodiscard]] const Automaton& usual_automaton();

}  // namespace cubelang::execution
