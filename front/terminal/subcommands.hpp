#pragma once
// The table of subcommands, and the subcommands of this folder.

#include "front/terminal/options/options.hpp"

namespace cubelang::terminal {

[[nodiscard]] Subcommands subcommands();

/// `cube fmt FILE...`: formats files in the style of docs/program.md.
[[nodiscard]] std::span<const OptionRow> fmt_options();
[[nodiscard]] int run_fmt(const Options& options);

/// `cube lsp`: the language server over standard input and output.
[[nodiscard]] int run_language_server(const Options& options);

/// `cube review FILE...`: posted solves, checked and explained.
[[nodiscard]] int run_review(const Options& options);

/// `cube verify FILE`: the checker of certificates.
[[nodiscard]] int run_verify(const Options& options);

/// `cube map`: evaluates an expression for each line of files.
[[nodiscard]] std::span<const OptionRow> map_options();
[[nodiscard]] int run_map(const Options& options);

}  // namespace cubelang::terminal
