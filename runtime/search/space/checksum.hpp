#pragma once
// A checksum for files of many megabytes: not against malice, only against what disks and crashes do.

#include <array>
#include <cstdint>
#include <cstring>
#include <span>

namespace cubelang::search {

/// Eight sums side by side keep the processor's multipliers busy: many gigabytes a second.
[[nodiscard]] inline std::uint64_t checksum(std::span<const std::uint8_t> bytes) {
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15U;  // 2^64 / the golden ratio
    const auto mixed = [](std::uint64_t sum, std::uint64_t word) {
        sum = (sum ^ word) * odd;
        return sum ^ sum >> 29;
    };
    std::array<std::uint64_t, 8> sums{1, 2, 3, 4, 5, 6, 7, 8}, words{};
    std::size_t at = 0;
    for (; at + sizeof words <= bytes.size(); at += sizeof words) {
        std::memcpy(words.data(), bytes.data() + at, sizeof words);
        for (std::size_t i = 0; i < 8; ++i) sums[i] = mixed(sums[i], words[i]);
    }
    std::uint64_t all = bytes.size();
    for (; at < bytes.size(); ++at) all = mixed(all, bytes[at]);
    for (const auto sum : sums) all = mixed(all, sum);
    return all;
}

}  // namespace cubelang::search
