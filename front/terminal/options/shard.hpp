#pragma once
// Which part of a run this is to be: "2/5" is the second of five. All of them together are the whole.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "front/terminal/options/option_table.hpp"

namespace cubelang::shell {

struct Shard {
    std::uint64_t part = 1, parts = 1;
};

/// Nothing if it is not I/N with 1 <= I <= N, N at most 10^9.
[[nodiscard]] std::optional<Shard> shard_in(std::string_view word);
/// For the row of an option.
[[nodiscard]] Mistake check_shard(Options& options, const std::string& word);

}  // namespace cubelang::shell
