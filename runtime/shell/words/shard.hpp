#pragma once
// Which part of a run this is to be: "2/5" is the second of five. All of them together are the whole.

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cubelang::shell {

struct Shard {
    std::uint32_t part = 1, parts = 1;
};

/// Nothing if it is not I/N with 1 <= I <= N.
[[nodiscard]] inline std::optional<Shard> shard_in(std::string_view word) {
    Shard shard;
    const char* const end = word.data() + word.size();
    const auto part = std::from_chars(word.data(), end, shard.part);
    if (part.ec != std::errc{} || part.ptr == end || *part.ptr != '/') return std::nullopt;
    const auto parts = std::from_chars(part.ptr + 1, end, shard.parts);
    const bool whole = parts.ec == std::errc{} && parts.ptr == end;
    return whole && shard.part >= 1 && shard.part <= shard.parts ? std::optional(shard) : std::nullopt;
}

}  // namespace cubelang::shell
