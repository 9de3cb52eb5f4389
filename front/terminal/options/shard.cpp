#include "front/terminal/options/shard.hpp"

#include <charconv>
#include <system_error>

#include <fmt/format.h>

namespace cubelang::shell {

constexpr std::uint64_t most_parts = 1'000'000'000;

std::optional<Shard> shard_in(std::string_view word) {
    Shard shard;
    const char* const end = word.data() + word.size();
    const auto part = std::from_chars(word.data(), end, shard.part);
    if (part.ec != std::errc{} || part.ptr == end || *part.ptr != '/') return std::nullopt;
    const auto parts = std::from_chars(part.ptr + 1, end, shard.parts);
    const bool is_whole = parts.ec == std::errc{} && parts.ptr == end && shard.parts <= most_parts;
    return is_whole && shard.part >= 1 && shard.part <= shard.parts ? std::optional(shard) : std::nullopt;
}

Mistake check_shard(Options&, const std::string& word) {
    if (shard_in(word)) return {};
    return fmt::format("I/N must be two whole numbers such as 1/4, I from 1 to N, not '{}'", word);
}

}  // namespace cubelang::shell
