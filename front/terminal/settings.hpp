#pragma once
// What the command line asks of `cube map`.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "front/terminal/options/options.hpp"
#include "runtime/session/batch.hpp"

namespace cubelang::shell {

struct Shard {
    std::uint64_t part = 1, parts = 1;
};

/// Nothing if it is not I/N with 1 <= I <= N, N at most 10^9.
[[nodiscard]] std::optional<Shard> shard_in(std::string_view word);
/// For the row of an option.
[[nodiscard]] Mistake check_shard(Options& options, const std::string& word);

struct MapSettings {
    batch::Question question;
    std::vector<std::string> files;  ///< "-": standard input
    unsigned threads = 1;
    Shard shard;
    std::string output, rejects, resume;  ///< files; empty: none
};

}  // namespace cubelang::shell
