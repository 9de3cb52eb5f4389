#pragma once
// `cube lsp`: the language server over standard input and output.

#include <span>

#include "front/terminal/options/option_table.hpp"

namespace cubelang::shell {

[[nodiscard]] int run_language_server(const Options& options);

}  // namespace cubelang::shell
